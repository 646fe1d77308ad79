import { reportToConsole } from '../server/core/http/error-handler.ts';
import { allRoutes, functionsApp } from '../server/routes.ts';
import type { Services } from '../server/services.ts';
import { backupDownloads } from './backup-process.ts';
import { findRedirect } from './host-rules.ts';
import { mayReadOutbox, OUTBOX_PATH, outboxAnswer } from './outbox-page.ts';
import { pictureRoutes } from './picture-routes.ts';
import { openPictures } from './pictures.ts';
import {
  findInSite,
  movedAnswer,
  notFoundAnswer,
  redirectAnswer,
  type Site,
  siteFileAnswer,
  sitePath,
} from './site.ts';

export type RequestHandler = (request: Request, clientAddress: string) => Promise<Response>;

const INVALID_ADDRESS = 'Neplatná adresa.';
const UPLOADS = '/storage/m/';
const EVENT_ADDRESS = /^\/events(\/[^/]+){1,2}\/?$/;
const NEWSLETTER_ARCHIVE = /^\/newsletter\/archiv(\/[^/]+)?\/?$/;

/**
 * In the host's order: files, functions, rules of `_redirects`, the not-found page. Every build changes
 * `currentSite`.
 */
export async function createRequestHandler(
  outside: Services,
  currentSite: () => Site,
  { service: pictures, media, convert } = openPictures(outside, currentSite),
): Promise<RequestHandler> {
  const services = { ...outside, media };
  const notFoundPage = (request: Request) => notFoundAnswer(request, currentSite(), new URL(request.url).pathname);
  const openBackup = backupDownloads(services.config);
  const functions = functionsApp(services, [
    ...(await allRoutes(services, { notFoundPage, convert, openBackup })),
    pictureRoutes(pictures),
  ]);

  const showsOutbox = (request: Request, clientAddress: string) =>
    services.config.mail.kind === 'outbox' && mayReadOutbox(request, clientAddress, services.config.siteUrl);

  async function answerFromSite(request: Request, path: string, clientAddress: string): Promise<Response> {
    const site = currentSite();
    const found = await findInSite(site.files, path);
    const rule = findRedirect(site.redirects, path, found !== null);
    if (rule?.force) return redirectAnswer(request, site, path, rule);
    if (found?.kind === 'file') return siteFileAnswer(request, site, path, found.file);
    if (found?.kind === 'moved') return movedAnswer(request, site, path, encodeURI(found.to));
    if (EVENT_ADDRESS.test(path) || NEWSLETTER_ARCHIVE.test(path)) return functions.fetch(request, { clientAddress });
    return rule === null ? notFoundAnswer(request, site, path) : redirectAnswer(request, site, path, rule);
  }

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    const path = sitePath(pathname);
    if (path === null) return pathname.startsWith('/api/') ? invalidCall() : plainAnswer(400, INVALID_ADDRESS);
    if (path.startsWith('/api/') || path === '/.netlify/images') return functions.fetch(request, { clientAddress });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainAnswer(405, 'Táto adresa sa dá len čítať.', { allow: 'GET, HEAD' });
    if (path.startsWith(UPLOADS)) return functions.fetch(request, { clientAddress });
    if (path === OUTBOX_PATH && showsOutbox(request, clientAddress)) return outboxAnswer(services, request);
    return answerFromSite(request, path, clientAddress);
  }

  return async (request, clientAddress) => {
    try {
      return await answer(request, clientAddress);
    } catch (error) {
      reportToConsole({ request_id: null, method: request.method, route: 'site', error });
      return plainAnswer(500, 'Na našej strane nastala chyba. Skúste to, prosím, neskôr.');
    }
  };
}

/** The functions' router cannot read this address. */
function invalidCall(): Response {
  return Response.json({ message: INVALID_ADDRESS }, { status: 400, headers: { 'cache-control': 'no-store' } });
}

function plainAnswer(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  const plain = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  return new Response(`${sentence}\n`, { status, headers: { ...plain, ...headers } });
}
