import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { ipNetwork } from './ip-network.ts';
import { LIMITS, type LimitName } from './limits.ts';
import { mailboxOf } from './mailbox.ts';

type LimitServices = Pick<Services, 'store' | 'secret' | 'clock'>;

/**
 * Lets so many calls from one IP address through (IPv6 by /64). Callers whose address is unknown share one count. While
 * the store is down nobody gets through.
 * @throws AppError too-many; StoreError unavailable
 */
export function limitedByIp(services: LimitServices, name: LimitName): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await spend(services, name, ipNetwork(c.env.clientAddress) ?? 'unknown');
    return next();
  };
}

/**
 * Counts one call for a subject, such as an e-mail address: of a limit `…-email` the subject is its mailbox.
 * @throws AppError too-many with `Retry-After`; StoreError unavailable
 */
export async function spend(services: LimitServices, name: LimitName, subject: string): Promise<void> {
  const { isSpent, retryAfterSeconds } = await count(services, name, subject);
  if (!isSpent) return;
  const message = `Príliš veľa pokusov za krátky čas. Skúste to, prosím, znova ${inWords(retryAfterSeconds)}.`;
  throw new AppError('too-many', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/**
 * Counts one call for a subject and answers whether it is still within the limit.
 * @throws StoreError unavailable
 */
export async function trySpend(services: LimitServices, name: LimitName, subject: string): Promise<boolean> {
  return !(await count(services, name, subject)).isSpent;
}

/**
 * Takes back what `spend` has counted.
 * @throws StoreError unavailable
 */
export async function giveBack(services: LimitServices, name: LimitName, subject: string): Promise<void> {
  await services.store.increment(keyOf(services, name, subject), { by: -1, ttlSeconds: LIMITS[name].windowSeconds });
}

/**
 * Lets a subject begin anew.
 * @throws StoreError unavailable
 */
export async function forgive(services: LimitServices, name: LimitName, subject: string): Promise<void> {
  await services.store.take(keyOf(services, name, subject));
}

async function count(services: LimitServices, name: LimitName, subject: string) {
  const { max, windowSeconds } = LIMITS[name];
  const { store, clock } = services;
  const { value, expiresAt } = await store.increment(keyOf(services, name, subject), { ttlSeconds: windowSeconds });
  const leftMs = expiresAt === null ? windowSeconds * 1000 : expiresAt - clock.now();
  return { isSpent: value > max, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

/** Signed, not plain: keys are no place for addresses of people. */
function keyOf({ secret }: LimitServices, name: LimitName, subject: string): string {
  const counted = name.endsWith('-email') ? mailboxOf(subject) : subject.toLowerCase();
  return `limit:${name}:${secret.sign('limit', counted)}`;
}

function inWords(seconds: number): string {
  if (seconds <= 90) return 'o\u00a0minútu';
  if (seconds <= 90 * 60) return `o\u00a0${Math.ceil(seconds / 60)}\u00a0min`;
  return `o\u00a0${Math.ceil(seconds / 3600)}\u00a0h`;
}
