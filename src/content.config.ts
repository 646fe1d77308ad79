// One collection per kind of content file. The files are read and judged together, because an error between two files
// (a gallery of a missing event, an id used twice) must stop the build as much as one within a file.

import { defineCollection } from 'astro:content';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { buildConfig } from '../build/config.ts';
import type { ContentTree } from './content-files/content-tree.ts';
import type { GalleryFile, PageFile } from './content-files/judge-content-file.ts';
import { readContentDir } from './content-files/read-content-dir.ts';
import { plainText, renderMarkdown } from './content-files/render-markdown.ts';
import type { BannerEntry } from './domain/content/banner.ts';
import type { Settings } from './domain/content/collections.ts';
import { SETTING_SCHEMAS } from './domain/content/collections.ts';
import type { PublishingWindow } from './domain/content/event.ts';
import { type PublishedEvent, toPublishedEvent } from './domain/published-event.ts';

interface CollectedEvent {
  published: PublishedEvent;
  window: PublishingWindow;
}
interface CollectedPage extends Omit<PageFile, 'body'> {
  html: string;
}

let reading: Promise<ContentTree> | undefined;

/** The tree of this load; collections that load at the same time share one reading. */
function currentTree(): Promise<ContentTree> {
  reading ??= readContentDir(buildConfig.contentDir, buildConfig.storageDir).finally(() => {
    setTimeout(() => {
      reading = undefined;
    }, 50);
  });
  return reading;
}

interface Entry {
  id: string;
  data: Record<string, unknown>;
}

function treeLoader(name: string, entriesOf: (tree: ContentTree) => Entry[]): Loader {
  const load = async ({ store, generateDigest }: LoaderContext) => {
    const entries = entriesOf(await currentTree());
    const ids = new Set(entries.map((entry) => entry.id));
    for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
    for (const { id, data } of entries) store.set({ id, data, digest: generateDigest(data) });
  };
  return {
    name,
    load: async (context) => {
      await load(context);
      context.watcher?.add(buildConfig.contentDir);
      context.watcher?.on('all', async (_event, path) => {
        if (!path.startsWith(buildConfig.contentDir)) return;
        try {
          await load(context);
        } catch (error) {
          context.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}

// The schemas below only carry types: the tree has been judged by the schemas of domain/content when it was read.
const events = defineCollection({
  loader: treeLoader('events', (tree) =>
    tree.events.map((event) => {
      const html = renderMarkdown(event.body);
      const { draft, publish_at, unpublish_at } = event;
      return {
        id: String(event.id),
        data: {
          published: toPublishedEvent(event, { html, text: plainText(html) }),
          window: { draft, publish_at, unpublish_at },
        },
      };
    }),
  ),
  schema: z.custom<CollectedEvent>(),
});

const galleries = defineCollection({
  loader: treeLoader('galleries', (tree) =>
    tree.galleries.map((gallery) => ({ id: String(gallery.event_id), data: { ...gallery } })),
  ),
  schema: z.custom<GalleryFile>(),
});

const banners = defineCollection({
  loader: treeLoader('banners', (tree) =>
    tree.banners.map((banner) => ({ id: String(banner.id), data: { ...banner } })),
  ),
  schema: z.custom<BannerEntry>(),
});

const pages = defineCollection({
  loader: treeLoader('pages', (tree) =>
    Object.values(tree.pages).map(({ body, ...fields }) => ({
      id: fields.name,
      data: { ...fields, html: renderMarkdown(body) },
    })),
  ),
  schema: z.custom<CollectedPage>(),
});

const settings = defineCollection({
  loader: treeLoader('settings', (tree) =>
    Object.keys(SETTING_SCHEMAS).map((name) => ({ id: name, data: { value: tree[name as keyof Settings] } })),
  ),
  schema: z.custom<{ value: Settings[keyof Settings] }>(),
});

export const collections = { events, galleries, banners, pages, settings };
