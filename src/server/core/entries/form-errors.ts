// Turns the problems that the rules of content files find into messages for the fields of a form.
import type { z } from 'zod';
import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { valueAt } from '../../../content-files/parse-content-file.ts';
import { plainWords } from '../../../domain/words/plain-words.ts';
import { AppError, type FieldErrors, fieldErrors } from '../../app-error.ts';

type Message = readonly [field: string, sentence: string];

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
  if (!result.success) throw new AppError('invalid', formErrors(data, result.error, needs));
  return result.data;
}

/** The problems a schema finds in the fields of a form. The messages do not say how a value is written in a file. */
function formErrors(data: unknown, { issues }: z.ZodError, needs: Readonly<Record<string, string>>): FieldErrors {
  return fieldErrors(
    issues.flatMap((issue): Message[] => {
      const field = issue.path.join('.');
      const value = valueAt(data, issue.path) ?? undefined;
      const need = isEmpty(value) ? needs[field] : undefined;
      if (need !== undefined) return [[field, need]];
      if (issue.code === 'invalid_type') return [[field, plainWords({ ...issue, input: value })]];
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => [[...issue.path, key].join('.'), UNKNOWN] as const);
      return [[field, toSentence(issue.message)]];
    }),
  );
}

const UNKNOWN = 'Taký údaj tu nepoznáme.';

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
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

export function toSentence(message: string): string {
  const text = message.replace(/^pole chýba: /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
}
