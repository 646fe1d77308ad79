import type { RoomId } from '../../../domain/content/rooms.ts';
import { REFERENCE_SIGNS } from '../../../domain/reservations/bank-transfer.ts';
import {
  nextDueDay,
  type Reservation,
  reservationSchema,
  reservationStartMs,
  takesItsRoom,
  waitsSince,
} from '../../../domain/reservations/reservation.ts';
import { reservedSpan } from '../../../domain/reservations/reservation-time.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { DAY_MS, DAY_SECONDS } from '../../../domain/time/clock.ts';
import { type Interval, overlaps, startOfDay } from '../../../domain/time/wall-clock.ts';
import { AppError } from '../../app-error.ts';
import { type Random, randomLetters } from '../../ports/crypto/tokens.ts';
import { collection, type Entry, everyEntry, type Place } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';

/** After its last day, or after the request when it has none (the privacy page says so). */
const KEPT_SECONDS = 365 * DAY_SECONDS;
const SUSPICIOUS_SECONDS = 30 * DAY_SECONDS;
/** With their own index, a search for a day need not look back a year. */
const LONG_MS = 7 * DAY_MS;

/** Suspicious requests are only in `suspicious`: no list, count or calendar includes them. */
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

/** Signed, so that it does not show the address. */
function emailIndex(secret: Services['secret'], email: string): string {
  return secret.sign('reservation-email', email.toLowerCase());
}

/** Every write must give it, or the reservation would stay for ever. */
export function reservationLife(
  { date_until, created_at, suspicious }: Pick<Reservation, 'date_until' | 'created_at' | 'suspicious'>,
  nowMs: number,
): { ttlSeconds: number } {
  const lastMs = suspicious || date_until === null ? Date.parse(created_at) : startOfDay(date_until);
  const keptSeconds = suspicious ? SUSPICIOUS_SECONDS : KEPT_SECONDS;
  return { ttlSeconds: Math.max(1, Math.ceil((lastMs - nowMs) / 1000) + keptSeconds) };
}

/** @param room null: all rooms */
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

export async function findOccupants(
  services: Pick<Services, 'store' | 'secret'>,
  room: RoomId | null,
  span: Interval,
): Promise<Entry<Reservation>[]> {
  return (await findInSpan(services, room, span)).filter(({ value }) => takesItsRoom(value));
}

const LENGTH = 5;

/** Nobody can guess others: it is one of ten million a year. */
export function newReference(random: Random, nowMs: number): string {
  return `R-${isoDay(nowMs).slice(0, 4)}-${randomLetters(random, REFERENCE_SIGNS, LENGTH)}`;
}
