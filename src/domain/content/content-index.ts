import type { PublishedEvent } from '../events/published-event.ts';
import type { GalleryPhoto } from '../galleries/gallery-file.ts';
import type { BannerEntry } from './banner.ts';
import type { Settings } from './collections.ts';

/**
 * What the functions know of the content: written by every build beside the site and bundled with the functions. Of the
 * programme it holds nothing that the pages of that build do not show.
 */
export interface ContentIndex {
  /** When the build read the content, ISO in UTC. */
  built_at: string;
  /** In order of their start. */
  events: PublishedEvent[];
  /** Photos by event id. */
  galleries: Record<string, GalleryPhoto[]>;
  /** In the order they are shown. */
  banners: BannerEntry[];
  /** What calls and mails say about the centre, its rooms and prices. */
  settings: Pick<Settings, 'site' | 'rooms' | 'price-list'>;
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
  /** When a build is wanted although no content has changed, epoch milliseconds; null: not before some does. */
  next_change_at: number | null;
}

/** Where a build leaves the manifest, relative to the folder it builds in. */
export const CONTENT_MANIFEST_FILE = 'dist-functions/content-manifest.json';
