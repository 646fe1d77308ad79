import { z } from 'zod';
import { calendarDateOf, isCalendarDate, toEpochMs } from './time.ts';
import { RESERVATION_MESSAGES as MESSAGES } from './view/reservation-messages.ts';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const MAX_YEARS_AHEAD = 5;
/** Longer than any hire; a wrong year is likelier. */
const MAX_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Forms send an empty string for a field left empty; other callers leave it out or send null. */
export const optionalField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const day = z.string().refine(isCalendarDate, MESSAGES.day);
/** Some browsers add seconds. */
const timeOfDay = z
  .string()
  .regex(TIME_OF_DAY, MESSAGES.time)
  .transform((text) => text.slice(0, 5));

/** When a room is wanted, on the clock in Bratislava: days `2026-12-05`, times `18:00`, null where left empty. */
export const reservationTimeFields = {
  date_from: optionalField(day),
  time_from: optionalField(timeOfDay),
  date_until: optionalField(day),
  time_until: optionalField(timeOfDay),
};

const timesSchema = z.object(reservationTimeFields);
type Times = z.output<typeof timesSchema>;

/** What is wrong, and with which field; null: nothing. */
export type FieldProblem = [field: string, message: string] | null;

/**
 * What is wrong with the time of a reservation as a whole: an end without a start, a start that has passed in Bratislava or
 * is years away, an end before the start. A day alone is enough, and the end may stay open.
 * @param fields of any kind; while one of them is wrong in itself, nothing is said of the whole
 */
export function reservationTimeProblems(fields: unknown, nowMs: number): FieldProblem[] {
  const { data: times } = timesSchema.safeParse(fields);
  return times === undefined ? [] : [missingStart(times), outOfReach(times, nowMs), disorder(times)];
}

/** The same for what staff write down: they may note what has begun or is over. */
export function reservationOrderProblems(fields: unknown): FieldProblem[] {
  const { data: times } = timesSchema.safeParse(fields);
  return times === undefined ? [] : [missingStart(times), disorder(times)];
}

function missingStart({ date_from, time_from, date_until, time_until }: Times): FieldProblem {
  if (date_from === null && (date_until ?? time_from ?? time_until) !== null)
    return ['date_from', 'Doplňte aj dátum začiatku.'];
  return time_from === null && time_until !== null ? ['time_from', 'Doplňte aj čas začiatku.'] : null;
}

function outOfReach({ date_from: from, time_from: time }: Times, nowMs: number): FieldProblem {
  if (from === null) return null;
  const today = calendarDateOf(nowMs);
  if (from < today) return ['date_from', MESSAGES.pastDay];
  if (yearOf(from) > yearOf(today) + MAX_YEARS_AHEAD)
    return ['date_from', 'Tak ďaleko dopredu rezervácie neprijímame. Skontrolujte, prosím, rok.'];
  const hasPassed = time !== null && toEpochMs(`${from}T${time}`) < nowMs;
  return hasPassed ? ['time_from', 'Tento čas už uplynul. Vyberte iný.'] : null;
}

function disorder({ date_from: from, time_from, date_until, time_until }: Times): FieldProblem {
  if (from === null) return null;
  const until = date_until ?? from;
  if (until < from) return ['date_until', 'Koniec má byť v\u00a0deň začiatku alebo neskôr.'];
  if (Date.parse(until) - Date.parse(from) > MAX_DAYS * DAY_MS)
    return ['date_until', 'Prenájom smie trvať najviac rok. Skontrolujte, prosím, dátum.'];
  const isBackwards =
    time_from !== null &&
    time_until !== null &&
    // Not by the letters: when the clocks go forward, 02:30 is 03:30 and thus after 03:15.
    toEpochMs(`${until}T${time_until}`) <= toEpochMs(`${from}T${time_from}`);
  return isBackwards
    ? ['time_until', 'Koniec má byť po začiatku. Ak skončíte po polnoci, zvoľte ako koniec nasledujúci deň.']
    : null;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
