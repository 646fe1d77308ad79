// What a build does beyond Astro's pages: the content read and judged first, the content index and manifest for the functions,
// the host's header and redirect files, compressed copies for the self-host, and what later builds of single pages need.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { ViteDevServer } from 'vite';
import { projectBuild } from '../netlify/server/ports/build-trigger/build-folders.ts';
import { type ContentSource, contentSource, type ReadContent } from '../src/content-files/content-source.ts';
import { type SiteContent, siteContentOf } from '../src/content-files/site-content.ts';
import { supplyContent } from '../src/content-supply.ts';
import { compressSite } from './compression/compressed-copies.ts';
import { type PageCompressor, pageCompressor } from './compression/page-compressor.ts';
import { buildConfig } from './config.ts';
import { readRecorder } from './content-reads.ts';
import { appOf, type BuiltPages, keepRenderer, propsOf } from './kept-renderer.ts';
import { writeMissingStyles } from './missing-styles.ts';
import { type PageRecord, RECORDS_FILE, recordPage, writeRecords } from './page-records.ts';
import { publicFiles } from './public-files.ts';
import { RENDERED_INDEX, writeFunctionFiles, writeHostFiles } from './site-files.ts';

export function siteBuild(): AstroIntegration {
  const source = contentSource(buildConfig.contentDir, buildConfig.storageDir);
  const recorder = readRecorder();
  let compressor: PageCompressor | undefined;
  const pages = new Map<string, PageRecord>();
  let outDir = '';
  let builtPages: BuiltPages = new Map();
  let bundleDir: string | undefined;
  let read: ReadContent | undefined;
  let copies: ReadonlyMap<string, string> = new Map();

  /** Astro's own prerenderer, which notes what each page is made from and leaves its bundle to later builds. */
  function recording(own: AstroPrerenderer, content: SiteContent): AstroPrerenderer {
    const render: AstroPrerenderer['render'] = async (request, options) => {
      const file = decodeURI(new URL(request.url).pathname);
      const props = propsOf(appOf(own), options.routeData, file.replace(/\.html$/, ''));
      let answer: Response | undefined;
      const { body, record } = await recordPage(recorder, content, {
        file,
        props,
        render: async () => {
          const rendered = await own.render(request, options);
          answer = rendered instanceof Response ? rendered : rendered.response;
          return Buffer.from(await answer.arrayBuffer());
        },
      });
      pages.set(file, record);
      // The index is no file of the site; it is moved out of it.
      if (file !== RENDERED_INDEX) compressor?.add(join(outDir, file), body);
      return new Response(body, answer);
    };
    return {
      ...own,
      name: 'site-build',
      async setup() {
        await own.setup?.();
        if (!buildConfig.isForHost) compressor = pageCompressor();
        if (bundleDir === undefined) throw new Error('Astro no longer tells where it bundles the pages to');
        await keepRenderer(bundleDir, projectBuild(dirname(outDir)).records, builtPages);
      },
      render,
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
        const content = siteContentOf(read.tree, buildConfig.nowMs);
        const watched = recorder.watch(content);
        supplyContent(async () => watched);
        setPrerenderer((own) => recording(own, content));
      },
      'astro:build:done': async () => {
        const folders = projectBuild(dirname(outDir));
        if (read === undefined) throw new Error('The build has ended without a start');
        await writeFunctionFiles(folders, read, buildConfig.nowMs);
        await writeMissingStyles(outDir);
        await writeHostFiles(outDir, pages);
        if (compressor !== undefined) await Promise.all([compressor.done(), compressSite(outDir, compressor.paths)]);
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
