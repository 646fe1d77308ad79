// Computers on which the second factor was proven within 30 days: there the password alone signs in (docs/decisions/0036). The
// browser keeps a random token in a cookie that scripts cannot read; the store keeps its hash.
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

/** Kept under the hash of its token. Times are epoch milliseconds. */
const deviceSchema = z.object({
  /** The id its owner sees; it gives nothing. */
  public_id: z.string(),
  user_id: z.string(),
  /** The user's `session_epoch` when trust began: what ends all sessions ends trust, too. */
  epoch: z.int(),
  created_at: z.int(),
  last_used_at: z.int(),
  network: z.string(),
  user_agent: z.string(),
});

export type TrustedDevice = z.infer<typeof deviceSchema>;

/** Listed by user, in the order they were trusted. */
export function trustedDevices(store: Store) {
  return collection(store, 'trusted-device', deviceSchema, {
    user: ({ user_id, created_at }) => ({ of: user_id, score: created_at }),
  });
}

/** A new device as a write for the commit that accepts the second factor. Only its browser gets the token. */
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

/** The device of a token if this user trusts it; null for another user's, a revoked one, and after all sessions were ended. */
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

/** Notes a use, as a write that fails when trust was revoked at this moment. It does not prolong the 30 days. */
export function deviceUse(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  device: Entry<TrustedDevice>,
  { network, userAgent }: Visitor,
): Put {
  const now = clock.now();
  const used = { ...device.value, last_used_at: now, network, user_agent: userAgent };
  return trustedDevices(store).put(device.id, used, { version: device.version }, restOfLife(device, now));
}

/** The devices that the user trusts, latest first. */
export async function listTrustedDevices(store: Store, user: Entry<User>): Promise<Entry<TrustedDevice>[]> {
  const { records } = await trustedDevices(store).list('user', { of: user.id, order: 'descending', limit: 1000 });
  return records.filter((device) => isTrusted(device, user));
}

const COOKIE = 'trusted_device';

/** Over https the name's prefix makes browsers insist on a secure cookie of this very host (ASVS 3.3.1, 3.3.3). */
const prefixOf = ({ siteUrl }: Services['config']) => (siteUrl.startsWith('https:') ? 'host' : undefined);

export function keepDeviceToken(c: Context, config: Services['config'], token: string): void {
  const prefix = prefixOf(config);
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFE_SECONDS } as const;
  setCookie(c, COOKIE, token, prefix === undefined ? options : { ...options, secure: true, prefix });
}

/** The token that the browser has kept; null when it has none. */
export function deviceToken(c: Context, config: Services['config']): string | null {
  const prefix = prefixOf(config);
  return (prefix === undefined ? getCookie(c, COOKIE) : getCookie(c, COOKIE, prefix)) ?? null;
}
