// What the host reads beside the pages.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConfig } from './config.ts';
import { adminPolicy, contentSecurityPolicy, hashSource, type InlineHashes } from './content-security-policy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import type { PageRecord } from './page-records.ts';
import { toastStyles } from './toast-style.ts';

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

function noHashes(): InlineHashes {
  return { script: new Set(), style: new Set() };
}
