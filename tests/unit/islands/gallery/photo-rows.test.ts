import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoPages, photoRows, photoShape, rowShare } from '../../../../src/islands/gallery/photo-rows.ts';
import { cases } from '../../../support/property-cases.ts';

const LANDSCAPE = { width: 1600, height: 1067 };
const PORTRAIT = { width: 1067, height: 1600 };

function lengths(rows: ReturnType<typeof photoRows>): number[] {
  return rows.map(({ photos }) => photos.length);
}

describe('photoShape', () => {
  test('is the shape closest to the picture', () => {
    expect(photoShape(LANDSCAPE)).toBe('landscape-3-2');
    expect(photoShape(PORTRAIT)).toBe('portrait-2-3');
    expect(photoShape({ width: 1600, height: 1200 })).toBe('landscape-4-3');
    expect(photoShape({ width: 1000, height: 1040 })).toBe('square');
    expect(photoShape({ width: 3000, height: 800 })).toBe('landscape-16-9');
  });
});

describe('photoPages', () => {
  test('has six photos a page', () => {
    expect(photoPages(Array.from({ length: 13 }, (_, index) => index)).map((page) => page.length)).toEqual([6, 6, 1]);
    expect(photoPages([])).toEqual([]);
  });
});

describe('photoRows', () => {
  test('puts two large pictures over four small ones, and on the next page the other way round', () => {
    const six = Array.from({ length: 6 }, () => LANDSCAPE);
    expect(lengths(photoRows(six, false))).toEqual([2, 4]);
    expect(lengths(photoRows(six, true))).toEqual([4, 2]);
  });

  test('takes more portraits into a row, so that it does not become taller than a screen', () => {
    expect(lengths(photoRows([PORTRAIT, PORTRAIT, LANDSCAPE, LANDSCAPE, LANDSCAPE, LANDSCAPE], false))).toEqual([3, 3]);
    expect(lengths(photoRows([PORTRAIT, PORTRAIT, PORTRAIT, PORTRAIT, PORTRAIT, PORTRAIT], false))).toEqual([6]);
  });

  test('leaves a single picture its size instead of blowing it up', () => {
    expect(photoRows([LANDSCAPE], false)).toEqual([{ photos: [LANDSCAPE], isShort: true }]);
    expect(photoRows([LANDSCAPE, LANDSCAPE, LANDSCAPE], true)).toEqual([
      { photos: [LANDSCAPE, LANDSCAPE, LANDSCAPE], isShort: false },
    ]);
  });

  test('keeps every photo, once and in order', () => {
    const photo = fc.record({
      width: fc.integer({ min: 100, max: 4000 }),
      height: fc.integer({ min: 100, max: 4000 }),
    });
    fc.assert(
      fc.property(fc.array(photo, { maxLength: 6 }), fc.boolean(), (photos, leadsLast) => {
        expect(photoRows(photos, leadsLast).flatMap((row) => row.photos)).toEqual(photos);
      }),
      cases(),
    );
  });
});

describe('rowShare', () => {
  test('says how much of the width a photo takes', () => {
    expect(rowShare(LANDSCAPE, [LANDSCAPE, LANDSCAPE])).toBe(50);
    expect(rowShare(PORTRAIT, [PORTRAIT, LANDSCAPE, LANDSCAPE])).toBe(18);
    expect(rowShare(LANDSCAPE, [LANDSCAPE])).toBe(63);
  });
});
