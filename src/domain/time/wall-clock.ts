// What the clock on the wall shows, and the instant it means. Content always speaks of Europe/Bratislava; instants (epoch
// milliseconds, ISO strings with offset) exist only at the edges. `Intl` alone, so that browsers load no calendar library.
import { addDays, isCalendarDate } from './calendar-day.ts';
import { DAY_MS, HOUR_MS, TIME_ZONE } from './clock.ts';

/** An event without an end is taken to last this long, but never past the end of its first day. */
const ASSUMED_LENGTH_MS = 3 * HOUR_MS;

const DAY_LENGTH = '2026-12-05'.length;
const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;
const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Seconds are understood and left out; an instant names its offset after the time. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::[0-5]\d(?:\.\d+)?)?$/i;
const INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** True for a real date and time written `2026-12-05T18:00`; an hour that a clock change skips still counts as real. */
export function isWallClock(text: string): boolean {
  return isCalendarDate(text.slice(0, DAY_LENGTH)) && TIME_OF_DAY.test(text.slice(DAY_LENGTH));
}

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC at an instant. */
function offsetMs(epochMs: number, zone: string): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  const part = new Map(clock.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day, hour, minute, second] = PARTS.map((name) => part.get(name));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(epochMs / 1000) * 1000;
}

/**
 * The instant at which the clocks of a zone show `2026-12-05T18:00`, in epoch milliseconds.
 * The hour that happens twice in October means its first pass, the hour skipped in March means one hour later (RFC 5545 3.3.5).
 * @param zone IANA name
 * @throws RangeError for a zone that nobody knows
 */
export function toEpochMs(wallClock: string, zone = TIME_ZONE): number {
  const asUtc = Date.parse(`${wallClock}Z`);
  const [before, after] = [offsetMs(asUtc - DAY_MS, zone), offsetMs(asUtc + DAY_MS, zone)];
  const [first, second] = [asUtc - before, asUtc - after];
  const isSecond = offsetMs(first, zone) !== before && offsetMs(second, zone) === after;
  return isSecond ? second : first;
}

/** What the clocks in Bratislava show at an instant, `2026-12-05T18:00`. */
function wallClockAt(epochMs: number): string {
  return new Date(epochMs + offsetMs(epochMs, TIME_ZONE)).toISOString().slice(0, WALL_CLOCK_LENGTH);
}

/** `2026-12-05T18:00` → `2026-12-05T18:00:00+01:00`, the form of every date on the wire. */
export function toOffsetIso(wallClock: string): string {
  return offsetIso(toEpochMs(wallClock));
}

function offsetIso(epochMs: number): string {
  const offset = offsetMs(epochMs, TIME_ZONE);
  const local = new Date(epochMs + offset).toISOString().slice(0, '2026-12-05T18:00:00'.length);
  return `${local}+${new Date(offset).toISOString().slice('1970-01-01T'.length, WALL_CLOCK_LENGTH)}`;
}

/**
 * The wall-clock value of a date as people and calls write it: `2026-12-05T18:00`, with seconds, or an instant with offset as
 * in `toOffsetIso`. Text that is no date comes back as it is.
 */
export function toWallClock(text: string): string {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (day !== undefined) return isRealMoment(`${day}T${time}`) ? `${day}T${time}` : text;
  const [, moment = '', seconds = '', offset = ''] = INSTANT.exec(text) ?? [];
  if (!isRealMoment(moment.toUpperCase())) return text;
  const epochMs = Date.parse(`${moment}${seconds}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`.toUpperCase());
  return Number.isNaN(epochMs) ? text : wallClockAt(epochMs);
}

/** True for a date and time that exist, in any year of four digits; `Date` alone moves the 30th of February into March. */
function isRealMoment(text: string): boolean {
  const epochMs = Date.parse(`${text}Z`);
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(text);
}

/**
 * What the clocks in Bratislava show when those of another zone show `2026-12-05T18:00`; null for a zone that nobody knows by
 * this name (IANA).
 */
export function wallClockFromZone(wallClock: string, zone: string): string | null {
  try {
    return wallClockAt(toEpochMs(wallClock, zone));
  } catch {
    return null;
  }
}

/**
 * When an event is over, as an ISO string with offset. Without an end date it is taken to last three hours, never past its
 * start day.
 */
export function endsAt(startWallClock: string, endWallClock: string | undefined): string {
  if (endWallClock !== undefined) return toOffsetIso(endWallClock);
  const nextDay = startOfDay(addDays(startWallClock.slice(0, DAY_LENGTH), 1));
  return offsetIso(Math.min(toEpochMs(startWallClock) + ASSUMED_LENGTH_MS, nextDay));
}

/** The calendar day in Bratislava of an instant (ISO string or epoch milliseconds), `2026-12-05`. */
export function isoDay(moment: string | number): string {
  return wallClockAt(new Date(moment).getTime()).slice(0, DAY_LENGTH);
}

/** The first instant of a calendar day in Bratislava, in epoch milliseconds. */
export function startOfDay(date: string): number {
  return toEpochMs(`${date}T00:00`);
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
