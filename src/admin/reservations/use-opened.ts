import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskReservationDetail } from '../../api/admin-reservations.ts';
import { isSameValue } from '../../domain/content/same-value.ts';
import { showSaved } from '../shared/form-state.ts';

/**
 * Lets a form follow what colleagues save meanwhile, but for the fields one has typed in. Where somebody else has changed such a
 * field, the form stays with the version it was opened from, over which the server saves nothing.
 * @param reservation as it is on the server now
 * @returns `opened`: what the form was made from; `keep` takes what it has saved itself
 */
export function useOpened<Values extends object>(
  form: UseFormReturnType<Values>,
  reservation: DeskReservationDetail,
  toValues: (reservation: DeskReservationDetail) => Values,
): { opened: DeskReservationDetail; keep: (saved: DeskReservationDetail) => void } {
  const [opened, setOpened] = useState(reservation);
  const keep = (next: DeskReservationDetail) => {
    setOpened(next);
    showSaved(form, toValues(next));
  };
  const follow = useEffectEvent(() => {
    if (reservation.version === opened.version) return;
    if (!meets(form.getInitialValues(), form.getValues(), toValues(reservation))) keep(reservation);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what is waited for
  useEffect(() => follow(), [reservation.version]);
  return { opened, keep };
}

/** Whether one and the same field was typed in and changed by somebody else. */
function meets<Values extends object>(before: Values, typed: Values, theirs: Values): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(theirs));
  return Object.entries(typed).some(
    ([name, mine]) =>
      !isSameValue(mine, old.get(name)) &&
      !isSameValue(now.get(name), old.get(name)) &&
      !isSameValue(mine, now.get(name)),
  );
}
