// Links that are mailed and work once. Of each kind a user has one: a newer one voids the older, and whatever ends the
// user's sessions voids them all.
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import { collection, type Entry } from '../ports/store/collection.ts';
import type { Put, Store, Write } from '../ports/store/store.ts';
import type { Services } from '../services.ts';
import { hashToken, newToken } from '../token.ts';
import type { User } from '../users/user.ts';

export const LINK_KINDS = ['verify-email', 'change-email', 'reset-password'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

const HOUR_SECONDS = 60 * 60;

/** How long the links are good for. An invitation is a link to set the first password. */
export const LINK_SECONDS = {
  verification: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
  invitation: 72 * HOUR_SECONDS,
} as const;

const linkSchema = z.object({
  token_hash: z.string(),
  /** The address it was mailed to: when the account's has changed, it is void. */
  email: z.string(),
  /** The user's `session_epoch` when it was made. -1: made by a program that did not note it, so void. */
  epoch: z.int().default(-1),
});

export type OneTimeLink = z.infer<typeof linkSchema>;

const links = (store: Store) => collection(store, 'account-link', linkSchema, {});

const idOf = (kind: LinkKind, userId: string) => `${kind}:${userId}`;

export function newLink(
  { store, random }: Pick<Services, 'store' | 'random'>,
  kind: LinkKind,
  to: { userId: string; epoch: number; email: string; ttlSeconds: number },
): { token: string; write: Put } {
  const token = newToken(random);
  const link = { token_hash: hashToken(token), email: to.email, epoch: to.epoch };
  return { token, write: links(store).put(idOf(kind, to.userId), link, 'any', { ttlSeconds: to.ttlSeconds }) };
}

/** The user's link that still counts; null when it was never made, is over, was used, or their sessions have ended since. */
export async function currentLink(
  store: Store,
  kind: LinkKind,
  { id, value }: Entry<User>,
): Promise<Entry<OneTimeLink> | null> {
  const link = await links(store).find(idOf(kind, id));
  return link?.value.epoch === value.session_epoch ? link : null;
}

/** As `currentLink`; null as well when the token is not its own: it has been replaced. */
export async function findLink(
  store: Store,
  kind: LinkKind,
  user: Entry<User>,
  token: string,
): Promise<Entry<OneTimeLink> | null> {
  const link = await currentLink(store, kind, user);
  if (link === null) return null;
  const isToken = timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(link.value.token_hash));
  return isToken ? link : null;
}

/** The write that uses a link up: of several commits with it one happens. */
export function spendLink(store: Store, { id, version }: Entry<OneTimeLink>): Write {
  return links(store).removal(id, { version });
}

/** Writes that void all links of a user. */
export function voidLinks(store: Store, userId: string): Write[] {
  return LINK_KINDS.map((kind) => links(store).removal(idOf(kind, userId), 'any'));
}

/** The token of a link whose address has room for one part only: the user's id comes first. */
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
