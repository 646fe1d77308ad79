import { z } from 'zod';
import { findHireKind } from '../content/hire.ts';
import { findRoom, type Room } from '../content/rooms.ts';
import { isCalendarDate } from '../time/calendar-day.ts';
import { cleanLine, cleanPhone, cleanText } from '../words/clean-text.ts';
import { isPhoneNumber } from '../words/contact.ts';
import { PURPOSES } from './rental-rules.ts';
import { MAX_MESSAGE_CHARACTERS, RESERVATION_MESSAGES as MESSAGES } from './reservation-messages.ts';
import { type FieldProblem, orderProblems, timeProblems } from './reservation-time.ts';

/** Nobody can read the form and fill it in faster than this. */
const FASTEST_FILLING_MS = 2000;

const CHOICE = 'Vyberte jednu z\u00a0ponúkaných možností.';

const line = (maxCharacters: number, missing: string, clean = cleanLine) =>
  z
    .string(missing)
    .transform(clean)
    .pipe(z.string().min(1, missing).max(maxCharacters, `Text smie mať najviac ${maxCharacters} znakov.`));

/** Forms send numbers as text. */
const attendees = z
  .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], MESSAGES.attendees)
  .pipe(z.int(MESSAGES.attendees).min(1, MESSAGES.attendees).max(100_000, 'Toľko osôb sa k\u00a0nám nezmestí.'));

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

/** When a room is wanted, on the clock in Bratislava: days `2026-12-05`, times `18:00`; null for an empty field. */
const reservationTimeFields = {
  date_from: optionalField(day),
  time_from: optionalField(timeOfDay),
  date_until: optionalField(day),
  time_until: optionalField(timeOfDay),
};

const timesSchema = z.object(reservationTimeFields);

/**
 * Finds what is wrong with the time of a reservation as a whole.
 * @param fields of any type; while one of them is invalid, there is no message about the whole
 */
function reservationTimeProblems(fields: unknown, nowMs: number): FieldProblem[] {
  const { data: time } = timesSchema.safeParse(fields);
  return time === undefined ? [] : timeProblems(time, nowMs);
}

/** The same for reservations that staff write down, whose time may have passed. */
export function reservationOrderProblems(fields: unknown): FieldProblem[] {
  const { data: time } = timesSchema.safeParse(fields);
  return time === undefined ? [] : orderProblems(time);
}

/** The rooms of the house as they are when a request comes. */
export type ReadRooms = () => Promise<readonly Pick<Room, 'id' | 'label' | 'former_labels'>[]>;

/** A room by its id, its label or a former label; the value is its id. */
export function roomField(readRooms: ReadRooms) {
  return z.unknown().transform(async (wanted, context) => {
    const room = typeof wanted === 'string' ? findRoom(await readRooms(), wanted) : null;
    if (room !== null) return room.id;
    context.issues.push({ code: 'custom', input: wanted, message: MESSAGES.room });
    return z.NEVER;
  });
}

/** What rooms of the house are hired for, as it is when a request comes. */
export type ReadKinds = () => Promise<readonly string[]>;

/** A kind of hire that is offered. */
function kindField(readKinds: ReadKinds) {
  return z.unknown().transform(async (wanted, context) => {
    const kind = typeof wanted === 'string' ? findHireKind(await readKinds(), wanted) : null;
    if (kind !== null) return kind;
    context.issues.push({ code: 'custom', input: wanted, message: CHOICE });
    return z.NEVER;
  });
}

/** The fields of a reservation but its room, whether a visitor or the staff write it down. */
export const reservationFields = {
  name: line(120, MESSAGES.name),
  email: z.string(MESSAGES.email).overwrite(cleanLine).max(254, MESSAGES.email).pipe(z.email(MESSAGES.email)),
  phone: line(40, MESSAGES.phone, cleanPhone).pipe(z.string().refine(isPhoneNumber, MESSAGES.phone)),
  /** Staff may keep a kind that is no longer offered. */
  eventType: optionalField(line(60, CHOICE)),
  ...reservationTimeFields,
  attendees: optionalField(attendees),
  message: optionalField(
    z.string('Správa má byť text.').transform(cleanText).pipe(z.string().max(MAX_MESSAGE_CHARACTERS, MESSAGES.message)),
  ),
  purpose: optionalField(z.enum(PURPOSES, CHOICE)),
};

/** Sent as a number or as text. */
const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*-?\d{1,4}\s*$/)
    .transform(Number),
]);
const captchaNumber = wholeNumber.pipe(z.int().min(1).max(10));
const questionSchema = z.object({ captchaNum1: captchaNumber, captchaNum2: captchaNumber });

/**
 * Checks the security question: two numbers from 1 to 10, chosen by the caller, and their sum. It stops only the simplest
 * programs.
 * @returns what is wrong, in Slovak; null: nothing
 */
function captchaProblem(fields: Record<string, unknown>): string | null {
  const { data: answer } = wholeNumber.safeParse(fields.captchaAnswer);
  if (answer === undefined) return MESSAGES.captcha;
  const { data: question } = questionSchema.safeParse(fields);
  const isRight = question !== undefined && question.captchaNum1 + question.captchaNum2 === answer;
  return isRight ? null : MESSAGES.wrongSum;
}

const fieldsOf = (readRooms: ReadRooms, readKinds: ReadKinds) =>
  z.object({
    ...reservationFields,
    eventType: optionalField(kindField(readKinds)),
    room: roomField(readRooms),
    agreedToTerms: z.boolean(MESSAGES.agreedToTerms).refine((agreed) => agreed, MESSAGES.agreedToTerms),
    captchaAnswer: z.unknown().optional(),
    captchaNum1: z.unknown().optional(),
    captchaNum2: z.unknown().optional(),
    /** An invisible field (honeypot): only a program fills it in. */
    website: z.unknown().optional(),
    /** How long filling in the form took; a caller that does not send it passes. */
    filledInMs: z.unknown().optional(),
  });

/**
 * The schema of a reservation request as a visitor sends it. An empty field becomes null, and a time without an end day ends
 * on its first day. `purpose`, `website` and `filledInMs` may be missing. All messages come at once, by field; the messages
 * about the security question are under `captcha`.
 * @param nowMs called for each request, whose time must not have passed
 */
export function reservationRequestSchema(nowMs: () => number, readRooms: ReadRooms, readKinds: ReadKinds) {
  return fieldsOf(readRooms, readKinds)
    .superRefine(
      (request, context) => {
        const captcha = captchaProblem(request);
        const problems: FieldProblem[] = [
          ...reservationTimeProblems(request, nowMs()),
          captcha === null ? null : ['captcha', captcha],
        ];
        for (const [field, message] of problems.filter((problem) => problem !== null))
          context.addIssue({ code: 'custom', path: [field], message });
      },
      // The check also runs when a field is wrong, so that people see all problems at once.
      { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
    )
    .transform(({ captchaAnswer: _, captchaNum1: _1, captchaNum2: _2, website, filledInMs, ...request }) => ({
      ...request,
      date_until: request.date_until ?? request.date_from,
      message: request.message || null,
      isAutomatic:
        (typeof website === 'string' && website !== '') ||
        (typeof filledInMs === 'number' && filledInMs < FASTEST_FILLING_MS),
    }));
}

export type ReservationRequest = z.output<ReturnType<typeof reservationRequestSchema>>;
