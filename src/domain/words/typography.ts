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
  if (typeof value === 'string') return WEB_ADDRESS.test(value) ? value : keepTogether(value);
  if (Array.isArray(value)) return value.map((part) => typeset(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeset(part)]));
}
