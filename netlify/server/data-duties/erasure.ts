import { auditWrite, type Doer } from '../audit/audit-log.ts';
import { commitPlan } from '../commit-plan.ts';
import { LIFE, newsletterRecords, subscriberId } from '../newsletter/records.ts';
import { chunkRecords } from '../newsletter/sending/ledger.ts';
import { suppressedRecords } from '../newsletter/suppression/suppressed.ts';
import { restOfLife } from '../ports/store/rest-of-life.ts';
import type { Write } from '../ports/store/store.ts';
import { reservationLife, reservationStore } from '../reservations/reservation-store.ts';
import type { Services } from '../services.ts';
import { findByEmail } from '../users/accounts.ts';
import { deleteAccount } from '../users/administration.ts';
import { findSubject } from './data-subject.ts';
import { ERASED, type Fate, fateOf } from './fate.ts';

/** What became of a record. */
export interface ErasedRecord {
  kind: string;
  id: string;
  fate: Fate;
}

/**
 * Erases what is held about an address, one record after another, so that after a fault the same call goes on (GDPR 17); what
 * stays and why: `fateOf`.
 * @param email in small letters
 * @throws AppError conflict (the last administrator), before anything is erased; StoreError unavailable
 */
export async function eraseSubject(services: Services, email: string, by: Doer): Promise<ErasedRecord[]> {
  const { store, secret } = services;
  const user = await findByEmail(store, email);
  const { items } = await findSubject(services, email);
  if (user !== null) await deleteAccount(services, user.id, by);
  const report: ErasedRecord[] = [];
  for (const { kind, id } of items) report.push({ kind, id, fate: await eraseOne(services, email, kind, id) });
  // The address itself would be personal data again; whoever knows it can tell by the signature that it was this one.
  const detail = secret.sign('data-subject', email).slice(0, 12);
  await store.commit([auditWrite(services, { ...by, act: 'personal_data_erased', detail })]);
  return report;
}

/** A user's own record went with the account; taking it once more does no harm. */
async function eraseOne(services: Services, email: string, kind: string, id: string): Promise<Fate> {
  if (kind === 'audit') return 'kept';
  if (kind === 'reservation') return eraseReservation(services, id);
  if (kind === 'newsletter-consent') return eraseConsent(services, id);
  if (kind === 'newsletter-suppressed') return eraseSuppression(services, id);
  if (kind === 'newsletter-chunk') return leaveOutOfChunk(services, id, subscriberId(email));
  await services.store.take(`${kind}:${id}`);
  return 'erased';
}

function eraseReservation(services: Services, id: string): Promise<Fate> {
  const reservations = reservationStore(services);
  return commitPlan<Fate>(services.store, async () => {
    const entry = await reservations.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    if (fateOf('reservation', entry.value) === 'kept') return { writes: [], result: 'kept' };
    const bare = {
      ...entry.value,
      name: ERASED,
      email: null,
      phone: '',
      message: null,
      notes: '',
      reason: null,
      consent: null,
    };
    const life = reservationLife(bare, services.clock.now());
    const writes: Write[] = [reservations.put(id, bare, { version: entry.version }, life)];
    return { writes, result: 'pseudonymised' };
  });
}

function eraseConsent({ store, clock }: Services, id: string): Promise<Fate> {
  const { consents } = newsletterRecords(store);
  return commitPlan<Fate>(store, async () => {
    const entry = await consents.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    const { value, version } = entry;
    const fate = fateOf('newsletter-consent', value);
    if (fate === 'kept') return { writes: [], result: fate };
    if (fate === 'erased') return { writes: [consents.removal(id, { version })], result: fate };
    const now = clock.now();
    const life = { ttlSeconds: LIFE.withdrawnConsentSeconds, ...restOfLife(entry, now) };
    const bare = { ...value, email: ERASED, withdrawn_at: value.withdrawn_at ?? now };
    return { writes: [consents.put(id, bare, { version }, life)], result: 'pseudonymised' };
  });
}

function eraseSuppression({ store }: Services, id: string): Promise<Fate> {
  const suppressed = suppressedRecords(store);
  return commitPlan<Fate>(store, async () => {
    const entry = await suppressed.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    const fate = fateOf('newsletter-suppressed', entry.value);
    // What the mail server or the staff said may name the person, too.
    const bare = { ...entry.value, email: null, detail: '' };
    return { writes: fate === 'kept' ? [] : [suppressed.put(id, bare, { version: entry.version })], result: fate };
  });
}

/** The numbers of those who got it stay. */
function leaveOutOfChunk({ store, clock }: Services, id: string, person: string): Promise<Fate> {
  const chunks = chunkRecords(store);
  return commitPlan<Fate>(store, async () => {
    const entry = await chunks.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    const { value, version } = entry;
    if (fateOf('newsletter-chunk', value) === 'kept') return { writes: [], result: 'kept' };
    const others = { ...value, recipients: value.recipients.filter((one) => one !== person) };
    const life = restOfLife(entry, clock.now());
    return { writes: [chunks.put(id, others, { version }, life)], result: 'erased' };
  });
}
