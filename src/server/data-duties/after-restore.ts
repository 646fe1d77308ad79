// What a restored backup must not bring back: data of people who left after it was made, and sendings that were under way.

import { reservedSpan } from '../../domain/reservations/busy-times.ts';
import { isOpen, type ReservationStatus } from '../../domain/reservations/reservation-status.ts';
import { accountRecords } from '../accounts/accounts.ts';
import { AppError } from '../app-error.ts';
import { addressId } from '../crypto/tokens.ts';
import { type Departure, departuresSince, isDepartureOf } from '../departures/departures.ts';
import { issueRecords } from '../newsletter/issues/issue-store.ts';
import { endingWrites, newsletterRecords, suppressedRecords } from '../newsletter/records.ts';
import { reservationLife, reservationStore } from '../reservations/reservation-store.ts';
import { roomBookings } from '../reservations/rooms/room-bookings.ts';
import type { Services } from '../services.ts';
import { commitPlan, everyEntry, splitKey } from '../store/collection.ts';
import { deleteAccount } from '../users/administration.ts';
import { findSubject } from './data-subject.ts';
import { eraseMailsAbout, eraseOne } from './erasure.ts';

type Restored = Pick<Services, 'store' | 'clock' | 'random' | 'secret' | 'departures'>;

export interface LeftAgain {
  /** How many subscriptions were ended again. */
  left: number;
  /** For how many people all data were erased again. */
  erased: number;
  /** The numbers of their reservations that were open when they were erased, and therefore stay whole. */
  open: string[];
  /** How many of those accounts could not be deleted, which is only that of the last administrator. */
  undone: number;
}

const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/giu;
/** How the log names the terminal of the server. */
const BY_TERMINAL = { actor: null, visitor: null } as const;

/** @throws StoreError unavailable */
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
    const acts = new Set(own.map(({ act }) => act));
    if (await leaveNewsletter(services, person, acts.has('suppressed'))) again.left += 1;
    if (!acts.has('erased')) continue;
    const kept = await eraseAgain(services, email);
    if (kept.length === 0) again.erased += 1;
    for (const id of kept) open.add(id);
  }
  for (const key of departures.flatMap(({ keys }: Departure) => keys)) {
    const { kind, id } = splitKey(key);
    // An account may have had another address when the backup was made.
    if (kind !== 'user') {
      const fate = await eraseOne(services, null, kind, id);
      if (kind === 'reservation' && fate === 'kept') open.add(id);
    } else if (!(await deleteAgain(services, id))) undone.add(id);
  }
  return { ...again, open: [...open].sort(), undone: undone.size };
}

/** Every address that any record names, in lower case. */
async function addressesIn({ store }: Restored): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const { value } of store.everyRecord({ holding: ['@'] }))
    for (const [address] of value.matchAll(ADDRESS)) found.add(address.toLowerCase().replace(/[.-]+$/, ''));
  return found;
}

async function leaveNewsletter(services: Restored, person: string, isSuppressed: boolean): Promise<boolean> {
  const { store, clock } = services;
  const subscriber = await newsletterRecords(store).subscribers.find(person);
  if (subscriber !== null) await store.commit(await endingWrites(services, subscriber));
  const suppressed = suppressedRecords(store);
  if (isSuppressed && (await suppressed.find(person)) === null)
    await suppressed.create(person, { email: null, reason: 'staff', detail: '', since: clock.now() });
  return subscriber !== null;
}

/**
 * Gives a reservation that the backup holds open the status it had when it was erased. If it does not take place, its room is
 * free.
 */
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

/**
 * Erases everything but the account, which is among the keys of the departure.
 * @returns the numbers of open reservations, which stay
 */
async function eraseAgain(services: Restored, email: string): Promise<string[]> {
  const { items } = await findSubject(services, { email, phone: null, name: null });
  const kept: string[] = [];
  for (const { kind, id } of items) {
    const fate = await eraseOne(services, addressId(email), kind, id);
    if (kind === 'reservation' && fate === 'kept') kept.push(id);
  }
  return kept;
}

/** @returns false for the only administrator, whose account stays */
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

/** Pauses issues that were being sent, or were about to be, until staff decide: people may have got them since the backup. */
export async function pauseSendings({ store }: Pick<Services, 'store'>): Promise<void> {
  const { issues } = issueRecords(store);
  for (const state of ['sending', 'scheduled'] as const)
    for await (const { id, value, version } of everyEntry((page) => issues.list('state', { ...page, of: state })))
      await issues.update(id, { ...value, state: 'paused', scheduled: null, pause_reason: null }, version);
}
