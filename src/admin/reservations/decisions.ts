import type { ReservationStatus } from '../../domain/view/reservation-status.ts';

export type DecisionStatus = Exclude<ReservationStatus, 'new'>;

export interface Decision {
  status: DecisionStatus;
  /** On the button that opens the dialog, and the dialog's title. */
  label: string;
  /** The one most likely meant. */
  isMain: boolean;
  /** Whether a reason is asked, and must be given. */
  reason: 'none' | 'optional' | 'required';
  isDanger: boolean;
}

const DECISIONS: Readonly<Record<DecisionStatus, Decision>> = {
  confirmed: { status: 'confirmed', label: 'Potvrdiť', isMain: true, reason: 'none', isDanger: false },
  rejected: { status: 'rejected', label: 'Zamietnuť', isMain: false, reason: 'required', isDanger: true },
  cancelled: { status: 'cancelled', label: 'Zrušiť', isMain: false, reason: 'optional', isDanger: true },
  done: { status: 'done', label: 'Ukončiť', isMain: false, reason: 'none', isDanger: false },
};

/** What can be decided; a blocked room can only be given back. */
export function decisionsOf(next: readonly ReservationStatus[], isBlock: boolean): Decision[] {
  if (isBlock && next.includes('cancelled'))
    return [{ ...DECISIONS.cancelled, label: 'Uvoľniť miestnosť', reason: 'none' }];
  return isBlock ? [] : next.flatMap((status) => (status === 'new' ? [] : [DECISIONS[status]]));
}
