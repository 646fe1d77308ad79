import { z } from 'zod';
import { ROOM_IDS, type RoomId } from '../content/rooms.ts';
import { cleanLine, cleanText } from '../words/clean-text.ts';
import { isPhoneNumber } from '../words/phone-number.ts';
import { EVENT_TYPES, PURPOSES } from './rental-rules.ts';
import { captchaProblem } from './reservation-captcha.ts';
import { MAX_MESSAGE_CHARACTERS, RESERVATION_MESSAGES as MESSAGES } from './reservation-messages.ts';
import type { FieldProblem } from './reservation-time.ts';
import { optionalField, reservationTimeFields, reservationTimeProblems } from './reservation-times.ts';

/** The rooms as SPEC 3 writes them; callers may send these in place of the ids. */
const ROOM_LABELS: Record<RoomId, string> = {
  'velka-sala': 'Veľká sála (250 osôb)',
  'mala-sala': 'Malá sála (50-100 osôb)',
  foyer: 'Foyer',
};

/** Nobody reads and fills the form in less. */
const FASTEST_FILLING_MS = 2000;

const CHOICE = 'Vyberte jednu z\u00a0ponúkaných možností.';

const line = (maxCharacters: number, missing: string) =>
  z
    .string(missing)
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(maxCharacters, `Text smie mať najviac ${maxCharacters} znakov.`));

/** Forms send numbers as text. */
const attendees = z
  .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], MESSAGES.attendees)
  .pipe(z.int(MESSAGES.attendees).min(1, MESSAGES.attendees).max(100_000, 'Toľko osôb sa k\u00a0nám nezmestí.'));

/** What a reservation is made of, whoever writes it down (SPEC 3). */
export const reservationFields = {
  name: line(120, MESSAGES.name),
  email: z.string(MESSAGES.email).trim().max(254, MESSAGES.email).pipe(z.email(MESSAGES.email)),
  phone: line(40, MESSAGES.phone).pipe(z.string().refine(isPhoneNumber, MESSAGES.phone)),
  eventType: optionalField(z.enum(EVENT_TYPES, CHOICE)),
  ...reservationTimeFields,
  attendees: optionalField(attendees),
  room: z.preprocess(toRoomId, z.enum(ROOM_IDS, MESSAGES.room)),
  message: optionalField(
    z.string('Správa má byť text.').transform(cleanText).pipe(z.string().max(MAX_MESSAGE_CHARACTERS, MESSAGES.message)),
  ),
  purpose: optionalField(z.enum(PURPOSES, CHOICE)),
};

const fields = z.object({
  ...reservationFields,
  agreedToTerms: z.boolean(MESSAGES.agreedToTerms).refine((agreed) => agreed, MESSAGES.agreedToTerms),
  captchaAnswer: z.unknown().optional(),
  captchaNum1: z.unknown().optional(),
  captchaNum2: z.unknown().optional(),
  /** A field nobody sees: what fills it in reads no screen. */
  website: z.unknown().optional(),
  /** How long filling in took; whoever does not say passes. */
  filledInMs: z.unknown().optional(),
});

/**
 * A reservation request as a visitor sends it (SPEC 3, 5), read into its fields: what was left empty is null, a time
 * without an end day is on its first one. `purpose`, `website` and `filledInMs` are ours and may be missing (DESIGN 11).
 * All messages come at once, by field; those of the security question under `captcha`.
 * @param nowMs asked whenever a request is read: its time must not have passed
 */
export function reservationRequestSchema(nowMs: () => number) {
  return fields
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
      // Also when a field is wrong: nobody shall meet further problems only after mending the first.
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

function toRoomId(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const wanted = plain(value);
  return ROOM_IDS.find((id) => id === wanted || plain(ROOM_LABELS[id]) === wanted);
}

/** Dashes and spaces are typed in many ways. */
function plain(label: string): string {
  return label.trim().replace(/\s+/g, ' ').replace(/[–—]/g, '-').toLowerCase();
}
