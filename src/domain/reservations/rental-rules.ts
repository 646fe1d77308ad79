export const PURPOSES = ['komerčné', 'nekomerčné'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A reservation keeps the terms of its time. */
export interface HireTerms {
  /** 0 to 100; 0: there is no deposit. */
  deposit_percent: number;
  /** Days before the event; 0: on its first day. */
  balance_days: number;
  /** Days before the event; 0: up to its first day. */
  cancellation_days: number;
}

/** Also for reservations from before terms could be set. */
export const USUAL_TERMS: HireTerms = { deposit_percent: 30, balance_days: 3, cancellation_days: 7 };

export function termsOf({ deposit_percent, balance_days, cancellation_days }: HireTerms): HireTerms {
  return { deposit_percent, balance_days, cancellation_days };
}

export function reservationPhone(site: {
  reservation_phone?: string | undefined;
  phones: readonly { number: string }[];
}): string {
  return site.reservation_phone ?? site.phones[0]?.number ?? '';
}
