// What the rules of content files refuse, told to who fills in a form: by the names of its fields, in its words.
import type { z } from 'zod';
import type { ContentProblem } from '../../content-files/content-problem.ts';
import { valueAt } from '../../content-files/parse-content-file.ts';
import { plainWords } from '../../domain/words/plain-words.ts';
import type { FieldErrors } from '../app-error.ts';

type Message = readonly [field: string, sentence: string];

/**
 * What a schema refuses in the fields of a form. How a value is written in a file is not said here.
 * @param needs sentences for fields that must not be left out, by their names
 */
export function formErrors(
  data: unknown,
  { issues }: z.ZodError,
  needs: Readonly<Record<string, string>> = {},
): FieldErrors {
  return byField(
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
  return byField(
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

function byField(messages: readonly Message[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const [field, sentence] of messages) errors.set(field, [...(errors.get(field) ?? []), sentence]);
  return Object.fromEntries(errors);
}
