// What a build does beyond Astro's pages: the content index for the functions, the host's header and redirect files, and
// compressed copies for the self-host.
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT_INDEX_FILE } from '../src/domain/content-index.ts';
import { buildConfig } from './config.ts';
import {
  adminPolicy,
  collectInlineHashes,
  contentSecurityPolicy,
  hashSource,
  type InlineHashes,
} from './content-security-policy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { precompress } from './precompress.ts';
import { toastStyles } from './toast-style.ts';

/** The one page with a policy of its own. */
const ADMIN_PAGE = 'admin.html';
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
  const site: InlineHashes = { script: new Set(), style: new Set((await toastStyles()).map(hashSource)) };
  const admin: InlineHashes = { script: new Set(), style: new Set() };
  for await (const page of glob('**/*.html', { cwd: siteDir }))
    collectInlineHashes(await readFile(join(siteDir, page), 'utf8'), page === ADMIN_PAGE ? admin : site);
  const https = buildConfig.siteUrl.startsWith('https://');
  const options = {
    tileOrigin: new URL(buildConfig.tileUrl).origin,
    analyticsOrigin: buildConfig.analyticsSrc?.startsWith('http') ? new URL(buildConfig.analyticsSrc).origin : null,
    https,
  };
  const policies = { site: contentSecurityPolicy(site, options), admin: adminPolicy(admin, options) };
  return headersFile(policies, { https, isPreview: buildConfig.isPreview });
}
