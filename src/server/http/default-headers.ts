import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Headers of every answer of a function: `_headers` reaches only static files (STANDARDS 3.2). */
const DEFAULTS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** HSTS only over https, so that a trial on http works (DESIGN 9). */
const OVER_HTTPS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

const JSON_TYPE = 'application/json';

/** Sets the default headers that the handler has not set itself, the request id, and the charset of JSON (ASVS 4.1.1). */
export function defaultHeaders(siteUrl: string): MiddlewareHandler<AppEnv> {
  const headers = Object.entries(siteUrl.startsWith('https:') ? { ...DEFAULTS, ...OVER_HTTPS } : DEFAULTS);
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    if (c.res.headers.get('Content-Type') === JSON_TYPE) c.header('Content-Type', `${JSON_TYPE}; charset=utf-8`);
    c.header('X-Request-Id', c.get('requestId'));
  };
}
