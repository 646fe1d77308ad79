import { EVENT_NEEDS } from '../../../domain/content/needs.ts';
import { momentProblem } from '../../entries/moment-problem.ts';
import type { EventValues } from './event-values.ts';
import { pointProblems } from './typed-point.ts';

type Problems = Record<string, string>;

const DATES = ['start_date', 'end_date', 'previous_start_date', 'publish_at', 'unpublish_at'] as const;
const WEB_ADDRESS = /^https?:\/\/\S+$/;

/** What keeps an event from being saved, by the names of its fields; the server judges the rest. */
export function validateEvent(values: EventValues): Problems {
  const problems: Problems = {};
  if (values.title.trim() === '') problems.title = EVENT_NEEDS.title;
  if (values.start_date === '') problems.start_date = EVENT_NEEDS.start_date;
  for (const field of DATES) {
    const problem = momentProblem(values[field]);
    if (problem !== null) problems[field] = problem;
  }
  if (problems.end_date === undefined && values.end_date !== '' && values.end_date <= values.start_date)
    problems.end_date = 'Koniec má byť neskôr ako začiatok.';
  if (values.description.trim() === '') problems.description = EVENT_NEEDS.description;
  if (values.poster !== null && values.poster.alt_text === null) problems.poster_alt = EVENT_NEEDS.poster_alt;
  if (values.publish_at !== '' && values.unpublish_at !== '' && values.unpublish_at <= values.publish_at)
    problems.unpublish_at = 'Stiahnutie z\u00a0webu má byť neskôr ako zverejnenie.';
  for (const [field, address] of [
    ['rezervovane_sk_url', values.rezervovane_sk_url],
    ...Object.entries(values.social_links).map(([platform, link]) => [`social_links.${platform}`, link] as const),
  ] as const)
    if (address.trim() !== '' && !WEB_ADDRESS.test(address.trim()))
      problems[field] = 'Vložte celú adresu stránky, začína sa na https://.';
  return { ...problems, ...pointProblems(values.point) };
}
