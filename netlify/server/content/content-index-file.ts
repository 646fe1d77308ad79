import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import type { BannerEntry } from '../../../src/domain/content/banner.ts';
import type { GalleryPhoto } from '../../../src/domain/content/gallery.ts';
import { CONTENT_INDEX_FILE, type ContentIndex } from '../../../src/domain/content-index.ts';
import type { PublishedEvent } from '../../../src/domain/published-event.ts';
import { AppError } from '../http/app-error.ts';
import type { ContentIndexSource } from '../ports/content-index-source.ts';

/** The build wrote the entries from validated content; what is checked here is that this is its file, and all of it. */
const entry = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null);
const frame: z.ZodType<ContentIndex> = z.object({
  built_at: z.string(),
  events: z.array(entry<PublishedEvent>()),
  galleries: z.record(z.string(), z.array(entry<GalleryPhoto>())),
  banners: z.array(entry<BannerEntry>()),
  settings: entry<ContentIndex['settings']>(),
});

/**
 * The index in the file a build leaves, read when first needed and again when the file has changed. While a new file cannot
 * be read, the last good index stays in use.
 * @param path relative to the working directory
 */
export function contentIndexFile(path: string = CONTENT_INDEX_FILE): ContentIndexSource {
  let latest: { version: string; index: Promise<ContentIndex> } | null = null;
  let lastGood: ContentIndex | null = null;

  async function load(): Promise<ContentIndex> {
    try {
      lastGood = frame.parse(JSON.parse(await readFile(path, 'utf8')));
    } catch (error) {
      if (lastGood === null) throw unavailable(error);
    }
    return lastGood;
  }

  return {
    async read() {
      const version = await fileVersion(path);
      if (latest === null || latest.version !== version) latest = { version, index: load() };
      return latest.index;
    },
  };
}

async function fileVersion(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  return stats === null ? 'missing' : `${stats.ino}-${stats.mtimeMs}-${stats.size}`;
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'Obsah stránky teraz nie je dostupný. Skúste to, prosím, o chvíľu.', { cause });
}
