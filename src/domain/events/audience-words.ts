import { plural } from '../words/plural.ts';

const NBSP = '\u00a0';

interface Ages {
  age_from: number | null;
  age_to: number | null;
}

/** `od 6 rokov`, `6 – 10 rokov`, `do 3 rokov`; null when nothing is said. */
export function forAges({ age_from: from, age_to: to }: Ages): string | null {
  if (to === null) return from === null ? null : `od${NBSP}${yearsAfterPreposition(from)}`;
  if (from === null) return `do${NBSP}${yearsAfterPreposition(to)}`;
  const range = from === to ? String(to) : `${from}${NBSP}–${NBSP}${to}`;
  return `${range}${NBSP}${plural(to, 'rok', 'roky', 'rokov')}`;
}

function yearsAfterPreposition(years: number): string {
  return `${years}${NBSP}${years === 1 ? 'roka' : 'rokov'}`;
}

const HOUSE_LANGUAGE = 'sk';
/** ISO 639-2. */
const WITHOUT_WORDS = 'zxx';

const LANGUAGES = new Intl.DisplayNames('sk', { type: 'language' });

export function languageName(language: string): string {
  return LANGUAGES.of(language) ?? language;
}

export function inLanguage({ language }: { language: string }): string | null {
  if (language === HOUSE_LANGUAGE) return null;
  if (language === WITHOUT_WORDS) return `bez${NBSP}slov`;
  const name = languageName(language);
  // Only names like `čeština` and `maďarčina` can be declined.
  if (!/^\p{Ll}+ina$/u.test(name)) return `jazyk: ${name}`;
  return `${/^[vf]/.test(name) ? 'vo' : 'v'}${NBSP}${name.slice(0, -1)}e`;
}
