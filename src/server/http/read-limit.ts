import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../domain/time/clock.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { networksOf } from './ip-network.ts';
import { READS_A_MINUTE } from './limits.ts';

const MINUTE_MS = 60_000;

/** How many reads that cost the store something may still be made from a network in this minute. */
export interface ReadBudget {
  /** Counts one. @throws AppError too-many with `Retry-After` */
  spend(address: string): void;
  /** Counts none. @throws AppError too-many, when the next one would be */
  requireSome(address: string): void;
}

/**
 * Counts in the memory of this process, minute by minute: a count in the store would cost more than most of these reads. On the
 * host each instance of a function counts by itself.
 */
export function readBudget(clock: Clock): ReadBudget {
  let minute = 0;
  const counts = new Map<string, number>();

  function leftOf(address: string): { network: string; left: number }[] {
    const now = Math.floor(clock.now() / MINUTE_MS);
    if (now !== minute) counts.clear();
    minute = now;
    return networksOf(address).map((network, at) => {
      const most = at === 0 ? READS_A_MINUTE.subscriber : READS_A_MINUTE.network;
      return { network, left: most - (counts.get(network) ?? 0) };
    });
  }

  function requireSome(address: string): void {
    if (leftOf(address).every(({ left }) => left > 0)) return;
    const seconds = Math.ceil((MINUTE_MS - (clock.now() % MINUTE_MS)) / 1000);
    const message = 'Príliš veľa požiadaviek za krátky čas. Skúste to, prosím, znova o\u00a0minútu.';
    throw new AppError('too-many', message, { headers: { 'Retry-After': String(seconds) } });
  }

  return {
    requireSome,
    spend(address) {
      requireSome(address);
      for (const { network } of leftOf(address)) counts.set(network, (counts.get(network) ?? 0) + 1);
    },
  };
}

/** For public reads that no cache keeps from the store. */
export function limitedReads({ reads }: { reads: ReadBudget }): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    reads.spend(c.env.clientAddress);
    return next();
  };
}
