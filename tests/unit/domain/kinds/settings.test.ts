import { expect, test } from 'vitest';
import { parseContentPath } from '../../../../src/domain/content/collections.ts';
import { PAGES } from '../../../../src/domain/kinds/pages.ts';
import { EDITABLES, SETTINGS } from '../../../../src/domain/kinds/settings.ts';

test('every setting stands under its own name, and its file is known by it', () => {
  expect(Object.values(EDITABLES).map(({ name }) => name)).toEqual(Object.keys(EDITABLES));
  for (const { name, file } of Object.values(SETTINGS))
    expect(parseContentPath(file)).toEqual({ kind: 'setting', name });
  for (const { name, file } of Object.values(PAGES)) expect(parseContentPath(file)).toEqual({ kind: 'pages', name });
  for (const file of ['texts/faq.json', 'faq.md', 'pages/faq.md', 'toString.json', 'unknown.json'])
    expect(parseContentPath(file)).toBeNull();
});

test('what a centre has without a file is valid', () => {
  const unsaid = Object.values(SETTINGS).filter(({ whenMissing }) => whenMissing !== undefined);
  expect(unsaid.map(({ name }) => name)).toEqual(['look', 'hire', 'event-kinds', 'hours', 'notices']);
  for (const { schema, whenMissing } of unsaid) expect(schema.parse(whenMissing)).toEqual(whenMissing);
});

test('pictures are named with the place of the file that asks for them', () => {
  const partner = { name: 'Lístok+', url: 'https://listok.example/', logo: 'misc/a.png', width: 2, height: 1 };
  const supporters = [partner, { ...partner, logo: 'misc/b.png' }];
  expect(SETTINGS.partners.picturesOf?.({ partners: [partner], supporters })).toEqual([
    ['partners[1].logo', 'misc/a.png'],
    ['supporters[1].logo', 'misc/a.png'],
    ['supporters[2].logo', 'misc/b.png'],
  ]);
  const picture = (image_path: string) => ({ image_path, alt_text: '', width: 3, height: 2 });
  const hody = { id: 'hody', name: 'Hody', season: 'máj', description: 'Tri dni.' };
  expect(
    SETTINGS['flagship-events'].picturesOf?.([
      { ...hody, images: [] },
      { ...hody, images: [picture('misc/a.webp'), picture('misc/b.webp')] },
    ]),
  ).toEqual([
    ['[2].images', 'misc/a.webp'],
    ['[2].images', 'misc/b.webp'],
  ]);
});
