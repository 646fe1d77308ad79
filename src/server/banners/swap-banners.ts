import { z } from 'zod';
import { writeJson } from '../../content-files/write-json.ts';
import { isRecord } from '../../domain/content/same-value.ts';
import type { Doer } from '../audit/audit-log.ts';
import { readSource } from '../entries/entry.ts';
import { type ContentServices, type SaveOutcome, saveContent } from '../entries/save-content.ts';
import { AppError } from '../http/app-error.ts';
import { bannerFilePath } from './edit-banner.ts';

const banner = z.object({ id: z.int(), version: z.string() });

/** Two banners, each with the version its editor saw. */
export const swapBody = z.object({
  banners: z.tuple([banner, banner]).refine(([one, other]) => one.id !== other.id, 'Vyberte dva rôzne bannery.'),
});

const BROKEN = 'Jeden z\u00a0bannerov má chybu v\u00a0súbore. Najprv ho, prosím, opravte.';

interface Place {
  id: number;
  order: number;
}

/** As banners are shown: those of equal number in the order of their ids. */
function byPlace(one: Place, other: Place): number {
  return one.order - other.order || one.id - other.id;
}

/**
 * The numbers that change when two banners change their places, by id. Each place keeps its number; of equal ones those behind
 * move on by as much as it takes.
 */
function swappedOrders(banners: readonly Place[], one: number, other: number): ReadonlyMap<number, number> {
  const line = [...banners].sort(byPlace);
  const isSwapped = new Map([
    [one, other],
    [other, one],
  ]);
  const before = new Map(line.map(({ id, order }) => [id, order]));
  const after = new Map<number, number>();
  let last = -Infinity;
  for (const place of line) {
    const id = isSwapped.get(place.id) ?? place.id;
    last = Math.max(place.order, last + 1);
    if (last !== before.get(id)) after.set(id, last);
  }
  return after;
}

/**
 * Lets two banners change their places, both or none.
 * @throws AppError conflict when the file of one is broken; ContentUnavailableError
 */
export function swapBanners(
  services: ContentServices,
  { banners: [one, other] }: z.output<typeof swapBody>,
  by: Doer,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_changed',
    message: `Swap banners ${one.id} and ${other.id}`,
    expected: new Map([one, other].map(({ id, version }) => [bannerFilePath(id), version])),
    async change(view) {
      const all = [...view.files.values()].flatMap(({ content }) =>
        content?.kind === 'banners' ? [content.banner] : [],
      );
      if ([one, other].some(({ id }) => !all.some((each) => each.id === id))) throw new AppError('conflict', BROKEN);
      const files = new Map<string, string>();
      for (const [id, order] of swappedOrders(all, one.id, other.id)) {
        const file = bannerFilePath(id);
        const written = view.files.get(file)?.parsed?.data;
        files.set(file, writeJson(await readSource(view, file), { ...(isRecord(written) ? written : {}), order }));
      }
      return { file: bannerFilePath(one.id), files };
    },
  });
}
