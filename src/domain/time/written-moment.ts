// Moments as files and calls write them: wall clocks of Bratislava, `2026-12-05T18:00`, and instants with an offset,
// `2026-12-05T18:00:00+01:00`.
import { addDays, isCalendarDate } from './calendar-day.ts';
import { HOUR_MS } from './clock.ts';
import { offsetMs, startOfDay, toEpochMs, WALL_CLOCK_LENGTH, wallClockAt } from './wall-clock.ts';

/** An event without an end is taken to last this long, but never past the end of its first day. */
const ASSUMED_LENGTH_MS = 3 * HOUR_MS;

const DAY_LENGTH = '2026-12-05'.length;
const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Seconds are accepted and left out; an instant names its offset after the time. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::[0-5]\d(?:\.\d+)?)?$/i;
const INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** True for a real date and time written `2026-12-05T18:00`; an hour that a clock change skips still counts as real. */
export function isWallClock(text: string): boolean {
  return isCalendarDate(text.slice(0, DAY_LENGTH)) && TIME_OF_DAY.test(text.slice(DAY_LENGTH));
}

/** `2026-12-05T18:00` → `2026-12-05T18:00:00+01:00`, the form of every date on the wire. */
export function toOffsetIso(wallClock: string): string {
  return offsetIso(toEpochMs(wallClock));
}

function offsetIso(epochMs: number): string {
  const offset = offsetMs(epochMs);
  const local = new Date(epochMs + offset).toISOString().slice(0, '2026-12-05T18:00:00'.length);
  return `${local}+${new Date(offset).toISOString().slice('1970-01-01T'.length, WALL_CLOCK_LENGTH)}`;
}

/**
 * The wall-clock value of a date as people and calls write it: `2026-12-05T18:00`, with seconds, or an instant with offset as in
 * `toOffsetIso`. Text that is not a date comes back unchanged.
 */
export function toWallClock(text: string): string {
  const [, day, time] = MOMENT.exec(text) ?? [];
  if (day !== undefined) return isRealMoment(`${day}T${time}`) ? `${day}T${time}` : text;
  const [, moment = '', seconds = '', offset = ''] = INSTANT.exec(text) ?? [];
  if (!isRealMoment(moment.toUpperCase())) return text;
  const epochMs = Date.parse(`${moment}${seconds}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`.toUpperCase());
  return Number.isNaN(epochMs) ? text : wallClockAt(epochMs);
}

/** True for a date and time that exist, in any year of four digits; `Date` alone would turn the 30th of February into March. */
function isRealMoment(text: string): boolean {
  const epochMs = Date.parse(`${text}Z`);
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(text);
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
