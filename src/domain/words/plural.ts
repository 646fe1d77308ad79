const RULES = new Intl.PluralRules('sk');

/** The Slovak form for a whole number: 1 `one`, 2–4 `few`, 0 and from 5 on `other`. */
export function plural(count: number, one: string, few: string, other: string): string {
  const rule = RULES.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : other;
}

/** `1 fotka`, `2 fotky`, `5 fotiek`. */
export function photoCount(count: number): string {
  return `${count}\u00a0${plural(count, 'fotka', 'fotky', 'fotiek')}`;
}

/** `1 podujatie`, `2 podujatia`, `5 podujatí`. */
export function eventCount(count: number): string {
  return `${count}\u00a0${plural(count, 'podujatie', 'podujatia', 'podujatí')}`;
}
