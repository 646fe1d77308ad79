// Turns the problems that the rules of content files find into messages for the fields of a form.
import type { z } from 'zod';
import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { refusedFields, toSentence } from '../../../domain/words/schema-words.ts';
import { AppError, type FieldErrors, fieldErrors } from '../../app-error.ts';

/**
 * The fields of a form as a schema parses them.
 * @param needs messages for required fields, by their names
 * @throws AppError invalid with the messages of every wrong field, such as `photos.2.alt_text`
 */
export function judgeForm<S extends z.ZodType>(
  schema: S,
  data: unknown,
  needs: Readonly<Record<string, string>> = {},
): z.infer<S> {
  const result = schema.safeParse(data);
  if (!result.success) throw new AppError('invalid', fieldErrors(refusedFields(data, result.error, { needs })));
  return result.data;
}

/** Problems of a file by the names of form fields: `photos[2].alt_text` is `photos.1.alt_text` there, the text is `description`. */
export function toFieldErrors(problems: readonly Pick<ContentProblem, 'field' | 'message'>[]): FieldErrors {
  return fieldErrors(
    problems.map(({ field, message }) => [
      (field ?? 'description').replace(/\[(\d+)\]/g, (_, place: string) => `.${Number(place) - 1}`).replace(/^\./, ''),
      toSentence(message),
    ]),
  );
}
