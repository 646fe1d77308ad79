import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { siteContentOf } from '../../../src/content-files/site-content.ts';
import { eventsCalendar } from '../../../src/feeds/calendar.ts';
import { eventsRss } from '../../../src/feeds/rss.ts';
import { checkXml } from '../../support/check-xml.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

test('hidden photos are not on the site, and a gallery with nothing else is none', () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const before = siteContentOf(tree, NOW).galleries;
  const [[oneId = 0, onePhotos = []] = [], [otherId = 0, otherPhotos = []] = []] = [...before];
  const hiddenId = onePhotos[1]?.id;
  const galleries = tree.galleries.map((gallery) => ({
    ...gallery,
    photos: gallery.photos.map((photo) => {
      const isHidden = gallery.event_id === otherId || (gallery.event_id === oneId && photo.id === hiddenId);
      return isHidden ? { ...photo, hidden: true } : photo;
    }),
  }));
  const after = siteContentOf({ ...tree, galleries }, NOW).galleries;
  expect(otherPhotos.length).toBeGreaterThan(0);
  expect(after.has(otherId)).toBe(false);
  expect(after.get(oneId)?.map(({ id }) => id)).toEqual(onePhotos.map(({ id }) => id).filter((id) => id !== hiddenId));
  expect(after.size).toBe(before.size - 1);
});

function withPrepositions(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? `${value} v dome` : value;
  if (Array.isArray(value)) return value.map(withPrepositions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPrepositions(part)]));
}

test('every text of every file binds a word of one letter to the next', () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const { settings, pages, events, galleries, banners } = siteContentOf(withPrepositions(tree) as typeof tree, NOW);
  const texts = JSON.stringify({ settings, pages, events, galleries: [...galleries], banners });
  expect(texts.split('v\u00a0dome').length).toBeGreaterThan(200);
  expect(texts).not.toContain('v dome');
});

test('an event that names rooms and no place is in these rooms, by their names', () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const [hall, yard] = tree.rooms;
  const rooms = [hall?.id ?? '', yard?.id ?? ''];
  const placeOf = (fields: { rooms?: string[]; location?: string | undefined }) => {
    const events = tree.events.map((event) => ({ ...event, ...fields }));
    return new Set(siteContentOf({ ...tree, events }, NOW).events.map(({ location }) => location));
  };
  expect(placeOf({ rooms, location: undefined })).toEqual(new Set([`${hall?.name}, ${yard?.name}`]));
  expect(placeOf({ rooms, location: 'Pod lipou' })).toEqual(new Set(['Pod lipou']));
  expect(placeOf({ rooms: [], location: undefined })).toEqual(new Set([null]));
});

test('the address of a link keeps its spaces', () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const facebook = 'https://www.facebook.example/dom v doline';
  const site = { ...tree.site, links: { ...tree.site.links, facebook } };
  expect(siteContentOf({ ...tree, site }, NOW).settings.site.links.facebook).toBe(facebook);
});

test('pages name the house as its contacts do, whatever signs of Markdown are in its name', () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const address = { street: '1. mája 5', postal_code: '900 01', city: 'Hlinené', country: 'SK' };
  const phones = [{ label: 'Telefón', number: '+421 2 0000 0181' }];
  const site = { ...tree.site, name: 'Dom *hviezda*', address, email: 'dom@hlinene.example', phones };
  const body = '{{adresa}}\n\n{{ Názov }}: {{email}}, {{telefon}}.';
  const about = { ...tree.pages.about, title: 'Náš {{názov}}', description: 'Čo je {{názov}}?', body };
  const shown = siteContentOf({ ...tree, site, pages: { ...tree.pages, about } }, NOW).pages.about;
  expect([shown.title, shown.description]).toEqual(['Náš Dom *hviezda*', 'Čo je Dom *hviezda*?']);
  expect(shown.html.replaceAll('\u00a0', ' ')).toBe(
    [
      '<p>1. mája 5, 900 01 Hlinené</p>',
      '<p>Dom *hviezda*: <a href="mailto:dom@hlinene.example">dom@hlinene.example</a>, <a href="tel:+421200000181">+421 2 0000 0181</a>.</p>',
      '',
    ].join('\n'),
  );
});

test('control characters, as texts pasted from other programs hold them, reach neither pages nor feeds', async () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const fields = [
    'id: 1',
    'title: "Jazz\\vv\\bdome"',
    'start_date: 2026-12-05T18:00',
    'location: "Divadelná\\x1fsála"',
    'is_paid: false',
  ];
  const { content } = judgeContentFile(
    'events/0001-jazz.md',
    `---\n${fields.join('\n')}\n---\nHrá\u000b trio.\n\n\u0008Ladí\u001b.\n`,
  );
  if (content?.kind !== 'events') throw new Error('The event is broken');
  const { events, settings, nowMs } = siteContentOf({ ...tree, events: [content.event] }, NOW);
  expect(events[0]).toMatchObject({ title: 'Jazz v\u00a0dome', location: 'Divadelná sála', text: 'Hrá trio.\nLadí.' });
  const context = { site: settings.site, siteUrl: 'https://www.kdriviera.example', nowMs };
  const rss = await eventsRss(events, context);
  expect(() => checkXml(rss)).not.toThrow();
  for (const feed of [rss, eventsCalendar(events, context)]) expect(feed).not.toMatch(/[^\P{Cc}\r\n]/u);
});

test('no event was changed later than the build: such a moment counts as unknown until it has come', () => {
  const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
  const [first, ...others] = tree.events;
  if (first === undefined) throw new Error('The house has no event');
  const events = [{ ...first, updated_at: '2026-11-21T09:01' }, ...others];
  const changeAt = (nowMs: number) =>
    siteContentOf({ ...tree, events }, nowMs).events.find(({ id }) => id === first.id)?.updated_at;
  expect(changeAt(NOW)).toBeNull();
  expect(changeAt(NOW + 60_000)).toBe('2026-11-21T09:01:00+01:00');
});
