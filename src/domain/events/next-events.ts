import { DAY_MS } from '../time/clock.ts';
import type { EventTimes } from './event-phase.ts';

/**
 * The next `count` events of a moment, in order of their start.
 * Events that are over are left out. What is still to begin, or began within the last day, goes first; exhibitions and other
 * long-running events fill what is left, so that they do not stand in the way of tonight's concert for weeks.
 */
export function nextEvents<T extends EventTimes>(events: readonly T[], nowMs: number, count: number): T[] {
  const open = events
    .filter((event) => Date.parse(event.ends_at) > nowMs)
    .sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  const fresh = open.filter((event) => Date.parse(event.start_date) > nowMs - DAY_MS);
  const longRunning = open.filter((event) => Date.parse(event.start_date) <= nowMs - DAY_MS);
  return [...fresh, ...longRunning].slice(0, count).sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
}

/** What the home page carries at least, and at most. */
const MIN_CARRIED = 10;
const MAX_CARRIED = 32;
/** The home page shows three and falls short with fewer than this many to come. */
const LEAST_AHEAD = 4;
/** For so long the events it carries shall last, as each build costs money on the host (docs/publishing.md). */
const CARRIED_MS = 17 * DAY_MS;

/** The events of a moment from which a home page built then chooses its next three until it is built again. */
export function carriedEvents<T extends EventTimes>(events: readonly T[], nowMs: number): T[] {
  const soon = events.filter(({ start_date }) => {
    const start = Date.parse(start_date);
    return start > nowMs && start <= nowMs + CARRIED_MS;
  });
  const count = Math.min(Math.max(soon.length + LEAST_AHEAD, MIN_CARRIED), MAX_CARRIED);
  return nextEvents(events, nowMs, count);
}

/**
 * When the carried events of a moment run out: fewer than four of them are to come, and there are others.
 * @returns epoch milliseconds; null: never, they are all there are
 */
export function carriedUntil(events: readonly EventTimes[], nowMs: number): number | null {
  const carried = new Set(carriedEvents(events, nowMs));
  // From a day after its start on an event no longer goes first (`nextEvents`).
  const passedAt = [...carried]
    .map(({ start_date, ends_at }) => Math.min(Date.parse(start_date) + DAY_MS, Date.parse(ends_at)))
    .filter((ms) => ms > nowMs)
    .sort((a, b) => b - a);
  const runsOutAt = passedAt[LEAST_AHEAD - 1];
  if (runsOutAt === undefined) return null;
  return events.some((event) => !carried.has(event) && Date.parse(event.ends_at) > runsOutAt) ? runsOutAt : null;
}
