// What a build does beyond Astro's pages: the content read and judged first, the content index and manifest for the functions,
// the host's header and redirect files, compressed copies for the self-host, and what later builds of single pages need.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { ViteDevServer } from 'vite';
import { type ContentSource, contentSource, type ReadContent } from '../content-files/content-source.ts';
import { type SiteContent, siteContentOf } from '../content-files/site-content.ts';
import { supplyContent } from '../content-supply.ts';
import { projectBuild } from '../server/publishing/build-contract.ts';
import { buildConfig } from '../site-config.ts';
import { compressSite } from './compression/compressed-copies.ts';
import { writeMissingStyles } from './missing-styles.ts';
import { type BuiltPages, keepRenderer } from './pages/kept-renderer.ts';
import { type PageRecord, RECORDS_FILE, writeRecords } from './pages/page-records.ts';
import { writePages } from './pages/page-threads.ts';
import { publicFiles } from './public-files.ts';
import { writeFunctionFiles, writeHostFiles } from './site-files.ts';

export function siteBuild(): AstroIntegration {
  const source = contentSource(buildConfig.contentDir, buildConfig.storageDir);
  let pages: ReadonlyMap<string, PageRecord> = new Map();
  let outDir = '';
  let builtPages: BuiltPages = new Map();
  let bundleDir: string | undefined;
  let read: ReadContent | undefined;
  let shown: SiteContent | undefined;
  let copies: ReadonlyMap<string, string> = new Map();

  /** Stands in for Astro's. Asked which pages there are, it writes them all, and leaves none to Astro. */
  function prerenderer(content: SiteContent): AstroPrerenderer {
    const { records } = projectBuild(dirname(outDir));
    return {
      name: 'site-build',
      async getStaticPaths() {
        if (bundleDir === undefined) throw new Error('Astro no longer tells where it bundles the pages to');
        const renderer = await keepRenderer(bundleDir, records, builtPages);
        pages = await writePages({ renderer, content, siteDir: outDir });
        return [];
      },
      render: () => Promise.reject(new Error('Every page has been written')),
    };
  }

  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'painted', entrypoint: './src/shell/hydrate-painted.ts' });
        addClientDirective({ name: 'seen', entrypoint: './src/shell/hydrate-seen.ts' });
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
      },
      'astro:server:setup': async ({ server }) => {
        serveLiveContent(server, source);
        // Loaded only here: a build must not open the database of a running site.
        const { mountFunctions } = await import('./dev-functions.ts');
        await mountFunctions(server);
      },
      'astro:build:setup': ({ pages: ofAstro, vite }) => {
        builtPages = ofAstro;
        bundleDir = vite.environments?.prerender?.build?.outDir;
      },
      // Before anything is written: content with a mistake leaves the last good site as it is.
      'astro:build:start': ({ setPrerenderer }) => {
        read = source.read();
        copies = publicFiles(buildConfig.publicDir);
        shown = siteContentOf(read.tree, buildConfig.nowMs);
        setPrerenderer(prerenderer(shown));
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${pages.size} files rendered, of which Astro's own count below knows none`);
        const folders = projectBuild(dirname(outDir));
        if (read === undefined || shown === undefined) throw new Error('The build has ended without a start');
        await writeFunctionFiles(folders, read, shown);
        await writeMissingStyles(outDir);
        await writeHostFiles(outDir, pages);
        if (!buildConfig.isForHost)
          await compressSite(outDir, new Set([...pages.keys()].map((file) => join(outDir, file))));
        await writeRecords(join(folders.records, RECORDS_FILE), { pages, publicFiles: copies });
      },
    },
  };
}

/** In the dev server pages show the files as they are at each moment, and are loaded again when one changes. */
function serveLiveContent(server: ViteDevServer, source: ContentSource): void {
  supplyContent(async () => siteContentOf(source.read().tree, Date.now()));
  server.watcher.add(buildConfig.contentDir);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(buildConfig.contentDir)) return;
    // What `getStaticPaths` gave is kept until Astro hears that content has changed.
    server.environments.ssr.hot.send('astro:content-changed', {});
    server.hot.send({ type: 'full-reload' });
  });
}
