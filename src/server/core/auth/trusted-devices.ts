// The password alone signs in there for 30 days (docs/decisions/0036).
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { hashToken, newToken, randomHex } from '../../ports/crypto/tokens.ts';
import { collection, type Entry, restOfLife } from '../../ports/store/collection.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import type { User } from '../accounts/user.ts';
import type { Visitor } from '../http/caller.ts';

const LIFE_SECONDS = 30 * DAY_SECONDS;

/** Times are epoch milliseconds. */
const deviceSchema = z.object({
  public_id: z.string(),
  user_id: z.string(),
  /** What ends all sessions ends trust, too. */
  epoch: z.int(),
  created_at: z.int(),
  last_used_at: z.int(),
  network: z.string(),
  user_agent: z.string(),
});

export type TrustedDevice = z.infer<typeof deviceSchema>;

export function trustedDevices(store: Store) {
  return collection(store, 'trusted-device', deviceSchema, {
    user: ({ user_id, created_at }) => ({ of: user_id, score: created_at }),
  });
}

export function newTrustedDevice(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  user: Pick<Entry<User>, 'id' | 'value'>,
  { network, userAgent }: Visitor,
): { token: string; write: Put } {
  const token = newToken(random);
  const now = clock.now();
  const device = {
    public_id: randomHex(random, 8),
    user_id: user.id,
    epoch: user.value.session_epoch,
    created_at: now,
    last_used_at: now,
    network,
    user_agent: userAgent,
  };
  const life = { ttlSeconds: LIFE_SECONDS };
  return { token, write: trustedDevices(store).put(hashToken(token), device, 'absent', life) };
}

export async function findTrustedDevice(
  store: Store,
  user: Entry<User>,
  token: string,
): Promise<Entry<TrustedDevice> | null> {
  const device = await trustedDevices(store).find(hashToken(token));
  return device !== null && isTrusted(device, user) ? device : null;
}

function isTrusted({ value }: Entry<TrustedDevice>, user: Entry<User>): boolean {
  return value.user_id === user.id && value.epoch === user.value.session_epoch;
}

/** Fails when trust was revoked at this moment. */
export function deviceUse(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  device: Entry<TrustedDevice>,
  { network, userAgent }: Visitor,
): Put {
  const now = clock.now();
  const used = { ...device.value, last_used_at: now, network, user_agent: userAgent };
  return trustedDevices(store).put(device.id, used, { version: device.version }, restOfLife(device, now));
}

export async function listTrustedDevices(store: Store, user: Entry<User>): Promise<Entry<TrustedDevice>[]> {
  const { records } = await trustedDevices(store).list('user', { of: user.id, order: 'descending', limit: 1000 });
  return records.filter((device) => isTrusted(device, user));
}

const COOKIE = 'trusted_device';

/** Browsers then insist on a secure cookie of this host (ASVS 3.3.1, 3.3.3). */
const prefixOf = ({ siteUrl }: Services['config']) => (siteUrl.startsWith('https:') ? 'host' : undefined);

export function keepDeviceToken(c: Context, config: Services['config'], token: string): void {
  const prefix = prefixOf(config);
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFE_SECONDS } as const;
  setCookie(c, COOKIE, token, prefix === undefined ? options : { ...options, secure: true, prefix });
}

export function deviceToken(c: Context, config: Services['config']): string | null {
  const prefix = prefixOf(config);
  return (prefix === undefined ? getCookie(c, COOKIE) : getCookie(c, COOKIE, prefix)) ?? null;
}
