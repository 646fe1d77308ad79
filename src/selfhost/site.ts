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

export interface Site {
  files: FileStore;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  ready: ReadyAnswers;
}

/** @throws Error without a built site, or for a rule file that cannot be understood */
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

/** Decoded once. Null for `.`, `..` or empty parts, backslashes, control characters, broken encoding. */
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

type Found = { kind: 'file'; file: StoredFile } | { kind: 'moved'; to: string };

const HOST_FILES = new Set(['/_headers', '/_redirects']);

/** `/events` is `events.html`; other spellings (`/events/`, `/events.html`) lead to it. */
export async function findInSite(store: FileStore, path: string): Promise<Found | null> {
  if (HOST_FILES.has(path) || hasHiddenPart(path)) return null;
  const page = pageOf(path);
  const file = await store.get(page === '/' ? '/index.html' : `${page}.html`);
  if (file !== null) return page === path ? { kind: 'file', file } : { kind: 'moved', to: page };
  const other = path.endsWith('/') ? null : await store.get(path);
  return other === null ? null : { kind: 'file', file: other };
}

function pageOf(path: string): string {
  const bare = path.replace(/(\/|\.html)$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
}

function hasHiddenPart(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };

const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/** Never a document with scripts in browsers; an SVG drawing may be one. */
const PART_OF_PAGE = /^(text\/(css|javascript)|application\/javascript|font\/|image\/(?!svg))/;

/** HTTP/1.1 headers are uncompressed, so parts of a page carry only what matters to them. */
export function siteFileAnswer(request: Request, site: Site, path: string, file: StoredFile): Response {
  const lifetime = /^\/build\//.test(path) ? IMMUTABLE : REVALIDATED;
  const headers = headersFor(site.headers, path);
  if (PART_OF_PAGE.test(file.contentType)) for (const name of FOR_DOCUMENTS) delete headers[name];
  return fileAnswer(request, file, { headers: { ...lifetime, ...headers }, ready: site.ready });
}

export function movedAnswer(request: Request, site: Site, path: string, to: string, status = 301): Response {
  const location = to.includes('?') ? to : `${to}${new URL(request.url).search}`;
  return new Response(null, { status, headers: { ...REVALIDATED, ...headersFor(site.headers, path), location } });
}

export async function redirectAnswer(request: Request, site: Site, path: string, rule: Redirect): Promise<Response> {
  if (rule.status >= 300 && rule.status <= 399) return movedAnswer(request, site, path, rule.to, rule.status);
  const targetPath = sitePath(rule.to);
  const target = targetPath === null ? null : await findInSite(site.files, targetPath);
  if (target?.kind !== 'file') return notFoundAnswer(request, site, path);
  if (rule.status === 200) return siteFileAnswer(request, site, path, target.file);
  return fileAnswer(request, target.file, { status: 404, headers: missingHeaders(site, path) });
}

export async function notFoundAnswer(request: Request, site: Site, path: string): Promise<Response> {
  const headers = missingHeaders(site, path);
  const page = await site.files.get('/404.html');
  if (page !== null) return fileAnswer(request, page, { status: 404, headers });
  const text = 'Stránka sa nenašla.\n';
  return new Response(text, { status: 404, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

/** It may be there again the next moment. */
function missingHeaders(site: Site, path: string): Record<string, string> {
  return { ...headersFor(site.headers, path), ...REVALIDATED };
}
