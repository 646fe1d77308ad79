import { z } from 'zod';
import { isoOf } from '../../../domain/time/written-moment.ts';
import { foldForSearch, mentions } from '../../../domain/words/fold.ts';
import { findByEmail } from '../../core/accounts/accounts.ts';
import { addressId } from '../../ports/crypto/tokens.ts';
import { everyEntry, splitKey } from '../../ports/store/collection.ts';
import type { WholeRecord } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { reservationStore } from '../reservations/reservation-store.ts';
import { type ErasureEffect, erasureEffectOf } from './erasure-rules.ts';

export interface Subject {
  /** In lower case. */
  email: string | null;
  phone: string | null;
  name: string | null;
}

export interface SubjectRecord {
  kind: string;
  id: string;
  deleted_at: string | null;
  after_erasure: ErasureEffect;
  /** People share telephones and names, so staff confirm these. */
  found_by: 'email' | 'phone' | 'name';
  data: Record<string, unknown>;
}

export interface FoundSubject {
  items: SubjectRecord[];
  /** Ids of other people's reservations that name the address. */
  mentions: string[];
  house_mentions: { kind: string; id: string }[];
}

/** Other kinds may hold the id, such as reservations they answered. */
const OF_ACCOUNT = new Set([
  'user',
  'last-sign-in',
  'session',
  'trusted-device',
  'account-link',
  'two-factor-pending',
  'sign-in-challenge',
  'audit',
]);
const OF_SUBSCRIBER = new Set([
  'subscriber',
  'newsletter-consent',
  'newsletter-confirmation',
  'newsletter-link',
  'newsletter-suppressed',
]);
/** About nobody, even if they name an address. */
const OF_HOUSE = new Set(['newsletter-issue', 'newsletter-deleted', 'newsletter-edition', 'newsletter-settings']);
/** The other fields concern other recipients. */
const SHOWN_OF_CHUNK = ['issue_id', 'number', 'state', 'since'];
/** Never shown: mails may hold a sign-in link; hashes and secrets only help a thief. */
const HIDDEN = new Set([
  'password_hash',
  'recovery_codes',
  'secret',
  'token_hash',
  'earlier',
  'nonce',
  'html',
  'text',
  'code',
  'code_hash',
  'session_epoch',
]);

const objectSchema = z.record(z.string(), z.unknown());

/** Only who knows the person can compare it. */
export function subjectMark({ secret }: Pick<Services, 'secret'>, { email, phone, name }: Subject): string {
  return secret.sign('data-subject', email ?? phone ?? name ?? '').slice(0, 12);
}

const NOTHING: FoundSubject = { items: [], mentions: [], house_mentions: [] };

export async function findSubject(
  services: Pick<Services, 'store' | 'secret'>,
  { email, phone, name }: Subject,
): Promise<FoundSubject> {
  const byAddress = email === null ? NOTHING : await findByAddress(services, email);
  const known = new Set(byAddress.items.map(({ id }) => id));
  const others = (await findReservations(services, phone, name)).filter(({ id }) => !known.has(id));
  const shown = new Set(others.map(({ id }) => id));
  return {
    ...byAddress,
    items: [...byAddress.items, ...others],
    mentions: byAddress.mentions.filter((id) => !shown.has(id)),
  };
}

async function findReservations(
  services: Pick<Services, 'store' | 'secret'>,
  phone: string | null,
  name: string | null,
): Promise<SubjectRecord[]> {
  if (phone === null && name === null) return [];
  const [digits, words] = [phone === null ? null : numberOf(phone), name === null ? null : wordsOf(name)];
  const found: SubjectRecord[] = [];
  const reservations = reservationStore(services);
  for (const index of ['created', 'suspicious'] as const)
    for await (const { id, value, expiresAt } of everyEntry((page) => reservations.list(index, page))) {
      const found_by = digits === numberOf(value.phone) ? 'phone' : words === wordsOf(value.name) ? 'name' : null;
      if (found_by !== null) found.push({ ...toItem({ key: `reservation:${id}`, expiresAt }, value), found_by });
    }
  return found;
}

/** `+421 905 123 456`, `00421905123456` and `0905/123 456` are one number. */
function numberOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?421/, '0');
}

/** Staff write surnames first, visitors do not. */
function wordsOf(name: string): string {
  return foldForSearch(name).split(' ').sort().join(' ');
}

async function findByAddress({ store }: Pick<Services, 'store'>, email: string): Promise<FoundSubject> {
  const userId = (await findByEmail(store, email))?.id ?? null;
  const found = new Map<string, SubjectRecord>();
  const mentioning = new Set<string>();
  const house = new Map<string, { kind: string; id: string }>();
  const holding = [email, addressId(email), ...(userId === null ? [] : [userId])];
  for await (const record of store.everyRecord({ holding })) {
    const data = readObject(record.value);
    if (data === null) continue;
    const { kind, id } = splitKey(record.key);
    if (isAbout({ kind, id, data, text: record.value }, email, userId)) found.set(record.key, toItem(record, data));
    else if (kind === 'reservation' && mentions(record.value, email)) mentioning.add(id);
    // An edition copies an issue, which is listed already.
    else if (OF_HOUSE.has(kind) && kind !== 'newsletter-edition' && mentions(record.value, email))
      house.set(record.key, { kind, id });
  }
  return {
    items: [...found.values()].sort((a, b) => a.kind.localeCompare(b.kind)),
    mentions: [...mentioning].sort(),
    house_mentions: [...house.values()].sort((a, b) => a.id.localeCompare(b.id)),
  };
}

function isAbout(
  { kind, id, data, text }: { kind: string; id: string; data: Record<string, unknown>; text: string },
  email: string,
  userId: string | null,
): boolean {
  // It is about its sender, not people in its text.
  if (kind === 'reservation') return typeof data.email === 'string' && data.email.toLowerCase() === email;
  if (userId !== null && OF_ACCOUNT.has(kind))
    return id.includes(userId) || [data.user_id, data.actor, data.subject].includes(userId) || mentions(text, email);
  if (OF_HOUSE.has(kind)) return false;
  if (kind === 'newsletter-chunk') return Array.isArray(data.recipients) && data.recipients.includes(addressId(email));
  if (OF_SUBSCRIBER.has(kind)) return id === addressId(email) || data.subscriber_id === addressId(email);
  return mentions(text, email);
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    return objectSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function toItem(
  { key, expiresAt }: Pick<WholeRecord, 'key' | 'expiresAt'>,
  data: Record<string, unknown>,
): SubjectRecord {
  const { kind, id } = splitKey(key);
  return {
    kind,
    id,
    deleted_at: isoOf(expiresAt),
    after_erasure: erasureEffectOf(kind, data),
    found_by: 'email',
    data: objectSchema.parse(withoutSecrets(kind === 'newsletter-chunk' ? pick(data, SHOWN_OF_CHUNK) : data)),
  };
}

function pick(data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !HIDDEN.has(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
