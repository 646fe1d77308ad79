import { expect, test } from 'vitest';
import { contentWarnings } from '../../../src/content-files/content-warnings.ts';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';

const EVENT = `---
id: 7
title: Letný koncert
start_date: 2026-12-05T18:00
is_paid: false
poster_image: events/0007.webp
poster_alt: Plagát k podujatiu
---
Text.
`;

test('descriptions that say nothing, and those that are missing, are told by file and field', () => {
  const event = judgeContentFile('events/0007-letny-koncert.md', EVENT).content;
  const photo = (id: number, alt_text: string | null) => ({
    id,
    image_path: `m/${id}.webp`,
    alt_text,
    width: 4,
    height: 3,
  });
  const photos = [photo(1, 'Zbor na javisku'), photo(2, null), photo(3, 'letný koncert'), photo(4, '')];
  const gallery = judgeContentFile('galleries/7.json', JSON.stringify({ photos })).content;
  if (event?.kind !== 'events' || gallery?.kind !== 'galleries') throw new Error('A file is broken');
  const told = contentWarnings({ events: [event.event], galleries: [gallery.gallery] });
  expect(told.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'events/0007-letny-koncert.md poster_alt',
    'galleries/7.json photos[2].alt_text',
    'galleries/7.json photos[3].alt_text',
  ]);
  expect(told[1]?.message).toContain('návštevníci ju neuvidia');
});
