import { fileAnswer } from './file-answer.ts';
import type { StoredFile } from './file-store.ts';
import { headersFor } from './header-rules.ts';
import { findInSite } from './page-lookup.ts';
import type { Redirect } from './redirect-rules.ts';
import type { Site } from './site.ts';
import { sitePath } from './site-path.ts';

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Headers about a document and what it may load or do; beside a picture they only take room. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/** What a browser never shows as a document with scripts in it; a drawing it might. */
const PART_OF_PAGE = /^(text\/(css|javascript)|application\/javascript|font\/|image\/(?!svg))/;

/**
 * A file of the site with the headers the build asks for at this path; hashed assets never change. HTTP/1.1 sends headers as
 * they are and a page has dozens of parts, so parts carry none that mean nothing to them.
 */
export function siteFileAnswer(request: Request, site: Site, path: string, file: StoredFile): Response {
  const lifetime = /^\/build\//.test(path) ? IMMUTABLE : REVALIDATED;
  const headers = headersFor(site.headers, path);
  if (PART_OF_PAGE.test(file.contentType)) for (const name of FOR_DOCUMENTS) delete headers[name];
  return fileAnswer(request, file, { headers: { ...lifetime, ...headers }, ready: site.ready });
}

/** A redirect to an encoded address of this site or another; the query goes along unless that address has its own. */
export function movedAnswer(request: Request, site: Site, path: string, to: string, status = 301): Response {
  const location = to.includes('?') ? to : `${to}${new URL(request.url).search}`;
  return new Response(null, { status, headers: { ...REVALIDATED, ...headersFor(site.headers, path), location } });
}

/** What a rule of `_redirects` says: another page at this address, or another address. */
export async function redirectAnswer(request: Request, site: Site, path: string, rule: Redirect): Promise<Response> {
  if (rule.status >= 300 && rule.status <= 399) return movedAnswer(request, site, path, rule.to, rule.status);
  const targetPath = sitePath(rule.to);
  const target = targetPath === null ? null : await findInSite(site.files, targetPath);
  if (target?.kind !== 'file') return notFoundAnswer(request, site, path);
  if (rule.status === 200) return siteFileAnswer(request, site, path, target.file);
  return fileAnswer(request, target.file, { status: 404, headers: missingHeaders(site, path) });
}

/** The site's not-found page at the address that was asked for (DESIGN 11). */
export async function notFoundAnswer(request: Request, site: Site, path: string): Promise<Response> {
  const headers = missingHeaders(site, path);
  const page = await site.files.get('/404.html');
  if (page !== null) return fileAnswer(request, page, { status: 404, headers });
  const text = 'Stránka sa nenašla.\n';
  return new Response(text, { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

/**
 * The headers of an answer that something is missing. Lifetimes are for files: a part of a page may be there again the next
 * moment, as when one version gives way to another.
 */
function missingHeaders(site: Site, path: string): Record<string, string> {
  return { ...headersFor(site.headers, path), ...REVALIDATED };
}
