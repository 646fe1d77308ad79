import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { typedEnd, typedEndInWords } from '../../../../src/domain/time/typed-span.ts';
import { toEpochMs } from '../../../../src/domain/time/wall-clock.ts';
import { isWallClock } from '../../../../src/domain/time/written-moment.ts';
import { cases } from '../../../support/property-cases.ts';

const START = '2026-12-05T18:00';

describe('an end of which only the time was typed', () => {
  test.each([
    ['T20:00', '2026-12-05T20:00', 'Skončí sa v\u00a0ten istý deň (sobota 5.\u00a0decembra).'],
    ['T18:00', '2026-12-05T18:00', 'Skončí sa v\u00a0ten istý deň (sobota 5.\u00a0decembra).'],
    ['T02:00', '2026-12-06T02:00', 'Skončí sa na druhý deň (nedeľa 6.\u00a0decembra).'],
  ])('%s after 18:00 is %s, and that is said', (typed, end, words) => {
    expect(typedEnd(START, typed)).toBe(end);
    expect(typedEndInWords(START, typed)).toBe(words);
  });

  test.each([
    ['T24:00', '2026-12-06T00:00', 'Skončí sa o\u00a0polnoci (sobota 5.\u00a0decembra, 24:00).'],
    ['2026-12-07T24:00', '2026-12-08T00:00', 'Skončí sa o\u00a0polnoci (pondelok 7.\u00a0decembra, 24:00).'],
  ])('%s is the midnight that closes its day, and that is said', (typed, end, words) => {
    expect(typedEnd(START, typed)).toBe(end);
    expect(typedEndInWords(START, typed)).toBe(words);
  });

  test('falls into the next year on New Year’s Eve', () => {
    expect(typedEnd('2026-12-31T20:00', 'T02:00')).toBe('2027-01-01T02:00');
  });

  test('is on the day of the start or the next one, at its own time, and not before the start', () => {
    const part = (max: number) => fc.nat(max).map((value) => String(value).padStart(2, '0'));
    const times = fc.tuple(part(23), part(59)).map((parts) => parts.join(':'));
    const days = fc.nat(60_000).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(days, times, times, (day, time, until) => {
        const end = typedEnd(`${day}T${time}`, `T${until}`);
        expect(isWallClock(end) && end.endsWith(`T${until}`)).toBe(true);
        expect([day, addDays(day, 1)]).toContain(end.slice(0, day.length));
        expect(end >= `${day}T${time}`).toBe(true);
        expect(toEpochMs(end) - toEpochMs(`${day}T${time}`)).toBeLessThanOrEqual(25 * 3_600_000);
      }),
      cases(),
    );
  });
});

test.each([
  [START, ''],
  [START, '2026-12-07T20:00'],
  [START, '2026-12-07T'],
  [START, 'T25:00'],
  ['', 'T20:00'],
  ['', 'T24:00'],
  [START, '32. 13.T24:00'],
  ['2026-12-05T', 'T20:00'],
  ['32. 13.T18:00', 'T20:00'],
])('from %j the end %j stays as it was typed', (start, end) => {
  expect(typedEnd(start, end)).toBe(end);
  expect(typedEndInWords(start, end)).toBeNull();
});
