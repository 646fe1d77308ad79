import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { z } from 'zod';
import { plainWords } from '../../../domain/words/schema-words.ts';
import { AppError, type FieldErrors, fieldErrors } from '../../app-error.ts';

z.config({ localeError: plainWords });

export function validated<T extends z.ZodType, Target extends keyof ValidationTargets>(target: Target, schema: T) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw new AppError('invalid', describeIssues(result.error.issues));
  });
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string | FieldErrors {
  const whole = issues.find(({ path }) => path.length === 0);
  return whole?.message ?? fieldErrors(issues.map(({ path, message }) => [path.join('.'), message]));
}

const MAX_PER_PAGE = 100;

const whole = (max: number, words: string) => z.coerce.number(words).pipe(z.int(words).min(1, words).max(max, words));

export const pageParams = {
  page: whole(100_000, 'Číslo strany má byť celé číslo od 1.').default(1),
  per_page: whole(MAX_PER_PAGE, `Na strane smie byť 1 až ${MAX_PER_PAGE} záznamov.`).default(25),
};

export const searchParams = { ...pageParams, query: z.string().max(200).default('') };

export const yearParam = z
  .string()
  .regex(/^\d{4}$/, 'Napíšte rok štyrmi číslicami.')
  .optional();

export interface PageQuery {
  page: number;
  per_page: number;
}

export function pageOf<T>(items: readonly T[], { page, per_page }: PageQuery): { items: T[]; total: number } {
  return { items: items.slice((page - 1) * per_page, page * per_page), total: items.length };
}
