import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReadContent } from '../content-files/content-source.ts';
import { nextChangeOf, type SiteContent } from '../content-files/site-content.ts';
import { CONTENT_INDEX_FILE, CONTENT_MANIFEST_FILE, type ContentManifest } from '../domain/content/content-index.ts';
import type { BuildFolders } from '../server/ports/builds/build-contract.ts';
import { buildConfig } from '../site-config.ts';
import {
  adminPolicy,
  contentSecurityPolicy,
  hashSource,
  type InlineHashes,
  toastStyles,
} from './content-security-policy.ts';
import type { PageRecord } from './page-records.ts';
import { ADMIN_PAGE, RENDERED_INDEX } from './page-writer.ts';

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
  // A server may be reading it, and copies of a build may be links.
  const manifestFile = join(functions, basename(CONTENT_MANIFEST_FILE));
  await writeFile(`${manifestFile}.new`, JSON.stringify(manifest));
  await rename(`${manifestFile}.new`, manifestFile);
}

function noHashes(): InlineHashes {
  return { script: new Set(), style: new Set() };
}

/** Their addresses or fields hold secrets that open an account. */
const ENTRANCE_PATHS = [
  '/login/*',
  '/register',
  '/verify-email/*',
  '/verify-email-handler/*',
  '/forgot-password',
  '/reset-password/*',
  '/refuse-email-change/*',
];

/** Without HSTS on http, for trials; copies for review stay out of search engines. */
export function headersFile(
  policies: { site: string; admin: string },
  options: { https: boolean; isPreview: boolean },
): string {
  const everywhere = [
    `Content-Security-Policy: ${policies.site}`,
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(options.isPreview ? ['X-Robots-Tag: noindex'] : []),
    ...(options.https ? ['Strict-Transport-Security: max-age=63072000; includeSubDomains'] : []),
  ];
  const block = (path: string, headers: readonly string[]) =>
    [path, ...headers.map((header) => `  ${header}`)].join('\n');
  const secret = ['Referrer-Policy: no-referrer', 'X-Robots-Tag: noindex'];
  const immutable = ['Cache-Control: public, max-age=31536000, immutable'];
  return [
    block('/*', everywhere),
    block('/build/*', immutable),
    block('/storage/m/*', immutable),
    // Mail programs show these pictures on pages of other origins.
    ...['/storage/*', '/.netlify/images'].map((path) => block(path, ['Cross-Origin-Resource-Policy: cross-origin'])),
    block('/newsletter/*', secret),
    block('/reservation/*', secret),
    ...ENTRANCE_PATHS.map((path) => block(path, secret)),
    ...['/admin', '/admin/*'].map((path) =>
      block(path, [
        `Content-Security-Policy: ${policies.admin}`,
        'Referrer-Policy: no-referrer',
        'X-Robots-Tag: noindex',
      ]),
    ),
    block('/fonts/*', ['Cache-Control: public, max-age=31536000']),
    block('/events.ics', ['Content-Type: text/calendar; charset=utf-8']),
    block('/api-not-found.json', ['Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store']),
    block('/rss.xml', ['Content-Type: application/rss+xml; charset=utf-8']),
    '',
  ].join('\n\n');
}

/** With 200 a page reads the rest of its address itself; no rule shadows a file. */
export function redirectsFile(): string {
  const rules = [
    ['/terms', '/podmienky-pouzitia', '301'],
    ['/events.xml', '/rss.xml', '301'],
    ['/newsletter/confirm/*', '/newsletter/confirm', '200'],
    ['/reservation/cancel/*', '/reservation/cancel', '200'],
    ['/admin/*', '/admin', '200'],
    ['/newsletter/unsubscribe/*', '/newsletter/unsubscribe', '200'],
    ['/verify-email/*', '/verify-email', '200'],
    ['/verify-email-handler/email/verify/*', '/verify-email-handler', '200'],
    ['/reset-password/*', '/reset-password', '200'],
    ['/refuse-email-change/*', '/refuse-email-change', '200'],
    // The host asks its functions first; a call that none of them knows gets JSON.
    ['/api/*', '/api-not-found.json', '404'],
  ];
  return `${rules.map((rule) => rule.join('  ')).join('\n')}\n`;
}
