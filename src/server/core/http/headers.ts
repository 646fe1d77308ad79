import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** `_headers` covers static files only. */
const DEFAULTS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** HSTS only over https, so that a trial on http works. */
const OVER_HTTPS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

const JSON_TYPE = 'application/json';

export function defaultHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(siteUrl.startsWith('https:') ? { ...DEFAULTS, ...OVER_HTTPS } : DEFAULTS);
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    if (c.res.headers.get('Content-Type') === JSON_TYPE) c.header('Content-Type', `${JSON_TYPE}; charset=utf-8`);
    c.header('X-Request-Id', c.get('requestId'));
  };
}

/** A minute at the CDN: a booked room must not look free for long. `tag` purges it. */
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
