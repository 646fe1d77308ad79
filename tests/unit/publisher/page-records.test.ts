import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { nextChangeOf, siteContentOf } from '../../../src/content-files/site-content.ts';
import { carriedUntil } from '../../../src/domain/events/next-events.ts';
import { readDigest, readRecorder, valueDigest } from '../../../src/publisher/page-records.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();
const content = siteContentOf(tree, NOW);

test('what is read while a page is rendered is known by name', async () => {
  const recorder = readRecorder();
  const watched = recorder.watch(content);
  const { result, reads } = await recorder.record(async () => {
    const { settings, today } = watched;
    await Promise.resolve();
    return [settings.site.name, watched.pages.terms.title, today];
  });
  expect(result).toEqual([content.settings.site.name, content.pages.terms.title, '2026-11-21']);
  expect(reads).toEqual(['pages.terms', 'settings.site', 'today']);
});

test('what is read between pages belongs to none', async () => {
  const recorder = readRecorder();
  const watched = recorder.watch(content);
  expect(watched.events).toBe(content.events);
  expect((await recorder.record(async () => {})).reads).toEqual([]);
});

test('a page that looks at all settings has read each', async () => {
  const recorder = readRecorder();
  const watched = recorder.watch(content);
  const { reads } = await recorder.record(async () => Object.entries(watched.settings));
  expect(reads).toEqual(
    Object.keys(content.settings)
      .map((name) => `settings.${name}`)
      .sort(),
  );
});

test('two pages at once are refused: what each reads could not be told apart', async () => {
  const recorder = readRecorder();
  await recorder.record(async () => {
    await expect(recorder.record(async () => {})).rejects.toThrow('at once');
  });
});

test('a digest names what is read, not the object it is in', () => {
  const [first, ...rest] = content.events;
  if (first === undefined) throw new Error('There are no events');
  const same = { ...content, events: [{ ...first }, ...rest] };
  const other = { ...content, events: [{ ...first, title: 'Iný' }, ...rest] };
  expect(readDigest(same, 'events')).toBe(readDigest(content, 'events'));
  expect(readDigest(other, 'events')).not.toBe(readDigest(content, 'events'));
  expect(readDigest(other, 'settings.site')).toBe(readDigest(content, 'settings.site'));
});

test.each([
  [{ a: 1 }, { b: 1 }],
  [{ a: '1' }, { a: 1 }],
  [{ a: undefined }, {}],
  [['a', 'b'], ['a,b']],
  [['a'], { 0: 'a' }],
  [new Map([[1, 'a']]), new Map([[1, 'b']])],
  [null, 'null'],
])('%j and %j are told apart', (a, b) => {
  expect(valueDigest(a)).not.toBe(valueDigest(b));
});

test('without a change of files the site is built again only when an entry comes or goes', () => {
  const quiet = { ...tree, events: [], banners: [] };
  const nothing = { events: [], nowMs: NOW };
  expect(nextChangeOf(quiet, nothing)).toBeNull();
  const [event] = tree.events;
  if (event === undefined) throw new Error('There are no events');
  const coming = { ...event, publish_at: '2026-11-21T14:30' };
  const moment = Date.parse('2026-11-21T14:30:00+01:00');
  expect(nextChangeOf({ ...quiet, events: [coming] }, nothing)).toBe(moment);
  expect(nextChangeOf({ ...quiet, events: [{ ...coming, draft: true }] }, nothing)).toBeNull();
  expect(nextChangeOf({ ...quiet, events: [coming] }, { ...nothing, nowMs: moment })).toBeNull();
});

test('or when the home page runs out of the events it carries', () => {
  const quiet = { ...tree, events: [], banners: [] };
  const runsOutAt = carriedUntil(content.events, NOW);
  expect(runsOutAt).toBeGreaterThan(NOW + 14 * 24 * 60 * 60 * 1000);
  expect(nextChangeOf(quiet, content)).toBe(runsOutAt);
});
