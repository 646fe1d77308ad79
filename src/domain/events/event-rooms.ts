import type { Room } from '../content/rooms.ts';
import { daysBetween, isoDay } from '../time/calendar-day.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { type Interval, overlaps, toEpochMs, wallClockAt } from '../time/wall-clock.ts';
import { foldForSearch } from '../words/fold.ts';
import { type DateTimes, heldTimes, intervalOf } from './event-dates.ts';

export interface RoomHold {
  /** Minutes; only for events that name their rooms. */
  setup: number;
  teardown: number;
  holds: boolean;
  /** Over several days it takes its rooms only in its hours. */
  meets_daily: boolean;
}

interface WrittenHold {
  setup_minutes?: number | undefined;
  teardown_minutes?: number | undefined;
  holds_rooms?: boolean | undefined;
}

export function roomHoldOf(
  { setup_minutes = 0, teardown_minutes = 0, holds_rooms = true }: WrittenHold,
  meets_daily: boolean,
): RoomHold {
  return { setup: setup_minutes, teardown: teardown_minutes, holds: holds_rooms, meets_daily };
}

interface EventPlace {
  rooms: readonly string[];
  location: string | null;
  lat: number | null;
}

type CalledRoom = Pick<Room, 'id' | 'name' | 'label' | 'former_labels'>;

/** A room of a new name is still meant by the old one. */
export function isHeldIn({ rooms, location, lat }: EventPlace, room: CalledRoom): boolean {
  if (rooms.length > 0) return rooms.includes(room.id);
  if (location === null || lat !== null) return false;
  const place = foldForSearch(location);
  return [room.name, room.label, ...(room.former_labels ?? [])]
    .map((words) => foldForSearch(words.replace(/\([^)]*\)/g, ' ')))
    .some((words) => words !== '' && place.includes(words));
}

interface HeldEvent {
  rooms: readonly string[];
  hold: RoomHold;
  dates: readonly DateTimes[];
}

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
 * Of a date that meets daily only the hours are known, so it takes all days: too much is better than two groups in
 * one room.
 */
export function eventTimes(event: HeldEvent, span: Interval): Interval[] {
  return heldTimes(event)
    .flatMap((date) => (event.hold.meets_daily ? meetingsOf(date, widened(span, event.hold)) : [date]))
    .map((time) => withHandling(time, event))
    .filter((time) => overlaps(time, span));
}

function meetingsOf(date: Interval, span: Interval): Interval[] {
  const [from, until] = [clockOf(date.startMs), clockOf(date.endMs)];
  if (isoDay(date.startMs) === isoDay(date.endMs) || from >= until) return [date];
  return daysWithin(date, span).map((day) => ({
    startMs: toEpochMs(`${day}T${from}`),
    endMs: toEpochMs(`${day}T${until}`),
  }));
}

/** Set-up and clearing of meetings outside of the span may reach into it. */
function widened({ startMs, endMs }: Interval, { setup, teardown }: RoomHold): Interval {
  return { startMs: startMs - teardown * MINUTE_MS, endMs: endMs + setup * MINUTE_MS };
}

/** Only days within the span, because a course may go on for years. */
function daysWithin(whole: Interval, span: Interval): string[] {
  const startMs = Math.max(whole.startMs, span.startMs);
  return daysBetween(isoDay(startMs), isoDay(Math.min(whole.endMs, span.endMs)));
}

function clockOf(ms: number): string {
  return wallClockAt(ms).slice('2026-12-05T'.length);
}
