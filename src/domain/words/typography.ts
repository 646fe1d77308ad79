/** A preposition or conjunction of one letter. */
const LONE_LETTER = /(?<![\p{L}\p{N}])([kszvouaiKSZVOUAI]) (?=\S)/gu;

/** A dash set off by spaces: it ends a line, never begins one. */
const SPACED_DASH = / –(?= )/g;

/** A number and its unit, and groups of three digits. */
const UNIT = /(?<=\d) (?=(?:[%‰€]|°C|m²|m|km|cm|kg|hod\.|min\.)(?![\p{L}\p{N}]))/gu;
const DIGIT_GROUP = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g;

/** A telephone number, told by its `+` or its first zero: +421 2 0000 0101, 0900 123 456. */
const PHONE = /(?<=(?:\+\d|(?<![\d:.,/–-])0\d)[\d \u00a0]*) (?=\d)/g;

/** A postal code, told by the town behind it: „841 04 Bratislava“. */
const POSTAL_CODE = /(?<=(?<!\d)\d{3}) (?=\d{2} \p{Lu})/gu;

/** A house number, recognised by the postal code after it, or by the street at the end of a place: „Kostol, Lipová 2“. */
const HOUSE_NUMBER = /(?<=\p{L}) (?=\d[\d/]*\p{L}?, \d{3}\s\d{2} \p{Lu})| (?=\d[\d/]*\p{L}?$)(?<=, \p{Lu}[\p{L}. ]*)/gu;

/** An abbreviation or sign and what it belongs to: „č. 78“, „§ 4“, „sv. Martina“. */
const ABBREVIATION = /(?<=(?<![\p{L}\p{N}])(?:č\.|čl\.|ods\.|písm\.|str\.|sv\.|§)) (?=[\p{L}\p{N}])/gu;

/** An ordinal and what it counts: „1. októbra“, „3. ročník“; not where it begins a line, as that of a list does. */
const ORDINAL = /(?<=\S *(?<!\d)\d{1,2}\.) (?=[\p{Ll}\d])/gu;

/**
 * Puts non-breaking spaces where a line must not end: after the one-letter words k, s, z, v, o, u, a, i, before a dash, and
 * within telephone numbers and postal codes, and between numbers, also of houses, abbreviations or ordinals and what they belong
 * to (STN 01 6910).
 */
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
