/** At most `max` calls in a window that begins with the first of them. */
interface Limit {
  max: number;
  windowSeconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Every limit there is. Those without a suffix count per IP address: several people behind one must not lock each other out. */
export const LIMITS = {
  'newsletter-captcha': { max: 120, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe-email': { max: 5, windowSeconds: HOUR },
  /** Over it a sign-up is taken, but nothing is mailed: nobody can mail strangers in the centre's name. */
  'newsletter-mail-email': { max: 5, windowSeconds: DAY },
  'newsletter-confirm': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-unsubscribe': { max: 100, windowSeconds: QUARTER_HOUR },
  'reservation-request': { max: 50, windowSeconds: QUARTER_HOUR },
  'reservation-request-email': { max: 20, windowSeconds: DAY },
  /** Over it the request is taken, but its receipt is not mailed: nobody can mail strangers in the centre's name. */
  'reservation-receipt-email': { max: 3, windowSeconds: DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
