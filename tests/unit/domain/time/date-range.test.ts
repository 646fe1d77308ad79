import { describe, expect, test } from 'vitest';
import {
  chooseDay,
  EMPTY_RANGE,
  formatRange,
  isComplete,
  orderRange,
  parseIsoDay,
  rangeInWords,
  rangeProgress,
} from '../../../../src/domain/time/date-range.ts';

const NBSP = '\u00a0';

describe('choosing days', () => {
  test('the first day is the start and the second the end', () => {
    const started = chooseDay(EMPTY_RANGE, '2026-12-05');
    expect(started).toEqual({ start: '2026-12-05', end: null });
    expect(isComplete(started)).toBe(false);
    expect(chooseDay(started, '2026-12-31')).toEqual({ start: '2026-12-05', end: '2026-12-31' });
  });

  test('a second day before the first swaps the two', () => {
    expect(chooseDay({ start: '2027-01-02', end: null }, '2026-12-30')).toEqual({
      start: '2026-12-30',
      end: '2027-01-02',
    });
  });

  test('a day chosen when only the end was typed is the start, or the end when it is later', () => {
    const ended = { start: null, end: '2026-12-31' };
    expect(chooseDay(ended, '2026-12-05')).toEqual({ start: '2026-12-05', end: '2026-12-31' });
    expect(chooseDay(ended, '2027-01-02')).toEqual({ start: '2026-12-31', end: '2027-01-02' });
  });

  test('the same day twice is a range of one day', () => {
    const range = chooseDay({ start: '2026-12-05', end: null }, '2026-12-05');
    expect(range).toEqual({ start: '2026-12-05', end: '2026-12-05' });
    expect(isComplete(range)).toBe(true);
  });

  test('a third day starts a new range', () => {
    expect(chooseDay({ start: '2026-12-05', end: '2026-12-31' }, '2026-12-10')).toEqual({
      start: '2026-12-10',
      end: null,
    });
  });

  test('days typed the wrong way round are put in order, unfinished ranges stay', () => {
    expect(orderRange({ start: '2026-12-31', end: '2026-12-05' })).toEqual({ start: '2026-12-05', end: '2026-12-31' });
    expect(orderRange({ start: null, end: '2026-12-05' })).toEqual({ start: null, end: '2026-12-05' });
  });
});

describe('days as text', () => {
  test('a range is shown as dd.mm - dd.mm', () => {
    expect(formatRange({ start: '2026-12-05', end: '2027-01-31' })).toBe('05.12 - 31.01');
  });

  test('only real ISO days are read', () => {
    expect(parseIsoDay('2028-02-29')).toBe('2028-02-29');
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-12-5',
      '2026-12-05T10:00',
      '9999-12-31',
      '0001-01-01',
      '',
      null,
    ])
      expect(parseIsoDay(text)).toBeNull();
  });
});

describe('ranges in words', () => {
  test('the year of the start is said only when it is another one', () => {
    expect(rangeInWords({ start: '2027-06-03', end: '2027-06-07' })).toBe(`3.${NBSP}júna${NBSP}– 7.${NBSP}júna 2027`);
    expect(rangeInWords({ start: '2026-12-28', end: '2027-01-03' })).toBe(
      `28.${NBSP}decembra 2026${NBSP}– 3.${NBSP}januára 2027`,
    );
  });

  test('a range of one day is that day', () => {
    expect(rangeInWords({ start: '2026-12-05', end: '2026-12-05' })).toBe(`5.${NBSP}decembra 2026`);
  });

  test('what is missing is said until both days are there', () => {
    expect(rangeProgress(EMPTY_RANGE)).toBe(`Vyberte začiatok a${NBSP}koniec obdobia.`);
    expect(rangeProgress({ start: '2026-12-05', end: null })).toBe(
      `Začiatok 5.${NBSP}decembra 2026 vybraný, vyberte koniec.`,
    );
    expect(rangeProgress({ start: null, end: '2026-12-05' })).toBe(
      `Koniec 5.${NBSP}decembra 2026 vybraný, vyberte začiatok.`,
    );
    expect(rangeProgress({ start: '2026-12-05', end: '2026-12-06' })).toBe(
      `Vybrané: 5.${NBSP}decembra${NBSP}– 6.${NBSP}decembra 2026.`,
    );
  });
});
