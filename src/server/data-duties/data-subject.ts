// What is held about a person, found by the e-mail address, and reservations also by telephone or name (GDPR 15, 20).
import { z } from 'zod';
import type { Reservation } from '../../domain/reservations/reservation.ts';
import { foldForSearch } from '../../domain/words/fold.ts';
import { findByEmail } from '../accounts/accounts.ts';
import { addressId } from '../crypto/tokens.ts';
import { reservationStore } from '../reservations/reservation-store.ts';
import type { Services } from '../services.ts';
import { type Entry, everyEntry } from '../store/collection.ts';
import type { WholeRecord } from '../store/store.ts';
import { type Fate, fateOf } from './erasure-rules.ts';

/** Whom somebody asks about; at least one of the three is there. */
export interface Subject {
  /** In small letters. */
  email: string | null;
  phone: string | null;
  name: string | null;
}

/** A record about the person. */
export interface SubjectRecord {
  /** What it is: the first part of its key. */
  kind: string;
  id: string;
  /** ISO in UTC: when it deletes itself; null: it does not. */
  deleted_at: string | null;
  /** What would become of it. */
  after_erasure: Fate;
  /** An address belongs to one person; a telephone may be shared, and names are: staff confirm what was found by these. */
  found_by: 'email' | 'phone' | 'name';
  /** What it holds, without passwords, codes and what opens doors. */
  data: Record<string, unknown>;
}

export interface FoundSubject {
  items: SubjectRecord[];
  /** Reservations of others that name the address somewhere in their text: a person has to read them. */
  mentions: string[];
  /** The same of what the house itself has written. */
  house_mentions: { kind: string; id: string }[];
}

/** Kinds that hold who an account is by its id. Others, such as reservations it has answered, are about somebody else. */
const OF_ACCOUNT = new Set([
  'user',
  'last-sign-in',
  'session',
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
/** About nobody, even where they name an address: many people read them, and one record is for all. */
const OF_HOUSE = new Set(['newsletter-issue', 'newsletter-edition', 'newsletter-settings']);
/** What a chunk of an issue's recipients says of one of them; the others are none of his business. */
const TOLD_OF_CHUNK = ['issue_id', 'number', 'state', 'since'];
/** The text of a mail may hold a link that lets its reader in; hashes and secrets would only help a thief. */
const NOT_TOLD = new Set([
  'password_hash',
  'recovery_codes',
  'secret',
  'token_hash',
  'nonce',
  'html',
  'text',
  'code',
  'session_epoch',
]);

const objectSchema = z.record(z.string(), z.unknown());

/** What the log may say: the person named again would be personal data, and whoever knows them can compare the signature. */
export function subjectMark({ secret }: Pick<Services, 'secret'>, { email, phone, name }: Subject): string {
  return secret.sign('data-subject', email ?? phone ?? name ?? '').slice(0, 12);
}

const NOTHING: FoundSubject = { items: [], mentions: [], house_mentions: [] };

/**
 * All that is held about a person.
 * @throws StoreError unavailable
 */
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

/** Reservations of a telephone number or a name, however they were typed. */
async function findReservations(
  services: Pick<Services, 'store' | 'secret'>,
  phone: string | null,
  name: string | null,
): Promise<SubjectRecord[]> {
  if (phone === null && name === null) return [];
  const wanted = { phone: phone === null ? null : numberOf(phone), name: name === null ? null : wordsOf(name) };
  const found: SubjectRecord[] = [];
  const reservations = reservationStore(services);
  for (const index of ['created', 'suspicious'] as const)
    for await (const entry of everyEntry((page) => reservations.list(index, page))) note(entry);
  return found;

  function note({ id, value, expiresAt }: Entry<Reservation>): void {
    const by =
      wanted.phone !== null && numberOf(value.phone) === wanted.phone
        ? 'phone'
        : wanted.name !== null && wordsOf(value.name) === wanted.name
          ? 'name'
          : null;
    if (by !== null) found.push({ ...toItem({ key: `reservation:${id}`, expiresAt }, value), found_by: by });
  }
}

/** `+421 905 123 456`, `00421905123456` and `0905/123 456` are one number. */
function numberOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:00)?421/, '0');
}

/** `Nováková Eva` is `eva novakova`: staff write surnames first, visitors do not. */
function wordsOf(name: string): string {
  return foldForSearch(name).split(' ').sort().join(' ');
}

/**
 * Has the store look through every record, so that none is missed, whatever it is; what holds the address, or a name that
 * stands for it, is judged here.
 */
async function findByAddress({ store }: Pick<Services, 'store'>, email: string): Promise<FoundSubject> {
  const userId = (await findByEmail(store, email))?.id ?? null;
  const found = new Map<string, SubjectRecord>();
  const mentions = new Set<string>();
  const house = new Map<string, { kind: string; id: string }>();
  const holding = [email, addressId(email), ...(userId === null ? [] : [userId])];
  for await (const record of store.everyRecord({ holding })) {
    const data = readObject(record.value);
    if (data === null) continue;
    const { kind, id } = partsOf(record.key);
    if (isAbout({ kind, id, data, text: record.value }, email, userId)) found.set(record.key, toItem(record, data));
    else if (kind === 'reservation' && names(record.value, email)) mentions.add(id);
    // An edition is what an issue was when it was sent: the issue shows it.
    else if (OF_HOUSE.has(kind) && kind !== 'newsletter-edition' && names(record.value, email))
      house.set(record.key, { kind, id });
  }
  return {
    items: [...found.values()].sort((a, b) => a.kind.localeCompare(b.kind)),
    mentions: [...mentions].sort(),
    house_mentions: [...house.values()].sort((a, b) => a.id.localeCompare(b.id)),
  };
}

function isAbout(
  { kind, id, data, text }: { kind: string; id: string; data: Record<string, unknown>; text: string },
  email: string,
  userId: string | null,
): boolean {
  // Of a reservation the address counts that it came from, not what stands in its text.
  if (kind === 'reservation') return typeof data.email === 'string' && data.email.toLowerCase() === email;
  if (userId !== null && OF_ACCOUNT.has(kind))
    return id.includes(userId) || [data.user_id, data.actor, data.subject].includes(userId) || names(text, email);
  if (OF_HOUSE.has(kind)) return false;
  if (kind === 'newsletter-chunk') return Array.isArray(data.recipients) && data.recipients.includes(addressId(email));
  if (OF_SUBSCRIBER.has(kind)) return id === addressId(email) || data.subscriber_id === addressId(email);
  return names(text, email);
}

/** Whether a text holds the address, and not only as a part of a longer one. */
function names(text: string, email: string): boolean {
  const pattern = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+-])${pattern}(?![\\w-]|\\.\\w)`, 'i').test(text);
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    return objectSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // A counter, or nothing of ours: no record of a person.
    return null;
  }
}

function partsOf(key: string): { kind: string; id: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

function toItem(
  { key, expiresAt }: Pick<WholeRecord, 'key' | 'expiresAt'>,
  data: Record<string, unknown>,
): SubjectRecord {
  const { kind, id } = partsOf(key);
  return {
    kind,
    id,
    deleted_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    after_erasure: fateOf(kind, data),
    found_by: 'email',
    data: objectSchema.parse(withoutSecrets(kind === 'newsletter-chunk' ? pick(data, TOLD_OF_CHUNK) : data)),
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
      .filter(([name]) => !NOT_TOLD.has(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
