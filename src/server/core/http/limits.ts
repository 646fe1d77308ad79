/** At most `max` calls in a window that begins with the first of them. */
export interface Limit {
  max: number;
  windowSeconds: number;
  /** `mailbox`: an address counts without its plus part. */
  per?: 'mailbox';
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Those without a suffix count per IP address, which people share. */
export const LIMITS = {
  'newsletter-subscribe': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe-email': { max: 5, windowSeconds: HOUR, per: 'mailbox' },
  /** Over it nothing is mailed, so that nobody mails strangers in the centre's name. */
  'newsletter-mail-email': { max: 5, windowSeconds: DAY, per: 'mailbox' },
  'newsletter-confirm': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-unsubscribe': { max: 100, windowSeconds: QUARTER_HOUR },
  'newsletter-test-user': { max: 20, windowSeconds: HOUR },
  /** Invalid requests count as well. */
  'reservation-request': { max: 200, windowSeconds: QUARTER_HOUR },
  /** Beyond it a request is suspicious. */
  'reservation-request-email': { max: 20, windowSeconds: DAY, per: 'mailbox' },
  'reservation-receipt-email': { max: 3, windowSeconds: DAY, per: 'mailbox' },
  'reservation-link': { max: 100, windowSeconds: QUARTER_HOUR },
  'sign-in': { max: 50, windowSeconds: QUARTER_HOUR },
  'sign-in-account': { max: 5, windowSeconds: QUARTER_HOUR },
  'sign-in-account-day': { max: 20, windowSeconds: DAY },
  'second-factor-challenge': { max: 5, windowSeconds: QUARTER_HOUR },
  'second-factor-user': { max: 5, windowSeconds: QUARTER_HOUR },
  'second-factor-user-day': { max: 20, windowSeconds: DAY },
  'second-factor-mail-user': { max: 6, windowSeconds: HOUR },
  register: { max: 30, windowSeconds: HOUR },
  'account-mail': { max: 30, windowSeconds: HOUR },
  /** Over it: the same answer, no mail. */
  'verification-mail-network-email': { max: 5, windowSeconds: DAY, per: 'mailbox' },
  'verification-mail-email': { max: 20, windowSeconds: DAY, per: 'mailbox' },
  'account-waits': { max: 20, windowSeconds: DAY },
  /** Over it: no mail, and nobody is told. */
  'password-reset-network-email': { max: 3, windowSeconds: HOUR, per: 'mailbox' },
  'password-reset-email': { max: 10, windowSeconds: HOUR, per: 'mailbox' },
  'password-reset-staff': { max: 10, windowSeconds: HOUR },
  'email-change-user': { max: 3, windowSeconds: HOUR },
  /** Strangers' calls, which could use it up, count apart. */
  'email-change-email': { max: 5, windowSeconds: DAY, per: 'mailbox' },
  'account-link': { max: 50, windowSeconds: QUARTER_HOUR },
  'media-user': { max: 1000, windowSeconds: DAY },
  'backup-site': { max: 4, windowSeconds: HOUR },
  'audit-refusal': { max: 1, windowSeconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface Tiers {
  subscriber: number;
  '/24': number;
  '/56': number;
  '/48': number;
  site: number;
  windowSeconds: number;
}

/**
 * Over these nobody is refused, because visitors share networks, but nobody is mailed. A network over its limit uses
 * up nothing of the others'.
 */
export const TIERS = {
  'reservation-request': { subscriber: 20, '/24': 40, '/56': 30, '/48': 60, site: 120, windowSeconds: HOUR },
  'reservation-request-day': { subscriber: 40, '/24': 80, '/56': 60, '/48': 120, site: 480, windowSeconds: DAY },
  'newsletter-subscribe': { subscriber: 40, '/24': 60, '/56': 50, '/48': 80, site: 200, windowSeconds: HOUR },
  register: { subscriber: 20, '/24': 30, '/56': 30, '/48': 40, site: 60, windowSeconds: HOUR },
  'account-mail': { subscriber: 20, '/24': 30, '/56': 30, '/48': 40, site: 120, windowSeconds: HOUR },
  /** Over it answers are no longer kept (`idempotent`). */
  idempotency: { subscriber: 60, '/24': 120, '/56': 90, '/48': 180, site: 600, windowSeconds: HOUR },
  /** Over it failed sign-ins are no longer logged. */
  'audit-failure': { subscriber: 30, '/24': 60, '/56': 60, '/48': 100, site: 200, windowSeconds: DAY },
} as const satisfies Record<string, Tiers>;

/** Public reads and, counted apart, tokens of no session. `network` is each larger network. */
export const READS_A_MINUTE = { subscriber: 600, network: 3000 } as const;

export type TiersName = keyof typeof TIERS;
