import { z } from 'zod';
import { line } from '../fields/fields.ts';
import { duplicateIndexes } from '../fields/same-value.ts';
import { USUAL_TERMS } from '../reservations/hire-terms.ts';
import { foldForSearch } from '../words/fold.ts';

const whole = (what: string, least: number, most: number) =>
  z.int(`${what} je celé číslo`).min(least, `najmenej ${least}`).max(most, `najviac ${most}`);

/** Reservations keep their terms, and a kind that has left the list. */
export const hireSchema = z.strictObject({
  kinds: z
    .array(line(60))
    .min(1, 'napíšte aspoň jeden druh')
    .check(({ value: kinds, issues }) => {
      for (const at of duplicateIndexes(kinds.map(foldForSearch)))
        issues.push({ code: 'custom', input: kinds, path: [at], message: 'tento druh tu už je' });
    }),
  deposit_percent: whole('záloha v\u00a0percentách', 0, 100),
  balance_days: whole('počet dní', 0, 90),
  cancellation_days: whole('počet dní', 0, 365),
  answer_hours: whole('počet hodín', 1, 336),
  /** A request for a nearer day gets a warning; 0: none does. */
  notice_weeks: whole('počet týždňov', 0, 26),
  /** The same for the largest room or a weekend. */
  big_notice_months: whole('počet mesiacov', 0, 12),
});

export type HireRules = z.infer<typeof hireSchema>;

export const DEFAULT_HIRE: HireRules = {
  kinds: ['Svadba', 'Konferencia', 'Koncert', 'Workshop', 'Výstava', 'Iné'],
  ...USUAL_TERMS,
  answer_hours: 24,
  notice_weeks: 2,
  big_notice_months: 1,
};

export function findHireKind(kinds: readonly string[], wanted: string): string | null {
  const word = foldForSearch(wanted);
  return kinds.find((kind) => foldForSearch(kind) === word)?.replaceAll('\u00a0', ' ') ?? null;
}
