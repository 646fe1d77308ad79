// People who agreed to the newsletter elsewhere and are brought in from a table, with the proof of their consent.
import { z } from 'zod';
import { isCalendarDate } from '../time/calendar-day.ts';
import { cleanText } from '../words/clean-text.ts';
import { emailSchema } from './newsletter-subscriber.ts';

/** How many people one import may bring in. */
export const MAX_IMPORTED_SUBSCRIBERS = 5000;
/** How many rows a call takes: to look at them, and to add them. */
export const MAX_CHECKED_ROWS = 500;
export const MAX_ADDED_ROWS = 100;

const MAX_PROOF = 1000;
const ROWS = 'Vyberte aspoň jeden riadok.';

const rowSchema = z.object({
  email: z.string().max(500),
  /** How and where the consent was given; left out: as said for all. */
  proof: z.string().max(MAX_PROOF, 'Doklad smie mať najviac 1\u00a0000 znakov.').optional(),
  /** The day it was given, `2026-12-05`; left out: as said for all. */
  confirmed_on: z.string().max(50).optional(),
});

/** What is said for all rows that say nothing themselves. */
const forAll = { proof: rowSchema.shape.proof, confirmed_on: rowSchema.shape.confirmed_on };

export const importCheckSchema = z.object({
  ...forAll,
  rows: z.array(rowSchema, ROWS).min(1, ROWS).max(MAX_CHECKED_ROWS, `Naraz najviac ${MAX_CHECKED_ROWS} riadkov.`),
});

const IMPORT = 'Toto pridanie nemá platné číslo.';

export const importSchema = z.object({
  ...forAll,
  /** Names the whole import, which comes in several calls. */
  import: z.uuid(IMPORT),
  rows: z.array(rowSchema, ROWS).min(1, ROWS).max(MAX_ADDED_ROWS, `Naraz najviac ${MAX_ADDED_ROWS} riadkov.`),
});

export type ImportRow = z.output<typeof rowSchema>;
export type ForAll = Omit<ImportRow, 'email'>;

/** `new`: will be added, or was. The others are left out, each for its reason. */
export type RowState = 'new' | 'subscribed' | 'left' | 'suppressed' | 'twice' | 'wrong' | 'unproven';

/** A row that can be added, as far as it can be known without the list. */
export interface ProvenRow {
  email: string;
  proof: string;
  confirmed_on: string;
}

/**
 * What is wrong with each row by itself, or the row in the form in which it is kept. Of rows with one address the first counts.
 * @param today `2026-11-20`, the last day on which a consent can have been given
 */
export function judgeRows(
  rows: readonly ImportRow[],
  all: ForAll,
  today: string,
): (ProvenRow | Extract<RowState, 'wrong' | 'unproven' | 'twice'>)[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const email = emailSchema.safeParse(row.email);
    if (!email.success) return 'wrong';
    if (seen.has(email.data)) return 'twice';
    seen.add(email.data);
    const proof = cleanText(row.proof?.trim() || all.proof || '');
    const confirmed_on = row.confirmed_on?.trim() || all.confirmed_on || '';
    if (proof === '' || !isCalendarDate(confirmed_on) || confirmed_on > today) return 'unproven';
    return { email: email.data, proof, confirmed_on };
  });
}
