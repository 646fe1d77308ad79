import { Hono } from 'hono';
import { pictureVariants } from '../domain/galleries/picture-source.ts';
import { AppError } from '../server/app-error.ts';
import { publicRoute } from '../server/core/auth/guards.ts';
import type { AppEnv } from '../server/core/http/app-env.ts';
import { answerError } from '../server/core/http/error-handler.ts';
import { fileAnswer } from './file-answer.ts';
import type { PictureRequest, PictureService } from './pictures.ts';
import { sitePath } from './site.ts';

/** Named by their content, so they never change. */
const HASHED = /^\/storage\/m\//;

const TOO_BUSY = new AppError(
  'unavailable',
  'Práve zmenšujeme priveľa obrázkov naraz. Skúste to, prosím, o\u00a0chvíľu.',
  {
    headers: { 'Retry-After': '10' },
  },
);

const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

export function pictureRoutes(pictures: PictureService) {
  return new Hono<AppEnv>().get('/.netlify/images', publicRoute, async (c) => {
    const request = parsePictureRequest(new URL(c.req.url).searchParams);
    const picture = await pictures.get(request, c.req.header('Accept') ?? null);
    // Hundreds of thrown ones would fill the log.
    if (picture === null) return answerError(c, TOO_BUSY);
    const lifetime = HASHED.test(request.source) ? 'max-age=31536000, immutable' : 'max-age=86400';
    const vary = request.format === null ? { vary: 'Accept' } : {};
    return fileAnswer(c.req.raw, picture, { headers: { 'cache-control': `public, ${lifetime}`, ...SHARED, ...vary } });
  });
}

const DEFAULT_QUALITY = 75;

const OFFERED = new Map(pictureVariants().map((variant) => [variantOf(new URLSearchParams(variant)), sizeOf(variant)]));

export function parsePictureRequest(search: URLSearchParams): PictureRequest {
  const source = sitePath(search.get('url') ?? '');
  if (source === null || !/^\/storage\/./.test(source))
    throw new AppError('malformed', 'Obrázok má byť z\u00a0tejto stránky, z\u00a0priečinka /storage/.');
  const size = OFFERED.get(variantOf(search));
  if (size === undefined) throw new AppError('malformed', 'V\u00a0tejto veľkosti alebo podobe obrázky neponúkame.');
  return { source, ...size };
}

function variantOf(search: URLSearchParams): string {
  const variant = new URLSearchParams(search);
  variant.delete('url');
  variant.sort();
  return variant.toString();
}

function sizeOf(variant: string): Omit<PictureRequest, 'source'> {
  const asked = new URLSearchParams(variant);
  const format = asked.get('fm');
  return {
    width: Number(asked.get('w')),
    quality: Number(asked.get('q') ?? DEFAULT_QUALITY),
    format: format === 'avif' ? 'avif' : format === 'jpg' ? 'jpeg' : null,
  };
}
