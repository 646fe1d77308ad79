import type { Clock } from '../../../domain/time/clock.ts';
import { hashToken } from '../../ports/crypto/tokens.ts';
import { readBudget } from '../http/rate-limit.ts';

const MOST_REMEMBERED = 1000;

/** An invented token costs the store as much as a good one, so networks pay. */
export interface TokenLookups {
  /** Good tokens are always looked up: strangers behind an address keep nobody out. */
  find<T>(address: string, token: string, find: () => Promise<T | null>): Promise<T | null>;
}

export function tokenLookups(clock: Clock): TokenLookups {
  const invented = readBudget(clock);
  const good = new Set<string>();

  function remember(hash: string): void {
    good.add(hash);
    const [oldest] = good;
    if (good.size > MOST_REMEMBERED && oldest !== undefined) good.delete(oldest);
  }

  return {
    async find(address, token, find) {
      const hash = hashToken(token);
      if (!good.has(hash)) invented.requireSome(address);
      const found = await find();
      good.delete(hash);
      if (found === null) invented.spend(address);
      else remember(hash);
      return found;
    },
  };
}
