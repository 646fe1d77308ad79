import ICAL from 'ical.js';
import type { EventTimes } from '../../../domain/events/import/event-times.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { toEpochMs, WALL_CLOCK_LENGTH, wallClockAt } from '../../../domain/time/wall-clock.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { textOf, valuesOf } from './entry-text.ts';
import { ianaZone, namedZone, type Zone } from './named-zone.ts';

export interface CalendarTime {
  /** On the clocks of its zone; midnight for a day without an hour. */
  written: string;
  isDate: boolean;
  /** null: none is given, so the clocks of the reader are meant. */
  zone: Zone | null;
}

/** On the clocks of Bratislava. */
export function readTimes(entry: ICAL.Component): EventTimes {
  const none = { start: null, end: null, isAllDay: false };
  try {
    const start = readTime(entry, 'dtstart');
    if (start === null) return { ...none, problems: ['Chýba deň, kedy sa podujatie začína.'] };
    const isAllDay = start.isDate || (isMarkedAllDay(entry) && start.written.endsWith(MIDNIGHT));
    return { start: inBratislava(start), end: readEnd(entry, start), isAllDay, problems: [] };
  } catch (error) {
    if (error instanceof UnknownZone)
      return { ...none, problems: [`Časové pásmo „${error.message}“ nepoznáme, čas sa nedá určiť.`] };
    return { ...none, problems: ['Začiatok alebo koniec sa v\u00a0kalendári nedá prečítať.'] };
  }
}

const MIDNIGHT = 'T00:00';

/** Exchange writes whole days as spans between midnights. */
function isMarkedAllDay(entry: ICAL.Component): boolean {
  return textOf(entry, 'x-microsoft-cdo-alldayevent').toUpperCase() === 'TRUE';
}

/** The end is the first moment after the event, for whole days as well (RFC 5545 3.6.1). */
function readEnd(entry: ICAL.Component, begin: CalendarTime): string | null {
  const { isDate } = begin;
  const start = inBratislava(begin);
  const written = readTime(entry, 'dtend');
  const duration = entry.getFirstPropertyValue('duration');
  const nextDay = `${addDays(start.slice(0, 10), 1)}T00:00`;
  if (written !== null) {
    const end = inBratislava(written);
    if (isDate && end <= start) return nextDay;
    // A day that ends an hour says only that it ends that day.
    return end === start || (written.isDate && end < start) ? null : end;
  }
  if (!(duration instanceof ICAL.Duration)) return isDate ? nextDay : null;
  const later = endAfter(start, isDate, duration.toSeconds());
  if (later !== null && !isWallClock(later)) throw new Error('DURATION leads out of the calendar');
  return later;
}

/** Whole days take at least one day; null: no duration. */
function endAfter(start: string, isDate: boolean, seconds: number): string | null {
  if (isDate) return `${addDays(start.slice(0, 10), Math.max(1, Math.floor(seconds / DAY_SECONDS)))}T00:00`;
  return seconds > 0 ? wallClockAt(toEpochMs(start) + seconds * 1000) : null;
}

/** @throws UnknownZone; Error for an invalid time */
export function readTime(entry: ICAL.Component, name: string): CalendarTime | null {
  const property = entry.getFirstProperty(name);
  if (property === null) return null;
  return calendarTime(property.getFirstValue(), property.getParameter('tzid'));
}

/** @throws UnknownZone; Error for no time, or one beyond accepted years */
export function calendarTime(time: unknown, zone: unknown): CalendarTime {
  if (!(time instanceof ICAL.Time)) throw new Error('No time');
  const { isDate } = time;
  const written = isDate ? `${time.toString()}T00:00` : time.toString().slice(0, WALL_CLOCK_LENGTH);
  if (!isWallClock(written)) throw new Error(`${written} is beyond the calendar`);
  return { written, isDate, zone: isDate ? null : zoneOf(time, zone) };
}

export function inBratislava({ written, zone }: CalendarTime): string {
  return zone === null ? written : wallClockAt(zone.toEpochMs(written));
}

export function onClocksOf(other: CalendarTime, time: CalendarTime): string {
  if (time.zone === null) return time.written;
  const epochMs = time.zone.toEpochMs(time.written);
  return other.zone === null ? wallClockAt(epochMs) : other.zone.wallClockAt(epochMs);
}

/** The zone that a start or an end in UTC names as well, though it means another moment (RFC 5545 3.2.19). */
export function secondZoneOf(entry: ICAL.Component): string | null {
  for (const property of [entry.getFirstProperty('dtstart'), entry.getFirstProperty('dtend')]) {
    const name = property?.getParameter('tzid');
    const [time] = property === null ? [] : valuesOf(property);
    if (typeof name !== 'string' || !(time instanceof ICAL.Time) || time.zone !== ICAL.Timezone.utcTimezone) continue;
    const written = time.toString().slice(0, WALL_CLOCK_LENGTH);
    if (!isWallClock(written) || namedZone(name)?.toEpochMs(written) === toEpochMs(written, 'UTC')) continue;
    return name;
  }
  return null;
}

function zoneOf(time: ICAL.Time, name: unknown): Zone | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return ianaZone('UTC');
  if (typeof name !== 'string') return null;
  const isDefined = time.zone.tzid === name;
  const zone = ianaZone(name) ?? (isDefined ? definedZone(time.zone) : namedZone(name));
  if (zone === null) throw new UnknownZone(name);
  return zone;
}

function definedZone(zone: ICAL.Timezone): Zone {
  return {
    toEpochMs(wallClock) {
      const time = floatingTime(wallClock, false);
      time.zone = zone;
      return time.toUnixTime() * 1000;
    },
    wallClockAt: (ms) =>
      ICAL.Time.fromJSDate(new Date(ms), true).convertToZone(zone).toString().slice(0, WALL_CLOCK_LENGTH),
  };
}

export function floatingTime(wallClock: string, isDate: boolean): ICAL.Time {
  return isDate ? ICAL.Time.fromDateString(wallClock.slice(0, 10)) : ICAL.Time.fromDateTimeString(`${wallClock}:00`);
}

class UnknownZone extends Error {
  override name = 'UnknownZone';
}
