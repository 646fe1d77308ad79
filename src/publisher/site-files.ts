// What the host and the functions read beside the pages.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReadContent } from '../content-files/content-source.ts';
import { nextChangeOf, type SiteContent } from '../content-files/site-content.ts';
import { CONTENT_INDEX_FILE } from '../domain/content/content-index.ts';
import { CONTENT_MANIFEST_FILE, type ContentManifest } from '../domain/content/content-manifest.ts';
import type { BuildFolders } from '../server/publishing/build-contract.ts';
import { buildConfig } from '../site-config.ts';
import { adminPolicy, contentSecurityPolicy, hashSource, type InlineHashes } from './content-security-policy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import type { PageRecord } from './pages/page-records.ts';
import { toastStyles } from './toast-style.ts';

/** Where the content index is rendered to; it is moved out of the site, whose files are public. */
export const RENDERED_INDEX = '/content-index.json';
const ADMIN_PAGE = '/admin.html';

/** Writes the headers, with one policy for the inline scripts and styles of all public pages, and the redirects. */
export async function writeHostFiles(siteDir: string, pages: ReadonlyMap<string, PageRecord>): Promise<void> {
  const hashes = { site: noHashes(), admin: noHashes() };
  for (const style of await toastStyles()) hashes.site.style.add(hashSource(style));
  for (const [file, { inline }] of pages) {
    const { script, style } = file === ADMIN_PAGE ? hashes.admin : hashes.site;
    for (const source of inline.script) script.add(source);
    for (const source of inline.style) style.add(source);
  }
  const https = buildConfig.siteUrl.startsWith('https://');
  const options = {
    tileOrigin: new URL(buildConfig.tileUrl).origin,
    analyticsOrigin: buildConfig.analyticsSrc?.startsWith('http') ? new URL(buildConfig.analyticsSrc).origin : null,
    https,
  };
  const policies = {
    site: contentSecurityPolicy(hashes.site, options),
    admin: adminPolicy(hashes.admin, options),
  };
  await writeFile(join(siteDir, '_headers'), headersFile(policies, { https, isPreview: buildConfig.isPreview }));
  await writeFile(join(siteDir, '_redirects'), redirectsFile());
}

/** Gives the functions the index that was rendered into the site, and the manifest of what it was built from. */
export async function writeFunctionFiles(
  { site, functions }: BuildFolders,
  { tree, blobIds }: ReadContent,
  shown: SiteContent,
): Promise<void> {
  const manifest: ContentManifest = {
    blob_ids: Object.fromEntries(blobIds),
    next_change_at: nextChangeOf(tree, shown),
  };
  await mkdir(functions, { recursive: true });
  await rename(join(site, RENDERED_INDEX), join(functions, basename(CONTENT_INDEX_FILE)));
  await writeFile(join(functions, basename(CONTENT_MANIFEST_FILE)), JSON.stringify(manifest));
}

function noHashes(): InlineHashes {
  return { script: new Set(), style: new Set() };
}
