import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toastStyles } from '../../src/publisher/content-security-policy.ts';
import { headersFor, parseHeaderRules } from '../../src/selfhost/host-rules.ts';
import { all, builtPages } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const pages = await builtPages();
const headersText = await readFile(join(TEST_SITE_DIR, '_headers'), 'utf8');
const rules = parseHeaderRules(headersText);
const policy = headersFor(rules, '/')['content-security-policy'] ?? '';
const sourcesOf = (directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

/** Uses a parser instead of the build's own search. */
function inlineHashes(tag: 'script' | 'style'): Set<string> {
  const isData = /^application\/|^speculationrules$/;
  const elements = pages.flatMap((page) =>
    all(page, tag).filter(
      (element) => !element.hasAttribute('src') && !isData.test(element.getAttributeValue('type') ?? ''),
    ),
  );
  return new Set(elements.map((element) => hashSource(element.textContent)));
}

function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

test('all pages are sent one and the same policy, because it stays in force while one moves between them', () => {
  const forPublicPages = headersText.split('\n\n').filter((block) => !block.startsWith('/admin'));
  expect(forPublicPages.join().match(/Content-Security-Policy:/g)).toHaveLength(1);
  for (const { path } of pages) expect(headersFor(rules, path)['content-security-policy'], path).toBe(policy);
  expect(pages.filter((page) => all(page, 'meta[http-equiv]').length > 0)).toEqual([]);
});

test('the policy forbids everything and allows by name', () => {
  expect(policy).not.toMatch(/unsafe-|\*|data:.*script|\bhttp:/);
  expect(sourcesOf('default-src')).toEqual(["'none'"]);
  expect(sourcesOf('base-uri')).toEqual(["'none'"]);
  expect(sourcesOf('frame-ancestors')).toEqual(["'none'"]);
  expect(sourcesOf('form-action')).toEqual(["'self'"]);
  expect(sourcesOf('img-src')).toEqual(["'self'", 'data:', 'https://tile.openstreetmap.org']);
});

test('the policy allows exactly the inline scripts that pages contain', () => {
  expect(new Set(sourcesOf('script-src'))).toEqual(new Set(["'self'", ...inlineHashes('script')]));
});

test('the policy allows exactly the inline styles that pages contain, and those that toasts add', async () => {
  const toasts = (await toastStyles()).map(hashSource);
  expect(new Set(sourcesOf('style-src'))).toEqual(new Set(["'self'", ...inlineHashes('style'), ...toasts]));
});

test('no element carries a script in an attribute, which no hash could allow', () => {
  for (const page of pages) expect(page.html, page.path).not.toMatch(/<[a-z][^>]*\son[a-z]+=|javascript:/);
});

test('every answer carries the headers that close what the site does not need', () => {
  const paths = ['/', '/events', '/fonts/figtree-regular.woff2', '/storage/events/0001.webp', '/rss.xml'];
  for (const path of paths)
    expect(headersFor(rules, path), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Mail programs show pictures of the newsletter.
      'cross-origin-resource-policy': path.startsWith('/storage/') ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
});

test('a trial on http is not forced to https', () => {
  expect(headersText).not.toMatch(/Strict-Transport-Security|upgrade-insecure-requests/);
});

test('only files that are named by their content are kept for good', () => {
  const cacheOf = (path: string) => headersFor(rules, path)['cache-control'];
  expect(cacheOf('/build/index.abc123.css')).toContain('immutable');
  expect(cacheOf('/storage/m/0f3a.webp')).toContain('immutable');
  for (const path of ['/', '/events', '/storage/events/0001.webp', '/content.js'])
    expect(cacheOf(path), path).toBeUndefined();
});

test('feeds are sent as what they are', () => {
  const typeOf = (path: string) => headersFor(rules, path)['content-type'];
  expect(typeOf('/events.ics')).toBe('text/calendar; charset=utf-8');
  expect(typeOf('/rss.xml')).toBe('application/rss+xml; charset=utf-8');
});
