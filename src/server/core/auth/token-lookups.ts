import type { Clock } from '../../../domain/time/clock.ts';
import { hashToken } from '../../ports/crypto/tokens.ts';
import { readBudget } from '../http/rate-limit.ts';

const MOST_REMEMBERED = 1000;

/** Looks up the tokens of calls. An invented one costs the store as much as a good one, so networks pay for them. */
export interface TokenLookups {
  /**
   * Tokens that were good before are looked up in any case, so strangers keep nobody out behind the same address.
   * @param find answers null for a token that is not good
   * @throws AppError too-many with `Retry-After`, when the network has used up its share of tokens that are not good
   */
  find<T>(address: string, token: string, find: () => Promise<T | null>): Promise<T | null>;
}

/** Counts and remembers in the memory of this process. Public reads count apart. */
export function tokenLookups(clock: Clock): TokenLookups {
  const invented = readBudget(clock);
  /** Hashes; the one used least lately is the first. */
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
