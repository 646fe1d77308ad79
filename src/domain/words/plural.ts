const RULES = new Intl.PluralRules('sk');

/** 1 `one`, 2–4 `few`, 0 and from 5 on `other`. */
export function plural(count: number, one: string, few: string, other: string): string {
  const rule = RULES.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : other;
}

/** `1+` rok, `3+` roky, `50 000+` rokov: the form after a number that people have written. */
export function pluralAfter(written: string, one: string, few: string, other: string): string {
  return plural(Number.parseInt(written.replace(/\s/g, ''), 10) || 0, one, few, other);
}

export function photoCount(count: number): string {
  return `${count}\u00a0${plural(count, 'fotka', 'fotky', 'fotiek')}`;
}

export function eventCount(count: number): string {
  return `${count}\u00a0${plural(count, 'podujatie', 'podujatia', 'podujatí')}`;
}
