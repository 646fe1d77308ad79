import { z } from 'zod';
import { newJson, writeJson } from '../../../content-files/write-json.ts';
import {
  BANNER_DATES,
  BANNER_FIELDS,
  BANNER_NEEDS,
  type BannerEntry,
  bannerSchema,
  readBannerCall,
} from '../../../domain/content/banner.ts';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { AppError } from '../../app-error.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { readSource } from '../../core/entries/entry.ts';
import { judgeForm } from '../../core/entries/form-errors.ts';
import { nextNumber, noteNumbers } from '../../core/entries/given-numbers.ts';
import { type ContentServices, changedFields, type SaveOutcome, saveContent } from '../../core/entries/save-content.ts';

type Fields = Readonly<Record<string, unknown>>;

export function bannerFilePath(id: number): string {
  return `banners/${id}.json`;
}

/**
 * Creates a banner under the next number. It comes after the others unless the body names its place.
 * @throws AppError invalid
 */
export function createBanner(services: ContentServices, body: Fields, by: AuditActor): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_created',
    message: 'Add a banner',
    expected: new Map(),
    async change(view) {
      const id = await nextNumber(services, 'banners', view.state);
      const banner = judgeForm(bannerSchema, { id, order: lastOrder(view) + 1, ...readBannerCall(body) }, BANNER_NEEDS);
      const file = bannerFilePath(id);
      return { file, files: new Map([[file, newJson(inOrder(banner))]]) };
    },
  });
}

/** @throws AppError invalid */
export function changeBanner(
  services: ContentServices,
  id: number,
  { version, ...body }: Fields & { version: string },
  by: AuditActor,
): Promise<SaveOutcome> {
  const file = bannerFilePath(id);
  return saveContent(services, {
    by,
    act: 'content_changed',
    message: `Change banner ${id}`,
    expected: new Map([[file, version]]),
    async change(view) {
      const judged = view.files.get(file);
      const written = isRecord(judged?.parsed?.data) ? judged.parsed.data : {};
      const before: Fields = judged?.content?.kind === 'banners' ? { ...judged.content.banner } : written;
      const asked = readBannerCall(body);
      if (Object.keys(changedFields(before, asked, BANNER_DATES)).length === 0) return { file, files: new Map() };
      const known = Object.fromEntries(BANNER_FIELDS.map((field) => [field, before[field]]));
      const accepted: Fields = judgeForm(bannerSchema, { ...known, ...asked, id }, BANNER_NEEDS);
      const clean = Object.fromEntries(Object.keys(asked).map((field) => [field, accepted[field]]));
      const changes = changedFields(before, clean, BANNER_DATES);
      const text = writeJson(await readSource(view, file), { ...written, ...changes });
      return { file, files: new Map([[file, text]]) };
    },
  });
}

export function deleteBanner(
  services: ContentServices,
  id: number,
  version: string,
  by: AuditActor,
): Promise<SaveOutcome> {
  const file = bannerFilePath(id);
  return saveContent(services, {
    by,
    act: 'content_deleted',
    message: `Delete banner ${id}`,
    expected: new Map([[file, version]]),
    async change({ state }) {
      await noteNumbers(services, 'banners', state);
      return { file, files: new Map([[file, null]]) };
    },
  });
}

function lastOrder({ files }: ContentView): number {
  let last = 0;
  for (const { content } of files.values())
    if (content?.kind === 'banners') last = Math.max(last, content.banner.order);
  return last;
}

/** With the fields in the order in which the files name them. */
function inOrder(banner: BannerEntry): Fields {
  return Object.fromEntries(BANNER_FIELDS.map((field) => [field, Reflect.get(banner, field)]));
}

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

/** The order of the site: banners of equal number follow in the order of their ids. */
function byPlace(one: Place, other: Place): number {
  return one.order - other.order || one.id - other.id;
}

/** The changed order numbers by id. Each place keeps its number; equal numbers after it grow as far as needed. */
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

/** @throws AppError conflict when the file of one is broken; ContentUnavailableError */
export function swapBanners(
  services: ContentServices,
  { banners: [one, other] }: z.output<typeof swapBody>,
  by: AuditActor,
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
