import { DAY_MS } from '../time/clock.ts';
import type { Interval } from '../time/wall-clock.ts';
import { countedDates, intervalOf, listedDate } from './event-dates.ts';
import { type EventTimes, eventPhase } from './event-phase.ts';

/**
 * Events that began more than a day ago, such as exhibitions, only fill remaining places: they must not push out
 * tonight's concert for weeks.
 */
export function nextEvents<T extends EventTimes>(events: readonly T[], nowMs: number, count: number): T[] {
  const open = events
    .map((event) => ({ event, ...intervalOf(listedDate(event, nowMs)) }))
    .filter(({ endMs }) => endMs > nowMs)
    .sort(byStart);
  const fresh = open.filter(({ startMs }) => startMs > nowMs - DAY_MS);
  const longRunning = open.filter(({ startMs }) => startMs <= nowMs - DAY_MS);
  const next = [...fresh, ...longRunning].slice(0, count).sort(byStart);
  return next.map(({ event }) => event);
}

function byStart(a: Interval, b: Interval): number {
  return a.startMs - b.startMs;
}

const MIN_CARRIED = 10;
const MAX_CARRIED = 32;
/** With fewer coming events the home page needs a new build. */
const LEAST_AHEAD = 4;
/** Each build costs money on the host (docs/publishing.md). */
const CARRIED_MS = 17 * DAY_MS;

export function carriedEvents<T extends EventTimes>(events: readonly T[], nowMs: number): T[] {
  const soon = events.filter((event) => {
    const { startMs } = intervalOf(listedDate(event, nowMs));
    return startMs > nowMs && startMs <= nowMs + CARRIED_MS;
  });
  const count = Math.min(Math.max(soon.length + LEAST_AHEAD, MIN_CARRIED), MAX_CARRIED);
  return nextEvents(events, nowMs, count);
}

/** Epoch milliseconds when fewer than `LEAST_AHEAD` are left before any other event; null: there are no others. */
export function carriedUntil(events: readonly EventTimes[], nowMs: number): number | null {
  const carried = new Set(carriedEvents(events, nowMs));
  const others = events.filter((event) => !carried.has(event) && eventPhase(event, nowMs) !== 'ended');
  // A later date of a carried event may come after the first of the others, which would then be missing.
  const othersFromMs = Math.min(
    ...others.map((event) => intervalOf(listedDate(event, nowMs)).startMs).filter((ms) => ms > nowMs),
  );
  const passedAt = [...carried]
    .map((event) => passesAt(event, othersFromMs))
    .filter((ms) => ms > nowMs)
    .sort((a, b) => b - a);
  const runsOutAt = passedAt[LEAST_AHEAD - 1];
  if (runsOutAt === undefined) return null;
  return others.some((event) => eventPhase(event, runsOutAt) !== 'ended') ? runsOutAt : null;
}

function passesAt(event: EventTimes, untilMs: number): number {
  const dates = countedDates(event).map(intervalOf);
  const near = dates.filter(({ startMs }) => startMs <= untilMs);
  return Math.max(...near.map(({ startMs, endMs }) => Math.min(startMs + DAY_MS, endMs)));
}
