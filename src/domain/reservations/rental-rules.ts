// The conditions of hire that form, calls and mails share; `domain/content/hire.ts` says which of them a centre sets.

/** What the price depends on besides the room. */
export const PURPOSES = ['komerčné', 'nekomerčné'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What hirers agree to when they ask for a room. A reservation keeps the terms of its time. */
export interface HireTerms {
  /** Part of the price that is paid once the reservation is confirmed, 0 to 100; 0: there is no deposit. */
  deposit_percent: number;
  /** How many days before the event the rest is due; 0: on its first day. */
  balance_days: number;
  /** Cancelling is free up to so many days before the event; 0: up to its first day. */
  cancellation_days: number;
}

/** The terms of a centre that has set none, and of reservations from before they could be set. */
export const USUAL_TERMS: HireTerms = { deposit_percent: 30, balance_days: 3, cancellation_days: 7 };

/** The terms alone, as a reservation keeps them. */
export function termsOf({ deposit_percent, balance_days, cancellation_days }: HireTerms): HireTerms {
  return { deposit_percent, balance_days, cancellation_days };
}

/** The telephone number for people who want to hire a room: the one for rentals, otherwise the main one of the centre. */
export function reservationPhone(site: {
  reservation_phone?: string | undefined;
  phones: readonly { number: string }[];
}): string {
  return site.reservation_phone ?? site.phones[0]?.number ?? '';
}
