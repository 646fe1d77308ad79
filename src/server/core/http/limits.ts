/** At most `max` calls in a window that begins with the first of them. */
export interface Limit {
  max: number;
  windowSeconds: number;
  /** `mailbox`: the subject is an e-mail address without its plus part. By default it counts unchanged. */
  per?: 'mailbox';
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** All limits. Those without a suffix count per IP address, which several people may share, so they are generous. */
export const LIMITS = {
  'newsletter-captcha': { max: 120, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-subscribe-email': { max: 5, windowSeconds: HOUR, per: 'mailbox' },
  /** Over it we take the sign-up but mail nothing, so that nobody can mail strangers in the centre's name. */
  'newsletter-mail-email': { max: 5, windowSeconds: DAY, per: 'mailbox' },
  'newsletter-confirm': { max: 50, windowSeconds: QUARTER_HOUR },
  'newsletter-unsubscribe': { max: 100, windowSeconds: QUARTER_HOUR },
  /** Test mails of an issue, which may go to anybody. */
  'newsletter-test-user': { max: 20, windowSeconds: HOUR },
  /** Invalid requests count as well. The tiers below set suspicious requests apart long before this limit. */
  'reservation-request': { max: 200, windowSeconds: QUARTER_HOUR },
  /** A request beyond this limit counts as suspicious. */
  'reservation-request-email': { max: 20, windowSeconds: DAY, per: 'mailbox' },
  /** Over it we take the request but mail no receipt, so that nobody can mail strangers in the centre's name. */
  'reservation-receipt-email': { max: 3, windowSeconds: DAY, per: 'mailbox' },
  'reservation-link': { max: 100, windowSeconds: QUARTER_HOUR },
  /** Calendar services fetch for many people from few addresses. */
  'room-feed': { max: 1000, windowSeconds: QUARTER_HOUR },
  /** Failures only. An account counts all unknown networks together and each known network by itself. */
  'sign-in': { max: 50, windowSeconds: QUARTER_HOUR },
  'sign-in-account': { max: 5, windowSeconds: QUARTER_HOUR },
  'sign-in-account-day': { max: 20, windowSeconds: DAY },
  /** Failures only, of all factors together and over all sign-ins. */
  'second-factor-challenge': { max: 5, windowSeconds: QUARTER_HOUR },
  'second-factor-user': { max: 5, windowSeconds: QUARTER_HOUR },
  'second-factor-user-day': { max: 20, windowSeconds: DAY },
  'second-factor-mail-user': { max: 6, windowSeconds: HOUR },
  register: { max: 30, windowSeconds: HOUR },
  'account-mail': { max: 30, windowSeconds: HOUR },
  /**
   * Registrations and resends for one mailbox, from the largest network of a visitor and from all. Over it strangers get the same
   * answer, but we mail nothing.
   */
  'verification-mail-network-email': { max: 5, windowSeconds: DAY, per: 'mailbox' },
  'verification-mail-email': { max: 20, windowSeconds: DAY, per: 'mailbox' },
  /** Mails that tell the administrators of a waiting account; the dashboard shows it in any case. */
  'account-waits': { max: 20, windowSeconds: DAY },
  /** Requests of strangers for one mailbox, from one network and from all. Over it we mail nothing and tell nobody. */
  'password-reset-network-email': { max: 3, windowSeconds: HOUR, per: 'mailbox' },
  'password-reset-email': { max: 10, windowSeconds: HOUR, per: 'mailbox' },
  /** Resets that staff or the terminal send to one account. */
  'password-reset-staff': { max: 10, windowSeconds: HOUR },
  'email-change-user': { max: 3, windowSeconds: HOUR },
  /** Questions of signed-in people to one mailbox. Apart from those of strangers, who could use them up. */
  'email-change-email': { max: 5, windowSeconds: DAY, per: 'mailbox' },
  'account-link': { max: 50, windowSeconds: QUARTER_HOUR },
  /** Pictures of one user: ten galleries of a hundred photos a day. */
  'media-user': { max: 1000, windowSeconds: DAY },
  /** Backups downloaded from the screen, of the whole site: each reads all there is. */
  'backup-site': { max: 4, windowSeconds: HOUR },
  'audit-refusal': { max: 1, windowSeconds: QUARTER_HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The most calls in a window from a network of each size (`networksOf`) and from everywhere together. */
export interface Tiers {
  /** One subscriber: an IPv4 address or an IPv6 /64. */
  subscriber: number;
  '/24': number;
  '/56': number;
  '/48': number;
  site: number;
  windowSeconds: number;
}

/**
 * Limits of what strangers can begin without an account. Over them nobody is refused, because visitors share networks, but
 * nobody is mailed. A network over its own limit uses up nothing of the larger networks' limits and of the site's.
 */
export const TIERS = {
  'reservation-request': { subscriber: 20, '/24': 40, '/56': 30, '/48': 60, site: 120, windowSeconds: HOUR },
  'reservation-request-day': { subscriber: 40, '/24': 80, '/56': 60, '/48': 120, site: 480, windowSeconds: DAY },
  /** Over it sign-ups are answered and dropped. */
  'newsletter-subscribe': { subscriber: 40, '/24': 60, '/56': 50, '/48': 80, site: 200, windowSeconds: HOUR },
  /** Over it registrations are answered and dropped. */
  register: { subscriber: 20, '/24': 30, '/56': 30, '/48': 40, site: 60, windowSeconds: HOUR },
  /** Calls that ask for a mail about an account. Over it they are answered, and nothing is written or mailed. */
  'account-mail': { subscriber: 20, '/24': 30, '/56': 30, '/48': 40, site: 120, windowSeconds: HOUR },
  /** Over it answers are no longer kept for a repeated call (`idempotent`). */
  idempotency: { subscriber: 60, '/24': 120, '/56': 90, '/48': 180, site: 600, windowSeconds: HOUR },
  /** Over it the log no longer records each failed sign-in. */
  'audit-failure': { subscriber: 30, '/24': 60, '/56': 60, '/48': 100, site: 200, windowSeconds: DAY },
} as const satisfies Record<string, Tiers>;

/** Public reads that no cache answers or whose answers are long, and apart from them tokens of no session; for a subscriber and each larger network. */
export const READS_A_MINUTE = { subscriber: 600, network: 3000 } as const;

export type TiersName = keyof typeof TIERS;
