import type { BannerEntry } from './content/banner.ts';
import type { GalleryPhoto } from './content/gallery.ts';
import type { Site } from './content/site.ts';
import type { PublishedEvent } from './published-event.ts';

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
  /** Who and where the centre is; what mails say about it. */
  site: Site;
}

/** Where a build leaves the index, relative to the folder it builds in. */
export const CONTENT_INDEX_FILE = 'dist-functions/content-index.json';
