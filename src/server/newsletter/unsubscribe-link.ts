import { hashToken } from '../crypto/tokens.ts';
import type { Services } from '../services.ts';
import type { Put } from '../store/store.ts';
import { LIFE, newsletterRecords } from './records.ts';

export interface UnsubscribeLink {
  /** For people: the page. */
  url: string;
  /** For mail programs (RFC 8058); a bulk mail must carry these (STANDARDS 3.4). */
  headers: Record<string, string>;
  /** Belongs in the commit that queues the mail: from then on the link works. */
  write: Put;
}

/**
 * The way out that a mail to a subscriber carries, the same in each. The token is derived, not stored; what is stored is
 * its hash, so that links sent earlier work on after the secret has changed.
 */
export function unsubscribeLink(
  { secret, config, store }: Pick<Services, 'secret' | 'config' | 'store'>,
  subscriberId: string,
): UnsubscribeLink {
  const token = secret.sign('newsletter-unsubscribe', subscriberId);
  return {
    url: `${config.siteUrl}/newsletter/unsubscribe/${token}`,
    headers: {
      'List-Unsubscribe': `<${config.siteUrl}/api/newsletter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    write: newsletterRecords(store).links.put(hashToken(token), { subscriber_id: subscriberId }, 'any', {
      ttlSeconds: LIFE.unsubscribeLinkSeconds,
    }),
  };
}
