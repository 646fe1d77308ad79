import { addDays, isoDay } from '../time/calendar-day.ts';
import { DAY_MS } from '../time/clock.ts';
import { rangeInWords } from '../time/date-range.ts';
import { dateParts, formatDate, formatDateTime, formatSpan, noonOf } from '../time/format-date.ts';
import { END_OF_DAY } from '../time/typed-hours.ts';
import { typedEnd } from '../time/typed-span.ts';
import { type Interval, startOfDay, toEpochMs } from '../time/wall-clock.ts';
import { RESERVATION_MESSAGES as MESSAGES } from './reservation-messages.ts';

const MAX_YEARS_AHEAD = 5;
/** A longer span is probably a wrong year. */
const MAX_DAYS = 366;

/** Wall clocks in Bratislava: `2026-12-05`, `18:00`; null for an empty field. */
export interface ReservedTime {
  date_from: string | null;
  time_from: string | null;
  date_until: string | null;
  time_until: string | null;
}

/** An open time reaches to the edge of its day, so that nobody gets the room in between. null without a day. */
export function reservedSpan({ date_from, time_from, date_until, time_until }: ReservedTime): Interval | null {
  if (date_from === null) return null;
  const lastDay = date_until ?? date_from;
  return {
    startMs: time_from === null ? startOfDay(date_from) : toEpochMs(`${date_from}T${time_from}`),
    endMs: time_until === null ? startOfDay(addDays(lastDay, 1)) : toEpochMs(`${lastDay}T${time_until}`),
  };
}

export function reservedTimeInWords({ date_from, time_from, date_until, time_until }: ReservedTime): string | null {
  if (date_from === null) return null;
  const until = date_until ?? date_from;
  if (time_from === null) return rangeInWords({ start: date_from, end: until });
  const start = momentOf(date_from, time_from);
  if (time_until !== null) return formatSpan(start, momentOf(until, time_until));
  return until === date_from ? formatSpan(start, null) : `${formatDateTime(start)}\u00a0– ${formatDate(noonOf(until))}`;
}

/**
 * Sets the last day for an hour typed alone: 18:00–02:00 ends in the night after the first day; 24:00 is midnight of
 * the next. A typed last day stays, and so does an end without a start.
 */
export function withLastDay<T extends ReservedTime>(time: T): T {
  const { date_from, time_from, date_until, time_until } = time;
  if (date_until !== null && time_until !== END_OF_DAY) return time;
  const end = typedEnd(`${date_from ?? ''}T${time_from ?? ''}`, `${date_until ?? ''}T${time_until ?? ''}`);
  const [day, hour = END_OF_DAY] = end.split('T');
  return { ...time, date_until: day || null, time_until: time_until === END_OF_DAY ? hour : time_until };
}

export type FieldProblem = [field: string, message: string] | null;

export function timeProblems(time: ReservedTime, nowMs: number): FieldProblem[] {
  return [missingStart(time), outOfReach(time, nowMs), disorder(time)];
}

export function orderProblems(time: ReservedTime): FieldProblem[] {
  return [missingStart(time), disorder(time)];
}

/** Half-open, ISO strings with offset. It does not tell who has the room. */
export interface BusyTime {
  start: string;
  end: string;
}

export const CLASH_WARNING =
  'V\u00a0tomto čase je miestnosť podľa nášho kalendára úplne alebo čiastočne obsadená. Ozveme sa vám s\u00a0iným návrhom.';

export function busyWithin(busy: readonly BusyTime[], startMs: number, endMs: number): BusyTime[] {
  return busy.filter(({ start, end }) => Date.parse(start) < endMs && Date.parse(end) > startMs);
}

/** On `day` (`2026-12-05`): `18:00 – 22:00`, past midnight `18:00 – 24:00`. */
export function busyHoursOf(busy: readonly BusyTime[], day: string): string[] {
  return busy.flatMap(({ start, end }) => {
    const lastDay = isoDay(Date.parse(end) - 1);
    if (isoDay(start) > day || lastDay < day) return [];
    const from = isoDay(start) === day ? dateParts(start).time : '0:00';
    const isMidnight = isoDay(end) !== lastDay;
    const until = lastDay > day || isMidnight ? '24:00' : dateParts(end).time;
    return [`${from} – ${until}`];
  });
}

function missingStart({ date_from, time_from, date_until, time_until }: ReservedTime): FieldProblem {
  if (date_from === null && (date_until ?? time_from ?? time_until) !== null)
    return ['date_from', 'Doplňte aj dátum začiatku.'];
  return time_from === null && time_until !== null ? ['time_from', 'Doplňte aj čas začiatku.'] : null;
}

function outOfReach({ date_from: from, time_from: time }: ReservedTime, nowMs: number): FieldProblem {
  if (from === null) return null;
  const today = isoDay(nowMs);
  if (from < today) return ['date_from', MESSAGES.pastDay];
  if (yearOf(from) > yearOf(today) + MAX_YEARS_AHEAD)
    return ['date_from', 'Tak ďaleko dopredu rezervácie neprijímame. Skontrolujte, prosím, rok.'];
  const hasPassed = time !== null && toEpochMs(`${from}T${time}`) < nowMs;
  return hasPassed ? ['time_from', 'Tento čas už uplynul. Vyberte iný.'] : null;
}

function disorder({ date_from: from, time_from, date_until, time_until }: ReservedTime): FieldProblem {
  if (from === null) return null;
  const until = date_until ?? from;
  if (until < from) return ['date_until', 'Koniec má byť v\u00a0deň začiatku alebo neskôr.'];
  if (Date.parse(until) - Date.parse(from) > MAX_DAYS * DAY_MS)
    return ['date_until', 'Prenájom smie trvať najviac rok. Skontrolujte, prosím, dátum.'];
  const isBackwards =
    time_from !== null &&
    time_until !== null &&
    // Texts do not compare: when the clocks go forward, 02:30 is after 03:15.
    toEpochMs(`${until}T${time_until}`) <= toEpochMs(`${from}T${time_from}`);
  return isBackwards
    ? ['time_until', 'Koniec má byť po začiatku. Ak skončíte po polnoci, zvoľte ako koniec nasledujúci deň.']
    : null;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function momentOf(day: string, time: string): string {
  return new Date(toEpochMs(`${day}T${time}`)).toISOString();
}
