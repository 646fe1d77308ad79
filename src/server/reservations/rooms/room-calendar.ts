import type { Room } from '../../../domain/content/settings.ts';
import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import type { BusyTime } from '../../../domain/reservations/busy-times.ts';
import { daysBetween, isoDay } from '../../../domain/time/calendar-day.ts';
import { type Interval, overlaps, toEpochMs } from '../../../domain/time/wall-clock.ts';
import { toWallClock } from '../../../domain/time/written-moment.ts';
import { foldForSearch } from '../../../domain/words/fold.ts';
import type { Services } from '../../services.ts';
import { roomBookings } from './room-bookings.ts';

/**
 * The times when a room is taken within a span, by confirmed reservations and by events of the programme, in order and
 * joined where they touch. They do not reveal how many bookings there are, or whose.
 * @throws StoreError unavailable
 */
export async function busyTimes(
  { store, contentIndex }: Pick<Services, 'store' | 'contentIndex'>,
  room: Room,
  span: Interval,
): Promise<BusyTime[]> {
  const { events } = await contentIndex.read();
  const bookings = await roomBookings(store).find(room.id, span);
  const held = eventsIn(events, room, span).map(({ time }) => time);
  return joinedSpans([...bookings, ...held]).map(isoSpan);
}

/** Events of the programme that are held in a room, with each of their times that touches a span. */
export function eventsIn(
  events: readonly PublishedEvent[],
  room: Room,
  span: Interval,
): { event: PublishedEvent; time: Interval }[] {
  return events
    .filter((event) => overlaps(wholeOf(event), span) && isHeldIn(event, room))
    .flatMap((event) => eventTimes(event, span).map((time) => ({ event, time })));
}

/** Events name their rooms in words (`Veľká sála a Foyer`); those with coordinates of their own are elsewhere. */
function isHeldIn(event: PublishedEvent, room: Room): boolean {
  if (event.location === null || event.lat !== null || event.staff_status === 'Zrušený') return false;
  return foldForSearch(event.location).includes(foldForSearch(room.name));
}

function wholeOf({ start_date, ends_at }: PublishedEvent): Interval {
  return { startMs: Date.parse(start_date), endMs: Date.parse(ends_at) };
}

export function isoSpan({ startMs, endMs }: Interval): { start: string; end: string } {
  return { start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() };
}

/**
 * The times when an event occupies its rooms within a span. Of a course of several days only the hours are known,
 * `18:30–20:00`, not the days, so it occupies all of them: too much is better than two groups in one room. Other events
 * occupy their rooms day and night.
 */
export function eventTimes(event: PublishedEvent, span: Interval): Interval[] {
  const { kind, start_date, ends_at } = event;
  const whole = wholeOf(event);
  const [from, until] = [clockOf(start_date), clockOf(ends_at)];
  const isOfOneDay = isoDay(whole.startMs) === isoDay(whole.endMs);
  const meetsDaily = kind === 'course' && !isOfOneDay && from < until;
  const times = meetsDaily
    ? daysWithin(whole, span).map((day) => ({
        startMs: toEpochMs(`${day}T${from}`),
        endMs: toEpochMs(`${day}T${until}`),
      }))
    : [whole];
  return times.filter((time) => overlaps(time, span));
}

/** The days of the event within the span, because a course may go on for years. */
function daysWithin(whole: Interval, span: Interval): string[] {
  const startMs = Math.max(whole.startMs, span.startMs);
  return daysBetween(isoDay(startMs), isoDay(Math.min(whole.endMs, span.endMs)));
}

/** `18:30` in Bratislava. */
function clockOf(date: string): string {
  return toWallClock(date).slice('2026-12-05T'.length);
}

/**
 * Spans in order of time, joined where they overlap or touch.
 * @param nearMs spans that are no further apart are joined too
 */
export function joinedSpans(spans: readonly Interval[], nearMs = 0): Interval[] {
  const joined: Interval[] = [];
  for (const { startMs, endMs } of [...spans].sort((a, b) => a.startMs - b.startMs)) {
    const last = joined.at(-1);
    if (last === undefined || startMs > last.endMs + nearMs) joined.push({ startMs, endMs });
    else last.endMs = Math.max(last.endMs, endMs);
  }
  return joined;
}
