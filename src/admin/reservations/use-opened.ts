import type { UseFormReturnType } from '@mantine/form';
import type { DeskReservationDetail } from '../../api/admin-reservations.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { useOpenedEntry } from '../entries/use-entry-save.ts';

/**
 * Takes over what colleagues save, except in fields that the user has changed. When both changed one field, the form
 * keeps its version, so that the server refuses the save.
 */
export function useOpened<Values extends object>(
  form: UseFormReturnType<Values>,
  reservation: DeskReservationDetail,
  toValues: (reservation: DeskReservationDetail) => Values,
) {
  return useOpenedEntry(form, reservation, toValues, (theirs) =>
    hasConflict(form.getInitialValues(), form.getValues(), theirs),
  );
}

function hasConflict<Values extends object>(before: Values, typed: Values, theirs: Values): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(theirs));
  return Object.entries(typed).some(
    ([name, mine]) =>
      !isSameValue(mine, old.get(name)) &&
      !isSameValue(now.get(name), old.get(name)) &&
      !isSameValue(mine, now.get(name)),
  );
}
