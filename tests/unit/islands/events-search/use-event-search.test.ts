import { describe, expect, test } from 'vitest';
import {
  addressWithRange,
  differOnlyInRange,
  rangeFromAddress,
} from '../../../../src/islands/events-search/use-event-search.ts';

const HOME = 'https://riviera.example/';
const DECEMBER = { start: '2026-12-01', end: '2026-12-31' };

describe('the range in the address', () => {
  test('is read as it was written', () => {
    const address = addressWithRange(HOME, DECEMBER);
    expect(address).toBe(`${HOME}?od=2026-12-01&do=2026-12-31`);
    expect(rangeFromAddress(address)).toEqual(DECEMBER);
  });

  test.each([
    '',
    '?od=2026-12-01',
    '?do=2026-12-31',
    '?od=2026-02-30&do=2026-12-31',
    '?od=zajtra&do=',
    '?od=%00&do=%ff',
  ])('is ignored when %j names no two real days', (search) => {
    expect(rangeFromAddress(`${HOME}${search}`)).toBeNull();
  });

  test('is put in order when the days are the wrong way round', () => {
    expect(rangeFromAddress(`${HOME}?od=2026-12-31&do=2026-12-01`)).toEqual(DECEMBER);
  });

  test('leaves the rest of the address alone', () => {
    expect(addressWithRange(`${HOME}?utm=list&od=2025-01-01&do=2025-01-02#obsah`, DECEMBER)).toBe(
      `${HOME}?utm=list&od=2026-12-01&do=2026-12-31#obsah`,
    );
    expect(addressWithRange(`${HOME}?utm=list&od=2025-01-01&do=2025-01-02`, null)).toBe(`${HOME}?utm=list`);
  });

  test('addresses of two searches are the same page, other pages and places are not', () => {
    expect(differOnlyInRange(HOME, `${HOME}?od=2026-12-01&do=2026-12-31`)).toBe(true);
    expect(differOnlyInRange(HOME, `${HOME}events`)).toBe(false);
    expect(differOnlyInRange(HOME, `${HOME}#obsah`)).toBe(false);
  });
});
