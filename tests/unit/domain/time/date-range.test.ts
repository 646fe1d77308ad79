import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseDay,
  EMPTY_RANGE,
  formatRange,
  formatTypedDay,
  inOrder,
  isComplete,
  parseIsoDay,
  parseTypedDay,
} from '../../../../src/domain/time/date-range.ts';
import { rangeInWords } from '../../../../src/domain/time/format-date.ts';
import { rangeProgress } from '../../../../src/islands/events-search/range-progress.ts';

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
    expect(inOrder({ start: '2026-12-31', end: '2026-12-05' })).toEqual({ start: '2026-12-05', end: '2026-12-31' });
    expect(inOrder({ start: null, end: '2026-12-05' })).toEqual({ start: null, end: '2026-12-05' });
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

  test.each(['5.12.2026', '05. 12. 2026', ' 5 . 12 . 2026 ', `5.${NBSP}12.${NBSP}2026`, '2026-12-05'])(
    'typed %j is 5 December 2026',
    (text) => {
      expect(parseTypedDay(text, '2026-01-01')).toBe('2026-12-05');
    },
  );

  test.each(['5. 12.', '5.12', '05.12.'])('typed %j is the next 5 December', (text) => {
    expect(parseTypedDay(text, '2026-11-21')).toBe('2026-12-05');
    expect(parseTypedDay(text, '2026-12-05')).toBe('2026-12-05');
    expect(parseTypedDay(text, '2026-12-06')).toBe('2027-12-05');
  });

  test('the 29th of February without a year is in the next leap year', () => {
    expect(parseTypedDay('29. 2.', '2026-11-21')).toBe('2028-02-29');
    expect(parseTypedDay('29. 2.', '1896-03-01')).toBe('1904-02-29');
  });

  test.each([
    '',
    'zajtra',
    '31. 2. 2026',
    '30.2.',
    '5',
    '5.12.26',
    '12/5/2026',
    '0.1.2026',
    '2026-02-30',
    '31.12.9999',
  ])('typed %j is no day', (text) => {
    expect(parseTypedDay(text, '2026-11-21')).toBeNull();
  });

  test('a day written into its field is read back as the same day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseTypedDay(formatTypedDay(day), '2026-11-21')).toBe(day);
      }),
    );
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
