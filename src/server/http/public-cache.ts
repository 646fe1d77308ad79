import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Lets browsers keep a public answer but ask again each time, and the host's network hand it out for a minute, and not a moment
 * longer: a room that has just been given must not look free. Errors and answers to callers with a token stay uncached.
 * @param tag name by which the answers can be dropped from the network
 */
export function publicCache(tag: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isAnswer = c.res.ok || c.res.status === 304;
    if (!isAnswer || c.req.header('Authorization') !== undefined) return;
    c.header('Cache-Control', 'public, max-age=0, must-revalidate');
    c.header('Netlify-CDN-Cache-Control', 'public, durable, max-age=60');
    c.header('Netlify-Cache-Tag', tag);
  };
}
