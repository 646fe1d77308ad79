import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAnswer, type ReadyAnswers, readyAnswers } from './file-answer.ts';
import { type FileStore, fileStore, type StoredFile } from './file-store.ts';
import {
  type HeaderRule,
  headersFor,
  parseHeaderRules,
  parseRedirectRules,
  type Redirect,
  type RedirectRule,
} from './host-rules.ts';

/** One built site: its files and what the build says about them. */
export interface Site {
  files: FileStore;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  ready: ReadyAnswers;
}

/**
 * Opens the folder of a built site. Another build in another folder is another site.
 * @throws Error when there is no built site, or a rule file cannot be understood
 */
export async function openSite(root: string): Promise<Site> {
  const index = await stat(join(root, 'index.html')).catch(() => null);
  if (index === null)
    throw new Error(`V\u00a0priečinku ${root} nie je zostavená stránka. Spustite najprv npm run build.`);
  const headers = await readOptional(join(root, '_headers'));
  const redirects = await readOptional(join(root, '_redirects'));
  return {
    files: fileStore(root),
    headers: parseHeaderRules(headers),
    redirects: parseRedirectRules(redirects),
    ready: readyAnswers(),
  };
}

async function readOptional(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * The path of a request as it is looked up: percent signs decoded once. Null for paths that no file or page may have:
 * those with `.`, `..` or empty parts, backslashes, control characters, or broken encoding.
 */
export function sitePath(pathname: string): string | null {
  const path = decode(pathname);
  if (path === null || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null;
  const parts = path.slice(1).split('/');
  const isWhole = parts.every(
    (part, index) => part !== '.' && part !== '..' && (part !== '' || index === parts.length - 1),
  );
  return isWhole ? path : null;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** What a path of the site stands for: a file, or the one address its page has. */
type Found = { kind: 'file'; file: StoredFile } | { kind: 'moved'; to: string };

/** Read by the host, never sent. */
const HOST_FILES = new Set(['/_headers', '/_redirects']);

/**
 * Looks a path up in a site built with one file per page: `/events` is `events.html`, `/` is `index.html`. Other ways to
 * write the address of a page (`/events/`, `/events.html`) lead to that one.
 */
export async function findInSite(store: FileStore, path: string): Promise<Found | null> {
  if (HOST_FILES.has(path) || hasHiddenPart(path)) return null;
  const page = pageOf(path);
  const file = await store.get(page === '/' ? '/index.html' : `${page}.html`);
  if (file !== null) return page === path ? { kind: 'file', file } : { kind: 'moved', to: page };
  const other = path.endsWith('/') ? null : await store.get(path);
  return other === null ? null : { kind: 'file', file: other };
}

/** The address of the page that a path may mean. */
function pageOf(path: string): string {
  const bare = path.replace(/(\/|\.html)$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
}

function hasHiddenPart(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Headers about a document and what it may load or do; for a picture they mean nothing. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/** Types that a browser never shows as a document with scripts in it; an SVG drawing may be one. */
const PART_OF_PAGE = /^(text\/(css|javascript)|application\/javascript|font\/|image\/(?!svg))/;

/**
 * A file of the site with the headers the build asks for at this path; hashed assets never change. HTTP/1.1 sends headers
 * uncompressed and a page has dozens of parts, so parts carry only headers that matter to them.
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

/** Answers by a rule of `_redirects`: another page at this address, or another address. */
export async function redirectAnswer(request: Request, site: Site, path: string, rule: Redirect): Promise<Response> {
  if (rule.status >= 300 && rule.status <= 399) return movedAnswer(request, site, path, rule.to, rule.status);
  const targetPath = sitePath(rule.to);
  const target = targetPath === null ? null : await findInSite(site.files, targetPath);
  if (target?.kind !== 'file') return notFoundAnswer(request, site, path);
  if (rule.status === 200) return siteFileAnswer(request, site, path, target.file);
  return fileAnswer(request, target.file, { status: 404, headers: missingHeaders(site, path) });
}

/** The site's not-found page at the address that was asked for. */
export async function notFoundAnswer(request: Request, site: Site, path: string): Promise<Response> {
  const headers = missingHeaders(site, path);
  const page = await site.files.get('/404.html');
  if (page !== null) return fileAnswer(request, page, { status: 404, headers });
  const text = 'Stránka sa nenašla.\n';
  return new Response(text, { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

/**
 * The headers of an answer for a missing file. They have no lifetime: the file may be there again the next moment, as when a
 * new version replaces the old one.
 */
function missingHeaders(site: Site, path: string): Record<string, string> {
  return { ...headersFor(site.headers, path), ...REVALIDATED };
}
