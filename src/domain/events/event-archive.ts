import { groupBy } from '../group-by.ts';
import { isoDay } from '../time/calendar-day.ts';
import { formatMonth } from '../time/format-date.ts';
import { listedDate } from './event-dates.ts';
import { eventPhase } from './event-phase.ts';
import type { PublishedEvent } from './published-event.ts';

/** Beyond these the oldest events move to the pages of their years. */
const EVENTS_ON_FIRST_PAGE = 240;

export interface EventMonth {
  month: string;
  name: string;
  events: PublishedEvent[];
}

export interface EventArchive {
  open: EventMonth[];
  ended: EventMonth[];
  years: { year: string; months: EventMonth[] }[];
}

export function arrangeEvents(events: readonly PublishedEvent[], nowMs: number): EventArchive {
  const dated = events
    .map((event) => ({
      event,
      date: listedDate(event, nowMs).start_date,
      isOver: eventPhase(event, nowMs) === 'ended',
    }))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const open = dated.filter(({ isOver }) => !isOver);
  const ended = dated.filter(({ isOver }) => isOver).reverse();
  const room = Math.max(0, EVENTS_ON_FIRST_PAGE - open.length);
  const old = groupBy(ended.slice(room), ({ date }) => isoDay(date).slice(0, 4));
  return {
    open: byMonth(open),
    ended: byMonth(ended.slice(0, room)),
    years: [...old].map(([year, ofYear]) => ({ year, months: byMonth(ofYear) })),
  };
}

interface DatedEvent {
  event: PublishedEvent;
  date: string;
}

function byMonth(events: readonly DatedEvent[]): EventMonth[] {
  return [...groupBy(events, ({ date }) => isoDay(date).slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    name: formatMonth(`${month}-15T12:00:00Z`),
    events: ofMonth.map(({ event }) => event),
  }));
}
