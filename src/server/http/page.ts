import { z } from 'zod';

const MAX_PER_PAGE = 100;

const whole = (max: number, words: string) => z.coerce.number(words).pipe(z.int(words).min(1, words).max(max, words));

/** Query parameters of every list of the admin area (DESIGN 4). */
export const pageParams = {
  page: whole(100_000, 'Číslo strany má byť celé číslo od 1.').default(1),
  per_page: whole(MAX_PER_PAGE, `Na strane smie byť 1 až ${MAX_PER_PAGE} záznamov.`).default(25),
};

export interface PageQuery {
  page: number;
  per_page: number;
}

/** One page of a list that is at hand. */
export function pageOf<T>(items: readonly T[], { page, per_page }: PageQuery): { items: T[]; total: number } {
  return { items: items.slice((page - 1) * per_page, page * per_page), total: items.length };
}
