import type { DecisionMail } from '../../domain/reservations/reservation-mail-text.ts';
import { nextStatuses, type ReservationStatus } from '../../domain/reservations/reservation-status.ts';

export interface Decision {
  status: ReservationStatus;
  mail: DecisionMail;
  isMailOptional: boolean;
  label: string;
  /** On the button that decides, where the label is no verb. */
  submitLabel?: string;
  isMain: boolean;
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

/** A blocked room can only be released, and only the visitor withdraws a new request. */
export function decisionsOf(status: ReservationStatus, isBlock: boolean): Decision[] {
  const next = nextStatuses(status).map((each) => DECISIONS[each]);
  if (isBlock)
    return next
      .filter((decision) => decision.status === 'cancelled')
      .map((decision) => ({ ...decision, label: 'Uvoľniť miestnosť', reason: 'none' }));
  if (status !== 'new') return next;
  return next.map((decision) =>
    decision.status === 'cancelled' ? { ...decision, label: 'Žiadateľ to odriekol', submitLabel: 'Zapísať' } : decision,
  );
}
