import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import {
  CONTENT_INDEX_FILE,
  CONTENT_MANIFEST_FILE,
  type ContentIndex,
  type ContentManifest,
} from '../../../domain/content/content-index.ts';
import { DEFAULT_HIRE } from '../../../domain/content/hire.ts';
import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import type { Photo } from '../../../domain/galleries/gallery-file.ts';
import type { BannerEntry } from '../../../domain/kinds/banner.ts';
import { AppError } from '../../app-error.ts';

export interface ContentIndexSource {
  /**
   * The same object until there is a newer build.
   * @throws AppError unavailable without any build
   */
  read(): Promise<ContentIndex>;
}

export interface LiveContent {
  blobIds: ReadonlyMap<string, string>;
  /** Epoch milliseconds: the site must then be built without a change. */
  nextChangeAt: number | null;
}

export interface ContentManifestSource {
  read(): Promise<LiveContent>;
}

/** Missing in an index of an earlier version. */
const ADDED: Pick<ContentIndex['settings'], 'look' | 'hire'> = { look: {}, hire: DEFAULT_HIRE };

const entry = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);
const frame: z.ZodType<ContentIndex> = z.object({
  built_at: z.string(),
  events: z.array(entry<PublishedEvent>()),
  galleries: z.record(z.string(), z.array(entry<Photo>())),
  banners: z.array(entry<BannerEntry>()),
  // Missing in an index of an earlier version, which led there always.
  has_partners: z.boolean().default(true),
  settings: entry<ContentIndex['settings']>().transform((settings) => ({ ...ADDED, ...settings })),
});

export function contentIndexFile(path: () => string = () => CONTENT_INDEX_FILE): ContentIndexSource {
  const read = newestFile(path, (text) => frame.parse(JSON.parse(text)));
  return {
    read: () =>
      read().catch((cause) => {
        const message = 'Obsah stránky teraz nie je dostupný. Skúste to, prosím, o\u00a0chvíľu.';
        throw new AppError('unavailable', message, { cause });
      }),
  };
}

export function memoizedByIndex<T>(source: ContentIndexSource, derive: (index: ContentIndex) => T): () => Promise<T> {
  let latest: { index: ContentIndex; value: T } | null = null;
  return async () => {
    const index = await source.read();
    if (latest?.index !== index) latest = { index, value: derive(index) };
    return latest.value;
  };
}

const manifestSchema: z.ZodType<ContentManifest> = z.object({
  blob_ids: z.record(z.string(), z.string()),
  next_change_at: z.number().nullable(),
});
const NOTHING: LiveContent = { blobIds: new Map(), nextChangeAt: null };

export function contentManifestFile(path: () => string = () => CONTENT_MANIFEST_FILE): ContentManifestSource {
  const read = newestFile(path, (text): LiveContent => {
    const { blob_ids, next_change_at } = manifestSchema.parse(JSON.parse(text));
    return { blobIds: new Map(Object.entries(blob_ids)), nextChangeAt: next_change_at };
  });
  return { read: () => read().catch(() => NOTHING) };
}

/** While a new file cannot be read, the last good value stays. */
export function newestFile<T>(path: () => string, parse: (text: string) => T): () => Promise<T> {
  let latest: { version: string; value: Promise<T> } | null = null;
  let lastGood: { value: T } | null = null;

  async function load(file: string): Promise<T> {
    try {
      lastGood = { value: parse(await readFile(file, 'utf8')) };
    } catch (error) {
      // The next call tries again, even if the file looks the same.
      latest = null;
      if (lastGood === null) throw error;
    }
    return lastGood.value;
  }

  return async () => {
    const file = path();
    const version = await fileVersion(file);
    if (latest?.version !== version) latest = { version, value: load(file) };
    return latest.value;
  };
}

async function fileVersion(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  return stats === null ? 'missing' : `${path}-${stats.ino}-${stats.mtimeMs}-${stats.size}`;
}
