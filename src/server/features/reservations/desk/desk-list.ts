import { z } from 'zod';
import { type Room, roomName } from '../../../../domain/content/rooms.ts';
import { calendarDay, slug } from '../../../../domain/fields/fields.ts';
import { toCents } from '../../../../domain/reservations/price-estimate.ts';
import { paidOf, type Reservation, sumsOf } from '../../../../domain/reservations/reservation.ts';
import {
  RESERVATION_SOURCES,
  RESERVATION_STATUSES,
  STATUS_WORDS,
} from '../../../../domain/reservations/reservation-status.ts';
import { reservedSpan } from '../../../../domain/reservations/reservation-time.ts';
import { FIRST_DAY, LAST_DAY } from '../../../../domain/time/calendar-day.ts';
import { daysInterval, overlaps, wallClockAt } from '../../../../domain/time/wall-clock.ts';
import { foldForSearch, wordPattern } from '../../../../domain/words/fold.ts';
import { toCsv } from '../../../core/http/csv.ts';
import { pageOf, pageParams } from '../../../core/http/validated.ts';
import { type Entry, everyEntry, firstOf } from '../../../ports/store/collection.ts';
import { findInSpan, reservationStore } from '../reservation-store.ts';
import type { OccupancyServices } from '../rooms/occupants.ts';
import { toWireAll, type WireReservation } from './reservation-answer.ts';

const SORTS = ['created_at', 'date_from', 'name'] as const;

/** Both days are included. */
export const deskFilter = z.object({
  query: z.string().max(200).default(''),
  status: z.enum(RESERVATION_STATUSES, 'Vyberte stav z\u00a0ponuky.').optional(),
  room: slug.optional(),
  source: z.enum(RESERVATION_SOURCES, 'Vyberte pôvod z\u00a0ponuky.').optional(),
  from: calendarDay.optional(),
  until: calendarDay.optional(),
  /** Only those beyond the limits of the form; otherwise all others. */
  suspicious: z.literal('true', 'Napíšte true, alebo nič.').optional(),
  sort: z.enum([...SORTS, ...SORTS.map((sort) => `-${sort}` as const)]).default('-created_at'),
});

export const deskQuery = deskFilter.extend(pageParams);

type DeskFilter = z.output<typeof deskFilter>;
type DeskQuery = z.output<typeof deskQuery>;

const collator = new Intl.Collator('sk', { numeric: true });

/** In euros. */
interface DeskSums {
  count: number;
  total: number;
  paid: number;
  to_pay: number;
}

export async function listReservations(
  services: OccupancyServices,
  query: DeskQuery,
): Promise<{ items: WireReservation[]; total: number; sums?: DeskSums }> {
  const isOfDays = query.from !== undefined || query.until !== undefined;
  const found = isInOrderOfArrival(query) ? null : await findReservations(services, query);
  const { items, total } = found === null ? await walkToPage(services, query) : pageOf(found, query);
  const page = { items: await toWireAll(services, items), total };
  return isOfDays && found !== null ? { ...page, sums: sumsOfAll(found) } : page;
}

function sumsOfAll(entries: readonly Entry<Reservation>[]): DeskSums {
  const given = entries.flatMap(({ value }) =>
    value.source !== 'block' && (value.status === 'confirmed' || value.status === 'done') ? [value] : [],
  );
  const sum = (amountOf: (reservation: Reservation) => number | null) =>
    toCents(given.reduce((all, reservation) => all + (amountOf(reservation) ?? 0), 0));
  return {
    count: given.length,
    total: sum((reservation) => sumsOf(reservation).total),
    paid: sum((reservation) => paidOf(reservation).paid),
    to_pay: sum((reservation) => paidOf(reservation).toPay),
  };
}

export async function findReservations(services: OccupancyServices, filter: DeskFilter): Promise<Entry<Reservation>[]> {
  const matching: Entry<Reservation>[] = [];
  const words = foldForSearch(filter.query).split(' ');
  for await (const entry of candidates(services, filter, words))
    if (matches(entry, filter) && hasWords(entry, words)) matching.push(entry);
  return matching.sort(compareBy(filter.sort));
}

function isInOrderOfArrival({ query, status, room, source, from, until, suspicious, sort }: DeskFilter): boolean {
  const isWhole = [room, source, from, until].every((part) => part === undefined) && query === '';
  return isWhole && sort.endsWith('created_at') && (suspicious === undefined || status === undefined);
}

async function walkToPage(services: OccupancyServices, query: DeskQuery) {
  const { sort, page, per_page } = query;
  const { index, of } = indexFor(query);
  const total = await reservationStore(services).count(index, of);
  const order = sort.startsWith('-') ? 'descending' : 'ascending';
  const first = (page - 1) * per_page;
  const most = Math.min(first + per_page, total);
  return { items: await firstOf(listed(services, query, { order, most }), most - first, first), total };
}

function indexFor({ status, suspicious }: Pick<DeskFilter, 'status' | 'suspicious'>) {
  if (suspicious !== undefined) return { index: 'suspicious', of: {} } as const;
  return status === undefined
    ? ({ index: 'created', of: {} } as const)
    : ({ index: 'status', of: { of: status } } as const);
}

function listed(
  services: OccupancyServices,
  filter: Pick<DeskFilter, 'status' | 'suspicious'>,
  {
    order,
    most = Number.POSITIVE_INFINITY,
    words = [],
  }: { order: 'ascending' | 'descending'; most?: number; words?: readonly string[] },
): AsyncGenerator<Entry<Reservation>> {
  const { list } = reservationStore(services);
  const { index, of } = indexFor(filter);
  const mayBeWanted = mayHaveWords(words);
  return everyEntry(({ limit, ...cursor }) => {
    const range = { ...cursor, order, limit: Math.min(limit, most), mayBeWanted };
    return list(index, { ...range, ...of });
  });
}

async function* candidates(
  services: OccupancyServices,
  filter: DeskFilter,
  words: readonly string[],
): AsyncGenerator<Entry<Reservation>> {
  const { from, until, room, suspicious } = filter;
  if (suspicious !== undefined || (from === undefined && until === undefined))
    yield* listed(services, filter, { order: 'descending', words });
  else yield* await findInSpan(services, room ?? null, daysInterval(from ?? FIRST_DAY, until ?? LAST_DAY));
}

function matches({ value }: Entry<Reservation>, { status, room, source, from, until }: DeskFilter): boolean {
  return (
    touches(value, from, until) &&
    (status === undefined || value.status === status) &&
    (room === undefined || value.room === room) &&
    (source === undefined || value.source === source)
  );
}

function touches(value: Reservation, from: string | undefined, until: string | undefined): boolean {
  if (from === undefined && until === undefined) return true;
  const span = reservedSpan(value);
  return span !== null && overlaps(span, daysInterval(from ?? FIRST_DAY, until ?? LAST_DAY));
}

function hasWords({ id, value }: Entry<Reservation>, words: readonly string[]): boolean {
  if (words.every((word) => word === '')) return true;
  const { name, email, phone, message, notes } = value;
  const text = foldForSearch([id, name, email ?? '', phone, message ?? '', notes].join(' '));
  const digits = phone.replace(/\D/g, '');
  return words.every((word) => text.includes(word) || (IS_OF_A_NUMBER.test(word) && digits.includes(word)));
}

/** Telephone numbers may be stored in groups of digits. */
const IS_OF_A_NUMBER = /^\d{3,}$/;

/** Rejects most entries by their JSON: parsing twenty thousand reservations took a second. */
function mayHaveWords(words: readonly string[]): (id: string, json: string) => boolean {
  const patterns = words.map(patternInJson).filter((pattern) => pattern !== null);
  return (id, json) => patterns.every((pattern) => pattern.test(json) || pattern.test(id));
}

function patternInJson(word: string): RegExp | null {
  if (IS_OF_A_NUMBER.test(word)) return new RegExp([...word].join('[^"\\d]*'));
  const isEscaped = JSON.stringify(word) !== `"${word}"`;
  return isEscaped ? null : wordPattern(word);
}

function compareBy(sort: DeskFilter['sort']): (a: Entry<Reservation>, b: Entry<Reservation>) => number {
  const sign = sort.startsWith('-') ? -1 : 1;
  const field = SORTS.find((name) => sort.endsWith(name)) ?? 'created_at';
  return (a, b) => {
    const [left, right] = [sortKey(field, a.value), sortKey(field, b.value)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || compareIds(a, b);
    return sign * (field === 'name' ? collator.compare(left, right) : compareText(left, right)) || compareIds(a, b);
  };
}

function sortKey(field: (typeof SORTS)[number], reservation: Reservation): string | null {
  const { date_from, time_from } = reservation;
  if (field !== 'date_from') return reservation[field];
  return date_from === null ? null : `${date_from}T${time_from ?? '00:00'}`;
}

function compareIds(a: Entry<Reservation>, b: Entry<Reservation>): number {
  return compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const SOURCES = { form: 'web', phone: 'telefón', block: 'blokovanie' } as const;

type Column = [heading: string, cell: (entry: Entry<Reservation>) => string | number | null];

export function reservationsCsv(entries: readonly Entry<Reservation>[], rooms: readonly Room[]): string {
  const columns: Column[] = [
    ['číslo', ({ id }) => id],
    ['stav', ({ value }) => STATUS_WORDS[value.status]],
    ['pôvod', ({ value }) => SOURCES[value.source]],
    ['prijaté', ({ value }) => wallClockAt(Date.parse(value.created_at)).replace('T', ' ')],
    ['miestnosť', ({ value }) => roomName(rooms, value.room)],
    ['od dňa', ({ value }) => value.date_from],
    ['od času', ({ value }) => value.time_from],
    ['do dňa', ({ value }) => value.date_until],
    ['do času', ({ value }) => value.time_until],
    ['meno', ({ value }) => value.name],
    ['e-mail', ({ value }) => value.email],
    ['telefón', ({ value }) => phoneCell(value.phone)],
    ['druh podujatia', ({ value }) => value.eventType],
    ['účel', ({ value }) => value.purpose],
    ['počet osôb', ({ value }) => value.attendees],
    ['správa', ({ value }) => value.message],
    ['cena €', ({ value }) => euros(sumsOf(value).total)],
    ['zaplatené €', ({ value }) => euros(paidOf(value).paid)],
    ['na úhradu €', ({ value }) => euros(paidOf(value).toPay)],
    ['záloha €', ({ value }) => euros(sumsOf(value).deposit)],
    ['záloha do', ({ value }) => value.deposit.due],
    ['záloha zaplatená', ({ value }) => value.deposit.paid_on],
    ['doplatok €', ({ value }) => euros(sumsOf(value).balance)],
    ['doplatok do', ({ value }) => value.balance.due],
    ['doplatok zaplatený', ({ value }) => value.balance.paid_on],
    ['dôvod', ({ value }) => value.reason],
    ['poznámky', ({ value }) => value.notes],
  ];
  const rows = entries.map((entry) => columns.map(([, cell]) => String(cell(entry) ?? '')));
  return toCsv([columns.map(([heading]) => heading), ...rows]);
}

/**
 * A word in front makes the cell a text: Excel drops a leading zero or plus of a number, and takes a leading plus for
 * a formula.
 */
function phoneCell(phone: string): string {
  return phone === '' ? '' : `tel. ${phone}`;
}

function euros(amount: number | null): string | null {
  return amount === null ? null : amount.toFixed(2).replace('.', ',');
}
