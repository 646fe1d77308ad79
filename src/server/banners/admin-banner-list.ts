import { z } from 'zod';
import { isShown } from '../../domain/content/banner.ts';
import { foldForSearch } from '../../domain/words/fold.ts';
import { searchWords } from '../../domain/words/search-words.ts';
import { type EntryState, entryState } from '../entries/entry.ts';
import type { ContentView } from '../entries/judged-files.ts';
import { pageOf, pageParams } from '../http/page.ts';
import type { PublicationOf } from '../publishing/publication.ts';
import { type AdminBanner, toAdminBanner } from './admin-banner.ts';

export const bannerListQuery = z.object({ ...pageParams, query: z.string().max(200).default('') });

/** A banner in the list. Of a broken one only what could be read is there. */
export interface AdminBannerItem extends EntryState, Partial<AdminBanner> {
  id: number;
  /** Whether visitors see it now; null: its file has to be mended first. */
  is_shown: boolean | null;
}

/** One page of the banners in the order they are shown; broken ones come first, they ask for somebody. */
export async function listBanners(
  view: ContentView,
  query: z.output<typeof bannerListQuery>,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<{ items: AdminBannerItem[]; total: number }> {
  const isMeant = searchWords(query.query);
  const rows = [...view.files.values()]
    .flatMap(({ file, path, content }) => {
      if (path?.kind !== 'banners') return [];
      return [{ file, id: path.id, banner: content?.kind === 'banners' ? content.banner : null }];
    })
    .filter(({ file, banner }) => {
      const text = banner === null ? file : `${banner.title} ${banner.label ?? ''} ${banner.text ?? ''}`;
      return isMeant(foldForSearch(text));
    })
    .sort((a, b) => (a.banner?.order ?? -Infinity) - (b.banner?.order ?? -Infinity) || a.id - b.id);
  const { items, total } = pageOf(rows, query);
  const toItem = async ({ file, id, banner }: (typeof rows)[number]): Promise<AdminBannerItem> => {
    const state = await entryState(view, publicationOf, file);
    if (banner === null) return { ...state, id, is_shown: null };
    return { ...state, ...toAdminBanner(banner), is_shown: isShown(banner, nowMs) };
  };
  return { items: await Promise.all(items.map(toItem)), total };
}
