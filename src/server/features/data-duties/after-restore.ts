import { suppressionSchema } from '../../../domain/newsletter/newsletter-subscriber.ts';
import { isOpen, type ReservationStatus } from '../../../domain/reservations/reservation-status.ts';
import { reservedSpan } from '../../../domain/reservations/reservation-time.ts';
import { AppError } from '../../app-error.ts';
import { accountRecords } from '../../core/accounts/accounts.ts';
import { giveUpWaiting } from '../../core/mail/mail-queue.ts';
import { addressId } from '../../ports/crypto/tokens.ts';
import { type Departure, departuresSince, isDepartureOf } from '../../ports/departures/departures.ts';
import { commitPlan, everyEntry, splitKey } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { issueRecords } from '../newsletter/issues/issue-store.ts';
import { endingWrites, newsletterRecords, suppressedRecords } from '../newsletter/records.ts';
import { reservationLife, reservationStore } from '../reservations/reservation-store.ts';
import { voidFeeds } from '../reservations/rooms/room-calendar.ts';
import { roomBookings } from '../reservations/rooms/room-months.ts';
import { deleteAccount } from '../users/administration.ts';
import { findSubject } from './data-subject.ts';
import { eraseMailsAbout, eraseOne } from './erasure.ts';

type Restored = Pick<Services, 'store' | 'clock' | 'random' | 'secret' | 'departures'>;

export interface LeftAgain {
  left: number;
  erased: number;
  /** Open at the erasure: these stay whole. */
  open: string[];
  undone: number;
}

const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/giu;
const BY_TERMINAL = { actor: null, visitor: null } as const;

export async function repeatDepartures(services: Restored, madeAtMs: number): Promise<LeftAgain> {
  const departures = await departuresSince(services, madeAtMs);
  const again = { left: 0, erased: 0 };
  const [open, undone] = [new Set<string>(), new Set<string>()];
  if (departures.length === 0) return { ...again, open: [], undone: 0 };
  const closed = departures.flatMap((departure) => Object.entries(departure.closed));
  for (const [id, status] of closed) await closeAgain(services, id, status);
  await eraseMailsAbout(
    services,
    closed.map(([id]) => id),
  );
  for (const email of await addressesIn(services)) {
    const person = addressId(email);
    const own = departures.filter((departure) => isDepartureOf(departure, person));
    if (own.length === 0) continue;
    await suppressAgain(services, email, own);
    if (await endSubscription(services, person, own)) again.left += 1;
    if (own.every(({ act }) => act !== 'erased')) continue;
    const kept = await eraseAgain(services, email);
    if (kept.length === 0) again.erased += 1;
    for (const id of kept) open.add(id);
  }
  for (const key of departures.flatMap(({ keys }: Departure) => keys)) {
    const { kind, id } = splitKey(key);
    // An account may have had another address when the backup was made.
    if (kind !== 'user') {
      const effect = await eraseOne(services, null, kind, id);
      if (kind === 'reservation' && effect === 'kept') open.add(id);
    } else if (!(await deleteAgain(services, id))) undone.add(id);
  }
  return { ...again, open: [...open].sort(), undone: undone.size };
}

/**
 * Leaves queued mails and begun issues to staff, and renews the addresses of room calendars: the backup may not know
 * that one was renewed.
 * @returns how many mails wait for staff
 */
export async function stopSendings(services: Pick<Services, 'store' | 'clock'>): Promise<number> {
  await pauseIssues(services);
  await voidFeeds(services);
  return giveUpWaiting(services);
}

async function addressesIn({ store }: Restored): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { value } of store.everyRecord({ holding: ['@'] }))
    for (const [address] of value.matchAll(ADDRESS)) found.add(address.toLowerCase().replace(/[.-]+$/, ''));
  return found;
}

const REASONS = suppressionSchema.shape.reason.options;

async function suppressAgain({ store, clock }: Restored, email: string, own: readonly Departure[]): Promise<void> {
  const reasons = own.flatMap(({ act, reason }) => (act === 'suppressed' ? [reason ?? 'staff'] : []));
  const reason = REASONS.findLast((one) => reasons.includes(one));
  if (reason === undefined) return;
  const [suppressed, person] = [suppressedRecords(store), addressId(email)];
  const known = await suppressed.find(person);
  if (known !== null && REASONS.indexOf(known.value.reason) >= REASONS.indexOf(reason)) return;
  const isSubscriber = (await newsletterRecords(store).subscribers.find(person)) !== null;
  const entry = { email: isSubscriber ? email : null, reason, detail: '', since: clock.now() };
  await store.commit([suppressed.put(person, entry, known)]);
}

/** A refused mail or a suppression by staff is no leaving. */
async function endSubscription(services: Restored, person: string, own: readonly Departure[]): Promise<boolean> {
  if (own.every(({ act, reason }) => act === 'suppressed' && (reason === 'bounce' || reason === 'staff'))) return false;
  const subscriber = await newsletterRecords(services.store).subscribers.find(person);
  if (subscriber === null) return false;
  await services.store.commit(await endingWrites(services, subscriber));
  return true;
}

/** As it was at the erasure, with its room free. */
async function closeAgain({ store, secret, clock }: Restored, id: string, status: ReservationStatus): Promise<void> {
  const reservations = reservationStore({ store, secret });
  await commitPlan(store, async () => {
    const entry = await reservations.find(id);
    if (entry === null || !isOpen(entry.value.status)) return { writes: [], result: null };
    const now = clock.now();
    const { value: before, version } = entry;
    const span = before.status === 'confirmed' && status !== 'done' ? reservedSpan(before) : null;
    const place = { from: span && { room: before.room, span }, to: null };
    const freed = span === null ? [] : (await roomBookings(store).move(id, place, now)).writes;
    const after = { ...before, status };
    return {
      writes: [reservations.put(id, after, { version }, reservationLife(after, now)), ...freed],
      result: null,
    };
  });
}

async function eraseAgain(services: Restored, email: string): Promise<string[]> {
  const { items } = await findSubject(services, { email, phone: null, name: null });
  const kept: string[] = [];
  for (const { kind, id } of items) {
    const effect = await eraseOne(services, addressId(email), kind, id);
    if (kind === 'reservation' && effect === 'kept') kept.push(id);
  }
  return kept;
}

async function deleteAgain(services: Restored, id: string): Promise<boolean> {
  if ((await accountRecords(services.store).users.find(id)) === null) return true;
  try {
    await deleteAccount(services, id, BY_TERMINAL);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false;
    throw error;
  }
}

async function pauseIssues({ store }: Pick<Services, 'store'>): Promise<void> {
  const { issues } = issueRecords(store);
  for (const state of ['sending', 'scheduled'] as const)
    for await (const { id, value, version } of everyEntry((page) => issues.list('state', { ...page, of: state })))
      await issues.update(id, { ...value, state: 'paused', scheduled: null, pause_reason: null }, version);
}
