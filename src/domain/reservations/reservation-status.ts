// Where a reservation stands and where it may go from there (DESIGN 4), in words for desk, mails and pages.

export const RESERVATION_STATUSES = ['new', 'confirmed', 'rejected', 'cancelled', 'done'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Who brought it: the visitor's form, staff for somebody on the phone, or the house itself that keeps a room free. */
export const RESERVATION_SOURCES = ['form', 'phone', 'block'] as const;

/** What was refused or called off can be asked for again; what is over stays so. */
const NEXT: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  new: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['cancelled', 'done'],
  rejected: ['new'],
  cancelled: ['new'],
  done: [],
};

/** Where a reservation may be moved to. */
export function nextStatuses(status: ReservationStatus): readonly ReservationStatus[] {
  return NEXT[status];
}

/** Whether a reservation in this state may still take place, so that its time is worth asking about. */
export function isOpen(status: ReservationStatus): boolean {
  return status === 'new' || status === 'confirmed';
}

/** `potvrdená`, said of a reservation. */
export const STATUS_WORDS: Readonly<Record<ReservationStatus, string>> = {
  new: 'nová',
  confirmed: 'potvrdená',
  rejected: 'zamietnutá',
  cancelled: 'zrušená',
  done: 'ukončená',
};
