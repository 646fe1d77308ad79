// An event has one date or several: a course of five evenings, a premiere with a second night. A date is a row of `dates` in its
// file; an event without rows has one date, whose key is 1.
import { type Interval, toEpochMs } from '../time/wall-clock.ts';
import { endsAt, toOffsetIso, toWallClock } from '../time/written-moment.ts';

/** The statuses that staff may set. Whether an event has ended follows from its time. */
export const EVENT_STATUSES = ['Zrušený', 'Presunutý'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** How tickets are sold: not yet, freely, the last ones, no more, or only before the beginning. */
export const TICKETS = ['not-yet', 'on-sale', 'few-left', 'sold-out', 'at-the-door'] as const;
export type Tickets = (typeof TICKETS)[number];

/** How many dates an event may have. */
export const MAX_DATES = 60;

/** A date as files write it: wall clocks in Bratislava, `2026-12-05T18:00`. */
export interface WrittenDate {
  /** Names the date for good: it keeps its key when it is moved, and no other date of the event ever gets it. */
  key: number;
  start_date: string;
  end_date?: string | undefined;
  status?: EventStatus | undefined;
  /** The original start of a moved date. */
  previous_start_date?: string | undefined;
  tickets?: Tickets | undefined;
}

/** What an event's file says of its time. With `dates`, the start and end are those of `spanOf`. */
export interface WrittenTimes extends Omit<WrittenDate, 'key'> {
  dates?: readonly WrittenDate[] | undefined;
}

/** A date as the public sees it: ISO strings with offset, with what the event as a whole adds to it. */
export interface EventDate {
  key: number;
  start_date: string;
  end_date: string | null;
  /** When it is over, by the rules of `domain/time/written-moment.ts`. */
  ends_at: string;
  status: EventStatus | null;
  previous_start_date: string | null;
  tickets: Tickets | null;
}

/** What the rules below read of a date. */
export type DateTimes = Pick<EventDate, 'start_date' | 'ends_at' | 'status'>;

interface Dated<D extends DateTimes = DateTimes> {
  /** In order of their start; at least one. */
  dates: readonly D[];
}

/** The dates of a file in order of their start. */
export function inDateOrder<D extends Pick<WrittenDate, 'start_date'>>(dates: readonly D[]): D[] {
  return dates
    .map((date) => ({ date, startMs: toEpochMs(date.start_date) }))
    .sort((a, b) => a.startMs - b.startMs)
    .map(({ date }) => date);
}

/**
 * The dates of an event in order of their start. A cancelled event has only cancelled dates, and a moved one moves those that have
 * no status of their own. Tickets of a date go before those of the event.
 */
export function datesOf(event: WrittenTimes): EventDate[] {
  const { dates: _dates, ...whole } = event;
  const rows = event.dates ?? [{ ...whole, key: 1 }];
  const dates = rows.map(
    (row): EventDate => ({
      key: row.key,
      start_date: toOffsetIso(row.start_date),
      end_date: row.end_date === undefined ? null : toOffsetIso(row.end_date),
      ends_at: endsAt(row.start_date, row.end_date),
      status: [event.status, row.status].includes('Zrušený') ? 'Zrušený' : (row.status ?? event.status ?? null),
      previous_start_date: row.previous_start_date === undefined ? null : toOffsetIso(row.previous_start_date),
      tickets: row.tickets ?? event.tickets ?? null,
    }),
  );
  return dates.sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
}

/** The time of an event as a whole: from its first start to its last end. */
export interface EventSpan {
  start_date: string;
  /** Null: one date without an end. After several dates it is known at least when the last one is taken to be over. */
  end_date: string | null;
  ends_at: string;
}

/** @param dates in order of their start; at least one */
export function spanOf(dates: readonly EventDate[]): EventSpan {
  const [first] = dates;
  if (first === undefined) throw new Error('An event has at least one date');
  const last = lastOver(dates);
  const end_date = dates.length === 1 ? last.end_date : (last.end_date ?? last.ends_at);
  return { start_date: first.start_date, end_date, ends_at: last.ends_at };
}

function lastOver<D extends DateTimes>(dates: readonly D[]): D {
  return dates.reduce((a, b) => (Date.parse(b.ends_at) > Date.parse(a.ends_at) ? b : a));
}

/** The same as `spanOf`, on the clock in Bratislava, for the dates of a file. */
export function writtenSpan(dates: readonly WrittenDate[]): { start_date: string; end_date?: string } {
  const { start_date, end_date } = spanOf(datesOf({ start_date: '', dates }));
  return { start_date: toWallClock(start_date), ...(end_date !== null && { end_date: toWallClock(end_date) }) };
}

/** The status of the event as a whole: its own, else the one that all its dates share. */
export function statusOfDates(
  own: EventStatus | undefined,
  dates: readonly Pick<EventDate, 'status'>[],
): EventStatus | null {
  return own ?? shared(dates.map(({ status }) => status));
}

/** The tickets of the event as a whole: what all dates that take place share, else what the event itself says. */
export function ticketsOfDates(own: Tickets | undefined, dates: readonly EventDate[]): Tickets | null {
  return shared(countedDates({ dates }).map(({ tickets }) => tickets)) ?? own ?? null;
}

function shared<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** The dates that take place. */
export function heldDates<D extends DateTimes>({ dates }: Dated<D>): D[] {
  return dates.filter(({ status }) => status !== 'Zrušený');
}

/** The dates that decide when an event is over: those that take place, or all when every one is cancelled. */
export function countedDates<D extends DateTimes>(event: Dated<D>): readonly D[] {
  const held = heldDates(event);
  return held.length === 0 ? event.dates : held;
}

/** The first date that takes place and is not over at a moment (epoch milliseconds); null: there is none. */
export function nextDate<D extends DateTimes>(event: Dated<D>, nowMs: number): D | null {
  return heldDates(event).find(({ ends_at }) => Date.parse(ends_at) > nowMs) ?? null;
}

/** The date that an event stands for in lists at a moment: the first that is not over, else the one that was over last. */
export function listedDate<D extends DateTimes>(event: Dated<D>, nowMs: number): D {
  const dates = countedDates(event);
  const open = dates.find(({ ends_at }) => Date.parse(ends_at) > nowMs);
  return open ?? finalDate(event);
}

/** Which of the dates that take place this one is, counted from 1, and how many there are; null for a cancelled one. */
export function placeOf<D extends DateTimes>(event: Dated<D>, date: D): { at: number; of: number } | null {
  const held = heldDates(event);
  const index = held.indexOf(date);
  return index === -1 ? null : { at: index + 1, of: held.length };
}

/** The times in which an event takes place, such as its rooms. Cancelled dates take none. */
export function heldTimes(event: Dated): Interval[] {
  return heldDates(event).map(intervalOf);
}

/** The date at whose end an event is over for good: of those that count, the one that ends last. */
export function finalDate<D extends DateTimes>(event: Dated<D>): D {
  return lastOver(countedDates(event));
}

export function intervalOf({ start_date, ends_at }: Pick<DateTimes, 'start_date' | 'ends_at'>): Interval {
  return { startMs: Date.parse(start_date), endMs: Date.parse(ends_at) };
}

/**
 * The name of a date in calendars for good. It is never made from the slug, because a new title must not become a second entry
 * in people's calendars; the first date has the name that the event had before it got more of them.
 * @param host of the site
 */
export function calendarUid(eventId: number, key: number, host: string): string {
  return `event-${eventId}${key === 1 ? '' : `-${key}`}@${host}`;
}
