import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundedIndex,
  boundedPan,
  MAX_ZOOM,
  nextZoom,
  swipeStep,
  thumbnailWindow,
} from '../../../../src/islands/gallery/viewer-rules.ts';
import { cases } from '../../../support/property-cases.ts';

describe('boundedIndex', () => {
  test('ends at the first and the last photo', () => {
    expect(boundedIndex(-1, 12)).toBe(0);
    expect(boundedIndex(12, 12)).toBe(11);
    expect(boundedIndex(5, 12)).toBe(5);
    expect(boundedIndex(1, 1)).toBe(0);
  });
});

describe('thumbnailWindow', () => {
  test('shows ten photos before and ten after the current one', () => {
    expect(thumbnailWindow(15, 40)).toEqual({ from: 5, to: 26 });
  });

  test('is cut off at both ends', () => {
    expect(thumbnailWindow(0, 40)).toEqual({ from: 0, to: 11 });
    expect(thumbnailWindow(39, 40)).toEqual({ from: 29, to: 40 });
    expect(thumbnailWindow(2, 4)).toEqual({ from: 0, to: 4 });
  });

  test('always holds the current photo and never more than 21', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
        const current = seed % count;
        const { from, to } = thumbnailWindow(current, count);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        expect(current).toBeGreaterThanOrEqual(from);
        expect(current).toBeLessThan(to);
        expect(to - from).toBeLessThanOrEqual(21);
      }),
      cases(),
    );
  });
});

describe('swipeStep', () => {
  test('takes 50 px for a swipe and less for a slip', () => {
    expect([-50, -49, 0, 49, 50].map(swipeStep)).toEqual([1, 0, 0, 0, -1]);
  });

  test('moves by one however long the swipe', () => {
    expect(swipeStep(-2000)).toBe(1);
    expect(swipeStep(2000)).toBe(-1);
  });
});

describe('nextZoom', () => {
  test('goes through the steps and stays at the last one', () => {
    expect([1, 1.5, 2, 3].map((scale) => nextZoom(scale, 'in'))).toEqual([1.5, 2, 3, MAX_ZOOM]);
    expect([3, 2, 1.5, 1].map((scale) => nextZoom(scale, 'out'))).toEqual([2, 1.5, 1, 1]);
  });

  test('finds the next step from where a pinch has ended', () => {
    expect(nextZoom(1.72, 'in')).toBe(2);
    expect(nextZoom(1.72, 'out')).toBe(1.5);
  });
});

describe('boundedPan', () => {
  test('keeps the edge of the picture at the edge of the stage', () => {
    expect(boundedPan(900, 1500, 1000)).toBe(250);
    expect(boundedPan(-900, 1500, 1000)).toBe(-250);
    expect(boundedPan(100, 1500, 1000)).toBe(100);
  });

  test('keeps a picture smaller than the stage in the middle', () => {
    expect(boundedPan(300, 600, 1000)).toBeCloseTo(0);
  });
});
