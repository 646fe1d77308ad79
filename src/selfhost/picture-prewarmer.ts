// What pages ask for is scaled before somebody waits for it.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { avifSrcset, pictureUrl } from '../domain/galleries/picture-source.ts';
import { type ReportError, reportToConsole } from '../server/core/http/error-handler.ts';
import type { PictureProcess } from './picture-process.ts';
import { parsePictureRequest } from './picture-routes.ts';
import type { PictureService } from './pictures.ts';
import { AHEAD_BYTES } from './scaled-pictures.ts';

/** Older events are seldom looked at. */
const MOST_PAGES = 500;
/** In pixels; what is wider waits until a page asks for it. */
const WIDEST_CARD = 960;

export interface PicturePrewarmer {
  /** Begins with this site at once; the one before is left as it is. Resolves at the end; does not throw. */
  follow(siteRoot: string): Promise<void>;
  /** Lists and cards have it by the time it is published. Does not throw. */
  takeUpload(name: string): void;
  /** Cuts off the picture under way. */
  close(): Promise<void>;
}

interface WarmPage {
  version: string;
  /** Of the pictures that no page before it asks for. */
  bytes: number;
}

/**
 * One picture at a time. Pages that a later site has taken over are not read again, unless one of their pictures has
 * failed.
 * @param maxBytes the pages that come first get them
 */
export function picturePrewarmer(
  service: PictureService,
  scaler: PictureProcess,
  report: ReportError = reportToConsole,
  maxBytes = AHEAD_BYTES,
): PicturePrewarmer {
  const warm = new Map<string, WarmPage>();
  let current = new AbortController();
  let working = Promise.resolve();
  let uploads = Promise.resolve();
  const closing = new AbortController();

  function tell(error: unknown, signal: AbortSignal): void {
    if (!signal.aborted) report({ request_id: null, method: '', route: 'pictures ahead', error });
  }

  async function work(root: string, signal: AbortSignal): Promise<void> {
    const seen = new Set<string>();
    const broken = new Set<string>();
    let left = maxBytes;
    for (const page of await newestPages(root)) {
      const { size, mtimeMs } = await stat(join(root, page));
      const version = `${size}-${mtimeMs}`;
      const known = warm.get(page);
      if (known?.version === version) {
        left -= known.bytes;
        continue;
      }
      const before = left;
      let isWhole = true;
      for (const query of pictureQueries(await readFile(join(root, page), 'utf8'))) {
        if (signal.aborted || left <= 0) return;
        if (seen.has(query)) continue;
        seen.add(query);
        const bytes = await prepare(query, broken, signal);
        if (bytes === null) return;
        if (bytes === 'failed') isWhole = false;
        else left -= bytes;
      }
      if (isWhole) warm.set(page, { version, bytes: before - left });
    }
  }

  /** null: there is no room for more. Of a broken original one size is told, and no other tried with this site. */
  async function prepare(query: string, broken: Set<string>, signal: AbortSignal): Promise<number | 'failed' | null> {
    const search = new URLSearchParams(query);
    const source = search.get('url') ?? '';
    if (broken.has(source)) return 'failed';
    try {
      return await service.prepare(parsePictureRequest(search), scaler);
    } catch (error) {
      if (!signal.aborted) broken.add(source);
      tell(error, signal);
      return 'failed';
    }
  }

  async function scaleUpload(name: string): Promise<void> {
    const path = `m/${name}`;
    const broken = new Set<string>();
    for (const query of pictureQueries(
      `${pictureUrl(path, 160)} ${pictureUrl(path, 320)} ${avifSrcset(path, WIDEST_CARD)}`,
    ))
      if (!closing.signal.aborted) await prepare(query, broken, closing.signal);
  }

  return {
    follow(siteRoot) {
      if (closing.signal.aborted) return working;
      current.abort();
      current = new AbortController();
      const { signal } = current;
      working = working.then(() => work(siteRoot, signal)).catch((error) => tell(error, signal));
      return working;
    },
    takeUpload(name) {
      uploads = uploads.then(() => scaleUpload(name));
    },
    async close() {
      closing.abort();
      current.abort();
      scaler.close();
      await Promise.all([working, uploads]);
    },
  };
}

async function newestPages(root: string): Promise<string[]> {
  const files = (await readdir(root, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.html'))
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MOST_PAGES);
}

/** The home page comes first, and an event the sooner the later it was written. */
function rank(page: string): number {
  if (page === 'index.html') return Number.MAX_VALUE;
  const id = /^events\/(\d+)\//.exec(page)?.[1];
  return id === undefined ? Number.MAX_SAFE_INTEGER : Number(id);
}

/** In attributes and, as they are, in data. */
const ADDRESS = /\/\.netlify\/images\?(url=[^\s"'<>&\\]+(?:&(?:amp;|#38;)?(?:w|fm|q)=\w+)+)/g;

function pictureQueries(html: string): string[] {
  return [...html.matchAll(ADDRESS)].map(([, query = '']) => query.replaceAll(/&(?:amp|#38);/g, '&'));
}
