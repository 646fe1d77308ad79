import { nextEvents } from '../../domain/events/next-events.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import { type Interval, overlaps } from '../../domain/time/time.ts';

/** The published events, prepared for the questions the calls ask. Lists are in order of their start. */
export interface EventTable {
  all: readonly PublishedEvent[];
  find(id: number): PublishedEvent | null;
  next(nowMs: number, count: number): PublishedEvent[];
  overlapping(range: Interval): PublishedEvent[];
}

/** Reads every date once, so that searching ten thousand events only compares numbers. */
export function createEventTable(events: readonly PublishedEvent[]): EventTable {
  const rows = events
    .map((event) => ({ event, startMs: Date.parse(event.start_date), endMs: Date.parse(event.ends_at) }))
    .sort((a, b) => a.startMs - b.startMs || a.event.id - b.event.id);
  const byId = new Map(events.map((event) => [event.id, event]));
  const eventsOf = (matching: typeof rows) => matching.map(({ event }) => event);
  return {
    all: eventsOf(rows),
    find: (id) => byId.get(id) ?? null,
    next: (nowMs, count) => {
      const open = rows.filter(({ endMs }) => endMs > nowMs);
      const running = open.filter(({ startMs }) => startMs <= nowMs);
      // Of those still to begin only the first `count` can be among the next: spares reading thousands of dates.
      return nextEvents(eventsOf(open.slice(0, running.length + count)), nowMs, count);
    },
    overlapping: (range) => eventsOf(rows.filter((row) => overlaps(row, range))),
  };
}
