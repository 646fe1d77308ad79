import type { UseFormReturnType } from '@mantine/form';
import { isSameValue } from '../../domain/content/same-value.ts';

/**
 * Shows what was saved in the form it came from. What was typed since it was sent, which `FormShell` has made the initial values,
 * stays and is not saved yet.
 */
export function showSaved<Values extends object>(form: UseFormReturnType<Values>, saved: Values): void {
  const sent = form.getInitialValues();
  const typed: Partial<Values> = { ...form.getValues() };
  for (const name of namesOf(sent)) if (isSameValue(typed[name], sent[name])) delete typed[name];
  form.setValues({ ...saved, ...typed });
  form.resetDirty(saved);
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}
