import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysApart, isCalendarDate } from '../../../../src/domain/time/calendar-day.ts';
import { formatTypedDay, monthOfWord, readSaidDay, readTypedDay } from '../../../../src/domain/time/typed-day.ts';
import { cases } from '../../../support/property-cases.ts';

/** A Saturday. */
const today = '2026-11-21';
const NBSP = '\u00a0';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyToday = anyDay.filter((day) => day > '1909' && day < '2190');

describe('a day with its year', () => {
  test.each([
    '20.12.2026',
    '20. 12. 2026',
    ` 20 . 12 . 2026 `,
    `20.${NBSP}12.${NBSP}2026`,
    '20.12 2026',
    '20.12.26',
    '20. 12. 26',
    '2026-12-20',
    '20. decembra 2026',
    '20.decembra 2026',
    '20 december 26',
    '20. DEC. 2026',
    'nedeľa 20. 12. 2026',
    'Ne 20.12.2026',
    'v nedeľu, 20. decembra 2026',
    '20.12.2026.',
    '20. XII. 2026',
    '20.xii.26',
    '20. 12. 2026 (nedeľa)',
    '20.12.2026(ne)',
  ])('%j is 20 December 2026', (text) => {
    expect(readTypedDay(text, { today })).toBe('2026-12-20');
  });

  test.each([
    '',
    '32. 13.',
    '31. 2. 2026',
    '30.2.',
    '5',
    '12/5/2026',
    '5.1226',
    '0.1.2026',
    '2026-02-30',
    '31.12.9999',
    '5. marhule',
    '5. de 2026',
    'sobota 20. 12. 2026',
    '20. 12. 2026 (sobota)',
    '20. 12. 2026 (premiéra)',
    '5x',
    'niekedy',
    'budúci rok',
    'budúci',
  ])('%j is no day', (text) => {
    expect(readTypedDay(text, { today })).toBeNull();
  });

  test('is read back from its field as the same day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readTypedDay(formatTypedDay(day), { today })).toBe(day);
      }),
      cases(),
    );
  });
});

describe('a day without a year', () => {
  test.each(['5. 12.', '5.12', '05.12.', '5. decembra', '5. dec'])('%j is the next 5 December', (text) => {
    expect(readTypedDay(text, { today })).toBe('2026-12-05');
    expect(readTypedDay(text, { today: '2026-12-05' })).toBe('2026-12-05');
    expect(readTypedDay(text, { today: '2026-12-06' })).toBe('2027-12-05');
  });

  test('is counted from the first day of a span when there is one', () => {
    expect(readTypedDay('3. 1.', { today, notBefore: '2026-12-20' })).toBe('2027-01-03');
    expect(readTypedDay('6. 12.', { today, notBefore: '2025-12-05' })).toBe('2025-12-06');
  });

  test('of February the 29th is in the next leap year', () => {
    expect(readTypedDay('29. 2.', { today })).toBe('2028-02-29');
    expect(readTypedDay('29. 2.', { today: '1896-03-01' })).toBe('1904-02-29');
    expect(readTypedDay('29. 2.', { today, isPast: true })).toBe('2024-02-29');
  });

  test('is never past, and within a year or a leap year', () => {
    fc.assert(
      fc.property(anyDay, anyToday, (day, now) => {
        const text = formatTypedDay(day).slice(0, -'2026'.length);
        const next = readTypedDay(text, { today: now }) ?? '';
        const last = readTypedDay(text, { today: now, isPast: true }) ?? '';
        expect([next.slice(5), last.slice(5)]).toEqual([day.slice(5), day.slice(5)]);
        expect(next >= now && last <= now).toBe(true);
        const longest = day.endsWith('02-29') ? 8 * 366 : 366;
        expect(Math.max(daysApart(now, next), daysApart(last, now))).toBeLessThan(longest);
      }),
      cases(),
    );
  });
});

describe('a day in words', () => {
  test.each([
    ['dnes', '2026-11-21'],
    ['zajtra', '2026-11-22'],
    ['pozajtra', '2026-11-23'],
    ['včera', '2026-11-20'],
    ['nedeľa', '2026-11-22'],
    ['v pondelok', '2026-11-23'],
    ['vo štvrtok', '2026-11-26'],
    ['piatok', '2026-11-27'],
    ['sobota', '2026-11-28'],
    ['budúci piatok', '2026-11-27'],
    ['na budúcu nedeľu', '2026-11-29'],
  ])('on a Saturday „%s“ is %s', (text, day) => {
    expect(readTypedDay(text, { today })).toBe(day);
  });

  test('next week begins with the next Monday', () => {
    expect(readTypedDay('piatok', { today: '2026-11-23' })).toBe('2026-11-27');
    expect(readTypedDay('budúci piatok', { today: '2026-11-23' })).toBe('2026-12-04');
    expect(readTypedDay('budúci pondelok', { today: '2026-11-22' })).toBe('2026-11-23');
  });

  test('the day of the week of an end may be that of its start, and of what has been is the last one', () => {
    expect(readTypedDay('sobota', { today, notBefore: '2026-12-05' })).toBe('2026-12-05');
    expect(readTypedDay('nedeľa', { today, notBefore: '2026-12-05' })).toBe('2026-12-06');
    expect(readTypedDay('sobota', { today, isPast: true })).toBe('2026-11-14');
    expect(readTypedDay('piatok', { today, isPast: true })).toBe('2026-11-20');
  });

  test('the name of a day is that day, within a week', () => {
    const names = ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'];
    fc.assert(
      fc.property(anyDay, fc.nat(6), (now, weekday) => {
        const day = readTypedDay(names[weekday] ?? '', { today: now }) ?? '';
        expect(new Date(day).getUTCDay()).toBe(weekday);
        expect(day > now && day <= addDays(now, 7)).toBe(true);
      }),
      cases(),
    );
  });
});

test('a day is said with its year, without it, or by its distance from today', () => {
  const said = (text: string) => readSaidDay(text, { today })?.said;
  expect(['20. 12. 2026', '2026-12-20', 'nedeľa 20.12.26'].map(said)).toEqual(['whole', 'whole', 'whole']);
  expect(['20. 12.', 'nedeľa 20. decembra'].map(said)).toEqual(['yearless', 'yearless']);
  expect(['zajtra', 'v sobotu', 'budúci piatok'].map(said)).toEqual(['relative', 'relative', 'relative']);
});

test('capitals, diacritics and spaces do not matter', () => {
  const written = ['20. júla', '3. mája 2027', 'štvrtok', 'v nedeľu', 'budúcu stredu', 'ZAJTRA', 'Št 26. novembra'];
  for (const text of written) {
    const day = readTypedDay(text, { today });
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
    const asTyped = [text.toUpperCase(), plain, ` ${plain.toLowerCase()} `, text.normalize('NFD')];
    expect(asTyped.map((other) => readTypedDay(other, { today }))).toEqual(asTyped.map(() => day));
    expect(day).not.toBeNull();
  }
});

test('any text is a real day or none', () => {
  const pieces = fc.constantFrom('1', '29', '31', '.', ' ', '2', '12', '2026', 'sobota', 'budúci', 'dec', '-', 'v');
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 7 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const day = readTypedDay(text, { today });
      expect(day === null || isCalendarDate(day)).toBe(true);
    }),
    cases(),
  );
});

test('a month is known by its beginning, from three letters on', () => {
  expect(['jan', 'mar', 'sept', 'decembra', 'jul', 'maja'].map(monthOfWord)).toEqual([1, 3, 9, 12, 7, 5]);
  expect(['', 'ma', 'mars', 'decembri', 'foo'].map(monthOfWord)).toEqual([null, null, null, null, null]);
});
