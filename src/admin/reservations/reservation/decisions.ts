import type { DecisionMail } from '../../../domain/reservations/reservation-mail-text.ts';
import { nextStatuses, type ReservationStatus } from '../../../domain/reservations/reservation-status.ts';

export interface Decision {
  status: ReservationStatus;
  /** What its mail says unless staff change it. */
  mail: DecisionMail;
  /** Whether the visitor need not be told. */
  isMailOptional: boolean;
  /** On the button that opens the dialog, and the dialog's title. */
  label: string;
  /** The one most likely meant. */
  isMain: boolean;
  /** Whether a reason is asked, and must be given. */
  reason: 'none' | 'optional' | 'required';
  isDanger: boolean;
}

const PLAIN = { isMain: false, reason: 'none', isDanger: false, isMailOptional: false } as const;

const DECISIONS: Readonly<Record<ReservationStatus, Decision>> = {
  new: { ...PLAIN, status: 'new', mail: 'reopened', isMailOptional: true, label: 'Znova otvoriť' },
  confirmed: { ...PLAIN, status: 'confirmed', mail: 'confirmed', label: 'Potvrdiť', isMain: true },
  rejected: { ...PLAIN, status: 'rejected', mail: 'rejected', label: 'Zamietnuť', reason: 'required', isDanger: true },
  cancelled: {
    ...PLAIN,
    status: 'cancelled',
    mail: 'cancelled',
    label: 'Zrušiť rezerváciu',
    reason: 'optional',
    isDanger: true,
  },
  done: { ...PLAIN, status: 'done', mail: 'done', label: 'Označiť ako ukončenú' },
};

/** What can be decided; a blocked room can only be given back, and a request only its sender takes back. */
export function decisionsOf(status: ReservationStatus, isBlock: boolean): Decision[] {
  const next = nextStatuses(status).map((each) => DECISIONS[each]);
  if (isBlock)
    return next
      .filter((decision) => decision.status === 'cancelled')
      .map((decision) => ({ ...decision, label: 'Uvoľniť miestnosť', reason: 'none' }));
  if (status !== 'new') return next;
  return next.map((decision) =>
    decision.status === 'cancelled' ? { ...decision, label: 'Zapísať, že žiadateľ zrušil' } : decision,
  );
}
