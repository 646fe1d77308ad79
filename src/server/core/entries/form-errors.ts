import type { z } from 'zod';
import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { refusedFields, toSentence } from '../../../domain/words/schema-words.ts';
import { AppError, type FieldErrors, fieldErrors } from '../../app-error.ts';

/** @throws AppError invalid with every wrong field, such as `photos.2.alt_text` */
export function judgeForm<S extends z.ZodType>(
  schema: S,
  data: unknown,
  needs: Readonly<Record<string, string>> = {},
): z.infer<S> {
  const result = schema.safeParse(data);
  if (!result.success) throw new AppError('invalid', fieldErrors(refusedFields(data, result.error, { needs })));
  return result.data;
}

/** A file counts `photos[2]` from 1, the form `photos.1` from 0; the form names the text `description`. */
export function toFieldErrors(problems: readonly Pick<ContentProblem, 'field' | 'message'>[]): FieldErrors {
  return fieldErrors(
    problems.map(({ field, message }) => [
      (field ?? 'description').replace(/\[(\d+)\]/g, (_, place: string) => `.${Number(place) - 1}`).replace(/^\./, ''),
      toSentence(message),
    ]),
  );
}
