import { Hono } from 'hono';
import { z } from 'zod';
import type { EntryName } from '../entries/edit-entry.ts';
import { readEntry } from '../entries/entry.ts';
import { parseEntryNumber } from '../entries/entry-number.ts';
import { type FileKind, fileEntries } from '../entries/file-entries.ts';
import { fileRoutes } from '../entries/file-routes.ts';
import { readContent } from '../entries/save-content.ts';
import { CHANGED_MEANWHILE, changeBody, deletedVersion, versionQuery } from '../entries/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import { type AdminBanner, adminBannerOf } from './admin-banner.ts';
import { bannerListQuery, listBanners } from './admin-banner-list.ts';
import { bannerFilePath, changeBanner, createBanner, deleteBanner } from './edit-banner.ts';
import { swapBanners, swapBody } from './swap-banners.ts';

const DELETED = 'Banner je zmazaný.';
const SWAPPED = 'Poradie je zmenené.';
const NOT_SWAPPED = 'Medzitým bannery zmenil niekto iný. Skúste to, prosím, znova.';

export type AdminBannersApi = ReturnType<typeof adminBannersRoutes>;

/** The banners as the staff edit them (DESIGN 4). */
export function adminBannersRoutes(services: Services) {
  const manage = guards(services).can('manage_banners');
  const kind: FileKind<BannerFile, AdminBanner> = {
    guard: manage,
    param: 'id',
    scope: 'banners',
    entryOf: bannerOf,
    isOptional: false,
    fieldsOf: adminBannerOf,
    notFound: 'Banner sa nenašiel. Možno ho medzitým niekto zmazal.',
    noSuchRevision: 'V\u00a0tejto verzii banner nie je.',
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
        const outcome = await createBanner(services, c.req.valid('json'), doerOf(c));
        const created =
          outcome.kind === 'saved' ? await readEntry(services, outcome.view, outcome.file, adminBannerOf) : null;
        if (created === null || created.is_broken) throw new AppError('conflict', CHANGED_MEANWHILE);
        return c.json({ id: created.id, version: created.version }, 201);
      },
    )
    .post('/api/admin/banners/swap', manage, validated('json', swapBody), async (c) => {
      const { kind } = await swapBanners(services, c.req.valid('json'), doerOf(c));
      return kind === 'conflict' ? c.json({ message: NOT_SWAPPED }, 409) : c.json({ message: SWAPPED }, 200);
    })
    .get('/api/admin/banners/:id', manage, async (c) => {
      const { entry, view } = await banners.require(c.req.param('id'));
      return c.json(await banners.read(view, entry));
    })
    .put('/api/admin/banners/:id', manage, validated('json', changeBody), async (c) => {
      const { entry } = await banners.require(c.req.param('id'));
      const outcome = await changeBanner(services, entry.id, c.req.valid('json'), doerOf(c));
      return banners.answer(c, outcome, entry);
    })
    .delete('/api/admin/banners/:id', manage, validated('query', versionQuery), async (c) => {
      const { entry } = await banners.require(c.req.param('id'));
      const outcome = await deleteBanner(services, entry.id, await deletedVersion(c.req), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await banners.conflict(outcome.view, entry), 409);
      return c.json({ message: DELETED }, 200);
    })
    .route('/api/admin/banners/:id', fileRoutes(services, kind));
}

interface BannerFile extends EntryName {
  id: number;
}

function bannerOf(address: string): BannerFile | null {
  const id = parseEntryNumber(address);
  return id === null ? null : { id, file: bannerFilePath(id), name: `banner ${id}` };
}
