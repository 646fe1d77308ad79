// What the clock on the wall shows, and the instant it means. Content always uses the time of Europe/Bratislava; instants (epoch
// milliseconds, ISO strings with offset) exist only at the edges. It uses only `Intl`, so that browsers load no calendar library.
import { addDays } from './calendar-day.ts';
import { DAY_MS, TIME_ZONE } from './clock.ts';

export const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;
const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const NUMBERS = Object.fromEntries(PARTS.map((name) => [name, 'numeric' as const]));
const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC at an instant. */
export function offsetMs(epochMs: number, zone = TIME_ZONE): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...NUMBERS });
    clocks.set(zone, clock);
  }
  const part = new Map(clock.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day, hour, minute, second] = PARTS.map((name) => part.get(name));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(epochMs / 1000) * 1000;
}

/**
 * The instant at which the clocks of a zone show `2026-12-05T18:00`, in epoch milliseconds.
 * The hour that happens twice in October means its first pass; the hour skipped in March means one hour later (RFC 5545 3.3.5).
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function toEpochMs(wallClock: string, zone = TIME_ZONE): number {
  const asUtc = Date.parse(`${wallClock}Z`);
  const [before, after] = [offsetMs(asUtc - DAY_MS, zone), offsetMs(asUtc + DAY_MS, zone)];
  const [first, second] = [asUtc - before, asUtc - after];
  const isSecond = offsetMs(first, zone) !== before && offsetMs(second, zone) === after;
  return isSecond ? second : first;
}

/**
 * What the clocks in Bratislava, or of another zone, show at an instant, `2026-12-05T18:00`.
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function wallClockAt(epochMs: number, zone = TIME_ZONE): string {
  return new Date(epochMs + offsetMs(epochMs, zone)).toISOString().slice(0, WALL_CLOCK_LENGTH);
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

/** True when an event overlaps a span. An event without duration counts when it begins inside. */
export function overlaps(event: Interval, span: Interval): boolean {
  const startsInside = event.startMs >= span.startMs && event.startMs < span.endMs;
  return startsInside || (event.startMs < span.endMs && event.endMs > span.startMs);
}
