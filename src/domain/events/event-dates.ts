// A file without `dates` has one date, whose key is 1.
import { type Interval, toEpochMs } from '../time/wall-clock.ts';
import { endsAt, toOffsetIso, toWallClock } from '../time/written-moment.ts';

/** Whether an event has ended follows from its time. */
export const EVENT_STATUSES = ['Zrušený', 'Presunutý'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export const TICKETS = ['not-yet', 'on-sale', 'few-left', 'sold-out', 'at-the-door'] as const;
export type Tickets = (typeof TICKETS)[number];

export const MAX_DATES = 60;

/** Wall clocks in Bratislava, `2026-12-05T18:00`. */
export interface WrittenDate {
  /** It survives moves, and no other date of the event ever gets it. */
  key: number;
  start_date: string;
  end_date?: string | undefined;
  status?: EventStatus | undefined;
  previous_start_date?: string | undefined;
  tickets?: Tickets | undefined;
}

export interface WrittenTimes extends Omit<WrittenDate, 'key'> {
  dates?: readonly WrittenDate[] | undefined;
}

/** ISO strings with offset. */
export interface EventDate {
  key: number;
  start_date: string;
  end_date: string | null;
  ends_at: string;
  status: EventStatus | null;
  previous_start_date: string | null;
  tickets: Tickets | null;
}

export type DateTimes = Pick<EventDate, 'start_date' | 'ends_at' | 'status'>;

interface Dated<D extends DateTimes = DateTimes> {
  dates: readonly D[];
}

export function inDateOrder<D extends Pick<WrittenDate, 'start_date'>>(dates: readonly D[]): D[] {
  return dates
    .map((date) => ({ date, startMs: toEpochMs(date.start_date) }))
    .sort((a, b) => a.startMs - b.startMs)
    .map(({ date }) => date);
}

/**
 * In order of start. A cancelled event has only cancelled dates; a moved one moves dates without a status. Tickets of
 * a date go before the event's.
 */
export function datesOf(event: WrittenTimes): EventDate[] {
  const { dates: _dates, ...whole } = event;
  const rows = event.dates ?? [{ ...whole, key: 1 }];
  const dates = rows.map((row): EventDate => {
    const { start_date, end_date, previous_start_date: former } = row;
    return {
      key: row.key,
      start_date: toOffsetIso(start_date),
      end_date: end_date === undefined ? null : toOffsetIso(end_date),
      ends_at: endsAt(start_date, end_date),
      status: [event.status, row.status].includes('Zrušený') ? 'Zrušený' : (row.status ?? event.status ?? null),
      // A date that went back to its former time has left another one.
      previous_start_date: former === undefined || former === start_date ? null : toOffsetIso(former),
      tickets: row.tickets ?? event.tickets ?? null,
    };
  });
  return dates.sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
}

export interface EventSpan {
  start_date: string;
  /** null: one date without an end. Several dates have at least an assumed end. */
  end_date: string | null;
  ends_at: string;
}

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

export function writtenSpan(dates: readonly WrittenDate[]): { start_date: string; end_date?: string } {
  const { start_date, end_date } = spanOf(datesOf({ start_date: '', dates }));
  return { start_date: toWallClock(start_date), ...(end_date !== null && { end_date: toWallClock(end_date) }) };
}

/** Its own, else the one that all dates share. */
export function statusOfDates(
  own: EventStatus | undefined,
  dates: readonly Pick<EventDate, 'status'>[],
): EventStatus | null {
  return own ?? shared(dates.map(({ status }) => status));
}

export function ticketsOfDates(own: Tickets | undefined, dates: readonly EventDate[]): Tickets | null {
  return shared(countedDates({ dates }).map(({ tickets }) => tickets)) ?? own ?? null;
}

function shared<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

export function heldDates<D extends DateTimes>({ dates }: Dated<D>): D[] {
  return dates.filter(({ status }) => status !== 'Zrušený');
}

/** Those that take place, or all when every one is cancelled. */
export function countedDates<D extends DateTimes>(event: Dated<D>): readonly D[] {
  const held = heldDates(event);
  return held.length === 0 ? event.dates : held;
}

export function nextDate<D extends DateTimes>(event: Dated<D>, nowMs: number): D | null {
  return heldDates(event).find(({ ends_at }) => Date.parse(ends_at) > nowMs) ?? null;
}

/** For lists: the first that is not over, else the one that was over last. */
export function listedDate<D extends DateTimes>(event: Dated<D>, nowMs: number): D {
  const dates = countedDates(event);
  const open = dates.find(({ ends_at }) => Date.parse(ends_at) > nowMs);
  return open ?? finalDate(event);
}

/** Counted from 1; null for a cancelled date. */
export function positionOf<D extends DateTimes>(event: Dated<D>, date: D): { at: number; of: number } | null {
  const held = heldDates(event);
  const index = held.indexOf(date);
  return index === -1 ? null : { at: index + 1, of: held.length };
}

export function heldTimes(event: Dated): Interval[] {
  return heldDates(event).map(intervalOf);
}

export function finalDate<D extends DateTimes>(event: Dated<D>): D {
  return lastOver(countedDates(event));
}

export function intervalOf({ start_date, ends_at }: Pick<DateTimes, 'start_date' | 'ends_at'>): Interval {
  return { startMs: Date.parse(start_date), endMs: Date.parse(ends_at) };
}

/**
 * Calendars know a date by this for good. It has no slug, because a new title would make a second entry; the first
 * date keeps the name from when it was the only one.
 */
export function calendarUid(eventId: number, key: number, host: string): string {
  return `event-${eventId}${key === 1 ? '' : `-${key}`}@${host}`;
}
