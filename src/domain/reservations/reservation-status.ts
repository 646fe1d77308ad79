// The status of a reservation and the statuses that can follow, in words for desk, mails and pages.

export const RESERVATION_STATUSES = ['new', 'confirmed', 'rejected', 'cancelled', 'done'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** The source of a reservation: the form, staff who enter it for a caller, or the centre when it keeps a room free. */
export const RESERVATION_SOURCES = ['form', 'phone', 'block'] as const;

/** A rejected or cancelled reservation can be opened again; a finished one cannot. */
const NEXT: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  new: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['cancelled', 'done'],
  rejected: ['new'],
  cancelled: ['new'],
  done: [],
};

/** The statuses that can follow this one. */
export function nextStatuses(status: ReservationStatus): readonly ReservationStatus[] {
  return NEXT[status];
}

/** Whether a reservation with this status may still take place, so that its time matters. */
export function isOpen(status: ReservationStatus): boolean {
  return status === 'new' || status === 'confirmed';
}

/** The status as an adjective of a reservation, `potvrdená`. */
export const STATUS_WORDS: Readonly<Record<ReservationStatus, string>> = {
  new: 'nová',
  confirmed: 'potvrdená',
  rejected: 'zamietnutá',
  cancelled: 'zrušená',
  done: 'ukončená',
};
