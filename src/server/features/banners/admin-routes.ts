import { Hono } from 'hono';
import { z } from 'zod';
import { writeJson } from '../../../content-files/write-json.ts';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { BANNERS, type BannerEntry, isShown } from '../../../domain/kinds/banner.ts';
import { AppError } from '../../app-error.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import { actorOf, guards } from '../../core/auth/guards.ts';
import { readSource } from '../../core/entries/entry.ts';
import { entriesIn, entryRoutes } from '../../core/entries/entry-routes.ts';
import { type ContentServices, type SaveOutcome, saveContent } from '../../core/entries/save-content.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';

const SWAPPED = 'Poradie je zmenené.';
const NOT_SWAPPED = 'Medzitým bannery zmenil niekto iný. Skúste to, prosím, znova.';

export type AdminBannersApi = ReturnType<typeof adminBannersRoutes>;

export function adminBannersRoutes(services: Services) {
  const manage = guards(services).can(BANNERS.permission);
  return new Hono<AppEnv>()
    .post('/api/admin/banners/swap', manage, validated('json', swapBody), async (c) => {
      const { kind } = await swapBanners(services, c.req.valid('json'), actorOf(c));
      return kind === 'conflict' ? c.json({ message: NOT_SWAPPED }, 409) : c.json({ message: SWAPPED }, 200);
    })
    .route('/api/admin/banners', entryRoutes(services, BANNERS, besideFields));
}

function besideFields(banner: BannerEntry | null, nowMs: number): { is_shown: boolean | null } {
  return { is_shown: banner === null ? null : isShown(banner, nowMs) };
}

const banner = z.object({ id: z.int(), version: z.string() });

const swapBody = z.object({
  banners: z.tuple([banner, banner]).refine(([one, other]) => one.id !== other.id, 'Vyberte dva rôzne bannery.'),
});

const BROKEN = 'Jeden z\u00a0bannerov má chybu v\u00a0súbore. Najprv ho, prosím, opravte.';

/** Equal order numbers after a place grow as far as needed. */
function swappedOrders(banners: readonly BannerEntry[], one: number, other: number): ReadonlyMap<number, number> {
  const line = [...banners].sort(BANNERS.byPlace);
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

function swapBanners(
  services: ContentServices,
  { banners: [one, other] }: z.output<typeof swapBody>,
  by: AuditActor,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_changed',
    message: `Swap banners ${one.id} and ${other.id}`,
    expected: new Map([one, other].map(({ id, version }) => [BANNERS.filePath(id), version])),
    async change(view) {
      const all = entriesIn(BANNERS, view);
      if ([one, other].some(({ id }) => !all.some((each) => each.id === id))) throw new AppError('conflict', BROKEN);
      const files = new Map<string, string>();
      for (const [id, order] of swappedOrders(all, one.id, other.id)) {
        const file = BANNERS.filePath(id);
        const written = view.files.get(file)?.parsed?.data;
        files.set(file, writeJson(await readSource(view, file), { ...(isRecord(written) ? written : {}), order }));
      }
      return { file: BANNERS.filePath(one.id), files };
    },
  });
}
