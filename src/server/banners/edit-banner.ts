import { newJson, writeJson } from '../../content-files/write-json.ts';
import { type BannerEntry, bannerSchema } from '../../domain/content/banner.ts';
import { BANNER_NEEDS } from '../../domain/content/needs.ts';
import { isRecord } from '../../domain/content/same-value.ts';
import type { Doer } from '../audit/audit-log.ts';
import { changedFields } from '../entries/changed-fields.ts';
import { readSource } from '../entries/entry.ts';
import { formErrors } from '../entries/form-errors.ts';
import { nextNumber, noteNumbers } from '../entries/given-numbers.ts';
import type { ContentView } from '../entries/judged-files.ts';
import { type ContentServices, type SaveOutcome, saveContent } from '../entries/save-content.ts';
import { AppError } from '../http/app-error.ts';
import { BANNER_DATES, readBannerFields } from './admin-banner.ts';

type Fields = Readonly<Record<string, unknown>>;

export function bannerFilePath(id: number): string {
  return `banners/${id}.json`;
}

/**
 * Makes a banner under the next number, behind the others unless it names its place.
 * @throws AppError invalid
 */
export function createBanner(services: ContentServices, body: Fields, by: Doer): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_created',
    message: 'Add a banner',
    expected: new Map(),
    async change(view) {
      const id = await nextNumber(services, 'banners', view.state);
      const banner = judgeFields({ id, order: lastOrder(view) + 1, ...readBannerFields(body) });
      const file = bannerFilePath(id);
      return { file, files: new Map([[file, newJson(inOrder(banner))]]) };
    },
  });
}

/**
 * Changes the fields a body names; the others stay.
 * @throws AppError invalid
 */
export function changeBanner(
  services: ContentServices,
  id: number,
  { version, ...body }: Fields & { version: string },
  by: Doer,
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
      const changes = changedFields(before, readBannerFields(body), BANNER_DATES);
      if (Object.keys(changes).length === 0) return { file, files: new Map() };
      const known = Object.fromEntries(Object.keys(bannerSchema.shape).map((field) => [field, before[field]]));
      judgeFields({ ...known, ...changes, id });
      const text = writeJson(await readSource(view, file), { ...written, ...changes });
      return { file, files: new Map([[file, text]]) };
    },
  });
}

export function deleteBanner(services: ContentServices, id: number, version: string, by: Doer): Promise<SaveOutcome> {
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

/** @throws AppError invalid with the messages of every wrong field */
function judgeFields(data: Fields): BannerEntry {
  const result = bannerSchema.safeParse(data);
  if (!result.success) throw new AppError('invalid', formErrors(data, result.error, BANNER_NEEDS));
  return result.data;
}

function lastOrder({ files }: ContentView): number {
  let last = 0;
  for (const { content } of files.values())
    if (content?.kind === 'banners') last = Math.max(last, content.banner.order);
  return last;
}

/** As files of this house name the fields. */
function inOrder(banner: BannerEntry): Fields {
  return Object.fromEntries(Object.keys(bannerSchema.shape).map((field) => [field, Reflect.get(banner, field)]));
}
