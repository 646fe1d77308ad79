import { expect, test } from 'vitest';
import { BANNER_RULES, type BannerValues, NEW_BANNER } from '../../../../src/admin/banners/banner-values.ts';
import { fieldProblems } from '../../../../src/admin/entries/entry-kind.ts';

const validateBanner = (values: BannerValues) => fieldProblems(BANNER_RULES, values);

const BANNER = {
  ...NEW_BANNER,
  title: 'Ples',
  banner_image: { image_path: 'm/ples.webp', alt_text: '', width: 3, height: 2 },
};

test('a banner that shows always needs a picture and a title', () => {
  expect(validateBanner(BANNER)).toEqual({});
  expect(validateBanner(NEW_BANNER)).toEqual({ banner_image: 'Vyberte obrázok.', title: 'Napíšte nadpis.' });
});

test.each([
  ['2026-12-05T', 'Doplňte aj čas, napríklad 18:00.'],
  ['T18:00', 'Doplňte aj deň, napríklad 5.\u00a012.\u00a02026.'],
  ['2026-12-05T25:00', '„25:00“ nie je čas. Napíšte napríklad 18:00.'],
  ['32. 13.T18:00', '„32. 13.“ nie je dátum. Napíšte napríklad 20.\u00a012.\u00a02026.'],
])('of %s, which is no moment, what is wrong is said', (typed, problem) => {
  expect(validateBanner({ ...BANNER, from: typed })).toEqual({ from: problem });
  expect(validateBanner({ ...BANNER, until: typed })).toEqual({ until: problem });
});

test('an end of which only the time was typed is on the day of its start', () => {
  const typed = { ...BANNER, from: '2026-12-05T18:00', until: 'T20:00' };
  expect(validateBanner(typed)).toEqual({});
  expect(BANNER_RULES.toFields(typed)).toMatchObject({ from: '2026-12-05T18:00', until: '2026-12-05T20:00' });
});
