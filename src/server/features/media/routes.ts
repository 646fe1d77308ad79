import { Hono } from 'hono';
import { EDITS_CONTENT } from '../../../domain/accounts/permissions.ts';
import { limiter } from '../../../domain/concurrency.ts';
import { isMediaName } from '../../../domain/galleries/picture-source.ts';
import { AppError, tooBusy } from '../../app-error.ts';
import { recordAudit } from '../../core/audit/audit-log.ts';
import { actorOf, guards, publicRoute, recentlyConfirmed } from '../../core/auth/guards.ts';
import { storeUpload } from '../../core/entries/uploads.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { trySpend } from '../../core/http/rate-limit.ts';
import { uploadForm } from '../../core/http/request-gate.ts';
import { type MediaBytes, pictureName } from '../../ports/media/media-store.ts';
import type { Picture } from '../../ports/media/picture-converter.ts';
import type { Services } from '../../services.ts';
import { removePicture } from './remove-pictures.ts';

const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // The host's network forgets a removed picture within a day.
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
  // Mails show these pictures too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function mediaRoutes({ media }: Services) {
  return new Hono<AppEnv>().get('/storage/m/:name', publicRoute, async (c) => {
    const name = c.req.param('name');
    const bytes = isMediaName(name) ? await media.get(name) : null;
    if (bytes === null) throw new AppError('not-found', 'Obrázok sa nenašiel.');
    const etag = `"${name}"`;
    const known = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const headers = { ...HEADERS, ETag: etag };
    return known.includes(etag) ? c.body(null, 304, headers) : c.body(bytes, 200, headers);
  });
}

const TOO_MANY = 'Dnes ste nahrali už veľmi veľa obrázkov. Pokračujte, prosím, zajtra.';
const NO_FILE = 'Vyberte súbor s\u00a0obrázkom.';
const IN_USE = 'Obrázok sa na webe ešte používa. Najprv ho odoberte tam, kde je, a\u00a0potom ho odstráňte natrvalo.';
const IN_PREVIEW = 'Toto je náhľad webu. Obrázky sa odstraňujú len na živom webe.';
const REMOVED = 'Obrázok je natrvalo odstránený.';

export function adminMediaRoutes(services: Services, convert: ConvertPicture) {
  const { media } = services;
  const { can } = guards(services);
  const inTurn = limiter(MAX_AT_ONCE, { places: MAX_WAITING, refusal: () => tooBusy(TOO_BUSY) });

  return new Hono<AppEnv>()
    .post('/api/admin/media', can(...EDITS_CONTENT), uploadForm, async (c) => {
      if (!(await trySpend(services, 'media-user', c.get('actor').user.id))) throw new AppError('too-many', TOO_MANY);
      const { file, isOpaque } = await pictureOf(() => c.req.parseBody());
      const { bytes, width, height } = await inTurn(() => convert(file, isOpaque));
      const name = pictureName(bytes);
      await storeUpload(services, name, bytes);
      return c.json({ image_path: `m/${name}`, width, height }, 201);
    })
    .delete('/api/admin/media/:name', can('manage_settings'), recentlyConfirmed(services), async (c) => {
      if (services.config.isPreview) throw new AppError('forbidden', IN_PREVIEW);
      const name = c.req.param('name');
      if (!isMediaName(name) || !(await media.has(name))) throw new AppError('not-found', 'Obrázok sa nenašiel.');
      if (!(await removePicture(services, name))) throw new AppError('conflict', IN_USE);
      await recordAudit(services, { ...actorOf(c), act: 'media_removed', detail: name });
      return c.json({ message: REMOVED });
    });
}

export type AdminMediaApi = ReturnType<typeof adminMediaRoutes>;

async function pictureOf(readForm: () => Promise<Record<string, unknown>>) {
  const form = await readForm().catch((cause: unknown) => {
    throw new AppError('malformed', 'Formulár s\u00a0obrázkom sa nedá prečítať.', { cause });
  });
  const file = form.file;
  if (!(file instanceof File)) throw new AppError('invalid', NO_FILE);
  const bytes: MediaBytes = new Uint8Array(await file.arrayBuffer());
  return { file: bytes, isOpaque: form.ground === 'paper' };
}

export type ConvertPicture = (bytes: MediaBytes, isOpaque: boolean) => Promise<Picture>;

/** Each conversion may hold a whole unpacked picture in memory. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 20;
const TOO_BUSY = 'Práve sa nahráva priveľa obrázkov naraz. Skúste to, prosím, o\u00a0chvíľu.';
