import { Hono } from 'hono';
import type { AppEnv } from '../server/http/app-env.ts';
import { AppError } from '../server/http/app-error.ts';
import { answerError } from '../server/http/error-door.ts';
import { publicRoute } from '../server/http/guards.ts';
import { fileAnswer } from './file-answer.ts';
import { parsePictureRequest } from './picture-request.ts';
import type { PictureService } from './pictures.ts';

/** Named by their content, so what they lead to never changes. */
const HASHED = /^\/storage\/m\//;

const TOO_BUSY = new AppError(
  'unavailable',
  'Práve zmenšujeme priveľa obrázkov naraz. Skúste to, prosím, o\u00a0chvíľu.',
  {
    headers: { 'Retry-After': '10' },
  },
);

/** Mails show them too. */
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };

/** The address of scaled pictures, the same as on the host. */
export function pictureRoutes(pictures: PictureService) {
  return new Hono<AppEnv>().get('/.netlify/images', publicRoute, async (c) => {
    const request = parsePictureRequest(new URL(c.req.url).searchParams);
    const picture = await pictures.get(request, c.req.header('Accept') ?? null);
    // Answered here, for the log has no use for hundreds of them.
    if (picture === null) return answerError(c, TOO_BUSY);
    const lifetime = HASHED.test(request.source) ? 'max-age=31536000, immutable' : 'max-age=86400';
    const vary = request.format === null ? { vary: 'Accept' } : {};
    return fileAnswer(c.req.raw, picture, { headers: { 'cache-control': `public, ${lifetime}`, ...SHARED, ...vary } });
  });
}
