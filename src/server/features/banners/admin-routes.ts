import { Hono } from 'hono';
import { z } from 'zod';
import { entryIn, type JudgedFile } from '../../../content-files/judge-content-file.ts';
import { BANNERS, type BannerCall, isShown } from '../../../domain/kinds/banner.ts';
import { foldForSearch, searchWords } from '../../../domain/words/fold.ts';
import { AppError } from '../../app-error.ts';
import { actorOf, guards } from '../../core/auth/guards.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { type EntryState, entryState, readEntry } from '../../core/entries/entry.ts';
import { type EntryKind, type EntryName, fileEntries, fileRoutes } from '../../core/entries/file-entries.ts';
import { parseEntryNumber } from '../../core/entries/given-numbers.ts';
import { type PublicationOf, readPublications } from '../../core/entries/publication.ts';
import { readContent } from '../../core/entries/save-content.ts';
import { CHANGED_MEANWHILE, changeBody, deletedVersion, versionQuery } from '../../core/entries/version.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { pageOf, searchParams, validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeBanner, createBanner, deleteBanner, swapBanners, swapBody } from './edit-banner.ts';

const SWAPPED = 'Poradie je zmenené.';
const NOT_SWAPPED = 'Medzitým bannery zmenil niekto iný. Skúste to, prosím, znova.';

export type AdminBannersApi = ReturnType<typeof adminBannersRoutes>;

export function adminBannersRoutes(services: Services) {
  const manage = guards(services).can(BANNERS.permission);
  const kind: EntryKind<BannerFile, BannerCall> = {
    guard: manage,
    param: 'id',
    scope: 'banners',
    entryOf: bannerOf,
    isOptional: false,
    fieldsOf: bannerCallOf,
    notFound: BANNERS.words.notFound,
    noSuchRevision: BANNERS.words.noSuchRevision,
  };
  const banners = fileEntries(services, kind);

  return new Hono<AppEnv>()
    .get('/api/admin/banners', manage, validated('query', bannerListQuery), async (c) => {
      const [view, publicationOf] = [await readContent(services), await readPublications(services)];
      return c.json(await listBanners(view, c.req.valid('query'), services.clock.now(), publicationOf));
    })
    .post(
      '/api/admin/banners',
      manage,
      idempotent(services, 'banners'),
      validated('json', z.looseObject({})),
      async (c) => {
        const outcome = await createBanner(services, c.req.valid('json'), actorOf(c));
        const created =
          outcome.kind === 'saved' ? await readEntry(services, outcome.view, outcome.file, bannerCallOf) : null;
        if (created === null || created.is_broken) throw new AppError('conflict', CHANGED_MEANWHILE);
        return c.json({ id: created.id, version: created.version }, 201);
      },
    )
    .post('/api/admin/banners/swap', manage, validated('json', swapBody), async (c) => {
      const { kind } = await swapBanners(services, c.req.valid('json'), actorOf(c));
      return kind === 'conflict' ? c.json({ message: NOT_SWAPPED }, 409) : c.json({ message: SWAPPED }, 200);
    })
    .put('/api/admin/banners/:id', manage, validated('json', changeBody), async (c) => {
      const { entry } = await banners.require(c.req.param('id'));
      const outcome = await changeBanner(services, entry.id, c.req.valid('json'), actorOf(c));
      return banners.answer(c, outcome, c.req.param('id'));
    })
    .delete('/api/admin/banners/:id', manage, validated('query', versionQuery), async (c) => {
      const { entry } = await banners.require(c.req.param('id'));
      const outcome = await deleteBanner(services, entry.id, await deletedVersion(c.req), actorOf(c));
      if (outcome.kind === 'conflict') return c.json(await banners.conflict(outcome.view, c.req.param('id')), 409);
      return c.json({ message: BANNERS.words.deleted, revision: outcome.before }, 200);
    })
    .route('/api/admin/banners/:id', fileRoutes(services, kind));
}

interface BannerFile extends EntryName {
  id: number;
}

function bannerCallOf(file: JudgedFile): BannerCall | null {
  const banner = entryIn(BANNERS, file);
  return banner === null ? null : BANNERS.toCall(banner);
}

function bannerOf(address: string): BannerFile | null {
  const id = parseEntryNumber(address);
  return id === null ? null : { id, file: BANNERS.filePath(id), name: `banner ${id}` };
}

const bannerListQuery = z.object(searchParams);

/** A banner in the list. A broken one has only the fields that could be read. */
interface AdminBannerItem extends EntryState, Partial<BannerCall> {
  id: number;
  /** Whether visitors see it now; null: its file is broken. */
  is_shown: boolean | null;
}

/** One page of the banners in the order they are shown; broken ones come first, because somebody must correct them. */
export async function listBanners(
  view: ContentView,
  query: z.output<typeof bannerListQuery>,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<{ items: AdminBannerItem[]; total: number }> {
  const matchesWords = searchWords(query.query);
  const rows = [...view.files.values()]
    .flatMap((judged) => {
      const { file, path } = judged;
      return path?.kind === 'banners' ? [{ file, id: path.id, banner: entryIn(BANNERS, judged) }] : [];
    })
    .filter(({ file, banner }) => {
      const text = banner === null ? file : `${banner.title} ${banner.label ?? ''} ${banner.text ?? ''}`;
      return matchesWords(foldForSearch(text));
    })
    .sort((a, b) => (a.banner?.order ?? -Infinity) - (b.banner?.order ?? -Infinity) || a.id - b.id);
  const { items, total } = pageOf(rows, query);
  const toItem = async ({ file, id, banner }: (typeof rows)[number]): Promise<AdminBannerItem> => {
    const state = await entryState(view, publicationOf, file);
    if (banner === null) return { ...state, id, is_shown: null };
    return { ...state, ...BANNERS.toCall(banner), is_shown: isShown(banner, nowMs) };
  };
  return { items: await Promise.all(items.map(toItem)), total };
}
