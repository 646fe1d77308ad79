// Sentences for people about what a schema refuses: alike in the browser's forms and in the calls that check the same fields.
import type { z } from 'zod';
import { plainWords } from './plain-words.ts';

type Words = Readonly<Record<string, string>>;

interface RefusalWords {
  /** Sentences for fields that must not be missing, by their paths: `banner_image.alt_text`. */
  needs?: Words;
  /** Sentences for wrong fields where the one of the schema speaks about files. */
  wrong?: Words;
  /**
   * For a form: the names of its fields, by the path without numbers or by the end of it. What is missing is then called by its
   * name. The inputs of a form give texts as texts, so only numbers are of a wrong type there, and the schema says which it wants:
   * `rok je celé číslo`. Without names, a wrong type is told in plain words, because the schema's own say how a file writes a text.
   */
  names?: Words;
}

type Refusal = readonly [field: string, sentence: string];

/** What a schema refuses in some data: each field (`photos.2.alt_text`) with a sentence. A field may have several. */
export function refusedFields(data: unknown, { issues }: z.ZodError, words: RefusalWords): Refusal[] {
  return issues.flatMap((issue): Refusal[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key): Refusal => [[...issue.path, key].join('.'), UNKNOWN]);
    return [[issue.path.join('.'), sentenceOf(issue, valueAt(data, issue.path) ?? undefined, words)]];
  });
}

const UNKNOWN = 'Taký údaj tu nepoznáme.';

function sentenceOf(issue: z.core.$ZodIssue, value: unknown, { needs = {}, wrong = {}, names }: RefusalWords): string {
  const field = issue.path.join('.');
  const isBlank = value === undefined || (typeof value === 'string' && value.trim() === '');
  const need = isBlank ? needs[field] : undefined;
  if (need !== undefined) return need;
  const isMissing = value === undefined || value === '';
  if (isMissing && names !== undefined) return `Doplňte údaj „${nameOf(issue.path, names)}“.`;
  if (issue.code === 'invalid_type' && names === undefined) return plainWords({ ...issue, input: value });
  return wrong[field] ?? toSentence(issue.message);
}

/** Finds the name by the whole path without numbers, or by the end of it. */
function nameOf(path: readonly PropertyKey[], names: Words): string {
  const keys = path.filter((key) => typeof key === 'string');
  const known = keys.map((_, from) => names[keys.slice(from).join('.')]).find((name) => name !== undefined);
  return known ?? keys.join('.');
}

/** A message of a schema, which begins in lower case because it follows the name of a field, as a sentence of its own. */
export function toSentence(message: string): string {
  const text = message.replace(/^pole chýba: /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

/** The value at a path in data; undefined when there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}
