import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import type { Tiers } from '../../../core/http/limits.ts';
import { isWithin } from '../../../core/http/rate-limit.ts';
import type { Services } from '../../../services.ts';

/** However few mails a day takes, so many requests of one network are told of at once. */
const LEAST = 2;

/**
 * Counts a request that mails staff and its sender, and answers whether its networks still have a share of the day's mails. So a flood
 * from one address takes a twelfth of them, and one from everywhere a third: half of that are notices to staff, which always leave.
 * @param network of the visitor, or their IP address
 * @throws StoreError unavailable
 */
export function hasMailShare(services: Services, network: string): Promise<boolean> {
  return isWithin(services, 'reservation-mail', sharesOf(services.config.mailBudget.perDay), network);
}

/** How many requests of a day mail at once; each makes two mails. */
function sharesOf(mailsADay: number): Tiers {
  const part = (parts: number) => Math.max(LEAST, Math.floor(mailsADay / parts));
  return {
    subscriber: part(24),
    '/24': part(16),
    '/56': part(16),
    '/48': part(12),
    site: part(6),
    windowSeconds: DAY_SECONDS,
  };
}
