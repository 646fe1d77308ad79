// The conditions of hire as numbers and sentences that form, calls and mails share (SPEC 2.11, 5, 9).

/** SPEC 3: what a reservation can be for. */
export const EVENT_TYPES = ['Svadba', 'Konferencia', 'Koncert', 'Workshop', 'Výstava', 'Iné'] as const;

/** What the price depends on beside the room. */
export const PURPOSES = ['komerčné', 'nekomerčné'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Part of the price that is paid once the date is confirmed. */
export const DEPOSIT_SHARE = 0.3;
/** The rest is due so many days before. */
export const BALANCE_DAYS_BEFORE = 3;
/** Until so many days before, cancelling costs nothing. */
export const FREE_CANCELLATION_DAYS_BEFORE = 7;

/** What the visitor agrees to (SPEC 5). A changed wording needs a new version: both are kept with each request. */
export const RESERVATION_CONSENT = {
  version: 1,
  wording: 'Súhlasím so spracovaním osobných údajov pre účely rezervácie',
} as const;
