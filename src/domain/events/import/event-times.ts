import { addDays } from '../../time/calendar-day.ts';
import { MIDNIGHT_AFTER, readWrittenDate, readWrittenHour, readWrittenHours } from './written-date.ts';

/** When an event of a file takes place; null where the file says nothing that can be read. */
export interface EventTimes {
  /** As on the clock in Bratislava, `2026-12-05T18:00`. */
  start: string | null;
  end: string | null;
  /** No hour is written: it begins at midnight. */
  isAllDay: boolean;
  /** Sentences on what cannot be read. */
  problems: string[];
}

/** What a table says of the times of an event, as it is written there; empty for what it does not say. */
export interface WrittenTimes {
  start: string;
  startTime: string;
  end: string;
  endTime: string;
}

const EXAMPLE = 'Napíšte ho napríklad 5.\u00a012.\u00a02026 alebo 5.\u00a012.\u00a02026\u00a018:00.';
const HOUR_EXAMPLE = 'Napíšte ju napríklad 18:00.';

/**
 * Reads day and hour from one cell or from two. A last day without an hour belongs to the event wholly; an end that is only an
 * hour is on the first day, or after midnight.
 */
export function readEventTimes(written: WrittenTimes): EventTimes {
  const none = { start: null, end: null, isAllDay: false };
  if (written.start.trim() === '') return { ...none, problems: ['Chýba deň, kedy sa podujatie začína.'] };
  const date = readWrittenDate(written.start);
  if (date === null) return { ...none, problems: [`Začiatok „${written.start.trim()}“ nepoznáme. ${EXAMPLE}`] };
  const hours = written.startTime.trim() === '' ? date : readWrittenHours(written.startTime);
  if (hours === null) return { ...none, problems: [`Hodinu „${written.startTime.trim()}“ nepoznáme. ${HOUR_EXAMPLE}`] };
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
    return { value: null, problem: `Hodinu konca „${timeCell}“ nepoznáme. ${HOUR_EXAMPLE}` };
  if (endCell === '' || (timeCell === '' && onlyHour !== null)) {
    const until = onlyHour ?? hours.until;
    return { value: until === null ? null : laterHour(firstDay, hours.time, until), problem: null };
  }
  const date = readWrittenDate(endCell);
  if (date === null) return { value: null, problem: `Koniec „${endCell}“ nepoznáme. ${EXAMPLE}` };
  const time = onlyHour ?? date.time;
  if (time === MIDNIGHT_AFTER) return { value: midnightAfter(date.day), problem: null };
  if (time !== null) return { value: `${date.day}T${time}`, problem: null };
  // The day of the start once more tells nothing about the hour of the end.
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
