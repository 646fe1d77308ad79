import { z } from 'zod';
import { isCalendarDate } from '../time/calendar-day.ts';
import { cleanText } from '../words/clean-text.ts';
import { emailSchema } from './newsletter-subscriber.ts';

export const MAX_IMPORTED_SUBSCRIBERS = 5000;
export const MAX_CHECKED_ROWS = 500;
export const MAX_ADDED_ROWS = 100;

/** In characters. */
export const MOST_IN_A_ROW = { email: 500, proof: 1000, confirmed_on: 50 } as const;

const ROWS = 'Vyberte aspoň jeden riadok.';

const rowSchema = z.object({
  email: z.string().max(MOST_IN_A_ROW.email),
  proof: z.string().max(MOST_IN_A_ROW.proof, 'Doklad smie mať najviac 1\u00a0000 znakov.').optional(),
  confirmed_on: z.string().max(MOST_IN_A_ROW.confirmed_on).optional(),
});

const forAll = { proof: rowSchema.shape.proof, confirmed_on: rowSchema.shape.confirmed_on };

export const importCheckSchema = z.object({
  ...forAll,
  rows: z.array(rowSchema, ROWS).min(1, ROWS).max(MAX_CHECKED_ROWS, `Naraz najviac ${MAX_CHECKED_ROWS} riadkov.`),
});

const IMPORT = 'Toto pridanie nemá platné číslo.';

export const importSchema = z.object({
  ...forAll,
  import: z.uuid(IMPORT),
  rows: z.array(rowSchema, ROWS).min(1, ROWS).max(MAX_ADDED_ROWS, `Naraz najviac ${MAX_ADDED_ROWS} riadkov.`),
});

export type ImportRow = z.output<typeof rowSchema>;
export type ForAll = Omit<ImportRow, 'email'>;

export type RowState = 'new' | 'subscribed' | 'left' | 'suppressed' | 'twice' | 'wrong' | 'unproven';

export interface ProvenRow {
  email: string;
  proof: string;
  confirmed_on: string;
}

/** Of rows with one address the first counts; a consent is from `today` (`2026-11-20`) or before. */
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
