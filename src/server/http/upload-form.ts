import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

const MULTIPART = /^multipart\/form-data\s*;/i;

/**
 * What a function of the host takes: 6 MB as Base64 (STANDARDS 4.2). The self-host keeps to it as well, so that a file has one
 * answer everywhere; the admin area shrinks photos before it sends them.
 */
const MAX_UPLOAD_BYTES = 4_400_000;

const limitUpload = bodyLimit({
  maxSize: MAX_UPLOAD_BYTES,
  onError: () => {
    throw new AppError('too-large', 'Súbor je príliš veľký, smie mať najviac 4,4\u00a0MB. Zmenšite ho, prosím.');
  },
});

/**
 * Lets a route take a form with a file instead of JSON. Stands behind the guard: nobody else's megabytes are waited for.
 * @throws AppError unsupported, too-large
 */
export const uploadForm: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!MULTIPART.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported', 'Súbor sa posiela ako formulár (multipart/form-data).');
  return limitUpload(c, next);
};

/** Whether a request is on its way to a route that takes a file. */
export function takesUpload(c: Context<AppEnv>): boolean {
  return matchedRoutes(c).some(({ handler }) => handler === uploadForm);
}
