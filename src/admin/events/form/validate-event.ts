import { isWallClock } from '../../../domain/time.ts';
import type { EventValues } from './event-values.ts';

type Problems = Record<string, string>;

const DATES = ['start_date', 'end_date', 'previous_start_date', 'publish_at', 'unpublish_at'] as const;
const WEB_ADDRESS = /^https?:\/\/\S+$/;

/** What keeps an event from being saved, by the names of its fields; the server judges the rest. */
export function validateEvent(values: EventValues): Problems {
  const problems: Problems = {};
  if (values.title.trim() === '') problems.title = 'Napíšte názov podujatia.';
  if (values.start_date === '') problems.start_date = 'Vyberte deň a\u00a0čas, kedy sa podujatie začína.';
  for (const field of DATES)
    if (values[field] !== '' && !isWallClock(values[field]))
      problems[field] = 'Doplňte skutočný deň aj hodinu, napríklad 5. 12. 2026 a\u00a018:00.';
  if (problems.end_date === undefined && values.end_date !== '' && values.end_date <= values.start_date)
    problems.end_date = 'Koniec má byť neskôr ako začiatok.';
  if (values.description.trim() === '') problems.description = 'Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.';
  if (values.poster !== null && values.poster.alt_text === null)
    problems.poster_alt = 'Opíšte plagát, alebo označte, že je len ozdoba.';
  if (values.publish_at !== '' && values.unpublish_at !== '' && values.unpublish_at <= values.publish_at)
    problems.unpublish_at = 'Stiahnutie z\u00a0webu má byť neskôr ako zverejnenie.';
  for (const [field, address] of [
    ['rezervovane_sk_url', values.rezervovane_sk_url],
    ...Object.entries(values.social_links).map(([platform, link]) => [`social_links.${platform}`, link] as const),
  ] as const)
    if (address.trim() !== '' && !WEB_ADDRESS.test(address.trim()))
      problems[field] = 'Vložte celú adresu stránky, začína sa na https://.';
  return problems;
}
