import type { Room } from '../../../../domain/content/rooms.ts';
import { eventTimes, isHeldIn, wholeOf } from '../../../../domain/events/event-rooms.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import { type Interval, overlaps } from '../../../../domain/time/wall-clock.ts';

export function eventsIn<E extends PublishedEvent>(
  events: readonly E[],
  room: Room,
  span: Interval,
): { event: E; time: Interval }[] {
  return events
    .filter((event) => overlaps(wholeOf(event), span) && takesRoom(event, room))
    .flatMap((event) => eventTimes(event, span).map((time) => ({ event, time })));
}

/** A cancelled event and a mere idea take no room. */
export function takesRoom(event: PublishedEvent, room: Pick<Room, 'id' | 'name'>): boolean {
  return event.staff_status !== 'Zrušený' && event.hold.holds && isHeldIn(event, room);
}

export function isoSpan({ startMs, endMs }: Interval): { start: string; end: string } {
  return { start: new Date(startMs).toISOString(), end: new Date(endMs).toISOString() };
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
