import type { RoomId } from '../../../domain/content/rooms.ts';
import { REFERENCE_SIGNS } from '../../../domain/reservations/bank-transfer.ts';
import { reservedSpan } from '../../../domain/reservations/busy-times.ts';
import {
  nextDueDay,
  type Reservation,
  reservationSchema,
  reservationStartMs,
  takesItsRoom,
  waitsSince,
} from '../../../domain/reservations/reservation.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { DAY_MS, DAY_SECONDS } from '../../../domain/time/clock.ts';
import { type Interval, overlaps, startOfDay } from '../../../domain/time/wall-clock.ts';
import { AppError } from '../../app-error.ts';
import { type Random, randomLetters } from '../../ports/crypto/tokens.ts';
import { collection, type Entry, everyEntry, type Place } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';

/** How long a reservation is kept after its last day, or after the request when it has none (the privacy page says so). */
const KEPT_SECONDS = 365 * DAY_SECONDS;
/** How long a suspicious request waits for staff. */
const SUSPICIOUS_SECONDS = 30 * DAY_SECONDS;
/** Longer reservations are few and have an index of their own, so that a search for a day need not look back a year. */
const LONG_MS = 7 * DAY_MS;

/**
 * All reservations by their reference number. The indexes are `created` and `email` by the time they were sent, `status` by
 * the time since when they have waited, `starts` and `room` by their first day, if there is one, `long` by the end of those
 * of more than a week, and `due` by the day of the next missing payment. Suspicious requests are only in `suspicious`, by
 * the time they were sent: no list, count or calendar includes them.
 */
export function reservationStore({ store, secret }: Pick<Services, 'store' | 'secret'>) {
  const sent = ({ created_at }: Reservation) => Date.parse(created_at);
  return collection(store, 'reservation', reservationSchema, {
    created: unsuspicious((reservation) => ({ score: sent(reservation) })),
    status: unsuspicious((reservation) => ({ of: reservation.status, score: Date.parse(waitsSince(reservation)) })),
    email: unsuspicious((reservation) =>
      reservation.email === null ? null : { of: emailIndex(secret, reservation.email), score: sent(reservation) },
    ),
    starts: unsuspicious((reservation) => startPlace(reservation)),
    room: unsuspicious((reservation) => startPlace(reservation, reservation.room)),
    long: unsuspicious((reservation) => {
      const [start, span] = [reservationStartMs(reservation), reservedSpan(reservation)];
      return start === null || span === null || span.endMs - start <= LONG_MS ? null : { score: span.endMs };
    }),
    due: unsuspicious((reservation) => {
      const day = nextDueDay(reservation);
      return day === null ? null : { score: startOfDay(day) };
    }),
    suspicious: (reservation) => (reservation.suspicious ? { score: sent(reservation) } : null),
  });
}

/** @throws AppError not-found; StoreError unavailable */
export async function requireReservation(
  services: Pick<Services, 'store' | 'secret'>,
  reference: string,
): Promise<Entry<Reservation>> {
  const entry = await reservationStore(services).find(reference);
  if (entry === null) throw new AppError('not-found', 'Takú rezerváciu nemáme.');
  return entry;
}

function unsuspicious(place: (reservation: Reservation) => Place | null) {
  return (reservation: Reservation) => (reservation.suspicious ? null : place(reservation));
}

function startPlace(reservation: Reservation, of?: string) {
  const score = reservationStartMs(reservation);
  return score === null ? null : { score, ...(of === undefined ? {} : { of }) };
}

/** The index of the reservations of one address. Its name is signed, so that it does not show the address. */
function emailIndex(secret: Services['secret'], email: string): string {
  return secret.sign('reservation-email', email.toLowerCase());
}

/** How long a reservation is kept from now. Every write must give it, or the reservation would stay for ever. */
export function reservationLife(
  { date_until, created_at, suspicious }: Pick<Reservation, 'date_until' | 'created_at' | 'suspicious'>,
  nowMs: number,
): { ttlSeconds: number } {
  const lastMs = suspicious || date_until === null ? Date.parse(created_at) : startOfDay(date_until);
  const keptSeconds = suspicious ? SUSPICIOUS_SECONDS : KEPT_SECONDS;
  return { ttlSeconds: Math.max(1, Math.ceil((lastMs - nowMs) / 1000) + keptSeconds) };
}

/**
 * Reservations whose time touches a span of a room, in any status.
 * @param room null: all rooms
 * @throws StoreError unavailable
 */
export async function findInSpan(
  services: Pick<Services, 'store' | 'secret'>,
  room: RoomId | null,
  span: Interval,
): Promise<Entry<Reservation>[]> {
  const reservations = reservationStore(services);
  const near = { min: span.startMs - LONG_MS, max: span.endMs };
  const found = new Map<string, Entry<Reservation>>();
  const ordinary = everyEntry((page) =>
    room === null
      ? reservations.list('starts', { ...near, ...page })
      : reservations.list('room', { ...near, ...page, of: room }),
  );
  const long = everyEntry((page) => reservations.list('long', { min: span.startMs, ...page }));
  for await (const entry of long) if (room === null || entry.value.room === room) found.set(entry.id, entry);
  for await (const entry of ordinary) found.set(entry.id, entry);
  return [...found.values()].filter(({ value }) => {
    const own = reservedSpan(value);
    return own !== null && overlaps(own, span);
  });
}

/** Reservations that occupy the room, or wait to. */
export async function findOccupants(
  services: Pick<Services, 'store' | 'secret'>,
  room: RoomId | null,
  span: Interval,
): Promise<Entry<Reservation>[]> {
  return (await findInSpan(services, room, span)).filter(({ value }) => takesItsRoom(value));
}

const LENGTH = 5;

/** A number that people can read out, `R-2026-7KQXA`: one of ten million a year, so that nobody can guess others. */
export function newReference(random: Random, nowMs: number): string {
  return `R-${isoDay(nowMs).slice(0, 4)}-${randomLetters(random, REFERENCE_SIGNS, LENGTH)}`;
}
