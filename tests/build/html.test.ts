import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type DOMNode, FileSystemConfigLoader, HtmlElement, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { parsePictureRequest } from '../../src/selfhost/picture-routes.ts';
import { TEST_SITE_URL } from '../support/build-site.ts';
import { all, attribute, type BuiltPage, builtPages, decodeEntities, one, text } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const pages = await builtPages();
const isIndexed = (page: BuiltPage) => all(page, 'meta[name="robots"]').length === 0;
const meta = (page: BuiltPage, selector: string) => attribute(one(page, selector), 'content') ?? '';

/** No author can change Astro's style. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

function shared(valueIn: (page: BuiltPage) => string): [string, string[]][] {
  const pathsOf = new Map<string, string[]>();
  for (const page of pages.filter(isIndexed))
    pathsOf.set(valueIn(page), [...(pathsOf.get(valueIn(page)) ?? []), page.path]);
  return [...pathsOf].filter(([, paths]) => paths.length > 1);
}

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const found = new Map<string, string[]>();
  for (const page of pages) {
    const report = await validator.validateString(page.html.replace(ISLAND_STYLE, ''), join(TEST_SITE_DIR, page.file));
    for (const { ruleId, message, selector } of report.results.flatMap((result) => result.messages)) {
      const problem = `${ruleId}: ${message}`;
      found.set(problem, [...(found.get(problem) ?? []), `${page.path} ${selector ?? ''}`]);
    }
  }
  // A fault of a shared component is on every page.
  expect([...found].map(([problem, [first, ...others]]) => `${problem} (${first}, and ${others.length} more)`)).toEqual(
    [],
  );
});

test('no element carries a style of its own, which the policy would drop', () => {
  expect(pages.filter((page) => all(page, '[style]').length > 0).map(({ path }) => path)).toEqual([]);
});

test('every page names the release it belongs to, which is one', () => {
  const releases = new Set(pages.map((page) => attribute(one(page, 'html'), 'data-release')));
  expect([...releases]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
});

test('every page waits with its first drawing for an element that it has', () => {
  for (const page of pages) {
    const awaited = attribute(one(page, 'link[rel="expect"][blocking="render"]'), 'href') ?? '';
    expect(all(page, awaited), page.path).toHaveLength(1);
  }
});

test('every page is in Slovak and has one main heading', () => {
  for (const page of pages) {
    expect(attribute(one(page, 'html'), 'lang'), page.path).toBe('sk');
    expect(text(one(page, 'h1')).trim(), page.path).not.toBe('');
  }
});

test('every page has a title of its own that ends with the name of the house', () => {
  for (const page of pages) expect(text(one(page, 'title')), page.path).toMatch(/(^|.+ \| )Dom kultúry Javorina$/);
  expect(shared((page) => text(one(page, 'title')))).toEqual([]);
});

test('every page describes itself in words of its own', () => {
  for (const page of pages) expect(meta(page, 'meta[name="description"]').length, page.path).toBeGreaterThan(30);
  expect(shared((page) => meta(page, 'meta[name="description"]'))).toEqual([]);
});

test('a page names its own address as the canonical one, an error page none', () => {
  for (const page of pages) {
    const links = all(page, 'link[rel="canonical"]').map((link) => attribute(link, 'href'));
    expect(links, page.path).toEqual(isIndexed(page) ? [new URL(page.path, TEST_SITE_URL).href] : []);
  }
  expect(pages.filter((page) => !isIndexed(page)).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/404', '/not-found', '/unauthorized']),
  );
});

test('a shared link shows a picture that exists, as JPEG, a title and a description', async () => {
  for (const page of pages) {
    const picture = new URL(meta(page, 'meta[property="og:image"]'));
    expect(picture.origin, page.path).toBe(TEST_SITE_URL);
    expect(picture.pathname, page.path).toBe('/.netlify/images');
    const { source, width, format } = parsePictureRequest(picture.searchParams);
    expect([width, format], page.path).toEqual([1200, 'jpeg']);
    await expect(access(join(TEST_SITE_DIR, source)), `${page.path}: ${source}`).resolves.toBeUndefined();
    expect(meta(page, 'meta[property="og:title"]'), page.path).not.toBe('');
    expect(meta(page, 'meta[property="og:description"]'), page.path).toBe(meta(page, 'meta[name="description"]'));
  }
});

test('a shared link shows a wide picture large, and a poster small rather than cut across', () => {
  const cardOf = (path: string) =>
    pages.filter((page) => page.path === path).map((page) => meta(page, 'meta[name="twitter:card"]'));
  expect(cardOf('/about')).toEqual(['summary_large_image']);
  expect(cardOf('/events/8/trio-brezina-hra-jazz')).toEqual(['summary']);
});

test('every page has the landmarks, and a first link that leads to its content', () => {
  for (const page of pages) {
    for (const landmark of ['main', 'body > header', 'body > footer']) one(page, landmark);
    expect(attribute(all(page, 'body a')[0] ?? one(page, 'a'), 'href'), page.path).toBe(`#${one(page, 'main').id}`);
  }
});

test('the page of an event leads back to all events and names its place among the pages', () => {
  const events = pages.filter(({ path }) => /^\/events\/\d+\//.test(path));
  expect(events.length).toBeGreaterThan(10);
  for (const page of events) {
    expect(
      all(page, 'main a').map((link) => attribute(link, 'href')),
      page.path,
    ).toContain('/events');
    const trail = all(page, 'script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.textContent))
      .find((data) => data['@type'] === 'BreadcrumbList');
    expect(
      trail?.itemListElement.map((item: { item: string }) => new URL(item.item).pathname),
      page.path,
    ).toEqual(['/', '/events', page.path]);
  }
});

test('the page of an event says how to get there: to the house all that is known, elsewhere the street', () => {
  const wayOf = (id: number) => {
    const page = pages.find(({ path }) => path.startsWith(`/events/${id}/`));
    if (page === undefined) throw new Error(`No page of event ${id}`);
    return text(one(page, '.event-way')).replaceAll('\u00a0', ' ');
  };
  for (const words of [
    'Javorová 12',
    'autobusy 11, 14, 27',
    'Za domom je desať miest',
    '+421 2 0000 0154',
    'Navigovať',
  ])
    expect(wayOf(8)).toContain(words);
  expect(wayOf(16)).toContain('Najkrajšievyhliadková 104');
  expect(wayOf(16)).toContain('Navigovať');
  expect(wayOf(16)).not.toContain('Zastávka');
});

test('only events that take place are offered for sale and for calendars', () => {
  const isOffer = /^https:|\.ics$/;
  for (const page of pages.filter(({ path }) => /^\/events\/\d+\//.test(path))) {
    const isCancelled = text(one(page, 'main')).includes('Toto podujatie je zrušené.');
    const offers = all(page, '.event-article-facts .button').filter((link) =>
      isOffer.test(attribute(link, 'href') ?? ''),
    );
    expect(offers.length > 0, page.path).toBe(!isCancelled);
  }
});

test('pages for every kind of event are among those checked', () => {
  const words = (page: BuiltPage) => text(one(page, 'main'));
  const events = pages.filter(({ path }) => /^\/events\/\d+\//.test(path));
  const kinds: Record<string, (page: BuiltPage) => boolean> = {
    cancelled: (page) => words(page).includes('Toto podujatie je zrušené.'),
    moved: (page) => words(page).includes('Pôvodný termín'),
    'without a picture': (page) => words(page).includes('No image available'),
    'with a very long title': (page) => text(one(page, 'h1')).length > 120,
    'with photos': (page) => all(page, '#galeria').length > 0,
    ended: (page) => words(page).includes('Toto podujatie sa už skončilo.'),
  };
  for (const [kind, isOfKind] of Object.entries(kinds)) expect(events.some(isOfKind), kind).toBe(true);
});

/** Screen reader texts cannot end a line. */
function visibleText(node: DOMNode): string {
  if (!(node instanceof HtmlElement)) return decodeEntities(node.textContent);
  if (/^(script|style|template|svg)$/.test(node.tagName) || node.classList.contains('visually-hidden')) return '';
  return node.childNodes.map(visibleText).join('');
}

const LITERALS = /O nás|Meno a priezvisko|Vyhlásenie o prístupnosti/g;

test('no preposition of one letter stands alone at the end of a line', () => {
  const lone = /(?<![\p{L}\p{N}.])[kszvouai] (?=[\p{L}\p{N}„(])/iu;
  const found = new Map<string, string>();
  for (const page of pages)
    for (const shown of [
      ...all(page, 'h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, label, button, summary').map(visibleText),
      // Browsers show the description when the picture fails to load.
      ...all(page, 'img').map((picture) => attribute(picture, 'alt') ?? ''),
    ]) {
      const words = shown.replace(LITERALS, '');
      const match = lone.exec(words);
      if (match) found.set(words.slice(Math.max(0, match.index - 20), match.index + 25).trim(), page.path);
    }
  expect([...found].map(([words, path]) => `${path}: …${words}…`)).toEqual([]);
});
