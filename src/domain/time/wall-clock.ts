// Instants exist only at the edges. Only `Intl` is used, so that browsers load no calendar library.
import { addDays } from './calendar-day.ts';
import { DAY_MS, TIME_ZONE } from './clock.ts';

export const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;
const NUMBERS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/**
 * Milliseconds ahead of UTC.
 * @throws RangeError for an unknown zone
 */
export function offsetMs(epochMs: number, zone = TIME_ZONE): number {
  const day = Math.floor(epochMs / DAY_MS);
  const offset = offsetAtStart(day, zone);
  // No zone changes its clocks twice within a day.
  return offset === offsetAtStart(day + 1, zone) ? offset : readOffset(epochMs, zone);
}

interface Clock {
  format: Intl.DateTimeFormat;
  /** By days since 1970, in UTC: to ask `Intl` takes longer than all else that is done with a time. */
  offsetsAtStart: Map<number, number>;
}

/** Thirty years. */
const MOST_KEPT_DAYS = 10_000;
const clocks = new Map<string, Clock>();

function offsetAtStart(day: number, zone: string): number {
  const { offsetsAtStart } = clockOf(zone);
  const kept = offsetsAtStart.get(day);
  if (kept !== undefined) return kept;
  if (offsetsAtStart.size === MOST_KEPT_DAYS) offsetsAtStart.clear();
  const offset = readOffset(day * DAY_MS, zone);
  offsetsAtStart.set(day, offset);
  return offset;
}

function readOffset(epochMs: number, zone: string): number {
  // „12/5/2026, 18:00:00“; `formatToParts` takes three times as long.
  const numbers = clockOf(zone).format.format(epochMs).match(/\d+/g) ?? [];
  const [month = 1, day, year = 0, hour, minute, second] = numbers.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(epochMs / 1000) * 1000;
}

function clockOf(zone: string): Clock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', ...NUMBERS });
  const clock = { format, offsetsAtStart: new Map<number, number>() };
  clocks.set(zone, clock);
  return clock;
}

/**
 * October's double hour means its first pass; the hour skipped in March means one hour later (RFC 5545 3.3.5).
 * @throws RangeError for an unknown zone
 */
export function toEpochMs(wallClock: string, zone = TIME_ZONE): number {
  const asUtc = Date.parse(`${wallClock}Z`);
  const [before, after] = [offsetMs(asUtc - DAY_MS, zone), offsetMs(asUtc + DAY_MS, zone)];
  if (before === after) return asUtc - before;
  const [first, second] = [asUtc - before, asUtc - after];
  const isSecond = offsetMs(first, zone) !== before && offsetMs(second, zone) === after;
  return isSecond ? second : first;
}

/**
 * `2026-12-05T18:00`
 * @throws RangeError for an unknown zone
 */
export function wallClockAt(epochMs: number, zone = TIME_ZONE): string {
  return new Date(epochMs + offsetMs(epochMs, zone)).toISOString().slice(0, WALL_CLOCK_LENGTH);
}

/** Epoch milliseconds, in Bratislava. */
export function startOfDay(date: string): number {
  return toEpochMs(`${date}T00:00`);
}

/** Half-open, [start, end). */
export interface Interval {
  startMs: number;
  endMs: number;
}

/** In Bratislava, both days included. */
export function daysInterval(firstDay: string, lastDay: string): Interval {
  return { startMs: startOfDay(firstDay), endMs: startOfDay(addDays(lastDay, 1)) };
}

/** An event without duration counts when it begins inside. */
export function overlaps(event: Interval, span: Interval): boolean {
  const startsInside = event.startMs >= span.startMs && event.startMs < span.endMs;
  return startsInside || (event.startMs < span.endMs && event.endMs > span.startMs);
}

/** Backwards or empty when they do not meet. */
export function intersection(one: Interval, other: Interval): Interval {
  return { startMs: Math.max(one.startMs, other.startMs), endMs: Math.min(one.endMs, other.endMs) };
}

/** From the first start to the last end. */
export function spanOfAll(spans: readonly Interval[]): Interval {
  return {
    startMs: Math.min(...spans.map(({ startMs }) => startMs)),
    endMs: Math.max(...spans.map(({ endMs }) => endMs)),
  };
}

/** Merges those that are no further apart than `nearMs`. */
export function mergeIntervals(spans: readonly Interval[], nearMs = 0): Interval[] {
  const joined: Interval[] = [];
  for (const { startMs, endMs } of [...spans].sort((a, b) => a.startMs - b.startMs)) {
    const last = joined.at(-1);
    if (last === undefined || startMs > last.endMs + nearMs) joined.push({ startMs, endMs });
    else last.endMs = Math.max(last.endMs, endMs);
  }
  return joined;
}

export function isoSpan({ startMs, endMs }: Interval): { start: string; end: string } {
  return { start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() };
}
