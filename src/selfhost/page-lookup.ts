import type { FileStore, StoredFile } from './file-store.ts';

/** What a path of the site stands for: a file, or the one address its page has. */
export type Found = { kind: 'file'; file: StoredFile } | { kind: 'moved'; to: string };

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
