import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isCalendarDate } from '../../../../src/domain/time/calendar-day.ts';
import { formatTypedDay } from '../../../../src/domain/time/typed-day.ts';
import { readTypedDays, readTypedWhen } from '../../../../src/domain/time/typed-when.ts';
import { cases } from '../../../support/property-cases.ts';

/** A Saturday. */
const today = '2026-11-21';

describe('a span of days', () => {
  test.each([
    '3. – 5. 12. 2027',
    '3.-5.12.2027',
    '3-5. 12. 2027',
    'od 3. do 5. decembra 2027',
    '3. 12. – 5. 12. 2027',
    '3.12.2027 - 5.12.2027',
    '3.12.2027-5.12.2027',
    '3. 12. 2027 – 5. 12.',
    'piatok 3. 12. až nedeľa 5. XII. 2027',
    '2027-12-03 – 2027-12-05',
  ])('%j has a first and a last day', (text) => {
    expect(readTypedDays(text, { today })).toEqual({ first: '2027-12-03', last: '2027-12-05', said: 'whole' });
  });

  test('without a year it is the next one, and may lead into another year', () => {
    const days = (text: string) => readTypedDays(text, { today });
    expect(days('3. – 5. 12.')).toEqual({ first: '2026-12-03', last: '2026-12-05', said: 'yearless' });
    expect(days('20. – 22. 11.')).toEqual({ first: '2026-11-20', last: '2026-11-22', said: 'yearless' });
    expect(days('28. 12. – 3. 1.')).toEqual({ first: '2026-12-28', last: '2027-01-03', said: 'yearless' });
    expect(days('28. 12. – 3. 1. 2028')).toEqual({ first: '2027-12-28', last: '2028-01-03', said: 'whole' });
    expect(days('28. 12. 2027 – 3. 1.')).toEqual({ first: '2027-12-28', last: '2028-01-03', said: 'whole' });
  });

  test.each([
    '5. – 3. 12. 2027',
    '3. – 3. 12. 2027',
    '3. –',
    '3. – 5.',
    'sobota – nedeľa',
    'dnes – 5. 12. 2027',
    '31. – 5. 12. – 7. 12.',
    'x'.repeat(100),
  ])('%j is none', (text) => {
    expect(readTypedDays(text, { today })).toBeNull();
  });

  test('is read as its two days', () => {
    const days = fc.tuple(fc.nat(40_000), fc.integer({ min: 1, max: 400 }));
    fc.assert(
      fc.property(days, ([from, length]) => {
        const first = addDays('2000-01-01', from);
        const last = addDays(first, length);
        const text = `${formatTypedDay(first)} – ${formatTypedDay(last)}`;
        expect(readTypedDays(text, { today })).toEqual({ first, last, said: 'whole' });
      }),
      cases(),
    );
  });
});

const when = (text: string) => {
  const read = readTypedWhen(text, { today });
  return read && [read.first, read.last, read.time, read.until].filter((part) => part !== null).join(' ');
};

test.each([
  ['5. 12. 2026 18:00', '2026-12-05 18:00'],
  ['5.12.2026', '2026-12-05'],
  ['05.12.2026 18.30 h', '2026-12-05 18:30'],
  ['sobota 5. 12. 2026 o 18:00', '2026-12-05 18:00'],
  ['So, 5. 12. 2026, 9 hod.', '2026-12-05 09:00'],
  ['5. decembra 2026 o\u00a018:00', '2026-12-05 18:00'],
  ['1. mája 2027', '2027-05-01'],
  ['30. júna 2027', '2027-06-30'],
  ['30. júl 2027', '2027-07-30'],
  ['5. 12. 26', '2026-12-05'],
  ['5. 12. 2026 18:00 – 20:00', '2026-12-05 18:00 20:00'],
  ['5. 12. 2026 od 18:00 do 24:00', '2026-12-05 18:00 24:00'],
  ['5. 12. 2026 24:00', '2026-12-05 24:00'],
  ['5. 12. 2026,1830', '2026-12-05 18:30'],
  ['5.12.2026 18:00:00', '2026-12-05 18:00'],
  ['5. 12.', '2026-12-05'],
  ['5. 12. 18:00', '2026-12-05 18:00'],
  ['5. 12. o 18', '2026-12-05 18:00'],
  ['5. 12. 18 h', '2026-12-05 18:00'],
  ['3. – 5. 12. 2026 od 10 h', '2026-12-03 2026-12-05 10:00'],
  ['zajtra o 18', '2026-11-22 18:00'],
  ['v sobotu 18:00', '2026-11-28 18:00'],
  ['2026-12-05', '2026-12-05'],
  ['2026-12-05T18:00', '2026-12-05 18:00'],
  ['2026-12-05 18:00:00', '2026-12-05 18:00'],
  ['2026-12-05T17:00:00Z', '2026-12-05 18:00'],
  ['2027-07-05T18:00:00+02:00', '2027-07-05 18:00'],
  ['2027-07-05 18:00:00+02:00', '2027-07-05 18:00'],
])('%j is %s', (text, read) => {
  expect(when(text)).toBe(read);
});

test.each([
  '',
  '31. 2. 2026',
  '29. 2. 2027',
  '29. 2. 23',
  '5. 13. 2026',
  '05/12/2026',
  '5. 12. 2500',
  '5. 12. 2026 25:00',
  '5. 12. 2026 10:00 a 16:00',
  'sobota 6. 12. 2026',
  'sobota 6.12',
  '2026-02-30',
  '5. foo 2026',
  '46361,75',
  '5. 12. 20265',
  '1 '.repeat(1000),
])('%j is no day with hours', (text) => {
  expect(when(text)).toBeNull();
});

test('any text is days and hours or none', () => {
  const pieces = fc.constantFrom('1', '29.', '31', '.', '2.', '12.', '2026', 'sobota', 'dec', '–', '18:00', 'do', 'h');
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = readTypedWhen(text, { today });
      if (read === null) return;
      expect([read.first, read.last ?? read.first].every(isCalendarDate)).toBe(true);
      for (const time of [read.time, read.until]) expect(time ?? '18:00').toMatch(/^\d\d:\d\d$/);
    }),
    cases(),
  );
});
