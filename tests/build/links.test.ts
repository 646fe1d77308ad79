import { access, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { parseRedirectRules, pathPattern } from '../../src/selfhost/host-rules.ts';
import { parsePictureRequest } from '../../src/selfhost/picture-routes.ts';
import { TEST_SITE_URL } from '../support/build-site.ts';
import { all, attribute, type BuiltPage, builtPages, text } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const STAFF_PATHS = /^\/admin(\/|$)/;

const MAP_SERVICES = ['www.google.com', 'maps.apple.com', 'waze.com', 'mapy.cz', 'www.openstreetmap.org'];

const pages = await builtPages();
const pageAt = new Map(pages.map((page) => [page.path, page]));
const files = new Set<string>();
for await (const entry of glob('**/*', { cwd: TEST_SITE_DIR })) files.add(`/${entry.replaceAll('\\', '/')}`);
const functionPaths = await namedPaths();
const redirects = parseRedirectRules(await readFile(join(TEST_SITE_DIR, '_redirects'), 'utf8'));

async function namedPaths(): Promise<ReturnType<typeof pathPattern>[]> {
  const patterns = [];
  for await (const file of glob('netlify/functions/*.ts')) {
    const { config } = await import(join(process.cwd(), file));
    // These paths answer wrong addresses of events, which no page may name.
    for (const path of config.path ?? []) if (!path.startsWith('/events/')) patterns.push(pathPattern(path));
  }
  return patterns;
}

function problemOf(written: string, from: BuiltPage): string | null {
  const url = new URL(written, new URL(from.path, TEST_SITE_URL));
  const path = decodeURIComponent(url.pathname);
  if (path === '/.netlify/images') return pictureProblem(url);
  if (files.has(path) && !path.endsWith('.html')) return null;
  const page = pageAt.get(path);
  if (page !== undefined) return url.hash === '' ? null : anchorProblem(page, decodeURIComponent(url.hash.slice(1)));
  if (STAFF_PATHS.test(path) || functionPaths.some((matches) => matches(path) !== null)) return null;
  return redirects.some(({ matches }) => matches(path) !== null) ? null : 'leads nowhere';
}

function pictureProblem({ searchParams }: URL): string | null {
  try {
    const { source } = parsePictureRequest(searchParams);
    return files.has(source) ? null : 'asks for a picture that does not exist';
  } catch (refusal) {
    return `asks for a picture that is refused: ${refusal}`;
  }
}

function anchorProblem(page: BuiltPage, id: string): string | null {
  return all(page, '[id]').some((element) => element.id === id) ? null : `${page.path} has no place called ${id}`;
}

function addressesOf(page: BuiltPage): string[] {
  const values = (selector: string, name: string) =>
    all(page, selector).map((element) => attribute(element, name) ?? '');
  return [
    ...['a', 'link', 'use'].flatMap((tag) => values(`${tag}[href]`, 'href')),
    ...['img', 'script', 'source', 'iframe'].flatMap((tag) => values(`${tag}[src]`, 'src')),
    ...['img', 'source', 'link'].flatMap((tag) => values(`${tag}[srcset]`, 'srcset').flatMap(candidates)),
    ...values('link[imagesrcset]', 'imagesrcset').flatMap(candidates),
    ...values('form[action]', 'action'),
    ...['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
      values(`astro-island[${name}]`, name),
    ),
  ];
}

function candidates(srcset: string): string[] {
  return srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

const isOurs = (address: string) => !/^[a-z][a-z+.-]*:/i.test(address) || address.startsWith(TEST_SITE_URL);
const linksOf = (page: BuiltPage) => all(page, 'a[href]');
const hrefOf = (link: HtmlElement) => attribute(link, 'href') ?? '';

test('every address of this site that a page names is a page, a file, a picture in an offered size or a function', () => {
  const problems = new Map<string, string>();
  for (const page of pages)
    for (const address of new Set(addressesOf(page).filter(isOurs))) {
      const problem = problemOf(address, page);
      if (problem !== null) problems.set(`${address} ${problem}`, page.path);
    }
  expect([...problems].map(([problem, path]) => `${path}: ${problem}`)).toEqual([]);
});

test('links to this site are written as paths, so that they hold wherever it is served', () => {
  for (const page of pages)
    expect(
      linksOf(page)
        .map(hrefOf)
        .filter((href) => /^(\/\/|https?:\/\/localhost)/.test(href)),
      page.path,
    ).toEqual([]);
});

test('links to other sites are https, and but for maps none leads to a real one', () => {
  for (const page of pages)
    for (const href of linksOf(page)
      .map(hrefOf)
      .filter((address) => /^https?:/.test(address))) {
      const { protocol, hostname } = new URL(href);
      expect(protocol, `${page.path}: ${href}`).toBe('https:');
      if (!MAP_SERVICES.includes(hostname)) expect(hostname, page.path).toMatch(/\.example$/);
    }
});

test('a link that opens a new window says so and gives it no hold on this one', () => {
  const links = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => link.hasAttribute('target'))
      .map((link) => ({ page, link })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { page, link } of links) {
    expect(`${text(link)} ${attribute(link, 'aria-label') ?? ''}`, `${page.path}: ${hrefOf(link)}`).toMatch(
      /nov(om|ého)\sokn/,
    );
    expect(attribute(link, 'rel')?.split(' '), `${page.path}: ${hrefOf(link)}`).toContain('noopener');
  }
});

test('a link to a file says what kind it is', () => {
  const kinds: Record<string, RegExp> = { pdf: /PDF/, ics: /ICS|kalendár/i, xml: /RSS/ };
  for (const page of pages)
    for (const link of linksOf(page)) {
      const kind = /\.(pdf|ics|xml)$/.exec(hrefOf(link))?.[1];
      if (kind !== undefined) expect(text(link), `${page.path}: ${hrefOf(link)}`).toMatch(kinds[kind] ?? /$^/);
    }
});

test('every mail address and phone number is written so that it can be used', () => {
  for (const page of pages)
    for (const href of linksOf(page).map(hrefOf)) {
      if (href.startsWith('mailto:'))
        expect(href, page.path).toMatch(/^mailto:[a-z.]+@[a-z.]+\.example(\?subject=\S+)?$/);
      if (href.startsWith('tel:')) expect(href, page.path).toMatch(/^tel:\+4212000001\d\d$/);
    }
});

test('what style sheets and scripts load exists', async () => {
  const missing: string[] = [];
  for await (const file of glob('build/*.{css,js}', { cwd: TEST_SITE_DIR })) {
    const source = await readFile(join(TEST_SITE_DIR, file), 'utf8');
    const named = file.endsWith('.css')
      ? [...source.matchAll(/url\(["']?([^"')]+)/g)]
      : [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?["'`](\.{1,2}\/[^"'`]+)["'`]/g)];
    for (const [, address = ''] of named) {
      if (address.startsWith('data:')) continue;
      const { pathname } = new URL(address, new URL(file, `${TEST_SITE_URL}/`));
      if (!files.has(pathname)) missing.push(`${file}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
});

test('the pictures that the program itself names are there, and none is of the content', async () => {
  const named = new Set<string>();
  for await (const file of glob('src/**/*.{astro,ts,tsx,css}'))
    for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(
      /["'`(]([\w/-]*\/[\w-]+\.(?:webp|png|jpe?g|svg))["'`)]/g,
    ))
      named.add(path);
  expect(named).toContain('/shapes/placeholder-main.svg');
  expect([...named].filter((path) => path.startsWith('/storage/') || !files.has(path))).toEqual([]);
});

test('the placeholder of every picture is there', () => {
  const images = pages.flatMap((page) => all(page, '[data-fallback]'));
  const names = new Set(images.map((image) => attribute(image, 'data-fallback')));
  expect(names).toContain('main');
  expect([...names].filter((name) => !files.has(`/shapes/placeholder-${name}.svg`))).toEqual([]);
});

test('a redirect leads to a page or a file', () => {
  expect(redirects.length).toBeGreaterThan(0);
  for (const { to } of redirects) if (!STAFF_PATHS.test(to)) expect(pageAt.has(to) || files.has(to), to).toBe(true);
});

test('the icons and fonts that every page names are there', async () => {
  for (const path of ['favicon.svg', 'favicon-96.png', 'apple-touch-icon.png', 'robots.txt'])
    await expect(access(join(TEST_SITE_DIR, path)), path).resolves.toBeUndefined();
});
