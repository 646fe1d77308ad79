import type { PublishedEvent } from '../events/published-event.ts';
import type { Photo } from '../galleries/gallery-file.ts';
import type { BannerEntry } from '../kinds/banner.ts';
import type { Settings } from '../kinds/settings.ts';

/**
 * What the functions know of the content. Every build writes it beside the site, and it is bundled with the functions. Its
 * programme holds nothing that the pages of that build do not show.
 */
export interface ContentIndex {
  /** When the build read the content, ISO in UTC. */
  built_at: string;
  /** In order of their start. */
  events: PublishedEvent[];
  /** Photos by event id. */
  galleries: Record<string, Photo[]>;
  /** In the order they are shown. */
  banners: BannerEntry[];
  /** What calls and mails say about the centre, its rooms, kinds of events, prices and terms of hire, and how mails look. */
  settings: Pick<Settings, 'site' | 'look' | 'rooms' | 'event-kinds' | 'price-list' | 'hire'>;
}

/** Where a build leaves the index, relative to the folder it builds in. */
export const CONTENT_INDEX_FILE = 'dist-functions/content-index.json';

/** Which content a build was made from, and how long it is good for. */
export interface ContentManifest {
  /**
   * Path below `content/` → blob id (git's SHA-1 of the file's bytes), of every file that was there. An entry is live when its
   * blob id in the repository is the one here.
   */
  blob_ids: Readonly<Record<string, string>>;
  /** When a build is needed even if no content has changed, in epoch milliseconds; null: only a change needs one. */
  next_change_at: number | null;
}

/** Where a build leaves the manifest, relative to the folder it builds in. */
export const CONTENT_MANIFEST_FILE = 'dist-functions/content-manifest.json';
