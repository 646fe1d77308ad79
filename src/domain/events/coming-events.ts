// Where the page of an event that is over leads: to the same event when it comes again, and to others that fit. Thousands of pages
// cannot each be built anew whenever something is added to the programme, so the browser chooses from one file of what is coming.
import { isoDay } from '../time/calendar-day.ts';
import { foldForSearch } from '../words/fold.ts';
import type { CardEvent } from './card-event.ts';
import { type DateTimes, heldDates, nextDate } from './event-dates.ts';

/** What is compared of two events. */
export interface Kindred {
  id: number;
  title: string;
  kind: string | null;
  /** In words; null: in the house, no room named. */
  location: string | null;
}

/** An event of the file: what a small card of it shows. */
export interface ComingEvent extends Kindred, Pick<CardEvent, 'slug' | 'poster_image' | 'poster_focus'> {
  /** Those that take place, in order of their start. */
  dates: DateTimes[];
}

/** The file holds so many events, those that come first: more than a year of most houses, and 10 kB on the way. */
const MOST_COMING = 240;

/** What is to come from a day on, `2026-12-05`, soonest first, without what is cancelled. */
export function comingEvents(events: readonly CardEvent[], today: string): ComingEvent[] {
  return events
    .map((event) => ({ event, dates: heldDates(event).filter(({ ends_at }) => isoDay(ends_at) >= today) }))
    .filter(({ dates }) => dates.length > 0)
    .sort(({ dates: [a] }, { dates: [b] }) => startMs(a) - startMs(b))
    .slice(0, MOST_COMING)
    .map(({ event, dates }) => ({
      id: event.id,
      slug: event.slug,
      title: event.title,
      kind: event.kind,
      location: event.location,
      poster_image: event.poster_image,
      ...(event.poster_focus !== undefined && { poster_focus: event.poster_focus }),
      dates: dates.map(({ start_date, ends_at, status }) => ({ start_date, ends_at, status })),
    }));
}

/** An event of the file and its next date. */
export interface Upcoming {
  event: ComingEvent;
  date: DateTimes;
}

/** When the same event comes again, soonest first: one of the same title, or of the next year of a series. */
export function sameAgain(event: Kindred, coming: readonly ComingEvent[], nowMs: number): Upcoming[] {
  const series = seriesOf(event.title);
  return upcoming(event, coming, nowMs).filter((other) => seriesOf(other.event.title) === series);
}

/**
 * The events that fit best after this one: of the same kind first, then at the same place, then the soonest. The same event again
 * is left to `sameAgain`.
 */
export function fittingEvents(
  event: Kindred,
  coming: readonly ComingEvent[],
  nowMs: number,
  count: number,
): Upcoming[] {
  const series = seriesOf(event.title);
  const nearness = ({ event: other }: Upcoming) =>
    (isSame(event.kind, other.kind) ? 2 : 0) + (isSame(event.location, other.location) ? 1 : 0);
  return upcoming(event, coming, nowMs)
    .filter((other) => seriesOf(other.event.title) !== series)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}

function isSame(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && foldForSearch(a) === foldForSearch(b);
}

/** The others that are not over, by their next date. */
function upcoming(event: Kindred, coming: readonly ComingEvent[], nowMs: number): Upcoming[] {
  return coming
    .filter(({ id }) => id !== event.id)
    .flatMap((other) => {
      const date = nextDate(other, nowMs);
      return date === null ? [] : [{ event: other, date }];
    })
    .sort((a, b) => startMs(a.date) - startMs(b.date));
}

function startMs(date: DateTimes | undefined): number {
  return Date.parse(date?.start_date ?? '');
}

/** A title without what changes from year to year: `Jarmok pod orechom 2026`, `12. ročník jarmoku`. */
function seriesOf(title: string): string {
  return foldForSearch(title)
    .replace(/\b(?:19|20)\d\d(?:\s?[/–-]\s?(?:19|20)?\d\d)?\b/g, '')
    .replace(/\b(?:\d+|[ivxl]+)\. rocnik\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
