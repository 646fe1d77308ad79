import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { isOneClickForm } from './one-click.ts';
import { takesUpload } from './upload-form.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const MAX_BODY_BYTES = 64 * 1024;
/** Staff send whole articles and the lists of hundreds of photos. */
const MAX_STAFF_BODY_BYTES = 1024 * 1024;
/** The texts of hundreds of events at once; the file they come from may have 2 MB. */
const MAX_IMPORT_BODY_BYTES = 4 * 1024 * 1024;
/** The host tells of a deploy with all it knows of it, a line for each function and header. The signature is the guard. */
const MAX_HOOK_BODY_BYTES = 512 * 1024;
const HOOKS_PATH = '/api/hooks/';
const IMPORT_PATH = '/api/admin/events/import';

/**
 * Lets a state-changing call through only from the site itself, as JSON, of at most 64 KB, for staff 1 MB, for an
 * import 4 MB, for signed notifications of the host 512 KB (ASVS 3.5.1–3.5.3), or as the form of a mail program where a route takes it.
 * Calls no handler answers pass: they end as 404 or 405, whatever they carry.
 * @throws AppError forbidden, unsupported, too-large
 */
export function requestGate(siteUrl: string): MiddlewareHandler<AppEnv> {
  const siteOrigin = new URL(siteUrl).origin;
  const limitBody = bodyOfAtMost(MAX_BODY_BYTES, '64 kB');
  const limitStaffBody = bodyOfAtMost(MAX_STAFF_BODY_BYTES, '1 MB');
  const limitHookBody = bodyOfAtMost(MAX_HOOK_BODY_BYTES, '512 kB');
  const limitImportBody = bodyOfAtMost(MAX_IMPORT_BODY_BYTES, '4 MB');
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || !hasHandler(c)) return next();
    if (isOneClickForm(c)) return limitBody(c, next);
    if (!comesFromSite(c, siteOrigin)) throw new AppError('forbidden', 'Požiadavka neprišla z\u00a0tejto stránky.');
    // What such a route takes, and how much of it, is said behind its guard.
    if (takesUpload(c)) return next();
    if (!isJsonOrEmpty(c)) throw new AppError('unsupported', 'Telo požiadavky má byť JSON (application/json).');
    if (c.req.path.startsWith(HOOKS_PATH)) return limitHookBody(c, next);
    if (c.req.path.startsWith(IMPORT_PATH)) return limitImportBody(c, next);
    return c.req.path.startsWith('/api/admin/') ? limitStaffBody(c, next) : limitBody(c, next);
  };
}

function bodyOfAtMost(maxSize: number, inWords: string): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too-large', `Požiadavka je príliš veľká, smie mať najviac ${inWords}.`);
    },
  });
}

function hasHandler(c: Context<AppEnv>): boolean {
  return matchedRoutes(c).some((route) => route.method !== METHOD_NAME_ALL);
}

/** A caller that sends neither header is no browser, so no visitor's session can be misused through it. */
function comesFromSite(c: Context<AppEnv>, siteOrigin: string): boolean {
  const origin = c.req.header('Origin');
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (origin === undefined && fetchSite === undefined) return true;
  if (fetchSite === 'same-origin') return true;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // The scheme may differ: behind a proxy that ends TLS the process itself speaks http.
  return origin === siteOrigin || new URL(origin).host === new URL(c.req.url).host;
}

function isJsonOrEmpty(c: Context<AppEnv>): boolean {
  const contentType = c.req.header('Content-Type');
  return contentType === undefined ? !announcesBody(c) : JSON_TYPE.test(contentType);
}

/** Node gives every request but GET a stream, so what counts is what the headers say (RFC 9112 6.3). */
function announcesBody(c: Context<AppEnv>): boolean {
  if (c.req.raw.body === null) return false;
  const length = c.req.header('Content-Length') ?? '0';
  return length !== '0' || c.req.header('Transfer-Encoding') !== undefined;
}
