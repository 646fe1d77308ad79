import type { EventTimes } from './event-phase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The next `count` events of a moment, in order of their start (SPEC 2.4, 7).
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
