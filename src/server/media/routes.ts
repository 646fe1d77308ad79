import { Hono } from 'hono';
import { isMediaName } from '../../domain/galleries/media-name.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { publicRoute } from '../http/guards.ts';
import type { Services } from '../services.ts';

const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // The host's network forgets a removed picture within a day.
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
  // Mails show these pictures too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Uploaded pictures at their addresses. */
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
