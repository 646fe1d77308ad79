import { expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_SITE_URL } from '../support/build-site.ts';
import { all, attribute, type BuiltPage, builtPage, builtPages, one, text } from '../support/built-pages.ts';

const pages = await builtPages();
const eventPages = pages.filter(({ path }) => /^\/events\/\d+\//.test(path));

const eventSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Event'),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }).optional(),
  previousStartDate: z.iso.datetime({ offset: true }).optional(),
  eventStatus: z.enum([
    'https://schema.org/EventScheduled',
    'https://schema.org/EventCancelled',
    'https://schema.org/EventRescheduled',
  ]),
  location: z.object({
    '@type': z.literal('Place'),
    name: z.string(),
    address: z.union([z.string(), z.object({ streetAddress: z.string(), addressLocality: z.string() })]),
  }),
  image: z.array(z.string()).optional(),
  offers: z.object({ url: z.string(), price: z.number().optional() }).optional(),
});

function structuredData(page: BuiltPage): unknown[] {
  return all(page, 'script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent));
}

function eventOf(page: BuiltPage) {
  const data = structuredData(page).find((item) => z.object({ '@type': z.literal('Event') }).safeParse(item).success);
  return eventSchema.parse(data);
}

const plain = (words: string) => words.replace(/[\s\u00a0]+/g, ' ').trim();

test('the structured data of every page can be read', () => {
  for (const page of pages) expect(() => structuredData(page), page.path).not.toThrow();
});

test('an event says of itself what its page shows', () => {
  expect(eventPages.length).toBeGreaterThan(10);
  for (const page of eventPages) {
    const event = eventOf(page);
    const shown = plain(text(one(page, 'article.event-article')));
    expect(plain(event.name), page.path).toBe(plain(text(one(page, 'h1'))));
    expect(event.url).toBe(TEST_SITE_URL + page.path);
    const time = one(page, 'dd time[data-date-part]');
    expect(event.startDate, page.path).toBe(attribute(time, 'datetime') ?? attribute(time, 'dateTime'));
    expect(shown, page.path).toContain(plain(event.description).slice(0, 60));
    for (const part of event.location.name.split(', ')) expect(shown, page.path).toContain(plain(part));
    const price = event.offers?.price;
    if (price !== undefined && price > 0) expect(shown, page.path).toContain(`${String(price).replace('.', ',')} €`);
    for (const image of event.image ?? []) expect(page.html, page.path).toContain(new URL(image).pathname);
  }
});

test('the status of an event is the one its page shows', () => {
  const statuses = new Set<string>();
  for (const page of eventPages) {
    const { eventStatus, previousStartDate } = eventOf(page);
    const badges = all(page, '.event-article .badge--alert').map((badge) => text(badge));
    const [beside] = all(page, '[data-date-part="place"]').map((place) => /presunutý/.exec(text(place))?.[0]);
    const word = beside ?? badges[0] ?? '';
    const expected =
      { zrušené: 'EventCancelled', presunuté: 'EventRescheduled', presunutý: 'EventRescheduled' }[word] ??
      'EventScheduled';
    expect(eventStatus, page.path).toBe(`https://schema.org/${expected}`);
    expect(previousStartDate !== undefined, page.path).toBe(
      /Pôvodný termín|pôvodne/.test(text(one(page, 'article.event-article'))),
    );
    statuses.add(expected);
  }
  expect(statuses).toEqual(new Set(['EventScheduled', 'EventCancelled', 'EventRescheduled']));
});

test('the home page names the house and the place', async () => {
  const page = await builtPage('/');
  const [graph] = structuredData(page).map((data) =>
    z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(data),
  );
  expect(graph?.['@graph'].map((item) => item['@type'])).toEqual(['Organization', 'EventVenue']);
});
