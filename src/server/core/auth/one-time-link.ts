// `newLink` voids older links of its kind, `anotherLink` does not. The first one used ends its kind; the end of the
// user's sessions voids all.
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { hashToken, newToken } from '../../ports/crypto/tokens.ts';
import { collection, type Entry, restOfLife } from '../../ports/store/collection.ts';
import type { Put, Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { accountRecords } from '../accounts/accounts.ts';
import type { User } from '../accounts/user.ts';

export const LINK_KINDS = ['verify-email', 'change-email', 'reset-password'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

const HOUR_SECONDS = 60 * 60;

export const LINK_SECONDS = {
  verification: 24 * HOUR_SECONDS,
  reset: HOUR_SECONDS,
  invitation: 72 * HOUR_SECONDS,
} as const;

const linkSchema = z.object({
  token_hash: z.string(),
  /** null: from an older version. */
  ends_at: z.int().nullable().default(null),
  earlier: z.array(z.object({ token_hash: z.string(), ends_at: z.int() })).default([]),
  email: z.string(),
  /** -1: from an older version, void. */
  epoch: z.int().default(-1),
});

export type OneTimeLink = z.infer<typeof linkSchema>;

const links = (store: Store) => collection(store, 'account-link', linkSchema, {});

const idOf = (kind: LinkKind, userId: string) => `${kind}:${userId}`;

interface Addressee {
  userId: string;
  epoch: number;
  email: string;
  ttlSeconds: number;
}

type LinkServices = Pick<Services, 'store' | 'random' | 'clock'>;

export function newLink(services: LinkServices, kind: LinkKind, to: Addressee): { token: string; write: Put } {
  const { token, link } = madeLink(services, to);
  const life = { ttlSeconds: to.ttlSeconds };
  return { token, write: links(services.store).put(idOf(kind, to.userId), link, 'any', life) };
}

/** Nobody can void a link by asking for another. */
export async function anotherLink(
  services: LinkServices,
  kind: LinkKind,
  to: Addressee,
): Promise<{ token: string; write: Put }> {
  const records = links(services.store);
  const known = await records.find(idOf(kind, to.userId));
  if (known === null || known.value.email !== to.email || known.value.epoch !== to.epoch)
    return newLink(services, kind, to);
  const now = services.clock.now();
  const { token, link } = madeLink(services, to);
  const { ttlSeconds: left = 0 } = restOfLife(known, now);
  const life = { ttlSeconds: Math.max(to.ttlSeconds, left) };
  // A link used at this moment must not come back.
  const write = records.put(known.id, { ...link, earlier: goodTokens(known, now) }, { version: known.version }, life);
  return { token, write };
}

function madeLink({ random, clock }: LinkServices, { email, epoch, ttlSeconds }: Addressee) {
  const token = newToken(random);
  const ends_at = clock.now() + ttlSeconds * 1000;
  return { token, link: { token_hash: hashToken(token), ends_at, earlier: [], email, epoch } };
}

function goodTokens({ value, expiresAt }: Entry<OneTimeLink>, nowMs: number): OneTimeLink['earlier'] {
  const { token_hash, ends_at, earlier } = value;
  return [{ token_hash, ends_at: ends_at ?? expiresAt ?? 0 }, ...earlier].filter((one) => one.ends_at > nowMs);
}

export async function currentLink(
  store: Store,
  kind: LinkKind,
  { id, value }: Entry<User>,
): Promise<Entry<OneTimeLink> | null> {
  const link = await links(store).find(idOf(kind, id));
  return link?.value.epoch === value.session_epoch ? link : null;
}

export async function findLinked(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  kind: LinkKind,
  userId: string,
  token: string,
): Promise<{ user: Entry<User>; link: Entry<OneTimeLink> } | null> {
  const user = await accountRecords(store).users.find(userId);
  const link = user === null ? null : await currentLink(store, kind, user);
  if (user === null || link === null) return null;
  const hash = Buffer.from(hashToken(token));
  const isGood = goodTokens(link, clock.now()).some((one) => timingSafeEqual(hash, Buffer.from(one.token_hash)));
  return isGood ? { user, link } : null;
}

export function spendLink(store: Store, { id, version }: Entry<OneTimeLink>): Write {
  return links(store).removal(id, { version });
}

export function voidLinks(store: Store, userId: string): Write[] {
  return LINK_KINDS.map((kind) => links(store).removal(idOf(kind, userId), 'any'));
}

export function joinToken(userId: string, token: string): string {
  return `${userId}${token}`;
}

export function splitToken(joined: string): { userId: string; token: string } {
  return { userId: joined.slice(0, 32), token: joined.slice(32) };
}

export function expiredLinkError(): AppError {
  return new AppError(
    'not-found',
    'Odkaz už neplatí. Platí obmedzený čas a\u00a0dá sa použiť iba raz; vyžiadajte si nový.',
  );
}
