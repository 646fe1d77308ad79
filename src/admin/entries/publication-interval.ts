import type { Publication } from '../../api/admin-content.ts';

const SOON_MS = 3000;
const LATER_MS = 15_000;

/** How soon to ask again where entries stand: often while the site is being built, not at all once all are live. */
export function publicationInterval(publications: readonly Publication[]): number | false {
  const states = publications.map(({ state }) => state);
  if (states.includes('building')) return SOON_MS;
  return states.includes('waiting') ? LATER_MS : false;
}
