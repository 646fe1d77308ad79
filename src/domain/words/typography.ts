const LONE_LETTER = /(?<![\p{L}\p{N}])([kszvouaiKSZVOUAI]) (?=\S)/gu;

/** It may end a line but never begins one. */
const SPACED_DASH = / –(?= )/g;

const UNIT = /(?<=\d) (?=(?:[%‰€]|°C|m²|m|km|cm|kg|hod\.|min\.)(?![\p{L}\p{N}]))/gu;
const DIGIT_GROUP = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g;

/** Known by its `+` or first zero: +421 900 123 456, 0900 123 456. */
const PHONE = /(?<=(?:\+\d|(?<![\d:.,/–-])0\d)[\d \u00a0]*) (?=\d)/g;

/** Known by the town after it: „841 04 Bratislava“. */
const POSTAL_CODE = /(?<=(?<!\d)\d{3}) (?=\d{2} \p{Lu})/gu;

/** Known by the postal code after it, or by the street before: „Kostol, Lipová 2“. */
const HOUSE_NUMBER = /(?<=\p{L}) (?=\d[\d/]*\p{L}?, \d{3}\s\d{2} \p{Lu})| (?=\d[\d/]*\p{L}?$)(?<=, \p{Lu}[\p{L}. ]*)/gu;

/** „č. 78“, „§ 4“, „sv. Martina“ */
const ABBREVIATION = /(?<=(?<![\p{L}\p{N}])(?:č\.|čl\.|ods\.|písm\.|str\.|sv\.|§)) (?=[\p{L}\p{N}])/gu;

/** Not at the start of a line, where it may number a list. */
const ORDINAL = /(?<=\S *(?<!\d)\d{1,2}\.) (?=[\p{Ll}\d])/gu;

/** Puts non-breaking spaces where a line must not end (STN 01 6910). The text keeps its length. */
export function keepTogether(text: string): string {
  return text
    .replace(LONE_LETTER, '$1\u00a0')
    .replace(SPACED_DASH, '\u00a0–')
    .replace(UNIT, '\u00a0')
    .replace(DIGIT_GROUP, '\u00a0')
    .replace(PHONE, '\u00a0')
    .replace(HOUSE_NUMBER, '\u00a0')
    .replace(POSTAL_CODE, '\u00a0')
    .replace(ABBREVIATION, '\u00a0')
    .replace(ORDINAL, '\u00a0');
}

const WEB_ADDRESS = /^https?:/;

export function typeset<T>(value: T): T;
export function typeset(value: unknown): unknown {
  return withTexts(value, (text) => (WEB_ADDRESS.test(text) ? text : keepTogether(text)));
}

/** As it was before `typeset`: non-breaking spaces stay where only a person can have typed them. */
export function untypeset<T>(value: T): T;
export function untypeset(value: unknown): unknown {
  return withTexts(value, asTyped);
}

function asTyped(text: string): string {
  if (!text.includes('\u00a0')) return text;
  const bound = keepTogether(text.replaceAll('\u00a0', ' '));
  return text.replace(/\u00a0/g, (space, at: number) => (bound[at] === space ? ' ' : space));
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => withTexts(part, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, change)]));
}
