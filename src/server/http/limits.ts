/** At most `max` calls in a window that begins with the first of them. */
export interface Limit {
  max: number;
  windowSeconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Every limit there is. Those without a suffix count per IP address: several people behind one must not lock each other out.
 * Those of an `email` count its mailbox.
 */
export const LIMITS = {
  'newsletter-captcha': { max: 120, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe-email': { max: 5, windowSeconds: HOUR },
  /** Over it a sign-up is taken, but nothing is mailed: nobody can mail strangers in the centre's name. */
  'newsletter-mail-email': { max: 5, windowSeconds: DAY },
  'newsletter-confirm': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-unsubscribe': { max: 100, windowSeconds: QUARTER_HOUR },
  /** Test mails of an issue, which may go to anybody. */
  'newsletter-test-user': { max: 20, windowSeconds: HOUR },
  /** Wrong ones count as well; what comes over the tiers below is kept apart long before. */
  'reservation-request': { max: 200, windowSeconds: QUARTER_HOUR },
  /** Over it a request counts as suspicious. */
  'reservation-request-email': { max: 20, windowSeconds: DAY },
  /** Over it the request is taken, but its receipt is not mailed: nobody can mail strangers in the centre's name. */
  'reservation-receipt-email': { max: 3, windowSeconds: DAY },
  'reservation-link': { max: 100, windowSeconds: QUARTER_HOUR },
  /** Calendar programmes of many people ask from few addresses. */
  'room-feed': { max: 1000, windowSeconds: QUARTER_HOUR },
  /** Failures only (DESIGN 4); those of one account, from strange networks together, from each known one apart. */
  'sign-in': { max: 50, windowSeconds: QUARTER_HOUR },
  'sign-in-account': { max: 5, windowSeconds: QUARTER_HOUR },
  'sign-in-account-day': { max: 20, windowSeconds: DAY },
  /** Failures only, of all factors together, whichever sign-in they belong to. */
  'second-factor-challenge': { max: 5, windowSeconds: QUARTER_HOUR },
  'second-factor-user': { max: 5, windowSeconds: QUARTER_HOUR },
  'second-factor-user-day': { max: 20, windowSeconds: DAY },
  'second-factor-mail-user': { max: 6, windowSeconds: HOUR },
  register: { max: 30, windowSeconds: HOUR },
  'account-mail': { max: 30, windowSeconds: HOUR },
  /** Of registrations, resends and changes of address together. Over it strangers are answered alike, but nothing is mailed. */
  'verification-mail-email': { max: 5, windowSeconds: DAY },
  /** Mails to the administrators that an account waits; the dashboard says it all the same. */
  'account-waits': { max: 20, windowSeconds: DAY },
  /** What strangers ask for, a mailbox from one network and from all; over it nothing is mailed, and nobody is told. */
  'password-reset-network-email': { max: 3, windowSeconds: HOUR },
  'password-reset-email': { max: 10, windowSeconds: HOUR },
  /** What one of the staff, or the terminal, sends to one account. */
  'password-reset-staff': { max: 10, windowSeconds: HOUR },
  'email-change-user': { max: 3, windowSeconds: HOUR },
  'account-link': { max: 50, windowSeconds: QUARTER_HOUR },
  /** Pictures of one user: ten galleries of a hundred photos a day. */
  'media-user': { max: 1000, windowSeconds: DAY },
  'audit-refusal': { max: 1, windowSeconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** How many calls are within bounds by where they come from: a network of each size (`networksOf`), and the whole site. */
interface Tiers {
  /** One subscriber: an IPv4 address or an IPv6 /64. */
  subscriber: number;
  '/24': number;
  '/56': number;
  '/48': number;
  site: number;
  windowSeconds: number;
}

/**
 * Limits of what strangers can begin without an account. Over them nobody is refused, since visitors share networks and whoever
 * floods learns nothing from a success; but nobody is mailed either. A network that is over its own share takes nothing of the
 * larger ones' and the site's.
 */
export const TIERS = {
  /** Over it: kept apart as suspicious. */
  'reservation-request': { subscriber: 20, '/24': 40, '/56': 30, '/48': 60, site: 120, windowSeconds: HOUR },
  /** Over it: answered, and forgotten. */
  'newsletter-subscribe': { subscriber: 40, '/24': 60, '/56': 50, '/48': 80, site: 200, windowSeconds: HOUR },
  /** Over it: answered, and forgotten. */
  register: { subscriber: 20, '/24': 30, '/56': 30, '/48': 40, site: 60, windowSeconds: HOUR },
  /** Over it failed attempts to sign in are no longer written into the log one by one. */
  'audit-failure': { subscriber: 30, '/24': 60, '/56': 60, '/48': 100, site: 200, windowSeconds: DAY },
} as const satisfies Record<string, Tiers>;

/** Public reads that no cache keeps from the store, of one subscriber and of each larger network (`networksOf`). */
export const READS_A_MINUTE = { subscriber: 600, network: 3000 } as const;

export type TiersName = keyof typeof TIERS;
