import { useState } from 'react';
import { ClashError } from '../../../api/admin-reservations.ts';

const PLACE = ['room', 'date_from', 'time_from', 'date_until', 'time_until'] as const;

type Place = Readonly<Partial<Record<(typeof PLACE)[number], unknown>>>;

/**
 * What a save has met in the way, and whether one goes past it: both are of the room and the time that were sent. Whoever types
 * others is asked anew.
 * @param save `variables`: what was sent last
 * @param typed as it would be sent now
 */
export function useClash(save: { error: Error | null; variables: Place | undefined }, typed: Place) {
  const [passed, setPassed] = useState<ClashError | null>(null);
  const isTheSame = PLACE.every((name) => save.variables?.[name] === typed[name]);
  const clash = save.error instanceof ClashError && isTheSame ? save.error : null;
  return {
    clash,
    override: clash !== null && passed === clash,
    setOverride: (override: boolean) => setPassed(override ? clash : null),
  };
}
