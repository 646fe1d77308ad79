import { nextStatuses, type ReservationStatus } from '../../domain/view/reservation-status.ts';

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

/** What can be decided; a blocked room can only be given back, and a request only its sender takes back. */
export function decisionsOf(status: ReservationStatus, isBlock: boolean): Decision[] {
  const next = nextStatuses(status).flatMap((each) => (each === 'new' ? [] : [DECISIONS[each]]));
  if (isBlock)
    return next
      .filter((decision) => decision.status === 'cancelled')
      .map((decision) => ({ ...decision, label: 'Uvoľniť miestnosť', reason: 'none' }));
  if (status !== 'new') return next;
  return next.map((decision) =>
    decision.status === 'cancelled' ? { ...decision, label: 'Žiadateľ zrušil' } : decision,
  );
}
