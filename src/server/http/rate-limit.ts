import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { ipNetwork, networksOf } from './ip-network.ts';
import { LIMITS, type Limit, type LimitName, TIERS, type TiersName } from './limits.ts';
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
  const { isSpent, retryAfterSeconds } = await count(services, name, LIMITS[name], subject);
  if (!isSpent) return;
  const message = `Príliš veľa pokusov za krátky čas. Skúste to, prosím, znova ${inWords(retryAfterSeconds)}.`;
  throw new AppError('too-many', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/**
 * Counts one call for a subject and answers whether it is still within the limit.
 * @throws StoreError unavailable
 */
export async function trySpend(services: LimitServices, name: LimitName, subject: string): Promise<boolean> {
  return !(await count(services, name, LIMITS[name], subject)).isSpent;
}

/**
 * Counts one call for every network it comes from and for the whole site, and answers whether it is within all their limits.
 * What is over one of them is not counted for the larger ones.
 * @param network an IP address, or what `ipNetwork` has made of one
 * @throws StoreError unavailable
 */
export async function isWithinTiers(services: LimitServices, name: TiersName, network: string): Promise<boolean> {
  const { windowSeconds, site, ...tiers } = TIERS[name];
  const networks = networksOf(network).map((one, at) => ({
    subject: one,
    max: at === 0 ? tiers.subscriber : maxOf(one),
  }));
  for (const { subject, max } of [...networks, { subject: 'site', max: site }]) {
    const { isSpent } = await count(services, `tier:${name}`, { max, windowSeconds }, subject);
    if (isSpent) return false;
  }
  return true;

  function maxOf(one: string): number {
    const size = (['/24', '/56', '/48'] as const).find((suffix) => one.endsWith(suffix));
    return size === undefined ? tiers.subscriber : tiers[size];
  }
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

async function count(services: LimitServices, name: string, { max, windowSeconds }: Limit, subject: string) {
  const { store, clock } = services;
  const { value, expiresAt } = await store.increment(keyOf(services, name, subject), { ttlSeconds: windowSeconds });
  const leftMs = expiresAt === null ? windowSeconds * 1000 : expiresAt - clock.now();
  return { isSpent: value > max, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

/** Signed, not plain: keys are no place for addresses of people. */
function keyOf({ secret }: LimitServices, name: string, subject: string): string {
  const counted = name.endsWith('-email') ? mailboxOf(subject) : subject.toLowerCase();
  return `limit:${name}:${secret.sign('limit', counted)}`;
}

function inWords(seconds: number): string {
  if (seconds <= 90) return 'o\u00a0minútu';
  if (seconds <= 90 * 60) return `o\u00a0${Math.ceil(seconds / 60)}\u00a0min`;
  return `o\u00a0${Math.ceil(seconds / 3600)}\u00a0h`;
}
