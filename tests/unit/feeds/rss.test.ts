import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PublishedEvent } from '../../../src/domain/events/published-event.ts';
import { eventsRss } from '../../../src/feeds/rss.ts';
import { checkXml } from '../../support/check-xml.ts';
import { makeDate, makeEventOn, makePublishedEvent } from '../../support/content-factories.ts';
import { makeSite } from '../../support/make-site.ts';

const CONTEXT = {
  site: makeSite(),
  siteUrl: 'https://www.kdriviera.example',
  nowMs: Date.parse('2026-11-21T09:00:00+01:00'),
};

const item = z.object({
  title: z.string(),
  link: z.string(),
  guid: z.object({ '#text': z.string(), '@_isPermaLink': z.string() }),
  pubDate: z.string(),
  description: z.string(),
});
const feed = z.object({
  rss: z.object({
    channel: z.object({
      title: z.string(),
      link: z.string(),
      language: z.string(),
      'atom:link': z.object({ '@_href': z.string(), '@_rel': z.string() }),
      item: z.array(item),
    }),
  }),
});

async function read(events: readonly PublishedEvent[]) {
  const xml = await eventsRss(events, CONTEXT);
  checkXml(xml);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (_name, path) => path === 'rss.channel.item',
  });
  return feed.parse(parser.parse(xml)).rss.channel;
}

test('the channel names itself, its language and its own address', async () => {
  const channel = await read([makePublishedEvent()]);
  expect(channel.title).toBe('Kultúrny dom Riviéra – podujatia');
  expect(channel.link).toBe('https://www.kdriviera.example');
  expect(channel.language).toBe('sk');
  expect(channel['atom:link']).toMatchObject({ '@_href': 'https://www.kdriviera.example/rss.xml', '@_rel': 'self' });
});

test('an entry has an absolute address, an identity without it and the date of its last change', async () => {
  const channel = await read([makePublishedEvent({ updated_at: '2026-11-01T10:00:00+01:00' })]);
  expect(channel.item[0]).toMatchObject({
    title: 'Vianočný koncert',
    link: 'https://www.kdriviera.example/events/1/vianocny-koncert',
    guid: { '#text': 'event-1', '@_isPermaLink': 'false' },
    pubDate: 'Sun, 01 Nov 2026 09:00:00 GMT',
  });
});

test('an entry whose last change is unknown stands at the start of the event, but never later than the build', async () => {
  const channel = await read([makeEventOn('2026-11-07', { id: 1 }), makeEventOn('2026-12-05', { id: 2 })]);
  expect(channel.item.map(({ guid, pubDate }) => [guid['#text'], pubDate])).toEqual([
    ['event-2', 'Sat, 21 Nov 2026 08:00:00 GMT'],
    ['event-1', 'Sat, 07 Nov 2026 17:00:00 GMT'],
  ]);
});

test('the description is HTML with time, place and price, and its links work away from the site', async () => {
  const channel = await read([
    makePublishedEvent({ description: '<p>Viac <a href="/about">o nás</a> &amp; dome.</p>' }),
  ]);
  const html = channel.item[0]?.description.replaceAll('\u00a0', ' ') ?? '';
  expect(html).toContain('<strong>sobota 5. decembra 2026, 18:00 – 20:00</strong>');
  expect(html).toContain('Divadelná sála, Kultúrny dom Riviéra');
  expect(html).toContain('Vstup: 8 €');
  expect(html).toContain('<a href="https://www.kdriviera.example/about">o nás</a> &amp; dome.');
});

test('markup in a title, a place or a price stays text', async () => {
  const fields = { title: 'Tom & <b>Jerry</b>', location: '<i>Dvorana</i>', price_text: '<u>8 €</u>' };
  const channel = await read([makePublishedEvent(fields)]);
  expect(channel.item[0]?.title).toBe('Tom & <b>Jerry</b>');
  expect(channel.item[0]?.description).toContain('&lt;i&gt;Dvorana&lt;/i&gt;');
  expect(channel.item[0]?.description).toContain('&lt;u&gt;8 €&lt;/u&gt;');
});

test.each([
  ['Zrušený', 'Zrušené: Vianočný koncert'],
  ['Presunutý', 'Presunuté: Vianočný koncert'],
] as const)('the title of an event with the status %s begins with it', async (staff_status, title) => {
  const channel = await read([makePublishedEvent({ staff_status })]);
  expect(channel.item[0]?.title).toBe(title);
});

test('a moved event says when it was to be, one without a price text only that it is paid', async () => {
  const moved = { staff_status: 'Presunutý', previous_start_date: '2026-11-28T18:00:00+01:00' } as const;
  const channel = await read([makePublishedEvent({ ...moved, is_paid: true, price_text: null })]);
  const html = channel.item[0]?.description.replaceAll('\u00a0', ' ') ?? '';
  expect(html).toContain('<br>Pôvodný termín: 28. novembra 2026 o 18:00<br>');
  expect(html).toContain('<br>Vstup: platený</p>');
});

test('the feed holds the next events and the newest entries, last changed first, each once', async () => {
  const past = Array.from({ length: 80 }, (_, index) =>
    makeEventOn('2025-12-05', {
      id: index + 1,
      updated_at: `2025-10-${String(1 + (index % 28)).padStart(2, '0')}T10:00:00+02:00`,
    }),
  );
  const next = makeEventOn('2026-12-01', { id: 100, updated_at: '2024-01-01T10:00:00+01:00' });
  const newest = makeEventOn('2025-12-06', { id: 101, updated_at: '2026-11-20T10:00:00+01:00' });
  const ids = (await read([...past, next, newest])).item.map((entry) => entry.guid['#text']);
  expect(ids[0]).toBe('event-101');
  expect(ids.at(-1)).toBe('event-100');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(31);
});

test('an event with several dates is one entry, with the date that comes next', async () => {
  const dates = [
    makeDate(1, '2026-11-17'),
    makeDate(2, '2026-11-24', { tickets: 'few-left' }),
    makeDate(3, '2026-12-01'),
  ];
  const channel = await read([makePublishedEvent({ dates })]);
  expect(channel.item.map(({ description }) => description.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringContaining(
      '<strong>utorok 24. novembra 2026, 18:00 – 20:00</strong><br>ďalší termín (2. z 3)<br>zostáva málo miest<br>',
    ),
  ]);
});
