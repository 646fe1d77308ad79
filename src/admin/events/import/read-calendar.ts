import ICAL from 'ical.js';
import { MAX_DATES } from '../../../domain/events/event-dates.ts';
import type { EventTimes } from '../../../domain/events/import/event-times.ts';
import type { FoundDate, FoundEvent } from '../../../domain/events/import/found-event.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { isWallClock, toWallClock, wallClockFromZone } from '../../../domain/time/written-moment.ts';
import { cleanLine } from '../../../domain/words/clean-text.ts';
import { forgetStrangeZones, hasFollowedRules } from './followed-rules.ts';
import { zoneOfWindows } from './windows-zones.ts';

const FREQUENCIES: Readonly<Record<string, string>> = {
  DAILY: 'každý deň',
  WEEKLY: 'každý týždeň',
  MONTHLY: 'každý mesiac',
  YEARLY: 'každý rok',
};
const WALL_CLOCK_LENGTH = '2026-12-05T18:00'.length;

/**
 * The events of a calendar (RFC 5545). A repeating event is one event with all its dates, those changed by hand among them; one
 * that repeats without an end appears only with its first date, and its notes say so.
 * @throws CalendarError with a sentence about what is wrong with the file
 */
export function readCalendar(text: string): FoundEvent[] {
  const events = parseCalendars(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length === 0) throw new CalendarError('V\u00a0kalendári nie je žiadne podujatie.');
  const repeating = new Set(events.filter(isRepeating).map(uidOf));
  const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id') && repeating.has(uidOf(event));
  const changes = events.filter(isChange);
  return events.flatMap((event, at) => (isChange(event) ? [] : [toFoundEvent(event, at, changes)]));
}

/** A text of an event; empty when it has none, or none that can be read. */
function textOf(event: ICAL.Component, name: string): string {
  const value = propertyOf(event, name);
  return typeof value === 'string' ? value : '';
}

/** null: the event has no such property, or one that cannot be read as what it says it is. */
function propertyOf(event: ICAL.Component, name: string): unknown {
  try {
    return event.getFirstPropertyValue(name);
  } catch {
    return null;
  }
}

function uidOf(event: ICAL.Component): string {
  return textOf(event, 'uid');
}

function isRepeating(event: ICAL.Component): boolean {
  return !event.hasProperty('recurrence-id') && (event.hasProperty('rrule') || event.hasProperty('rdate'));
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    // One calendar is an array of its name and its contents; several are an array of such arrays.
    const calendars: unknown[][] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const components = calendars.map((calendar) => new ICAL.Component(calendar));
    components.forEach(forgetStrangeZones);
    return components;
  } catch (cause) {
    throw new CalendarError('Súbor sa nedá prečítať ako kalendár. Uložte ho, prosím, z\u00a0kalendára znova.', {
      cause,
    });
  }
}

function toFoundEvent(event: ICAL.Component, at: number, changes: readonly ICAL.Component[]): FoundEvent {
  const text = (name: string) => textOf(event, name);
  const place = `${at + 1}. záznam`;
  const repetition = isRepeating(event) ? readRepetition(event, place, changes) : null;
  const [first, ...further] = repetition?.dates ?? [];
  return {
    place,
    title: cleanLine(text('summary')),
    times: first?.times ?? readTimes(event),
    ...(further.length > 0 && { further }),
    location: cleanLine(text('location')),
    description: text('description'),
    kind: cleanLine(text('categories')),
    price: '',
    tickets: '',
    website: text('url').trim(),
    isCancelled: first?.isCancelled ?? isCancelled(event),
    ...(isPrivate(event) && { isPrivate: true }),
    notes: repetition?.notes ?? [],
  };
}

/** RFC 5545 3.8.1.3: what its author wants to keep from others. Names that nobody knows mean private. */
function isPrivate(event: ICAL.Component): boolean {
  return !['', 'PUBLIC'].includes(textOf(event, 'class').trim().toUpperCase());
}

function isCancelled(event: ICAL.Component): boolean {
  return textOf(event, 'status').toUpperCase() === 'CANCELLED';
}

/** The dates of a repeating event in order; none when they cannot be told. */
function readRepetition(
  event: ICAL.Component,
  place: string,
  changes: readonly ICAL.Component[],
): { dates: FoundDate[]; notes: string[] } {
  const rule = propertyOf(event, 'rrule');
  const frequency = rule instanceof ICAL.Recur && rule.interval === 1 ? FREQUENCIES[rule.freq] : undefined;
  const often = `Opakuje sa${frequency === undefined ? '' : ` ${frequency}`}`;
  const first = (why: string) => ({ dates: [], notes: [`${often}${why}. ${ONLY_FIRST}`] });
  if (rule instanceof ICAL.Recur && rule.count === null && rule.until === null) return first(' bez konca');
  const whole = readTimes(event);
  if (whole.start === null || !hasFollowedRules(event)) return first('');
  const dates = readDates(event, whole, place, changes);
  if (dates === null) return first('');
  const inOrder = dates.toSorted((a, b) => (a.times.start ?? '').localeCompare(b.times.start ?? ''));
  const kept = inOrder.slice(0, MAX_DATES);
  const words = `${often}. Pridá sa ako jedno podujatie, počet termínov: ${kept.length}.`;
  const isCut = kept.length < dates.length;
  return { dates: kept, notes: [isCut ? `${words} Viac ich podujatie mať nemôže, ďalšie sa nepridajú.` : words] };
}

const ONLY_FIRST = 'Pridá sa len prvý termín, ďalšie pridáte vo formulári cez „Opakovať“.';

/** Null: the rule leads to no dates that can be told. */
function readDates(
  event: ICAL.Component,
  whole: EventTimes,
  place: string,
  changes: readonly ICAL.Component[],
): FoundDate[] | null {
  const zone = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const uid = uidOf(event);
  try {
    const repeating = new ICAL.Event(event, { exceptions: changes.filter((change) => uidOf(change) === uid) });
    const dates: FoundDate[] = [];
    const occurrences = repeating.iterator();
    for (let time = occurrences.next(); time && dates.length <= MAX_DATES; time = occurrences.next()) {
      const { component } = repeating.getOccurrenceDetails(time).item;
      const isChanged = component !== event;
      const times = isChanged ? readTimes(component) : movedTo(whole, wallClockOf(time, zone));
      dates.push({ place, times, isCancelled: isCancelled(component) });
    }
    return dates.length === 0 ? null : dates;
  } catch {
    // A rule that the reader cannot follow.
    return null;
  }
}

/** The times at another start, as long by the clock. */
function movedTo(times: EventTimes, start: string): EventTimes {
  if (times.start === null || times.end === null) return { ...times, start };
  const lengthMs = Date.parse(`${times.end}Z`) - Date.parse(`${times.start}Z`);
  const end = new Date(Date.parse(`${start}Z`) + lengthMs).toISOString().slice(0, WALL_CLOCK_LENGTH);
  return { ...times, start, end };
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
  /** True for a day without an hour. */
  isDate: boolean;
}

/**
 * The end is the first moment that no longer belongs to the event, for whole days as well (RFC 5545 3.6.1).
 * @throws UnknownZone; Error for an invalid time or a length beyond the years that we accept
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

/** Whole days take at least one day; null for an event without duration. */
function endAfter(wallClock: string, isDate: boolean, seconds: number): string | null {
  if (isDate) return `${addDays(wallClock.slice(0, 10), Math.max(1, Math.floor(seconds / DAY_SECONDS)))}T00:00`;
  return seconds > 0 ? toWallClock(new Date(toEpochMs(wallClock) + seconds * 1000).toISOString()) : null;
}

/** @throws UnknownZone; Error for an invalid time */
function readTime(event: ICAL.Component, name: string): CalendarTime | null {
  const property = event.getFirstProperty(name);
  if (property === null) return null;
  const time = property.getFirstValue();
  if (!(time instanceof ICAL.Time)) throw new Error(`No time in ${name}`);
  return { wallClock: wallClockOf(time, property.getParameter('tzid')), isDate: time.isDate };
}

/** @throws UnknownZone; Error for a time beyond the years that we accept */
function wallClockOf(time: ICAL.Time, zone: unknown): string {
  const written = time.isDate ? `${time.toString()}T00:00` : time.toString().slice(0, WALL_CLOCK_LENGTH);
  if (!isWallClock(written)) throw new Error(`${written} is beyond the calendar`);
  if (time.isDate) return written;
  if (time.zone === ICAL.Timezone.utcTimezone) return toWallClock(`${written}:00Z`);
  // A time without a zone is a wall clock, taken as that of Bratislava.
  if (typeof zone !== 'string') return written;
  const known = wallClockFromZone(written, zone);
  if (known !== null) return known;
  if (time.zone.tzid === zone) return toWallClock(new Date(time.toUnixTime() * 1000).toISOString());
  // The file does not define its zone.
  const ofWindows = zoneOfWindows(zone);
  const told = ofWindows === null ? null : wallClockFromZone(written, ofWindows);
  if (told === null) throw new UnknownZone(zone);
  return told;
}

/** A zone that the file names but does not define, and nobody knows. */
class UnknownZone extends Error {
  override name = 'UnknownZone';
}

/** A file that is not a calendar; the message tells the user so. */
export class CalendarError extends Error {
  override name = 'CalendarError';
}
