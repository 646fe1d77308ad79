export const RESERVATION_STATUSES = ['new', 'confirmed', 'rejected', 'cancelled', 'done'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** `phone`: entered for a caller; `block`: the room is kept free. */
export const RESERVATION_SOURCES = ['form', 'phone', 'block'] as const;

const NEXT: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  new: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['cancelled', 'done'],
  rejected: ['new'],
  cancelled: ['new'],
  done: [],
};

export function nextStatuses(status: ReservationStatus): readonly ReservationStatus[] {
  return NEXT[status];
}

export function isOpen(status: ReservationStatus): boolean {
  return status === 'new' || status === 'confirmed';
}

export const STATUS_WORDS: Readonly<Record<ReservationStatus, string>> = {
  new: 'nová',
  confirmed: 'potvrdená',
  rejected: 'zamietnutá',
  cancelled: 'zrušená',
  done: 'ukončená',
};
