import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { z } from 'zod';
import { plainWords } from '../../domain/words/plain-words.ts';
import { AppError, type FieldErrors } from './app-error.ts';

z.config({ localeError: plainWords });

/**
 * Middleware that reads a part of the request by a schema; handlers get it from `c.req.valid(target)`.
 * @throws AppError invalid with the messages of every field; malformed when a body is not JSON
 */
export function validated<T extends z.ZodType, Target extends keyof ValidationTargets>(target: Target, schema: T) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw new AppError('invalid', describeIssues(result.error.issues));
  });
}

/** Messages by field, or one sentence when the whole is of the wrong kind. */
function describeIssues(issues: readonly z.core.$ZodIssue[]): string | FieldErrors {
  const fields = new Map<string, string[]>();
  for (const { path, message } of issues) {
    if (path.length === 0) return message;
    const field = path.join('.');
    fields.set(field, [...(fields.get(field) ?? []), message]);
  }
  return Object.fromEntries(fields);
}
