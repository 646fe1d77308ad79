import { z } from 'zod';
import { isCalendarDate } from '../time/calendar-day.ts';
import { RESERVATION_MESSAGES as MESSAGES } from './reservation-messages.ts';
import { type FieldProblem, orderProblems, timeProblems } from './reservation-time.ts';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

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

/**
 * What is wrong with the time of a reservation as a whole.
 * @param fields of any kind; while one of them is wrong in itself, nothing is said of the whole
 */
export function reservationTimeProblems(fields: unknown, nowMs: number): FieldProblem[] {
  const { data: time } = timesSchema.safeParse(fields);
  return time === undefined ? [] : timeProblems(time, nowMs);
}

/** The same for what staff write down. */
export function reservationOrderProblems(fields: unknown): FieldProblem[] {
  const { data: time } = timesSchema.safeParse(fields);
  return time === undefined ? [] : orderProblems(time);
}
