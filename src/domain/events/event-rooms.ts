// Where an event is held, and when it takes its rooms.
import { daysBetween, isoDay } from '../time/calendar-day.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { type Interval, overlaps, toEpochMs, wallClockAt } from '../time/wall-clock.ts';
import { foldForSearch } from '../words/fold.ts';
import { type DateTimes, heldTimes, intervalOf } from './event-dates.ts';

/** How an event holds the rooms it takes. */
export interface RoomHold {
  /** Minutes of set-up before its time and of clearing after it, when it names its rooms. */
  setup: number;
  teardown: number;
  /** False: an idea, whose rooms are free for others. */
  holds: boolean;
  /** Over several days it meets on each of them, in its hours only. */
  meets_daily: boolean;
}

interface WrittenHold {
  setup_minutes?: number | undefined;
  teardown_minutes?: number | undefined;
  holds_rooms?: boolean | undefined;
}

/** The hold that a file asks for. @param meets_daily what its kind says */
export function roomHoldOf(
  { setup_minutes = 0, teardown_minutes = 0, holds_rooms = true }: WrittenHold,
  meets_daily: boolean,
): RoomHold {
  return { setup: setup_minutes, teardown: teardown_minutes, holds: holds_rooms, meets_daily };
}

interface EventPlace {
  /** Ids; with none, the rooms that `location` names in words count. */
  rooms: readonly string[];
  /** In words, `Divadelná sála a Dvorana`; null: not named. */
  location: string | null;
  lat: number | null;
}

/**
 * Whether an event is held in a room. An event that names no rooms by their ids names them in words, unless coordinates of its
 * own say that it is elsewhere.
 */
export function isHeldIn({ rooms, location, lat }: EventPlace, room: { id: string; name: string }): boolean {
  if (rooms.length > 0) return rooms.includes(room.id);
  return location !== null && lat === null && foldForSearch(location).includes(foldForSearch(room.name));
}

/** The dates of an event (at least one), and how it holds its rooms. */
interface HeldEvent {
  rooms: readonly string[];
  hold: RoomHold;
  dates: readonly DateTimes[];
}

/** From the first set-up of an event to the end of its last clearing. */
export function wholeOf(event: HeldEvent): Interval {
  const dates = event.dates.map(intervalOf);
  const startMs = Math.min(...dates.map((date) => date.startMs));
  return withHandling({ startMs, endMs: Math.max(...dates.map(({ endMs }) => endMs)) }, event);
}

/** Only an event that names its rooms asks for more than its own time. */
function withHandling({ startMs, endMs }: Interval, { rooms, hold }: HeldEvent): Interval {
  if (rooms.length === 0) return { startMs, endMs };
  return { startMs: startMs - hold.setup * MINUTE_MS, endMs: endMs + hold.teardown * MINUTE_MS };
}

/**
 * The times when an event occupies its rooms within a span: its dates, less the cancelled ones, with set-up and clearing. Of a date
 * of several days that meets daily only the hours are known, `18:30–20:00`, not the days, so it occupies all days: too much is
 * better than two groups in one room. Other dates occupy their rooms day and night.
 */
export function eventTimes(event: HeldEvent, span: Interval): Interval[] {
  return heldTimes(event)
    .flatMap((date) => (event.hold.meets_daily ? meetingsOf(date, widened(span, event.hold)) : [date]))
    .map((time) => withHandling(time, event))
    .filter((time) => overlaps(time, span));
}

/** The hours of a date on each of its days within a span; the date itself when it has one day or no hours. */
function meetingsOf(date: Interval, span: Interval): Interval[] {
  const [from, until] = [clockOf(date.startMs), clockOf(date.endMs)];
  if (isoDay(date.startMs) === isoDay(date.endMs) || from >= until) return [date];
  return daysWithin(date, span).map((day) => ({
    startMs: toEpochMs(`${day}T${from}`),
    endMs: toEpochMs(`${day}T${until}`),
  }));
}

/** The set-up of a meeting after the span may reach into it, as may the clearing of one before. */
function widened({ startMs, endMs }: Interval, { setup, teardown }: RoomHold): Interval {
  return { startMs: startMs - teardown * MINUTE_MS, endMs: endMs + setup * MINUTE_MS };
}

/** The days of the event within the span, because a course may go on for years. */
function daysWithin(whole: Interval, span: Interval): string[] {
  const startMs = Math.max(whole.startMs, span.startMs);
  return daysBetween(isoDay(startMs), isoDay(Math.min(whole.endMs, span.endMs)));
}

/** `18:30` in Bratislava. */
function clockOf(ms: number): string {
  return wallClockAt(ms).slice('2026-12-05T'.length);
}
