import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { siteContentOf } from '../../../src/content-files/site-content.ts';
import { eventsCalendar } from '../../../src/feeds/calendar.ts';
import { eventsRss } from '../../../src/feeds/rss.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');

test('hidden photos are not on the site, and a gallery with nothing else is none', () => {
  const { tree } = contentSource('content', 'public/storage').read();
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

test('control characters, as texts pasted from other programs hold them, reach neither pages nor feeds', async () => {
  const { tree } = contentSource('content', 'public/storage').read();
  const fields = [
    'id: 1',
    'title: "Jazz\\vv\\bdome"',
    'start_date: 2026-12-05T18:00',
    'location: "Veľká\\x1fsála"',
    'is_paid: false',
  ];
  const { content } = judgeContentFile(
    'events/0001-jazz.md',
    `---\n${fields.join('\n')}\n---\nHrá\u000b trio.\n\n\u0008Ladí\u001b.\n`,
  );
  if (content?.kind !== 'events') throw new Error('The event is broken');
  const { events, settings, nowMs } = siteContentOf({ ...tree, events: [content.event] }, NOW);
  expect(events[0]).toMatchObject({ title: 'Jazz v dome', location: 'Veľká sála', text: 'Hrá trio. Ladí.' });
  const context = { site: settings.site, siteUrl: 'https://www.kdriviera.example', nowMs };
  const rss = await eventsRss(events, context);
  expect(XMLValidator.validate(rss)).toBe(true);
  for (const feed of [rss, eventsCalendar(events, context)]) expect(feed).not.toMatch(/[^\P{Cc}\r\n]/u);
});
