import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_SITE_URL } from '../support/build-site.ts';
import { all, attribute, builtPages, one, text } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const pages = await builtPages();
const eventPages = pages.filter(({ path }) => /^\/events\/\d+\//.test(path));
const paths = new Set(pages.map(({ path }) => path));
const xml = new XMLParser({ isArray: (name) => name === 'item' || name === 'url' });
const read = (file: string) => readFile(join(TEST_SITE_DIR, file), 'utf8');
const pathOf = (address: string) => address.slice(TEST_SITE_URL.length);

test('the sitemap names every page that search engines may show, and no other', async () => {
  const sitemap = z
    .object({ urlset: z.object({ url: z.array(z.object({ loc: z.string(), lastmod: z.iso.date().optional() })) }) })
    .parse(xml.parse(await read('sitemap.xml')));
  const named = sitemap.urlset.url.map(({ loc }) => loc.replace(/\/$/, ''));
  const indexed = pages.filter((page) => all(page, 'link[rel="canonical"]').length > 0);
  expect(new Set(named)).toEqual(new Set(indexed.map(({ path }) => (TEST_SITE_URL + path).replace(/\/$/, ''))));
  expect(named).toHaveLength(new Set(named).size);
});

test('the rules for robots name the sitemap and hide nothing by name', async () => {
  const robots = await read('robots.txt');
  expect(robots).toContain(`Sitemap: ${TEST_SITE_URL}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/[^\n]*(admin|login|newsletter)/);
});

test('entries of the RSS feed lead to pages of events, each once', async () => {
  const feed = z
    .object({
      rss: z.object({
        channel: z.object({ item: z.array(z.object({ title: z.string(), link: z.string(), guid: z.string() })) }),
      }),
    })
    .parse(new XMLParser({ isArray: (name) => name === 'item', parseTagValue: false }).parse(await read('rss.xml')));
  const { item } = feed.rss.channel;
  expect(item.length).toBeGreaterThan(5);
  expect(new Set(item.map(({ guid }) => guid.replace(/^.*>/, ''))).size).toBe(item.length);
  for (const { link } of item) expect(paths.has(pathOf(link)), link).toBe(true);
});

test('every page tells readers of feeds where they are', () => {
  for (const page of pages)
    expect(
      all(page, 'link[rel="alternate"]').map((link) => attribute(link, 'href')),
      page.path,
    ).toEqual(['/rss.xml', '/events.ics']);
});

test('the calendar can be read, and each entry leads to the page of its event', async () => {
  const events = new ICAL.Component(ICAL.parse(await read('events.ics'))).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(10);
  for (const event of events)
    expect(paths.has(pathOf(String(event.getFirstPropertyValue('url')))), String(event)).toBe(true);
});

test('every event has a calendar file of its own with the title and start that its page shows', async () => {
  for (const page of eventPages) {
    const entries = new ICAL.Component(ICAL.parse(await read(`${page.path}.ics`)))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    const listed = all(page, '.event-dates time');
    const times = listed.length > 0 ? listed : [one(page, 'dd time')];
    const title = text(one(page, 'h1')).replaceAll('\u00a0', ' ');
    for (const { summary } of entries)
      expect(summary.replaceAll('\u00a0', ' ').replace(/^(?:Zrušené|Presunuté): /, ''), page.path).toBe(title);
    expect(
      entries.map(({ startDate }) => startDate.toUnixTime() * 1000),
      page.path,
    ).toEqual(times.map((time) => Date.parse(attribute(time, 'datetime') ?? attribute(time, 'dateTime') ?? '')));
  }
});
