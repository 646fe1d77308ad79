import ICAL from 'ical.js';
import type { EventTimes } from '../../../domain/events/import/event-times.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { isWallClock, toWallClock, wallClockFromZone } from '../../../domain/time/written-moment.ts';
import { cleanLine } from '../../../domain/words/clean-text.ts';

const FREQUENCIES: Readonly<Record<string, string>> = {
  DAILY: 'každý deň',
  WEEKLY: 'každý týždeň',
  MONTHLY: 'každý mesiac',
  YEARLY: 'každý rok',
};
const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;

/**
 * The events of a calendar (RFC 5545). Of a repeated one there is its first date, which its notes say.
 * @throws CalendarError with a sentence on what is wrong with the file
 */
export function readCalendar(text: string): FoundEvent[] {
  const events = parseCalendars(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length === 0) throw new CalendarError('V\u00a0kalendári nie je žiadne podujatie.');
  return events.map(toFoundEvent);
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    // One calendar is its name and what is in it; several are a list of such.
    const calendars: unknown[][] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return calendars.map((calendar) => new ICAL.Component(calendar));
  } catch (cause) {
    throw new CalendarError('Súbor sa nedá prečítať ako kalendár. Uložte ho, prosím, z\u00a0kalendára znova.', {
      cause,
    });
  }
}

function toFoundEvent(event: ICAL.Component, at: number): FoundEvent {
  const text = (name: string) => {
    const value = event.getFirstPropertyValue(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    place: `${at + 1}. záznam`,
    title: cleanLine(text('summary')),
    times: readTimes(event),
    location: cleanLine(text('location')),
    description: text('description'),
    kind: cleanLine(text('categories')),
    price: '',
    tickets: '',
    website: text('url').trim(),
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
    notes: repetitionNotes(event),
  };
}

function repetitionNotes(event: ICAL.Component): string[] {
  const rule = event.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return [];
  const often = rule.interval === 1 ? FREQUENCIES[rule.freq] : undefined;
  return [
    `Opakuje sa${often === undefined ? '' : ` ${often}`}. Pridá sa len prvý termín, ďalšie z\u00a0neho urobíte kópiou.`,
  ];
}

function readTimes(event: ICAL.Component): EventTimes {
  const none = { start: null, end: null, isAllDay: false };
  try {
    const start = readTime(event, 'dtstart');
    if (start === null) return { ...none, problems: ['Chýba deň, kedy sa podujatie začína.'] };
    const { wallClock, isDate } = start;
    return { start: wallClock, end: readEnd(event, start), isAllDay: isDate, problems: [] };
  } catch (error) {
    if (error instanceof UnknownZone)
      return { ...none, problems: [`Časové pásmo „${error.message}“ nepoznáme, čas sa nedá určiť.`] };
    return { ...none, problems: ['Začiatok alebo koniec sa v\u00a0kalendári nedá prečítať.'] };
  }
}

interface CalendarTime {
  wallClock: string;
  /** A whole day. */
  isDate: boolean;
}

/**
 * The end is the first moment that no longer belongs to the event, for whole days as well (RFC 5545 3.6.1).
 * @throws UnknownZone; Error for what is no time, and for a length that no calendar of ours reaches
 */
function readEnd(event: ICAL.Component, { wallClock, isDate }: CalendarTime): string | null {
  const end = readTime(event, 'dtend');
  const duration = event.getFirstPropertyValue('duration');
  const nextDay = `${addDays(wallClock.slice(0, 10), 1)}T00:00`;
  if (end !== null)
    return isDate && end.wallClock <= wallClock ? nextDay : end.wallClock === wallClock ? null : end.wallClock;
  if (!(duration instanceof ICAL.Duration)) return isDate ? nextDay : null;
  const later = endAfter(wallClock, isDate, duration.toSeconds());
  if (later !== null && !isWallClock(later)) throw new Error('DURATION leads out of the calendar');
  return later;
}

/** Of whole days at least the first; null for what takes no time. */
function endAfter(wallClock: string, isDate: boolean, seconds: number): string | null {
  if (isDate) return `${addDays(wallClock.slice(0, 10), Math.max(1, Math.floor(seconds / DAY_SECONDS)))}T00:00`;
  return seconds > 0 ? toWallClock(new Date(toEpochMs(wallClock) + seconds * 1000).toISOString()) : null;
}

/** @throws UnknownZone; Error for what is no time */
function readTime(event: ICAL.Component, name: string): CalendarTime | null {
  const property = event.getFirstProperty(name);
  if (property === null) return null;
  const time = property.getFirstValue();
  if (!(time instanceof ICAL.Time)) throw new Error(`No time in ${name}`);
  if (time.isDate) return { wallClock: `${time.toString()}T00:00`, isDate: true };
  const written = time.toString().slice(0, WALL_CLOCK_LENGTH);
  const zone = property.getParameter('tzid');
  if (time.zone === ICAL.Timezone.utcTimezone) return { wallClock: toWallClock(`${written}:00Z`), isDate: false };
  // Without a zone the clock on the wall is meant: ours.
  if (typeof zone !== 'string') return { wallClock: written, isDate: false };
  const known = wallClockFromZone(written, zone);
  if (known !== null) return { wallClock: known, isDate: false };
  if (time.zone.tzid !== zone) throw new UnknownZone(zone);
  return { wallClock: toWallClock(new Date(time.toUnixTime() * 1000).toISOString()), isDate: false };
}

/** A zone that the file names and does not explain. */
class UnknownZone extends Error {
  override name = 'UnknownZone';
}

/** A file that is no calendar; the message says so to who chose it. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}
