// Wall clocks of Bratislava, `2026-12-05T18:00`, or instants, `2026-12-05T18:00:00+01:00`.
import { addDays, isCalendarDate } from './calendar-day.ts';
import { HOUR_MS } from './clock.ts';
import { offsetMs, startOfDay, toEpochMs, WALL_CLOCK_LENGTH, wallClockAt } from './wall-clock.ts';

/** An event without an end lasts this long, but never past its first day. */
const ASSUMED_LENGTH_MS = 3 * HOUR_MS;

const DAY_LENGTH = '2026-12-05'.length;
const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::[0-5]\d(?:\.\d+)?)?$/i;
const INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** An hour that a clock change skips still counts as real. */
export function isWallClock(text: string): boolean {
  return isCalendarDate(text.slice(0, DAY_LENGTH)) && TIME_OF_DAY.test(text.slice(DAY_LENGTH));
}

/** `2026-12-05T18:00` → `2026-12-05T18:00:00+01:00` */
export function toOffsetIso(wallClock: string): string {
  return offsetIso(toEpochMs(wallClock));
}

function offsetIso(epochMs: number): string {
  const offset = offsetMs(epochMs);
  const local = new Date(epochMs + offset).toISOString().slice(0, '2026-12-05T18:00:00'.length);
  return `${local}+${new Date(offset).toISOString().slice('1970-01-01T'.length, WALL_CLOCK_LENGTH)}`;
}

/** In UTC, `2026-12-05T17:00:00.000Z`; null stays. */
export function isoOf(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString();
}

/** Text that is not a date comes back unchanged. */
export function toWallClock(text: string): string {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (day !== undefined) return isRealMoment(`${day}T${time}`) ? `${day}T${time}` : text;
  const [, moment = '', seconds = '', offset = ''] = INSTANT.exec(text) ?? [];
  if (!isRealMoment(moment.toUpperCase())) return text;
  const epochMs = Date.parse(`${moment}${seconds}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`.toUpperCase());
  return Number.isNaN(epochMs) ? text : wallClockAt(epochMs);
}

/** `Date` alone would turn the 30th of February into March. */
function isRealMoment(text: string): boolean {
  const epochMs = Date.parse(`${text}Z`);
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(text);
}

export function endsAt(startWallClock: string, endWallClock: string | undefined): string {
  if (endWallClock !== undefined) return toOffsetIso(endWallClock);
  const nextDay = startOfDay(addDays(startWallClock.slice(0, DAY_LENGTH), 1));
  return offsetIso(Math.min(toEpochMs(startWallClock) + ASSUMED_LENGTH_MS, nextDay));
}
