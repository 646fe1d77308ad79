// Only this file judges the sample; other tests live on tests/house.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { laterFile, weeksIn } from '../../scripts/sample/later-file.ts';
import { isSample } from '../../scripts/sample/sample-age.ts';
import { contentSource } from '../../src/content-files/content-source.ts';
import { readContentTree } from '../../src/content-files/content-tree.ts';
import { isPublished } from '../../src/domain/events/publishing-window.ts';
import { addDays, isoDay, monthsBetween } from '../../src/domain/time/calendar-day.ts';
import { DAY_MS } from '../../src/domain/time/clock.ts';
import { startOfDay, toEpochMs } from '../../src/domain/time/wall-clock.ts';
import { endsAt } from '../../src/domain/time/written-moment.ts';
import { TEST_NOW } from '../support/build-site.ts';

/** The exchange 0000 does not exist. */
const INVENTED_PHONE = /^\+421 2 0000 01\d\d$/;
/** Legal texts have to name these. */
const NAMED_AUTHORITIES = /^(openstreetmap\.org|dataprotection\.gov\.sk|mirri\.gov\.sk)$/;

/** `5. decembra`, `5. 12.` */
const NAMED_DAY =
  /\d\.\s?(?:\d|januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra)/u;

const nowMs = Date.parse(TEST_NOW);
const content = contentSource('content', 'public/storage').read().tree;
const events = content.events.filter((event) => isPublished(event, nowMs));
const countWords = (markdown: string) => markdown.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

async function contentTexts(): Promise<Map<string, string>> {
  const entries = await readdir('content', { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
}

async function mentions(pattern: RegExp): Promise<[found: string, file: string][]> {
  return [...(await contentTexts())].flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map((match): [string, string] => [match[1] ?? match[0], file]),
  );
}

test('no file holds what identifies a person: birth numbers, accounts, identity cards', async () => {
  expect(await mentions(/\b\d{6}\/\d{3,4}\b|\bSK\d{2}[ \d]{18,}|\b[A-Z]{2}\d{6}\b/g)).toEqual([]);
});

test('the accessibility statement has the parts that act 95/2019 requires, in their order', () => {
  const { body } = content.pages.accessibility;
  expect(body.match(/^##+ .*$/gm)).toEqual([
    '## Stav súladu',
    '## Neprístupný obsah',
    expect.stringMatching(/^### Nesúlad so smernicou/),
    expect.stringMatching(/^### Nesúlad s\svyhláškou/),
    '### Neprimerané zaťaženie',
    '### Obsah mimo rozsahu pôsobnosti',
    expect.stringMatching(/^## Vypracovanie vyhlásenia o\sprístupnosti$/),
    expect.stringMatching(/^## Spätná väzba a\skontaktné informácie$/),
    '## Vynucovacie konanie',
  ]);
  expect(body.slice(0, body.indexOf('## '))).toMatch(/zákonom č\.\s95\/2019[\s\S]*smernice[\s\S]*2016\/2102/);
});

// A centre that has put its own content here is not asked for what the sample promises.
describe.runIf(isSample(content))('the sample', () => {
  test('there are at least 120 events of three seasons from September to June, each told in 80 to 300 words', () => {
    expect(events.length).toBeGreaterThanOrEqual(120);
    const [first = '', ...starts] = events.map((event) => event.start_date).sort();
    const last = starts.at(-1) ?? '';
    expect([first.slice(5, 7), last.slice(5, 7)]).toEqual(['09', '06']);
    expect(monthsBetween(first.slice(0, 10), last.slice(0, 10))).toHaveLength(34);
    const tooShortOrLong = events
      .map((event) => ({ file: event.file, words: countWords(event.body) }))
      .filter(({ words }) => words < 80 || words > 300);
    expect(tooShortOrLong).toEqual([]);
  });

  test('no two events tell the same', () => {
    expect(new Set(events.map((event) => event.title)).size).toBe(events.length);
    expect(new Set(events.map((event) => event.body.trim())).size).toBe(events.length);
  });

  test('on every day until the end of April 2027 at least six events are still to come', () => {
    const tooFew: string[] = [];
    for (let day = isoDay(nowMs); day <= '2027-04-30'; day = addDays(day, 1)) {
      const endOfDay = startOfDay(addDays(day, 1));
      const coming = events.filter((event) => event.status !== 'Zrušený' && toEpochMs(event.start_date) >= endOfDay);
      if (coming.length < 6) tooFew.push(`${day}: ${coming.length}`);
    }
    expect(tooFew).toEqual([]);
  });

  test('there is an event of every sort that pages have to cope with', () => {
    const lengthMs = (event: (typeof events)[number]) =>
      Date.parse(endsAt(event.start_date, event.end_date)) - toEpochMs(event.start_date);
    const sorts: Record<string, (event: (typeof events)[number]) => boolean> = {
      free: (event) => event.is_paid === false,
      'paid, with a price': (event) => event.is_paid === true && event.price_text !== undefined,
      'paid, without a price': (event) => event.is_paid === true && event.price_text === undefined,
      'with a ticket link': (event) => event.rezervovane_sk_url !== undefined,
      cancelled: (event) => event.status === 'Zrušený',
      moved: (event) => event.status === 'Presunutý' && event.previous_start_date !== undefined,
      'without a picture': (event) => event.poster_image === undefined,
      'without an end': (event) => event.end_date === undefined,
      'ending at midnight': (event) => event.end_date?.endsWith('T00:00') === true,
      'several weeks long': (event) => lengthMs(event) > 14 * DAY_MS,
      'somewhere else': (event) => event.lat !== undefined,
      'with a very long title': (event) => event.title.length > 120,
      'with special characters': (event) => /[&<>"'„“]/.test(event.title),
      'with an old address': (event) => (event.former_slugs ?? []).length > 0,
    };
    for (const [sort, isOfSort] of Object.entries(sorts)) expect(events.some(isOfSort), sort).toBe(true);
    expect(new Set(events.map((event) => event.kind)).size).toBeGreaterThanOrEqual(8);
  });

  test('there are at least 12 galleries of 6 to 40 photos, with captions and credits', () => {
    expect(content.galleries.length).toBeGreaterThanOrEqual(12);
    for (const { event_id, photos } of content.galleries) {
      expect(photos.length, `gallery ${event_id}`).toBeGreaterThanOrEqual(6);
      expect(photos.length, `gallery ${event_id}`).toBeLessThanOrEqual(40);
      for (const photo of photos) expect(photo.alt_text, `gallery ${event_id}, photo ${photo.id}`).not.toBe('');
    }
    const photos = content.galleries.flatMap((gallery) => gallery.photos);
    expect(Math.max(...content.galleries.map((gallery) => gallery.photos.length))).toBe(40);
    expect(photos.filter((photo) => photo.caption !== undefined).length).toBeGreaterThan(photos.length / 3);
    expect(photos.filter((photo) => photo.credit !== undefined).length).toBeGreaterThan(photos.length / 3);
  });

  test('there are four banners, eight partners, four supporters, three flagship events and three rooms', () => {
    expect(content.banners).toHaveLength(4);
    expect(content.partners.partners).toHaveLength(8);
    expect(content.partners.supporters).toHaveLength(4);
    expect(content['flagship-events']).toHaveLength(3);
    expect(content.rooms).toHaveLength(3);
    expect(content.team).toHaveLength(3);
  });

  test('its rooms, its prices, and its kinds and terms of hire are the ones it was made with', () => {
    expect(content.rooms.map(({ id, label }) => [id, label])).toEqual([
      ['velka-sala', 'Veľká sála (250 osôb)'],
      ['mala-sala', 'Malá sála (50-100 osôb)'],
      ['foyer', 'Foyer'],
    ]);
    expect(content.hire).toEqual({
      kinds: ['Svadba', 'Konferencia', 'Koncert', 'Workshop', 'Výstava', 'Iné'],
      deposit_percent: 30,
      balance_days: 3,
      cancellation_days: 7,
      answer_hours: 24,
      notice_weeks: 2,
      big_notice_months: 1,
    });
    expect(content['price-list'].map(({ room, purpose, amount, unit }) => [room, purpose, amount, unit])).toEqual([
      ['velka-sala', 'komerčné', 90, 'hour'],
      ['velka-sala', 'nekomerčné', 13, 'hour'],
      ['mala-sala', 'komerčné', 60, 'hour'],
      ['mala-sala', 'nekomerčné', 10, 'hour'],
      [null, null, 40, 'hour'],
      [null, null, 20, 'hour'],
    ]);
  });

  test('three years later it is valid content still, and every event begins on its day of the week', async () => {
    const later = [...(await contentTexts())].map(([path, text]): [string, string] => {
      const file = relative('content', path).replaceAll('\\', '/');
      return [file, laterFile(file, text, 3)];
    });
    const result = readContentTree(new Map(later), () => true);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const { tree } = result;
    const dayOf = ({ start_date }: { start_date: string }) => start_date.slice(0, 10);
    expect(tree.events.map(dayOf)).toEqual(content.events.map((event) => addDays(dayOf(event), weeksIn(3) * 7)));
    expect(tree.hours.exceptions.map(({ date }) => date.slice(4))).toEqual(
      content.hours.exceptions.map(({ date }) => date.slice(4)),
    );
  });

  test('no banner and no notice names a day: it would stay when the dates of the sample are moved on', () => {
    const said = [...content.banners, ...content.notices].map((one) => JSON.stringify(one));
    expect(said.filter((words) => NAMED_DAY.test(words))).toEqual([]);
  });

  test('every mail address and web address ends in a reserved name, so that nothing ever reaches a stranger', async () => {
    const hosts = [
      ...(await mentions(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)),
      ...(await mentions(/https?:\/\/([^/\s"')>\]]+)/g)),
    ];
    expect(hosts.length).toBeGreaterThan(100);
    expect(hosts.filter(([host]) => !host.endsWith('.example') && !NAMED_AUTHORITIES.test(host))).toEqual([]);
  });

  test('every phone number is an invented one', async () => {
    const numbers = await mentions(/(?<![\d-])(\+\d[\d \u00a0]{7,}\d|\b0[29]\d{2}[ \u00a0]?\d{3}[ \u00a0]?\d{3}\b)/g);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter(([number]) => !INVENTED_PHONE.test(number.replaceAll('\u00a0', ' ')))).toEqual([]);
  });

  test('the terms of use have eight sections and were last updated on 24 July 2025', () => {
    const { updated, body } = content.pages.terms;
    expect(updated).toBe('2025-07-24');
    expect(body.match(/^## /gm)).toHaveLength(8);
  });

  test('the accessibility statement was reviewed within a year', () => {
    const ageDays = (nowMs - startOfDay(content.pages.accessibility.reviewed ?? '')) / DAY_MS;
    expect(ageDays).toBeGreaterThanOrEqual(0);
    expect(ageDays).toBeLessThanOrEqual(365);
  });
});
