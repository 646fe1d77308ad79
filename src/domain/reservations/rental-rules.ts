// The conditions of hire as numbers and sentences that form, calls and mails share.

/** The purposes that a visitor can choose. */
export const EVENT_TYPES = ['Svadba', 'Konferencia', 'Koncert', 'Workshop', 'Výstava', 'Iné'] as const;

/** What the price depends on besides the room. */
export const PURPOSES = ['komerčné', 'nekomerčné'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Part of the price that is paid once the reservation is confirmed. */
export const DEPOSIT_SHARE = 0.3;
/** How many days before the event the rest is due. */
export const BALANCE_DAYS_BEFORE = 3;
/** Cancelling is free up to this many days before the event. */
export const FREE_CANCELLATION_DAYS_BEFORE = 7;

/** The telephone number for people who want to hire a room: the one for rentals, otherwise the main one of the centre. */
export function reservationPhone(site: {
  reservation_phone?: string | undefined;
  phones: readonly { number: string }[];
}): string {
  return site.reservation_phone ?? site.phones[0]?.number ?? '';
}
