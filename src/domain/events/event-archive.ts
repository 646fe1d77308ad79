import { isoDay } from '../time/calendar-day.ts';
import { formatMonth } from '../time/format-date.ts';
import { eventPhase } from './event-phase.ts';
import type { PublishedEvent } from './published-event.ts';

/** The events page carries everything up to this many; beyond, the oldest move to pages of their year. */
const EVENTS_ON_FIRST_PAGE = 240;

/** Events of one month, under its name (`december 2026`). */
export interface EventMonth {
  name: string;
  events: PublishedEvent[];
}

/** What the events page lists, and what only the pages of past years do. */
export interface EventArchive {
  /** Not over yet, soonest first. */
  open: EventMonth[];
  /** Over, latest first. */
  ended: EventMonth[];
  /** Events too old for the first page, by year, latest year first. */
  years: { year: string; months: EventMonth[] }[];
}

/** Puts events into the order of the events page at a moment (epoch milliseconds). */
export function arrangeEvents(events: readonly PublishedEvent[], nowMs: number): EventArchive {
  const byStart = [...events].sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  const open = byStart.filter((event) => eventPhase(event, nowMs) !== 'ended');
  const ended = byStart.filter((event) => eventPhase(event, nowMs) === 'ended').reverse();
  const room = Math.max(0, EVENTS_ON_FIRST_PAGE - open.length);
  const old = groupBy(ended.slice(room), (event) => isoDay(event.start_date).slice(0, 4));
  return {
    open: byMonth(open),
    ended: byMonth(ended.slice(0, room)),
    years: [...old].map(([year, ofYear]) => ({ year, months: byMonth(ofYear) })),
  };
}

function byMonth(events: readonly PublishedEvent[]): EventMonth[] {
  return [...groupBy(events, (event) => isoDay(event.start_date).slice(0, 7))].map(([key, ofMonth]) => ({
    name: formatMonth(`${key}-15T12:00:00Z`),
    events: ofMonth,
  }));
}

/** Groups in the order in which their first member appears. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
