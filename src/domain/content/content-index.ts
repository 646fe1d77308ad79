import type { PublishedEvent } from '../events/published-event.ts';
import type { Photo } from '../galleries/gallery-file.ts';
import type { BannerEntry } from '../kinds/banner.ts';
import type { Settings } from '../kinds/settings.ts';

/** It holds no events that the pages of its build do not show. */
export interface ContentIndex {
  /** ISO in UTC. */
  built_at: string;
  events: PublishedEvent[];
  galleries: Record<string, Photo[]>;
  banners: BannerEntry[];
  has_partners: boolean;
  settings: Pick<Settings, 'site' | 'look' | 'rooms' | 'event-kinds' | 'price-list' | 'hire'>;
}

export const CONTENT_INDEX_FILE = 'dist-functions/content-index.json';

export interface ContentManifest {
  /** Path below `content/` → blob id (git's SHA-1). An entry is live when the repository has the same one. */
  blob_ids: Readonly<Record<string, string>>;
  /** Epoch milliseconds: a build is needed then without a change of content; null: never. */
  next_change_at: number | null;
}

export const CONTENT_MANIFEST_FILE = 'dist-functions/content-manifest.json';
