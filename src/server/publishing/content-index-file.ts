import { z } from 'zod';
import type { BannerEntry } from '../../domain/content/banner.ts';
import { CONTENT_INDEX_FILE, type ContentIndex } from '../../domain/content/content-index.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import type { GalleryPhoto } from '../../domain/galleries/gallery-file.ts';
import { newestFile } from '../entries/newest-file.ts';
import { AppError } from '../http/app-error.ts';
import type { ContentIndexSource } from './content-index-source.ts';

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
 * The index in the file a build leaves (see `newestFile`).
 * @param path where it is now, relative to the working directory
 */
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
