import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import type { Tiers } from '../../../core/http/limits.ts';
import { isWithin } from '../../../core/http/rate-limit.ts';
import type { Services } from '../../../services.ts';

/** However few mails a day takes, so many requests of one network are told of at once. */
const LEAST = 2;

/**
 * Counts a request that mails staff and its sender, and answers whether its networks still have a share of the day's mails. So a flood
 * from one address takes a sixth of them, and notices to staff, which always leave, take half of them at most.
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
    subscriber: part(12),
    '/24': part(8),
    '/56': part(8),
    '/48': part(6),
    site: part(2),
    windowSeconds: DAY_SECONDS,
  };
}
