import { RESERVATION_STATUSES } from '../../../domain/reservations/reservation-status.ts';
import { findByEmail, removalWrites } from '../../core/accounts/accounts.ts';
import { type AuditActor, auditWrite } from '../../core/audit/audit-log.ts';
import { addressId } from '../../ports/crypto/tokens.ts';
import { type Departure, noteDeparture } from '../../ports/departures/departures.ts';
import { type collection, commitPlan, type Entry, restOfLife, splitKey } from '../../ports/store/collection.ts';
import type { Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { LIFE, newsletterRecords, suppressedRecords } from '../newsletter/records.ts';
import { chunkRecords } from '../newsletter/sending/ledger.ts';
import { isRequestsDigest } from '../reservations/desk/request-digests.ts';
import { reservationLife, reservationStore } from '../reservations/reservation-store.ts';
import { deleteAccount } from '../users/administration.ts';
import { findSubject, type Subject, type SubjectRecord, subjectMark } from './data-subject.ts';
import { ERASED, type ErasureEffect, erasureEffectOf } from './erasure-rules.ts';

export interface ErasedRecord {
  kind: string;
  id: string;
  fate: ErasureEffect;
}

type Erasing = Pick<Services, 'store' | 'clock' | 'random' | 'secret'>;

const WITH_ACCOUNT = new Set(['user', 'user-address', 'last-sign-in']);

/**
 * GDPR 17; repeated after an error it continues. The departure is recorded first, outside the store, for a restore of
 * an older backup.
 * @param confirmed ids of reservations that staff say are this person's
 * @throws AppError conflict (the last administrator), before anything is erased
 */
export async function eraseSubject(
  services: Services,
  subject: Subject,
  confirmed: readonly string[],
  by: AuditActor,
): Promise<ErasedRecord[]> {
  const { store, mailer } = services;
  const { email } = subject;
  const user = email === null ? null : await findByEmail(store, email);
  // Throws before anything is erased. The account goes last: its id leads to other records.
  if (user !== null) await removalWrites(store, user);
  const { items } = await findSubject(services, subject);
  const own = items.filter(({ found_by, id }) => found_by === 'email' || confirmed.includes(id));
  const person = email === null ? null : addressId(email);
  const keys = own.map(({ kind, id }) => `${kind}:${id}`);
  await noteDeparture(services, { act: 'erased', person, keys, closed: closedAmong(own) });

  const over = own.filter(({ kind, after_erasure }) => kind === 'reservation' && after_erasure !== 'kept');
  const numbers = over.map(({ id }) => id);
  const mails = await eraseMailsAbout(services, numbers);
  const report: ErasedRecord[] = mails.filter(({ kind, id }) => !keys.includes(`${kind}:${id}`));
  for (const { kind, id } of own) report.push({ kind, id, fate: await eraseOne(services, person, kind, id) });
  if (user !== null) await deleteAccount(services, user.id, by);
  await mailer.forget?.(email === null ? numbers : [email, ...numbers]);
  const detail = subjectMark(services, subject);
  await store.commit([auditWrite(services, { ...by, act: 'personal_data_erased', detail })]);
  return report;
}

function closedAmong(own: readonly SubjectRecord[]): Departure['closed'] {
  const closed = own.flatMap(({ kind, id, data, after_erasure }) => {
    const status = RESERVATION_STATUSES.find((known) => known === data.status);
    const stays = kind === 'reservation' && after_erasure === 'pseudonymised';
    return stays && status !== undefined ? [[id, status] as const] : [];
  });
  return Object.fromEntries(closed);
}

/** The digest of new requests stays: staff would not learn of the others in it. */
export async function eraseMailsAbout(
  { store }: Pick<Services, 'store'>,
  numbers: readonly string[],
): Promise<ErasedRecord[]> {
  const erased: ErasedRecord[] = [];
  if (numbers.length === 0) return erased;
  for await (const { key } of store.everyRecord({ holding: numbers })) {
    const { kind, id } = splitKey(key);
    if (kind !== 'mail' || isRequestsDigest(id)) continue;
    await store.take(key);
    erased.push({ kind, id, fate: 'erased' });
  }
  return erased;
}

export async function eraseOne(
  services: Erasing,
  person: string | null,
  kind: string,
  id: string,
): Promise<ErasureEffect> {
  const { store, clock } = services;
  const now = clock.now();
  if (kind === 'audit') return 'kept';
  if (WITH_ACCOUNT.has(kind)) return 'erased';
  if (kind === 'newsletter-chunk') return person === null ? 'kept' : leaveOutOfChunk(services, id, person);
  if (kind === 'reservation') {
    const reservations = reservationStore(services);
    return eraseEntry(store, reservations, { kind, id }, ({ value, version }) => {
      const bare = { ...value, ...NO_VISITOR };
      return reservations.put(id, bare, { version }, reservationLife(bare, now));
    });
  }
  if (kind === 'newsletter-consent') {
    const { consents } = newsletterRecords(store);
    return eraseEntry(store, consents, { kind, id }, (entry) => {
      const { value, version } = entry;
      const life = { ttlSeconds: LIFE.withdrawnConsentSeconds, ...restOfLife(entry, now) };
      const bare = { ...value, email: ERASED, withdrawn_at: value.withdrawn_at ?? now };
      return consents.put(id, bare, { version }, life);
    });
  }
  if (kind === 'newsletter-suppressed') {
    const suppressed = suppressedRecords(store);
    return eraseEntry(store, suppressed, { kind, id }, ({ value, version }) =>
      suppressed.put(id, { ...value, email: null, detail: '' }, { version }),
    );
  }
  await store.take(`${kind}:${id}`);
  return 'erased';
}

const NO_VISITOR = {
  name: ERASED,
  email: null,
  phone: '',
  message: null,
  notes: '',
  reason: null,
  consent: null,
} as const;

function eraseEntry<T extends Record<string, unknown>>(
  store: Store,
  records: Pick<ReturnType<typeof collection<T, string>>, 'find' | 'removal'>,
  { kind, id }: { kind: string; id: string },
  pseudonymised: (entry: Entry<T>) => Write,
): Promise<ErasureEffect> {
  return commitPlan<ErasureEffect>(store, async () => {
    const entry = await records.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    const effect = erasureEffectOf(kind, entry.value);
    if (effect === 'kept') return { writes: [], result: effect };
    const write = effect === 'erased' ? records.removal(id, { version: entry.version }) : pseudonymised(entry);
    return { writes: [write], result: effect };
  });
}

/** The number of recipients stays. */
function leaveOutOfChunk({ store, clock }: Erasing, id: string, person: string): Promise<ErasureEffect> {
  const chunks = chunkRecords(store);
  return commitPlan<ErasureEffect>(store, async () => {
    const entry = await chunks.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    const { value, version } = entry;
    if (erasureEffectOf('newsletter-chunk', value) === 'kept') return { writes: [], result: 'kept' };
    const others = { ...value, recipients: value.recipients.filter((one) => one !== person) };
    const life = restOfLife(entry, clock.now());
    return { writes: [chunks.put(id, others, { version }, life)], result: 'erased' };
  });
}
