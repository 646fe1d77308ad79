import type { MiddlewareHandler } from 'hono';
import { type Clock, MINUTE_MS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import type { AppSecret } from '../../ports/crypto/app-secret.ts';
import type { Store } from '../../ports/store/store.ts';
import type { AppEnv } from './app-env.ts';
import { ipNetwork, networksOf } from './caller.ts';
import { LIMITS, type Limit, type LimitName, READS_A_MINUTE, TIERS, type Tiers, type TiersName } from './limits.ts';

interface LimitServices {
  store: Store;
  secret: AppSecret;
  clock: Clock;
}

/** Unknown addresses share one count; without the store nobody gets through. */
export function limitedByIp(services: LimitServices, name: LimitName): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await spend(services, name, ipNetwork(c.env.clientAddress) ?? 'unknown');
    return next();
  };
}

/** @throws AppError too-many with `Retry-After` */
export async function spend(services: LimitServices, name: LimitName, subject: string): Promise<void> {
  const { isSpent, retryAfterSeconds } = await count(services, limitKey(services, name, subject), LIMITS[name]);
  if (!isSpent) return;
  const message = `Príliš veľa pokusov za krátky čas. Skúste to, prosím, znova ${inWords(retryAfterSeconds)}.`;
  throw new AppError('too-many', message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** False: over the limit. */
export async function trySpend(services: LimitServices, name: LimitName, subject: string): Promise<boolean> {
  return !(await count(services, limitKey(services, name, subject), LIMITS[name])).isSpent;
}

/** Over one network's limit a call does not count for the larger ones. */
export function isWithinTiers(services: LimitServices, name: TiersName, network: string): Promise<boolean> {
  return isWithin(services, name, TIERS[name], network);
}

export async function isWithin(
  services: LimitServices,
  name: string,
  { windowSeconds, site, ...tiers }: Tiers,
  network: string,
): Promise<boolean> {
  const networks = networksOf(network).map((one) => {
    const size = (['/24', '/56', '/48'] as const).find((suffix) => one.endsWith(suffix)) ?? 'subscriber';
    return { subject: one, max: tiers[size] };
  });
  for (const { subject, max } of [...networks, { subject: 'site', max: site }]) {
    const key = keyOf(services, `tier:${name}`, subject.toLowerCase());
    const { isSpent } = await count(services, key, { max, windowSeconds });
    if (isSpent) return false;
  }
  return true;
}

export async function undoSpend(services: LimitServices, name: LimitName, subject: string): Promise<void> {
  await services.store.increment(limitKey(services, name, subject), { by: -1, ttlSeconds: LIMITS[name].windowSeconds });
}

export async function resetLimit(services: LimitServices, name: LimitName, subject: string): Promise<void> {
  await services.store.take(limitKey(services, name, subject));
}

async function count({ store, clock }: LimitServices, key: string, { max, windowSeconds }: Limit) {
  const { value, expiresAt } = await store.increment(key, { ttlSeconds: windowSeconds });
  const leftMs = expiresAt === null ? windowSeconds * 1000 : expiresAt - clock.now();
  return { isSpent: value > max, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

function limitKey(services: LimitServices, name: LimitName, subject: string): string {
  const limit: Limit = LIMITS[name];
  return keyOf(services, name, limit.per === 'mailbox' ? mailboxOf(subject) : subject.toLowerCase());
}

/** Signed, so that keys hold no addresses of people. */
function keyOf({ secret }: LimitServices, name: string, subject: string): string {
  return `limit:${name}:${secret.sign('limit', subject)}`;
}

export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@').toLowerCase();
}

function inWords(seconds: number): string {
  if (seconds <= 90) return 'o\u00a0minútu';
  if (seconds <= 90 * 60) return `o\u00a0${Math.ceil(seconds / 60)}\u00a0min`;
  return `o\u00a0${Math.ceil(seconds / 3600)}\u00a0h`;
}

export interface ReadBudget {
  spend(address: string): void;
  requireSome(address: string): void;
}

/** In memory: a count in the store would cost more than most reads. */
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

export function limitedReads({ reads }: { reads: ReadBudget }): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    reads.spend(c.env.clientAddress);
    return next();
  };
}
