import { isoDay } from '../time/calendar-day.ts';
import { DAY_MS } from '../time/clock.ts';
import { END_OF_DAY } from '../time/typed-hours.ts';
import { typedEnd } from '../time/typed-span.ts';
import { toEpochMs } from '../time/wall-clock.ts';
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
