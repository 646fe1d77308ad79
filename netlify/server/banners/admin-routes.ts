import { Hono } from 'hono';
import { z } from 'zod';
import { type EntryName, replaceSource, restoreFile } from '../content/edit-entry.ts';
import { entryConflict, readEntry } from '../content/entry.ts';
import { entryAt, entryHistory, historyQuery } from '../content/entry-history.ts';
import { parseEntryNumber } from '../content/entry-number.ts';
import type { ContentView } from '../content/judged-files.ts';
import { readContent } from '../content/save-content.ts';
import {
  CHANGED_MEANWHILE,
  changeBody,
  deletedVersion,
  restoreBody,
  sourceBody,
  versionQuery,
} from '../content/version.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import { readPublications } from '../publishing/publication.ts';
import type { Services } from '../services.ts';
import { adminBannerOf } from './admin-banner.ts';
import { bannerListQuery, listBanners } from './admin-banner-list.ts';
import { bannerFilePath, changeBanner, createBanner, deleteBanner } from './edit-banner.ts';

const NOT_FOUND = 'Banner sa nenašiel. Možno ho medzitým niekto zmazal.';
const NO_SUCH_REVISION = 'V\u00a0tejto verzii banner nie je.';
const DELETED = 'Banner je zmazaný.';

export type AdminBannersApi = ReturnType<typeof adminBannersRoutes>;

/** The banners as the staff edit them (DESIGN 4). */
export function adminBannersRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_banners');

  const toEntry = (view: ContentView, { file }: EntryName) => readEntry(services, view, file, adminBannerOf);
  const toConflict = (view: ContentView, { file }: EntryName) => entryConflict(services, view, file, adminBannerOf);

  async function requireBanner(text: string): Promise<EntryName & { id: number; view: ContentView }> {
    const banner = bannerOf(text);
    const view = await readContent(services);
    if (!view.files.has(banner.file)) throw new AppError('not-found', NOT_FOUND);
    return { ...banner, view };
  }

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
        const entry =
          outcome.kind === 'saved' ? await readEntry(services, outcome.view, outcome.file, adminBannerOf) : null;
        if (entry === null || entry.is_broken) throw new AppError('conflict', CHANGED_MEANWHILE);
        return c.json({ id: entry.id, version: entry.version }, 201);
      },
    )
    .get('/api/admin/banners/:id', manage, async (c) => {
      const banner = await requireBanner(c.req.param('id'));
      return c.json(await toEntry(banner.view, banner));
    })
    .put('/api/admin/banners/:id', manage, validated('json', changeBody), async (c) => {
      const banner = await requireBanner(c.req.param('id'));
      const outcome = await changeBanner(services, banner.id, c.req.valid('json'), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, banner), 409);
      return c.json(await toEntry(outcome.view, banner), 200);
    })
    .put('/api/admin/banners/:id/source', manage, validated('json', sourceBody), async (c) => {
      const banner = await requireBanner(c.req.param('id'));
      const outcome = await replaceSource(services, banner, c.req.valid('json'), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, banner), 409);
      return c.json(await toEntry(outcome.view, banner), 200);
    })
    .delete('/api/admin/banners/:id', manage, validated('query', versionQuery), async (c) => {
      const banner = await requireBanner(c.req.param('id'));
      const outcome = await deleteBanner(services, banner.id, await deletedVersion(c.req), doerOf(c));
      if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, banner), 409);
      return c.json({ message: DELETED }, 200);
    })
    .get('/api/admin/banners/:id/history', manage, validated('query', historyQuery), async (c) => {
      const { file } = bannerOf(c.req.param('id'));
      const history = await entryHistory(services, [file], c.req.valid('query'), adminBannerOf);
      if (history.items.length === 0) throw new AppError('not-found', NOT_FOUND);
      return c.json(history);
    })
    .post(
      '/api/admin/banners/:id/restore',
      manage,
      idempotent(services, 'banners-restore'),
      validated('json', restoreBody),
      async (c) => {
        const banner = bannerOf(c.req.param('id'));
        const { revision, version } = c.req.valid('json');
        const former = await entryAt(services, [banner.file], revision);
        if (former === null) throw new AppError('not-found', NO_SUCH_REVISION);
        const current = (await readContent(services)).state.blobIds.get(banner.file) ?? null;
        const seen = version === undefined ? current : version;
        const outcome = await restoreFile(services, banner, former.text, seen, doerOf(c));
        if (outcome.kind === 'conflict') return c.json(await toConflict(outcome.view, banner), 409);
        return c.json(await toEntry(outcome.view, banner), 200);
      },
    );
}

/** @throws AppError not-found for what can be no number of a banner */
function bannerOf(text: string): EntryName & { id: number } {
  const id = parseEntryNumber(text);
  if (id === null) throw new AppError('not-found', NOT_FOUND);
  return { id, file: bannerFilePath(id), name: `banner ${id}` };
}
