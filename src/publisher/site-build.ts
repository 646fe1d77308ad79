import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { contentSource, type ReadContent } from '../content-files/content-source.ts';
import { type SiteContent, siteContentOf } from '../content-files/site-content.ts';
import { projectBuild } from '../server/ports/builds/build-contract.ts';
import { buildConfig } from '../site-config.ts';
import { keepRenderer, type PagesToBundle, pagesToBundle } from './astro-bundle.ts';
import { compressSite } from './compressed-copies.ts';
import { writeFunctionFiles, writeHostFiles } from './host-files.ts';
import { type PageRecord, RECORDS_FILE, writeRecords } from './page-records.ts';
import { writePages } from './page-threads.ts';
import { publicFiles, putPictures } from './site-folder.ts';

export function siteBuild(): AstroIntegration {
  let outDir = '';
  let bundle: PagesToBundle | undefined;
  let read: ReadContent | undefined;
  let shown: SiteContent | undefined;
  let pages: ReadonlyMap<string, PageRecord> = new Map();
  let copies: ReadonlyMap<string, string> = new Map();

  /** Writes all pages when Astro asks which there are, and leaves none to Astro. */
  function prerenderer(content: SiteContent): AstroPrerenderer {
    return {
      name: 'site-build',
      async getStaticPaths() {
        if (bundle === undefined) throw new Error('Astro asks for the pages before it has bundled them');
        const renderer = await keepRenderer(bundle, projectBuild(dirname(outDir)).records);
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
        addClientDirective({ name: 'painted', entrypoint: './src/page-scripts/hydrate-painted.ts' });
        addClientDirective({ name: 'seen', entrypoint: './src/page-scripts/hydrate-seen.ts' });
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
      },
      'astro:server:setup': async ({ server }) => {
        // Loaded only here: a build must not open the database of a running site.
        const { mountFunctions, reloadWithContent } = await import('./dev-server.ts');
        reloadWithContent(server);
        await mountFunctions(server);
      },
      'astro:build:setup': (setup) => {
        bundle = pagesToBundle(setup);
      },
      // A mistake must leave the last good site as it is.
      'astro:build:start': ({ setPrerenderer }) => {
        read = contentSource(buildConfig.contentDir, buildConfig.storageDir).read();
        copies = publicFiles(buildConfig);
        shown = siteContentOf(read.tree, buildConfig.nowMs);
        setPrerenderer(prerenderer(shown));
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${pages.size} files rendered, of which Astro's own count below knows none`);
        const folders = projectBuild(dirname(outDir));
        if (read === undefined || shown === undefined) throw new Error('The build has ended without a start');
        await putPictures(outDir, copies.keys(), buildConfig);
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

const STYLE_FILE = /"build\/([\w.-]+\.css)"/g;

/** Late scripts fail without style files that Astro has removed, so there are empty ones. */
async function writeMissingStyles(outDir: string): Promise<void> {
  const folder = join(outDir, 'build');
  const names = await readdir(folder);
  const scripts = await Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const asked = scripts.flatMap((script) => [...script.matchAll(STYLE_FILE)].map(([, name = '']) => name));
  const missing = [...new Set(asked)].filter((name) => !names.includes(name));
  await Promise.all(missing.map((name) => writeFile(join(folder, name), '')));
}
