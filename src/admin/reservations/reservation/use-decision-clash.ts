import { useState } from 'react';
import { ClashError, type DeskReservationDetail, type Occupant } from '../../../api/admin-reservations.ts';
import type { ReservationStatus } from '../../../domain/reservations/reservation-status.ts';
import { SAME_PLACE } from '../words.ts';

/**
 * What is in the way of a decision: what the page knows beforehand, and what the server has found besides.
 * @param error of the last attempt
 * @returns `override`: whether one goes past all of it, and past nothing that has come since
 */
export function useDecisionClash(
  { overlaps }: DeskReservationDetail,
  decided: ReservationStatus,
  error: Error | null,
): { message: string; clashes: Occupant[]; override: boolean; setOverride: (override: boolean) => void } {
  const [passed, setPassed] = useState<string | null>(null);
  // Requests that wait take no room yet.
  const known = decided === 'confirmed' ? overlaps.filter(({ status }) => status !== 'new') : [];
  const met = error instanceof ClashError ? error : null;
  const isKnown = met === null || known.some((other) => nameOf(other) === nameOf(met.clash));
  const clashes = isKnown ? known : [...known, met.clash];
  const shown = clashes.map(nameOf).join('\n');
  return {
    message: met?.message ?? SAME_PLACE,
    clashes,
    override: clashes.length > 0 && passed === shown,
    setOverride: (override) => setPassed(override ? shown : null),
  };
}

function nameOf({ kind, id, start }: Occupant): string {
  return `${kind} ${id} ${start}`;
}
