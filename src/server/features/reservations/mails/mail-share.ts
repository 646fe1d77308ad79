import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import type { Tiers } from '../../../core/http/limits.ts';
import { isWithin } from '../../../core/http/rate-limit.ts';
import type { Services } from '../../../services.ts';

const LEAST = 2;

/**
 * Counts a request: a flood from one address may take a twelfth of the day's mails, one from everywhere a third.
 * @param network of the visitor, or their IP address
 */
export function hasMailShare(services: Services, network: string): Promise<boolean> {
  return isWithin(services, 'reservation-mail', sharesOf(services.config.mailBudget.perDay), network);
}

/** Each request makes two mails. */
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
