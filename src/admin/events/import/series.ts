// Dates of a series (RFC 5545 3.8.5) are counted on the clocks of the zone in which it begins.
import ICAL from 'ical.js';
import type { EventTimes } from '../../../domain/events/import/event-times.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import {
  type CalendarTime,
  calendarTime,
  floatingTime,
  inBratislava,
  onClocksOf,
  readTime,
  readTimes,
} from './calendar-times.ts';
import { valuesOf } from './entry-text.ts';
import { sequenceOf } from './entry-versions.ts';
import { hasSupportedRules, rulesOf } from './supported-rules.ts';

export interface SeriesDate {
  /** Its start by the rule on the clocks of Bratislava, whenever it takes place now. */
  recurrenceId: string;
  times: EventTimes;
  entry: ICAL.Component;
}

export interface Series {
  dates: SeriesDate[];
  isWhole: boolean;
  notes: string[];
}

const MAX_SERIES = 366;

const FREQUENCIES: Readonly<Record<string, string>> = {
  DAILY: 'každý deň',
  WEEKLY: 'každý týždeň',
  MONTHLY: 'každý mesiac',
  YEARLY: 'každý rok',
};

/**
 * null: its start cannot be read.
 * @param changes each has a RECURRENCE-ID that can be read
 */
export function readSeries(series: ICAL.Component, changes: readonly ICAL.Component[]): Series | null {
  const whole = readTimes(series);
  const begin = whole.start === null ? null : readTime(series, 'dtstart');
  if (begin === null) return null;
  const struck = struckOut(series, begin);
  const given = givenDates(series, begin, struck.isStruck);
  const changed = changesOf(changes, begin);
  const ofRest = [...changed.values()].filter(isForRest).map((entry) => ({ entry, from: idOf(entry, begin) }));
  for (const id of changed.keys()) if (!given.dates.has(id)) given.dates.set(id, null);
  const dates = [...given.dates].map(([id, end]): SeriesDate => {
    const start = inBratislava({ ...begin, written: id });
    const entry = changed.get(id);
    const regular = { ...movedTo(whole, start), ...(end !== null && { end }) };
    if (entry !== undefined)
      return { recurrenceId: start, entry, times: entry.hasProperty('dtstart') ? readTimes(entry) : regular };
    const rest = ofRest.findLast(({ from }) => from <= id);
    if (rest === undefined) return { recurrenceId: start, entry: series, times: regular };
    return { recurrenceId: start, entry: rest.entry, times: shifted(rest.entry, rest.from, id, begin) };
  });
  const notes = [
    ...(given.isWhole ? [] : [noteOf(series, given.dates.size)]),
    ...(struck.areAllKnown ? [] : [UNKNOWN_STRUCK]),
  ];
  const byStart = dates.toSorted((a, b) => (a.times.start ?? '').localeCompare(b.times.start ?? ''));
  return { dates: byStart, isWhole: given.isWhole && struck.areAllKnown, notes };
}

const UNKNOWN_STRUCK = 'Niektoré vyškrtnuté termíny sa nedajú prečítať, nechýbajú tu. Skontrolujte ich, prosím.';

export function namesItsDate(change: ICAL.Component): boolean {
  try {
    return readTime(change, 'recurrence-id') !== null;
  } catch {
    return false;
  }
}

/** On the clocks of the series, each with the end that a list gives it. */
type GivenDates = Map<string, string | null>;

function givenDates(
  series: ICAL.Component,
  begin: CalendarTime,
  isStruck: (id: string) => boolean,
): { dates: GivenDates; isWhole: boolean } {
  const ruled = ruledStarts(series, begin, isStruck);
  const dates: GivenDates = new Map(ruled.starts.map((start) => [start, null]));
  let isWhole = ruled.isWhole;
  for (const property of series.getAllProperties('rdate')) {
    const values = valuesOf(property);
    if (values.length === 0) isWhole = false;
    for (const value of values)
      try {
        const zone = property.getParameter('tzid');
        const period = value instanceof ICAL.Period ? value : null;
        const id = startOn(begin, calendarTime(period?.start ?? value, zone));
        const end = period === null ? null : inBratislava(calendarTime(period.getEnd(), zone));
        if (!isStruck(id)) dates.set(id, end);
      } catch {
        isWhole = false;
      }
  }
  return { dates, isWhole };
}

/** Gives only the first date of rules that cannot be followed to their end. */
function ruledStarts(
  series: ICAL.Component,
  begin: CalendarTime,
  isStruck: (id: string) => boolean,
): { starts: string[]; isWhole: boolean } {
  const takesPlace = (id: string) => !isStruck(id);
  const first = { starts: [begin.written].filter(takesPlace), isWhole: false };
  if (!series.hasProperty('rrule')) return { ...first, isWhole: !series.hasProperty('exrule') };
  if (!hasSupportedRules(series) || series.hasProperty('exrule')) return first;
  const starts = new Set<string>();
  let isWhole = true;
  try {
    for (const rule of rulesOf(series)) {
      if (rule === null) return first;
      const isEndless = rule.count === null && rule.until === null;
      const ruled = startsOf(rule, begin);
      if (isEndless || ruled.length > MAX_SERIES) isWhole = false;
      for (const start of ruled.filter(takesPlace).slice(0, isEndless ? 1 : MAX_SERIES)) starts.add(start);
    }
  } catch {
    return first;
  }
  return { starts: [...starts], isWhole };
}

/** At most one more than are taken. A rule that leads nowhere still has its start (RFC 5545 3.8.5.3). */
function startsOf(rule: ICAL.Recur, begin: CalendarTime): string[] {
  const counted = rule.clone();
  counted.until = rule.until === null ? null : floatingTime(lastStart(rule.until, begin), begin.isDate);
  const iterator = counted.iterator(floatingTime(begin.written, begin.isDate));
  const starts: string[] = [];
  for (let time = iterator.next(); time && starts.length <= MAX_SERIES; time = iterator.next()) {
    const start = `${time.toString().slice(0, 10)}T${begin.isDate ? '00:00' : time.toString().slice(11, 16)}`;
    if (!isWallClock(start)) break;
    starts.push(start);
  }
  return starts.length === 0 ? [begin.written] : starts;
}

/** A day without an hour belongs to the series as a whole. */
function lastStart(until: ICAL.Time, begin: CalendarTime): string {
  const last = calendarTime(until, undefined);
  return last.isDate && !begin.isDate ? `${last.written.slice(0, 10)}T23:59` : startOn(begin, last);
}

/** A day without an hour strikes out all of it. */
function struckOut(
  series: ICAL.Component,
  begin: CalendarTime,
): { isStruck: (id: string) => boolean; areAllKnown: boolean } {
  let areAllKnown = true;
  const moments = new Set<string>();
  const days = new Set<string>();
  for (const property of series.getAllProperties('exdate')) {
    const values = valuesOf(property);
    if (values.length === 0) areAllKnown = false;
    for (const value of values)
      try {
        const time = calendarTime(value, property.getParameter('tzid'));
        if (time.isDate) days.add(time.written.slice(0, 10));
        else moments.add(startOn(begin, time));
      } catch {
        areAllKnown = false;
      }
  }
  return { isStruck: (id) => moments.has(id) || days.has(id.slice(0, 10)), areAllKnown };
}

/** Of several changes of a date the highest SEQUENCE counts, else the last. */
function changesOf(changes: readonly ICAL.Component[], begin: CalendarTime): Map<string, ICAL.Component> {
  const changed = new Map<string, ICAL.Component>();
  for (const change of changes) {
    const id = idOf(change, begin);
    const known = changed.get(id);
    if (known === undefined || sequenceOf(change) >= sequenceOf(known)) changed.set(id, change);
  }
  return new Map([...changed].sort(([a], [b]) => a.localeCompare(b)));
}

function idOf(change: ICAL.Component, begin: CalendarTime): string {
  const time = readTime(change, 'recurrence-id');
  if (time === null) throw new Error('A change names its date');
  return startOn(begin, time);
}

function isForRest(change: ICAL.Component): boolean {
  return change.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE';
}

/** After a change of all later dates, each is as much later or earlier than its rule says. */
function shifted(change: ICAL.Component, from: string, id: string, begin: CalendarTime): EventTimes {
  const changed = readTimes(change);
  if (changed.start === null) return changed;
  const [original, now] = [from, id].map((written) => Date.parse(`${inBratislava({ ...begin, written })}Z`));
  const by = Date.parse(`${changed.start}Z`) - (original ?? 0);
  return movedTo(changed, wallClockOf((now ?? 0) + by));
}

/** A day without an hour has that of the series. */
function startOn(begin: CalendarTime, time: CalendarTime): string {
  if (begin.isDate) return `${inBratislava(time).slice(0, 10)}T00:00`;
  return time.isDate ? time.written.slice(0, 10) + begin.written.slice(10) : onClocksOf(begin, time);
}

function movedTo(times: EventTimes, start: string): EventTimes {
  if (times.start === null || times.end === null) return { ...times, start };
  const lengthMs = Date.parse(`${times.end}Z`) - Date.parse(`${times.start}Z`);
  return { ...times, start, end: wallClockOf(Date.parse(`${start}Z`) + lengthMs) };
}

function wallClockOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, '2026-12-05T18:00'.length);
}

function noteOf(series: ICAL.Component, count: number): string {
  const [rule] = rulesOf(series);
  const often = (rule?.interval === 1 ? FREQUENCIES[rule.freq] : undefined) ?? null;
  const isEndless = rule !== undefined && rule !== null && rule.count === null && rule.until === null;
  const words = `Opakuje sa${often === null ? '' : ` ${often}`}${isEndless ? ' bez konca' : ''}.`;
  if (!isEndless && count >= MAX_SERIES) return `${words} Pridá sa len ${MAX_SERIES} termínov.`;
  const taken = count === 1 ? 'Pridá sa len prvý termín' : 'Pridajú sa len termíny, ktoré sa dajú určiť';
  return `${words} ${taken}, ďalšie pridáte vo formulári cez „Opakovať“.`;
}
