import { z } from 'zod';
import { isCalendarDate } from '../time/calendar-day.ts';
import { cleanLine, cleanText } from '../words/clean-text.ts';
import { RESERVATION_MESSAGES as MESSAGES } from './reservation-messages.ts';
import { totalOf } from './reservation-price.ts';
import {
  optionalField,
  type ReadRooms,
  reservationFields,
  reservationOrderProblems,
  roomField,
} from './reservation-request.ts';
import { RESERVATION_STATUSES } from './reservation-status.ts';

const MAX_TEXT_CHARACTERS = 5000;
const MAX_ITEMS = 30;
const MAX_EUROS = 1_000_000;

const NO_DAY = 'Doplňte dátum, bez neho sa miestnosť nedá obsadiť.';
const NO_CONTACT = 'Napíšte telefón alebo e-mail, inak sa neozveme.';
const AMOUNT = 'Napíšte sumu v\u00a0eurách.';
const NEGATIVE = 'Cena spolu nesmie byť záporná.';

const text = z
  .string('Napíšte text.')
  .transform(cleanText)
  .pipe(z.string().max(MAX_TEXT_CHARACTERS, 'Text smie mať najviac 5\u00a0000 znakov.'));
const optionalText = optionalField(text).transform((value) => value || null);
const day = optionalField(z.string(MESSAGES.day).refine(isCalendarDate, MESSAGES.day));
const euros = z.number(AMOUNT).min(-MAX_EUROS, AMOUNT).max(MAX_EUROS, AMOUNT);

const item = z.object({
  item: z
    .string('Napíšte, čo sa platí.')
    .transform(cleanLine)
    .pipe(z.string().min(1, 'Napíšte, čo sa platí.').max(120, 'Text smie mať najviac 120 znakov.')),
  quantity: z.number('Napíšte množstvo.').min(0, 'Napíšte množstvo.').max(10_000, 'Napíšte množstvo.'),
  amount: euros,
});

const items = z
  .array(item, 'Napíšte položky ceny.')
  .max(MAX_ITEMS, `Položiek smie byť najviac ${MAX_ITEMS}.`)
  .refine((rows) => (totalOf(rows) ?? 0) >= 0, NEGATIVE);

const { message: _, name, email, phone, ...otherFields } = reservationFields;
const contact = { email: optionalField(email), phone: optionalField(phone).transform((value) => value ?? '') };

const decision = {
  /** Confirms it although the room is taken. */
  override: z.boolean('Napíšte áno alebo nie.').default(false),
  mail_text: optionalText,
};

/** `block`: staff keep the room free, confirmed at once. */
export const deskEntrySchema = (readRooms: ReadRooms) =>
  z
    .object({
      ...otherFields,
      ...contact,
      ...decision,
      name,
      room: roomField(readRooms),
      message: reservationFields.message,
      source: z.enum(['phone', 'block'], 'Vyberte, čo zapisujete.').default('phone'),
      status: z.enum(['new', 'confirmed'], 'Vyberte stav.').default('new'),
      notes: text.default(''),
    })
    .superRefine((entry, context) => {
      for (const problem of [...reservationOrderProblems(entry), ...missing(entry)])
        if (problem !== null) context.addIssue({ code: 'custom', path: [problem[0]], message: problem[1] });
    })
    .transform((entry) => ({
      ...entry,
      status: entry.source === 'block' ? ('confirmed' as const) : entry.status,
      date_until: entry.date_until ?? entry.date_from,
      message: entry.message || null,
    }));

export type DeskEntry = z.output<ReturnType<typeof deskEntrySchema>>;

interface Missable {
  source: 'phone' | 'block';
  status: 'new' | 'confirmed';
  email: string | null;
  phone: string;
  date_from: string | null;
}

function missing({ source, status, email: mail, phone: number, date_from }: Missable): ([string, string] | null)[] {
  const needsDay = source === 'block' || status === 'confirmed';
  return [
    needsDay && date_from === null ? ['date_from', NO_DAY] : null,
    source === 'phone' && mail === null && number === '' ? ['phone', NO_CONTACT] : null,
  ];
}

export const deskChangeSchema = (readRooms: ReadRooms) =>
  z
    .object({
      ...otherFields,
      ...contact,
      name,
      room: roomField(readRooms),
      status: z.enum(RESERVATION_STATUSES, 'Vyberte stav.'),
      reason: optionalText,
      notes: text,
      items,
      deposit: z.object({ amount: optionalField(euros.min(0, AMOUNT)), due: day, paid_on: day }).partial(),
      balance: z.object({ due: day, paid_on: day }).partial(),
      refund: z
        .object({
          amount: euros.min(0.01, AMOUNT),
          paid_on: z.string(MESSAGES.day).refine(isCalendarDate, MESSAGES.day),
        })
        .nullable(),
      mail_text: optionalText,
      override: z.boolean('Napíšte áno alebo nie.'),
      /** The server refuses an older one. */
      version: z.string('Chýba verzia.'),
    })
    .partial();

export type DeskChange = z.output<ReturnType<typeof deskChangeSchema>>;

const chosenIds = z
  .array(z.string().regex(/^[\w-]{1,100}$/, 'Vyberte žiadosti zo zoznamu.'))
  .min(1, 'Vyberte aspoň jednu žiadosť.')
  .max(500, 'Vyberte najviac 500 žiadostí.');

export const removalSchema = z.object({ ids: chosenIds });

export const suspiciousChangeSchema = z.object({
  ids: chosenIds,
  action: z.enum(['accept', 'remove'], 'Napíšte accept alebo remove.'),
});

export type SuspiciousChange = z.output<typeof suspiciousChangeSchema>;
