import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from '../../src/selfhost/host-rules.ts';
import { all, attribute, builtAdminPage, builtPages, one } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const FILES =
  /\/build\/[\w.@-]+\.(?:js|css)|["'](\.\/[\w.@-]+\.(?:js|css))["']|["'](?:build\/)([\w.@-]+\.(?:js|css))["']/g;

const sources = new Map<string, string>(
  await Promise.all(
    (await readdir(join(TEST_SITE_DIR, 'build')))
      .filter((name) => /\.(js|css)$/.test(name))
      .map(
        async (name): Promise<[string, string]> => [name, await readFile(join(TEST_SITE_DIR, 'build', name), 'utf8')],
      ),
  ),
);

function reachable(text: string): Set<string> {
  const found = new Set<string>();
  const look = (source: string) => {
    for (const [whole, relative, bare] of source.matchAll(FILES)) {
      const name = (relative ?? bare ?? whole).split('/').at(-1) ?? '';
      if (found.has(name) || !sources.has(name)) continue;
      found.add(name);
      if (name.endsWith('.js')) look(sources.get(name) ?? '');
    }
  };
  look(text);
  return found;
}

/** Texts that only the admin area's libraries contain. */
const MARKS = /MantineProvider was not found|data-mantine-color-scheme|useQueryClient|createBrowserRouter|Data Router/;

const page = await builtAdminPage();
const admin = reachable(page.html);

test('the marks of the admin area are in its own scripts', () => {
  expect(
    [...admin].filter((name) => name.endsWith('.js') && MARKS.test(sources.get(name) ?? '')).length,
  ).toBeGreaterThan(0);
});

test('nothing of the admin area is in what public pages load, at once or later', async () => {
  for (const { path, html } of await builtPages()) {
    const names = [...reachable(html)].filter((name) => MARKS.test(sources.get(name) ?? ''));
    expect([path, names]).toEqual([path, []]);
    expect([path, html.match(/mantine/i)]).toEqual([path, null]);
  }
});

test('every page of a section is a file of its own, loaded when it is opened', () => {
  const island = all(page, 'astro-island').map((element) => attribute(element, 'component-url') ?? '');
  expect(island).toHaveLength(1);
  expect([...admin].filter((name) => /^(UsersPage|AuditPage|InvitePage)\.[\w-]+\.js$/.test(name))).toHaveLength(3);
});

test('its page is in Slovak and stays out of search engines', async () => {
  expect(attribute(one(page, 'html'), 'lang')).toBe('sk');
  expect(attribute(one(page, 'meta[name="robots"]'), 'content')).toBe('noindex');
  // No author can change Astro's style.
  const html = page.html.replace(/<style>astro-island[^<]*<\/style>/, '');
  const { results } = await new HtmlValidate(new FileSystemConfigLoader()).validateString(html, 'dist/admin.html');
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test('the area is kept from search engines and has its own policy, strict about scripts', async () => {
  const rules = parseHeaderRules(await readFile(join(TEST_SITE_DIR, '_headers'), 'utf8'));
  for (const path of ['/admin', '/admin/users/1']) {
    const { 'content-security-policy': policy = '', ...headers } = headersFor(rules, path);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy.match(/unsafe-/g)).toHaveLength(1);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  }
});
