// What a build does beyond Astro's pages: the content index for the functions, the host's header and redirect files, and
// compressed copies for the self-host.
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT_INDEX_FILE } from '../src/domain/content-index.ts';
import { buildConfig } from './config.ts';
import {
  collectInlineHashes,
  contentSecurityPolicy,
  hashSource,
  type InlineHashes,
} from './content-security-policy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { precompress } from './precompress.ts';
import { toastStyles } from './toast-style.ts';

/** Where the index is rendered to; it is moved out of the site, whose files are public. */
const RENDERED_INDEX = 'content-index.json';

export function siteBuild(): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // Loaded only here: a build must not open the database of a running site.
        const { mountFunctions } = await import('./dev-functions.ts');
        await mountFunctions(server);
      },
      'astro:build:done': async ({ dir }) => {
        const siteDir = fileURLToPath(dir);
        const indexFile = join(dirname(siteDir.replace(/[\\/]$/, '')), CONTENT_INDEX_FILE);
        await mkdir(dirname(indexFile), { recursive: true });
        await rename(join(siteDir, RENDERED_INDEX), indexFile);
        await writeFile(join(siteDir, '_headers'), await pageHeaders(siteDir));
        await writeFile(join(siteDir, '_redirects'), redirectsFile());
        await precompress(siteDir);
      },
    },
  };
}

async function pageHeaders(siteDir: string): Promise<string> {
  const hashes: InlineHashes = { script: new Set(), style: new Set((await toastStyles()).map(hashSource)) };
  for await (const page of glob('**/*.html', { cwd: siteDir }))
    collectInlineHashes(await readFile(join(siteDir, page), 'utf8'), hashes);
  const https = buildConfig.siteUrl.startsWith('https://');
  const policy = contentSecurityPolicy(hashes, {
    tileOrigin: new URL(buildConfig.tileUrl).origin,
    analyticsOrigin: buildConfig.analyticsSrc?.startsWith('http') ? new URL(buildConfig.analyticsSrc).origin : null,
    https,
  });
  return headersFile(policy, { https, isPreview: buildConfig.isPreview });
}
