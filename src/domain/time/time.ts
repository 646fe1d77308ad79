// Wall-clock values of the content files and the instants they mean. Content always speaks of Europe/Bratislava;
// instants (epoch milliseconds, ISO strings with offset) exist only at the edges.
import { Temporal } from 'temporal-polyfill';
import { addDays, isCalendarDate } from './calendar-day.ts';

export const TIME_ZONE = 'Europe/Bratislava';

/** An event without an end is taken to last this long, but never past the end of its first day. */
const ASSUMED_LENGTH_HOURS = 3;

const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_LENGTH = '2026-12-05'.length;
const HAS_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/i;
/** An instant names its offset after the time. */
const HAS_OFFSET = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** True for a real date and time written `2026-12-05T18:00`; an hour that a clock change skips still counts as real. */
export function isWallClock(text: string): boolean {
  return isCalendarDate(text.slice(0, DAY_LENGTH)) && TIME_OF_DAY.test(text.slice(DAY_LENGTH));
}

function zoned(wallClock: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(wallClock).toZonedDateTime(TIME_ZONE);
}

/**
 * The instant a wall-clock value means, in epoch milliseconds.
 * The hour that happens twice in October means its first pass, the hour skipped in March means one hour later (RFC 5545 3.3.5).
 */
export function toEpochMs(wallClock: string): number {
  return zoned(wallClock).epochMilliseconds;
}

/** `2026-12-05T18:00` → `2026-12-05T18:00:00+01:00`, the form of every date on the wire. */
export function toOffsetIso(wallClock: string): string {
  return zoned(wallClock).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/**
 * The wall-clock value of a date as people and calls write it: `2026-12-05T18:00`, with seconds, or an instant with offset as
 * in `toOffsetIso`. What is no date comes back as it is.
 */
export function toWallClock(text: string): string {
  try {
    if (!HAS_TIME.test(text)) return text;
    if (!HAS_OFFSET.test(text)) return Temporal.PlainDateTime.from(text).toString({ smallestUnit: 'minute' });
    return Temporal.Instant.from(text)
      .toZonedDateTimeISO(TIME_ZONE)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  } catch {
    return text;
  }
}

/**
 * When an event is over, as an ISO string with offset. Without an end date it is taken to last three hours, never past its
 * start day.
 */
export function endsAt(startWallClock: string, endWallClock: string | undefined): string {
  if (endWallClock !== undefined) return toOffsetIso(endWallClock);
  const start = zoned(startWallClock);
  const assumed = start.add({ hours: ASSUMED_LENGTH_HOURS });
  const nextDay = start.toPlainDate().add({ days: 1 }).toZonedDateTime(TIME_ZONE);
  const end = Temporal.ZonedDateTime.compare(assumed, nextDay) > 0 ? nextDay : assumed;
  return end.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The calendar day in Bratislava of an instant, `2026-12-05`. */
export function calendarDateOf(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString();
}

/** The first instant of a calendar day in Bratislava, in epoch milliseconds. */
export function startOfDay(date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(TIME_ZONE).epochMilliseconds;
}

/** A half-open span of time, [start, end), in epoch milliseconds. */
export interface Interval {
  startMs: number;
  endMs: number;
}

/**
 * The span of a range of calendar days in Bratislava, both of them included. An event that ends at midnight belongs to the day
 * before, because spans are open at their end.
 */
export function daysInterval(firstDay: string, lastDay: string): Interval {
  return { startMs: startOfDay(firstDay), endMs: startOfDay(addDays(lastDay, 1)) };
}

/** True when an event touches a span; one that takes no time counts where it begins. */
export function overlaps(event: Interval, span: Interval): boolean {
  const startsInside = event.startMs >= span.startMs && event.startMs < span.endMs;
  return startsInside || (event.startMs < span.endMs && event.endMs > span.startMs);
}
