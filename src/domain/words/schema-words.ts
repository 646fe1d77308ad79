import type { z } from 'zod';
import { capitalised } from './capitalised.ts';

type Words = Readonly<Record<string, string>>;

interface RefusalWords {
  /** By path: `banner_image.alt_text`. */
  needs?: Words;
  wrong?: Words;
  /** For a form: by the path without numbers, or its end. Without names a wrong type is told in plain words. */
  names?: Words;
}

type Refusal = readonly [field: string, sentence: string];

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

function nameOf(path: readonly PropertyKey[], names: Words): string {
  const keys = path.filter((key) => typeof key === 'string');
  const known = keys.map((_, from) => names[keys.slice(from).join('.')]).find((name) => name !== undefined);
  return known ?? keys.join('.');
}

/** Messages begin in lower case: they follow the name of a field. */
export function toSentence(message: string): string {
  const text = message.replace(/^pole chýba: /, '');
  return `${capitalised(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

const WRONG = 'Tento údaj nemá správny tvar.';

const WRONG_TYPE: Readonly<Record<string, string>> = {
  string: 'Má tu byť text.',
  number: 'Má tu byť číslo.',
  int: 'Má tu byť celé číslo.',
  boolean: 'Má tu byť áno alebo nie.',
  array: 'Má tu byť zoznam.',
};

/** The messages of zod name programming types. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Tento údaj chýba.' : (WRONG_TYPE[issue.expected] ?? WRONG);
    case 'invalid_value':
      return 'Vyberte z\u00a0ponuky.';
    case 'too_big':
      return issue.origin === 'string' ? 'Text je príliš dlhý.' : 'Hodnota je príliš veľká.';
    case 'too_small':
      return issue.origin === 'string' ? 'Text je príliš krátky.' : 'Hodnota je príliš malá.';
    default:
      return WRONG;
  }
}
