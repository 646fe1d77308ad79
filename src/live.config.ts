// No collection has a `schema`, because it would copy the data, and nobody could tell what a page reads.

import { defineLiveCollection } from 'astro:content';
import type { LiveLoader } from 'astro/loaders';
import type { ContentSource } from './content-files/content-source.ts';
import type { SiteContent } from './content-files/site-content.ts';
import type { PublishedEvent } from './domain/events/published-event.ts';
import type { Photo } from './domain/galleries/gallery-file.ts';
import type { CarriedNotice } from './domain/hours/notices.ts';
import type { BannerEntry } from './domain/kinds/banner.ts';
import { buildConfig } from './site-config.ts';

/** By id. */
export interface Collections {
  /** In order of their start. */
  events: Record<string, PublishedEvent>;
  /** By event id. */
  galleries: Record<string, { event_id: number; photos: readonly Photo[] }>;
  banners: Record<string, BannerEntry>;
  /** Due now or later. */
  notices: Record<string, CarriedNotice>;
  pages: SiteContent['pages'];
  settings: SiteContent['settings'];
  /** Does not come from files. `parts` keeps pages from depending on a whole file. */
  build: {
    moment: Pick<SiteContent, 'nowMs' | 'today'>;
    parts: Pick<SiteContent, 'hasTeam' | 'hasPartners' | 'hasGalleries'>;
  };
}

type Loader<T extends object> = LiveLoader<T, { id: string }>;

let supplied: SiteContent | undefined;
let files: ContentSource | undefined;

async function currentContent(): Promise<SiteContent> {
  if (supplied !== undefined) return supplied;
  if (!import.meta.env.DEV) throw new Error('The pages were asked for before the build supplied their content');
  const [{ contentSource }, { siteContentOf }] = await Promise.all([
    import('./content-files/content-source.ts'),
    import('./content-files/site-content.ts'),
  ]);
  files ??= contentSource(buildConfig.contentDir, buildConfig.storageDir);
  return siteContentOf(files.read().tree, Date.now());
}

function listLoader<T extends object>(
  listOf: (content: SiteContent) => readonly T[],
  idOf: (data: T) => number | string,
): Loader<T> {
  const entries = async () => listOf(await currentContent()).map((data) => ({ id: String(idOf(data)), data }));
  return {
    name: 'content-files',
    loadCollection: async () => ({ entries: await entries() }),
    loadEntry: async ({ filter }) => (await entries()).find(({ id }) => id === filter.id),
  };
}

/** Entries are read one by one, so that a page depends on no other entry. */
function recordLoader<T extends object>(recordOf: (content: SiteContent) => Readonly<Record<string, T>>): Loader<T> {
  return {
    name: 'content-files',
    async loadCollection() {
      return { entries: Object.entries(recordOf(await currentContent())).map(([id, data]) => ({ id, data })) };
    },
    async loadEntry({ filter: { id } }) {
      const data = recordOf(await currentContent())[id];
      return data && { id, data };
    },
  };
}

const buildLoader = {
  ...recordLoader<object>((content) => ({
    moment: {
      get nowMs() {
        return content.nowMs;
      },
      get today() {
        return content.today;
      },
    },
    parts: {
      get hasTeam() {
        return content.hasTeam;
      },
      get hasPartners() {
        return content.hasPartners;
      },
      get hasGalleries() {
        return content.hasGalleries;
      },
    },
  })),
  /** The publisher reaches it through the bundle's `collections`. */
  supply(content: SiteContent): void {
    supplied = content;
  },
};

function galleriesOf({ galleries }: SiteContent) {
  return [...galleries].map(([event_id, photos]) => ({ event_id, photos }));
}

export const collections = {
  events: defineLiveCollection({
    loader: listLoader(
      ({ events }) => events,
      ({ id }) => id,
    ),
  }),
  galleries: defineLiveCollection({ loader: listLoader(galleriesOf, ({ event_id }) => event_id) }),
  banners: defineLiveCollection({
    loader: listLoader(
      ({ banners }) => banners,
      ({ id }) => id,
    ),
  }),
  notices: defineLiveCollection({
    loader: listLoader(
      ({ notices }) => notices,
      ({ id }) => id,
    ),
  }),
  pages: defineLiveCollection({ loader: recordLoader(({ pages }) => pages) }),
  settings: defineLiveCollection({ loader: recordLoader<object>(({ settings }) => settings) }),
  build: defineLiveCollection({ loader: buildLoader }),
};
