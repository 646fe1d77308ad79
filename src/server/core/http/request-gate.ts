import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import { AppError } from '../../app-error.ts';
import type { AppEnv } from './app-env.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const KB = 1024;
const MB = 1024 * KB;

/** The first match counts. */
const BODY_LIMITS = [
  // A deploy notification has a line for each function and header.
  { path: '/api/hooks/', maxSize: 512 * KB, words: '512 kB' },
  // The imported file may have 2 MB.
  { path: '/api/admin/events/import', maxSize: 4 * MB, words: '4 MB' },
  { path: '/api/admin/', maxSize: MB, words: '1 MB' },
  { path: '', maxSize: 64 * KB, words: '64 kB' },
];

/** Changes come from the site itself, as JSON (ASVS 3.5.1–3.5.3); calls without a handler end as 404 or 405. */
export function requestGate(siteUrl: string): MiddlewareHandler<AppEnv> {
  const siteOrigin = new URL(siteUrl).origin;
  const limits = BODY_LIMITS.map(({ path, maxSize, words }) => {
    const message = `Požiadavka je príliš veľká, smie mať najviac ${words}.`;
    return { path, limit: bodyOfAtMost(maxSize, message) };
  });
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || !hasHandler(c)) return next();
    if (!isOneClickForm(c)) {
      if (!comesFromSite(c, siteOrigin)) throw new AppError('forbidden', 'Požiadavka neprišla z\u00a0tejto stránky.');
      // `uploadForm` checks type and size after the route's guard.
      if (takesUpload(c)) return next();
      if (!isJsonOrEmpty(c)) throw new AppError('unsupported', 'Telo požiadavky má byť JSON (application/json).');
    }
    return limits.find(({ path }) => c.req.path.startsWith(path))?.limit(c, next);
  };
}

function bodyOfAtMost(maxSize: number, message: string): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too-large', message);
    },
  });
}

function hasHandler(c: Context<AppEnv>): boolean {
  return matchedRoutes(c).some((route) => route.method !== METHOD_NAME_ALL);
}

/** Without either header it is no browser and cannot misuse a session. */
function comesFromSite(c: Context<AppEnv>, siteOrigin: string): boolean {
  const origin = c.req.header('Origin');
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (origin === undefined && fetchSite === undefined) return true;
  if (fetchSite === 'same-origin') return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Behind a proxy that ends TLS this process speaks http.
  return origin === siteOrigin || new URL(origin).host === new URL(c.req.url).host;
}

function isJsonOrEmpty(c: Context<AppEnv>): boolean {
  const contentType = c.req.header('Content-Type');
  return contentType === undefined ? !announcesBody(c) : JSON_TYPE.test(contentType);
}

/** Only headers tell (RFC 9112 6.3): Node gives all but GET a body stream. */
function announcesBody(c: Context<AppEnv>): boolean {
  if (c.req.raw.body === null) return false;
  const length = c.req.header('Content-Length') ?? '0';
  return length !== '0' || c.req.header('Transfer-Encoding') !== undefined;
}

const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/**
 * A mail program posts a form without cookies, Origin and JSON (RFC 8058), so only the token in the address may
 * decide.
 */
export const oneClick: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isForm(c)) {
    const form = await c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('malformed', 'Formulár sa nedá prečítať.', { cause });
    });
    if (form['List-Unsubscribe'] !== 'One-Click')
      throw new AppError('unsupported', 'Z\u00a0formulárov sem patrí len List-Unsubscribe=One-Click.');
  }
  return next();
};

function isOneClickForm(c: Context<AppEnv>): boolean {
  return isForm(c) && matchedRoutes(c).some(({ handler }) => handler === oneClick);
}

function isForm(c: Context<AppEnv>): boolean {
  return FORM_TYPE.test(c.req.header('Content-Type') ?? '');
}

const MULTIPART = /^multipart\/form-data\s*;/i;

/** Netlify's functions take 6 MB as Base64, so the self-host does. */
const MAX_UPLOAD_BYTES = 4_400_000;

const FILE_TOO_LARGE = 'Súbor je príliš veľký, smie mať najviac 4,4\u00a0MB. Zmenšite ho, prosím.';

const limitUpload = bodyOfAtMost(MAX_UPLOAD_BYTES, FILE_TOO_LARGE);

/** After the guard, so that strangers cannot send megabytes. */
export const uploadForm: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!MULTIPART.test(c.req.header('Content-Type') ?? ''))
    throw new AppError('unsupported', 'Súbor sa posiela ako formulár (multipart/form-data).');
  return limitUpload(c, next);
};

function takesUpload(c: Context<AppEnv>): boolean {
  return matchedRoutes(c).some(({ handler }) => handler === uploadForm);
}
