import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComingEvent } from '../../src/domain/events/coming-events.ts';
import { TEST_NOW } from '../support/build-site.ts';
import { all, attribute, builtPage, builtPages, one, text } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const eventPages = (await builtPages()).filter(({ path }) => /^\/events\/\d+\//.test(path));

test('pages of past events carry a place for what is coming, others only in case their event ends', () => {
  for (const page of eventPages) {
    const ends = attribute(one(page, '.event-article'), 'data-ends') ?? '';
    const after = one(page, '[data-after-event]');
    expect(after.getAttribute('hidden') === null, page.path).toBe(Date.parse(ends) <= Date.parse(TEST_NOW));
  }
});

test('the file of coming events names pages that exist, and dates that are not over', async () => {
  const coming = JSON.parse(await readFile(join(TEST_SITE_DIR, 'events/coming.json'), 'utf8')) as ComingEvent[];
  const paths = new Set(eventPages.map(({ path }) => path));
  expect(coming.length).toBeGreaterThan(5);
  for (const { id, slug, dates } of coming) {
    expect(paths).toContain(`/events/${id}/${slug}`);
    const todayMs = Date.parse('2026-11-21T00:00:00+01:00');
    for (const { ends_at } of dates) expect(Date.parse(ends_at)).toBeGreaterThan(todayMs);
  }
});

test('the contact page says the access of the house in one section, with every room and whom to ask', async () => {
  const page = await builtPage('/contact');
  expect(all(page, '#pristupnost dt').length).toBe(all(page, '[data-room-card]').length);
  const ways = all(page, '#pristupnost a').map((link) => attribute(link, 'href')?.split(':')[0]);
  expect(ways).toEqual(['tel', 'mailto']);
  expect(text(one(page, '#ako-k-nam'))).not.toContain('Bez schodov');
});
