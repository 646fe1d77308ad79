import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskReservationDetail } from '../../api/admin-reservations.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { showSaved } from '../shared/form-state.ts';

/**
 * Takes over what colleagues save, except in fields that the user has changed. When both changed one field, the form
 * keeps its version, so that the server refuses the save.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for every new version
  useEffect(() => follow(), [reservation.version]);
  return { opened, keep };
}

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
