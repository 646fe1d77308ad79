import { z } from 'zod';
import { findHireKind } from '../content/hire.ts';
import { findRoom, type Room } from '../content/rooms.ts';
import { isCalendarDate } from '../time/calendar-day.ts';
import { cleanLine, cleanPhone, cleanText } from '../words/clean-text.ts';
import { isPhoneNumber } from '../words/contact.ts';
import { PURPOSES } from './price-estimate.ts';
import { MAX_MESSAGE_CHARACTERS, RESERVATION_MESSAGES as MESSAGES } from './reservation-messages.ts';
import { type FieldProblem, orderProblems, timeProblems } from './reservation-time.ts';

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

/** Forms send '' for an empty field; other callers leave it out or send null. */
export const optionalField = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const day = z.string().refine(isCalendarDate, MESSAGES.day);
/** Some browsers add seconds. */
const timeOfDay = z
  .string()
  .regex(TIME_OF_DAY, MESSAGES.time)
  .transform((text) => text.slice(0, 5));

/** `2026-12-05` and `18:00` in Bratislava; null for an empty field. */
const reservationTimeFields = {
  date_from: optionalField(day),
  time_from: optionalField(timeOfDay),
  date_until: optionalField(day),
  time_until: optionalField(timeOfDay),
};

const timesSchema = z.object(reservationTimeFields);

/** An invalid field gives no message about the whole. */
function reservationTimeProblems(fields: unknown, nowMs: number): FieldProblem[] {
  const { data: time } = timesSchema.safeParse(fields);
  return time === undefined ? [] : timeProblems(time, nowMs);
}

export function reservationOrderProblems(fields: unknown): FieldProblem[] {
  const { data: time } = timesSchema.safeParse(fields);
  return time === undefined ? [] : orderProblems(time);
}

export type ReadRooms = () => Promise<readonly Pick<Room, 'id' | 'label' | 'former_labels'>[]>;

export function roomField(readRooms: ReadRooms) {
  return z.unknown().transform(async (wanted, context) => {
    const room = typeof wanted === 'string' ? findRoom(await readRooms(), wanted) : null;
    if (room !== null) return room.id;
    context.issues.push({ code: 'custom', input: wanted, message: MESSAGES.room });
    return z.NEVER;
  });
}

export type ReadKinds = () => Promise<readonly string[]>;

function kindField(readKinds: ReadKinds) {
  return z.unknown().transform(async (wanted, context) => {
    const kind = typeof wanted === 'string' ? findHireKind(await readKinds(), wanted) : null;
    if (kind !== null) return kind;
    context.issues.push({ code: 'custom', input: wanted, message: CHOICE });
    return z.NEVER;
  });
}

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

const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\s*-?\d{1,4}\s*$/)
    .transform(Number),
]);
const captchaNumber = wholeNumber.pipe(z.int().min(1).max(10));
const questionSchema = z.object({ captchaNum1: captchaNumber, captchaNum2: captchaNumber });

/** Two numbers chosen by the caller, and their sum; stops only the simplest programs. */
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
    /** Honeypot: only a program fills it in. */
    website: z.unknown().optional(),
    /** A caller that does not send it passes. */
    filledInMs: z.unknown().optional(),
  });

/**
 * A time without an end day ends on its first day. Messages come at once by field, those of the security question
 * under `captcha`.
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
      // It also runs when a field is wrong: people see all problems at once.
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
