import { addDays, isCalendarDate } from '../../time/calendar-day.ts';
import { monthOfWord } from '../../time/typed-day.ts';
import { isWallClock, toWallClock } from '../../time/written-moment.ts';
import { foldForSearch } from '../../words/fold.ts';

/** When an event of a file takes place; null where the file says nothing readable. */
export interface EventTimes {
  /** As on the clock in Bratislava, `2026-12-05T18:00`. */
  start: string | null;
  end: string | null;
  /** True when no hour is given; the event then begins at midnight. */
  isAllDay: boolean;
  /** Sentences about what cannot be read. */
  problems: string[];
}

/** The times of an event as the table writes them; empty where the table has none. */
export interface WrittenTimes {
  start: string;
  startTime: string;
  end: string;
  endTime: string;
}

const EXAMPLE = 'Napíšte ho napríklad 5.\u00a012.\u00a02026 alebo 5.\u00a012.\u00a02026\u00a018:00.';
const HOUR_EXAMPLE = 'Napíšte ho napríklad 18:00.';

/**
 * Reads the day and the hour from one cell or from two. A last day without an hour belongs to the event until midnight. An end
 * that is only an hour falls on the first day, or after midnight.
 */
export function readEventTimes(written: WrittenTimes): EventTimes {
  const none = { start: null, end: null, isAllDay: false };
  if (written.start.trim() === '') return { ...none, problems: ['Chýba deň, kedy sa podujatie začína.'] };
  const date = readWrittenDate(written.start);
  if (date === null) return { ...none, problems: [`Začiatok „${written.start.trim()}“ nepoznáme. ${EXAMPLE}`] };
  const hours = written.startTime.trim() === '' ? date : readWrittenHours(written.startTime);
  if (hours === null) return { ...none, problems: [`Čas „${written.startTime.trim()}“ nepoznáme. ${HOUR_EXAMPLE}`] };
  const start = `${date.day}T${hours.time ?? '00:00'}`;
  const isAllDay = hours.time === null;
  const end = readEnd(written, date.day, hours);
  if (end.problem !== null) return { start, end: null, isAllDay, problems: [end.problem] };
  return { start, end: end.value ?? (isAllDay ? midnightAfter(date.day) : null), isAllDay, problems: [] };
}

interface ReadEnd {
  value: string | null;
  problem: string | null;
}

function readEnd(
  written: WrittenTimes,
  firstDay: string,
  hours: { time: string | null; until: string | null },
): ReadEnd {
  const [endCell, timeCell] = [written.end.trim(), written.endTime.trim()];
  const onlyHour = readWrittenHour(timeCell || endCell);
  if (timeCell !== '' && onlyHour === null)
    return { value: null, problem: `Čas konca „${timeCell}“ nepoznáme. ${HOUR_EXAMPLE}` };
  if (endCell === '' || (timeCell === '' && onlyHour !== null)) {
    const until = onlyHour ?? hours.until;
    return { value: until === null ? null : laterHour(firstDay, hours.time, until), problem: null };
  }
  const date = readWrittenDate(endCell);
  if (date === null) return { value: null, problem: `Koniec „${endCell}“ nepoznáme. ${EXAMPLE}` };
  const time = onlyHour ?? date.time;
  if (time === MIDNIGHT_AFTER) return { value: midnightAfter(date.day), problem: null };
  if (time !== null) return { value: `${date.day}T${time}`, problem: null };
  // An end cell that only repeats the day of the start says nothing about the hour of the end.
  if (date.day === firstDay && hours.time !== null)
    return { value: hours.until === null ? null : laterHour(firstDay, hours.time, hours.until), problem: null };
  return { value: midnightAfter(date.day), problem: null };
}

function laterHour(day: string, start: string | null, until: string): string {
  if (until === MIDNIGHT_AFTER) return midnightAfter(day);
  return start !== null && until <= start ? `${addDays(day, 1)}T${until}` : `${day}T${until}`;
}

/** An end at midnight belongs to the day before. */
function midnightAfter(day: string): string {
  return `${addDays(day, 1)}T00:00`;
}

// Days and hours as people write them into tables.

/** A day and the hours written after it. */
export interface WrittenDate {
  /** `2026-12-05` */
  day: string;
  /** `18:00`; null: no hour is written. */
  time: string | null;
  /** The end of a span, `20:00` in `18:00 – 20:00`. */
  until: string | null;
}

export interface WrittenHours {
  time: string;
  until: string | null;
}

const ISO = /^\d{4}-\d{2}-\d{2}/;
const ISO_DAY_LENGTH = '2026-12-05'.length;
/** `sobota 5. 12. 2026`, `5.12.26`, `5. decembra 2026`, and any text after it. */
const SLOVAK = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})\.\s*(?:(\d{1,2})\.|(\p{L}+)\.?)\s*(\d{4}|\d{2})(?![\d.])(.*)$/su;
const BEFORE_HOURS = /^[\s,;]*(?:(?:o|od)\s+)?/;
const RANGE = /\s*(?:–|—|-|\sdo\s)\s*/;
const HOUR = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:h|hod|hodine)?\.?$/;

/** null: the text is not a day. */
export function readWrittenDate(text: string): WrittenDate | null {
  const written = text.trim();
  if (ISO.test(written)) return readIso(written);
  const [, day = '', month = '', monthName = '', year = '', rest = ''] = SLOVAK.exec(written) ?? [];
  if (day === '') return null;
  const number = month || String(monthOfWord(foldForSearch(monthName)) ?? '');
  const date = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) return null;
  const hours = rest.replace(BEFORE_HOURS, '').trim();
  if (hours === '') return { day: date, time: null, until: null };
  const read = readWrittenHours(hours);
  return read === null ? null : { day: date, ...read };
}

function readIso(written: string): WrittenDate | null {
  if (written.length === ISO_DAY_LENGTH)
    return isCalendarDate(written) ? { day: written, time: null, until: null } : null;
  const wallClock = toWallClock(written.replace(/^(.{10}) /, '$1T'));
  if (!isWallClock(wallClock)) return null;
  const [day = '', time = ''] = wallClock.split('T');
  return { day, time, until: null };
}

/** An hour or a span of hours, `18:00`, `18.30 h`, `18:00 – 20:00`; null: neither. */
function readWrittenHours(text: string): WrittenHours | null {
  const [from = '', to, ...more] = text.replace(BEFORE_HOURS, '').trim().split(RANGE);
  const time = readWrittenHour(from);
  if (time === null || time === MIDNIGHT_AFTER || more.length > 0) return null;
  if (to === undefined) return { time, until: null };
  const until = readWrittenHour(to);
  return until === null ? null : { time, until };
}

/** How an end at midnight is written. */
const MIDNIGHT_AFTER = '24:00';

/** One hour, up to `24:00`; null: none. */
function readWrittenHour(text: string): string | null {
  const [, hours = '', minutes = '00'] = HOUR.exec(text.trim().toLowerCase()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (hours === '' || Number(minutes) > 59) return null;
  return Number(hours) <= 23 || time === MIDNIGHT_AFTER ? time : null;
}
