// Links that are mailed and work once. A user has one link of each kind: a newer one voids the older, a renewed one
// stays the same, and everything that ends the user's sessions voids them all.
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { accountRecords } from '../accounts/accounts.ts';
import type { User } from '../accounts/user.ts';
import { AppError } from '../app-error.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Services } from '../services.ts';
import { collection, type Entry, restOfLife } from '../store/collection.ts';
import type { Put, Store, Write } from '../store/store.ts';

export const LINK_KINDS = ['verify-email', 'change-email', 'reset-password'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

const HOUR_SECONDS = 60 * 60;

/** How long the links are valid. An invitation is a link to set the first password. */
export const LINK_SECONDS = {
  verification: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
  invitation: 72 * HOUR_SECONDS,
} as const;

const linkSchema = z.object({
  token_hash: z.string(),
  /** The token is made from this and the app's secret, so that reading the store is not enough to make it. */
  nonce: z.string().default(''),
  /** The address it was mailed to. The link is void when the account has another address. */
  email: z.string(),
  /** The user's `session_epoch` when the link was made. -1: an older version did not record it, so the link is void. */
  epoch: z.int().default(-1),
});

export type OneTimeLink = z.infer<typeof linkSchema>;

const links = (store: Store) => collection(store, 'account-link', linkSchema, {});

const idOf = (kind: LinkKind, userId: string) => `${kind}:${userId}`;

interface Addressee {
  userId: string;
  /** Their `session_epoch`. */
  epoch: number;
  email: string;
  ttlSeconds: number;
}

type LinkServices = Pick<Services, 'store' | 'random' | 'secret'>;

export function newLink(services: LinkServices, kind: LinkKind, to: Addressee): { token: string; write: Put } {
  const nonce = newToken(services.random);
  const token = tokenOf(services, kind, to.userId, nonce);
  const link = { token_hash: hashToken(token), nonce, email: to.email, epoch: to.epoch };
  const life = { ttlSeconds: to.ttlSeconds };
  return { token, write: links(services.store).put(idOf(kind, to.userId), link, 'any', life) };
}

/** While the earlier link is valid, its token stays, so that nobody can void a link by asking for another. */
export async function renewedLink(
  services: LinkServices & Pick<Services, 'clock'>,
  kind: LinkKind,
  to: Addressee,
): Promise<{ token: string; write: Put }> {
  const records = links(services.store);
  const known = await records.find(idOf(kind, to.userId));
  if (known === null) return newLink(services, kind, to);
  const token = tokenOf(services, kind, to.userId, known.value.nonce);
  const { email, epoch, token_hash } = known.value;
  // With another address, an ended epoch or another secret, the mailed link no longer works.
  const isGood = email === to.email && epoch === to.epoch && token_hash === hashToken(token);
  if (!isGood) return newLink(services, kind, to);
  const { ttlSeconds: left = 0 } = restOfLife(known, services.clock.now());
  const life = { ttlSeconds: Math.max(to.ttlSeconds, left) };
  // If it is used at this moment, it must not come back.
  return { token, write: records.put(known.id, known.value, { version: known.version }, life) };
}

/** The token can be made again from the record, but only with the app's secret. */
function tokenOf({ secret }: Pick<Services, 'secret'>, kind: LinkKind, userId: string, nonce: string): string {
  return secret.sign('account-link', `${kind} ${userId} ${nonce}`);
}

/** The user's valid link; null when it was never made, has expired, was used, or their sessions have ended since. */
export async function currentLink(
  store: Store,
  kind: LinkKind,
  { id, value }: Entry<User>,
): Promise<Entry<OneTimeLink> | null> {
  const link = await links(store).find(idOf(kind, id));
  return link?.value.epoch === value.session_epoch ? link : null;
}

/** A link and the user it was made for; null as in `currentLink`, and for a token that has been replaced. */
export async function findLinked(
  store: Store,
  kind: LinkKind,
  userId: string,
  token: string,
): Promise<{ user: Entry<User>; link: Entry<OneTimeLink> } | null> {
  const user = await accountRecords(store).users.find(userId);
  const link = user === null ? null : await currentLink(store, kind, user);
  if (user === null || link === null) return null;
  const isToken = timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(link.value.token_hash));
  return isToken ? { user, link } : null;
}

/** The write that uses a link up; of several commits with it only one succeeds. */
export function spendLink(store: Store, { id, version }: Entry<OneTimeLink>): Write {
  return links(store).removal(id, { version });
}

export function voidLinks(store: Store, userId: string): Write[] {
  return LINK_KINDS.map((kind) => links(store).removal(idOf(kind, userId), 'any'));
}

/** The token of a link whose address has room for one part only: the user's id, then the token. */
export function joinToken(userId: string, token: string): string {
  return `${userId}${token}`;
}

export function splitToken(joined: string): { userId: string; token: string } {
  return { userId: joined.slice(0, 32), token: joined.slice(32) };
}

export function linkIsOver(): AppError {
  return new AppError(
    'not-found',
    'Odkaz už neplatí. Platí obmedzený čas a\u00a0dá sa použiť iba raz; vyžiadajte si nový.',
  );
}
