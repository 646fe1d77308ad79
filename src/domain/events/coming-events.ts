// Thousands of past pages cannot follow each change of the programme, so the browser chooses from one file of coming
// events.
import { isoDay } from '../time/calendar-day.ts';
import { foldForSearch } from '../words/fold.ts';
import type { CardEvent } from './card-event.ts';
import { type DateTimes, heldDates, nextDate } from './event-dates.ts';

export interface EventTraits {
  id: number;
  title: string;
  kind: string | null;
  location: string | null;
}

export interface ComingEvent extends EventTraits, Pick<CardEvent, 'slug' | 'poster_image' | 'poster_focus'> {
  dates: DateTimes[];
}

/** More than a year of most houses, and 10 kB on the way. */
const MOST_COMING = 240;

/** From `today` (`2026-12-05`) on, soonest first, without cancelled ones. */
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

export interface Upcoming {
  event: ComingEvent;
  date: DateTimes;
}

/** The same title, or the next year of a series, soonest first. */
export function sameSeries(event: EventTraits, coming: readonly ComingEvent[], nowMs: number): Upcoming[] {
  const series = seriesOf(event.title);
  return upcoming(event, coming, nowMs).filter((other) => seriesOf(other.event.title) === series);
}

/** Same kind first, then same place, then the soonest; without those of `sameSeries`. */
export function relatedEvents(
  event: EventTraits,
  coming: readonly ComingEvent[],
  nowMs: number,
  count: number,
): Upcoming[] {
  const series = seriesOf(event.title);
  const similarity = ({ event: other }: Upcoming) =>
    (isSame(event.kind, other.kind) ? 2 : 0) + (isSame(event.location, other.location) ? 1 : 0);
  return upcoming(event, coming, nowMs)
    .filter((other) => seriesOf(other.event.title) !== series)
    .sort((a, b) => similarity(b) - similarity(a))
    .slice(0, count);
}

function isSame(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && foldForSearch(a) === foldForSearch(b);
}

function upcoming(event: EventTraits, coming: readonly ComingEvent[], nowMs: number): Upcoming[] {
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

/** Leaves out what changes each year: `Jarmok pod orechom 2026`, `12. ročník jarmoku`. */
function seriesOf(title: string): string {
  return foldForSearch(title)
    .replace(/\b(?:19|20)\d\d(?:\s?[/–-]\s?(?:19|20)?\d\d)?\b/g, '')
    .replace(/\b(?:\d+|[ivxl]+)\. rocnik\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
