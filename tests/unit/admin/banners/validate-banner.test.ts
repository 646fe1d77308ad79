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
  ['2026-12-05T', 'Doplňte aj hodinu, napríklad 18:00.'],
  ['T18:00', 'Doplňte aj deň, napríklad 5.\u00a012.\u00a02026.'],
  ['2026-12-05T25:00', 'Napíšte skutočný deň a\u00a0hodinu, napríklad 5.\u00a012.\u00a02026 a\u00a018:00.'],
])('of %s, which is no moment, what is wrong is said', (typed, problem) => {
  expect(validateBanner({ ...BANNER, from: typed })).toEqual({ from: problem });
  expect(validateBanner({ ...BANNER, until: typed })).toEqual({ until: problem });
});
