import { isOpen } from '../../../src/domain/view/reservation-status.ts';
import { auditWrite, type Doer } from '../audit/audit-log.ts';
import { commitPlan } from '../commit-plan.ts';
import { LIFE, newsletterRecords } from '../newsletter/records.ts';
import type { Write } from '../ports/store/store.ts';
import { reservationLife, reservationStore } from '../reservations/reservation-store.ts';
import type { Services } from '../services.ts';
import { findByEmail } from '../users/accounts.ts';
import { deleteAccount } from '../users/administration.ts';
import { findSubject } from './data-subject.ts';

/** What stands in place of a name. */
const ERASED = 'Vymazané na žiadosť';

/** `pseudonymised`: kept without name and address; `kept`: as it was. */
type Outcome = 'erased' | 'pseudonymised' | 'kept';

/** What became of how many records. */
export type ErasureReport = Record<Outcome, number>;

/**
 * Erases what is held about an address, one record after another, so that after a fault the same call goes on (GDPR 17).
 * The proof of a consent given stays for four years, the act asks for it, under the hash of the address alone; a reservation
 * that is over stays as a time and a price; one that is still open stays whole, it has to be answered or cancelled first. The
 * log names people by their ids only.
 * @param email in small letters
 * @throws AppError conflict (the last administrator), before anything is erased; StoreError unavailable
 */
export async function eraseSubject(services: Services, email: string, by: Doer): Promise<ErasureReport> {
  const { store, secret } = services;
  const user = await findByEmail(store, email);
  const { items } = await findSubject(services, email);
  if (user !== null) await deleteAccount(services, user.id, by);
  const report: ErasureReport = { erased: user === null ? 0 : 1, pseudonymised: 0, kept: 0 };
  for (const { kind, id } of items) if (kind !== 'user') report[await eraseOne(services, kind, id)] += 1;
  // The address itself would be personal data again; whoever knows it can tell by the signature that it was this one.
  const detail = secret.sign('data-subject', email).slice(0, 12);
  await store.commit([auditWrite(services, { ...by, act: 'personal_data_erased', detail })]);
  return report;
}

async function eraseOne(services: Services, kind: string, id: string): Promise<Outcome> {
  if (kind === 'audit') return 'kept';
  if (kind === 'reservation') return eraseReservation(services, id);
  if (kind === 'newsletter-consent') return eraseConsent(services, id);
  await services.store.take(`${kind}:${id}`);
  return 'erased';
}

function eraseReservation(services: Services, id: string): Promise<Outcome> {
  const reservations = reservationStore(services);
  return commitPlan<Outcome>(services.store, async () => {
    const entry = await reservations.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    if (isOpen(entry.value.status)) return { writes: [], result: 'kept' };
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

/** What was asked for and never confirmed is no consent, and proves nothing. */
function eraseConsent({ store, clock }: Services, id: string): Promise<Outcome> {
  const { consents } = newsletterRecords(store);
  return commitPlan<Outcome>(store, async () => {
    const entry = await consents.find(id);
    if (entry === null) return { writes: [], result: 'erased' };
    const { value, version, expiresAt } = entry;
    if (value.confirmed_at === null) return { writes: [consents.removal(id, { version })], result: 'erased' };
    const now = clock.now();
    const ttlSeconds =
      expiresAt === null ? LIFE.withdrawnConsentSeconds : Math.max(1, Math.ceil((expiresAt - now) / 1000));
    const bare = { ...value, email: ERASED, withdrawn_at: value.withdrawn_at ?? now };
    return { writes: [consents.put(id, bare, { version }, { ttlSeconds })], result: 'pseudonymised' };
  });
}
