import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calendarUid,
  countedDates,
  datesOf,
  EVENT_STATUSES,
  heldTimes,
  listedDate,
  nextDate,
  positionOf,
  spanOf,
  statusOfDates,
  TICKETS,
  ticketsOfDates,
  type WrittenDate,
  writtenSpan,
} from '../../../../src/domain/events/event-dates.ts';
import { eventPhase, latestTurn } from '../../../../src/domain/events/event-phase.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/time/clock.ts';
import { toEpochMs, wallClockAt } from '../../../../src/domain/time/wall-clock.ts';
import { cases } from '../../../support/property-cases.ts';

const at = (wallClock: string) => toEpochMs(wallClock);

const COURSE = {
  start_date: '2026-11-17T18:00',
  dates: [
    { key: 1, start_date: '2026-11-17T18:00', end_date: '2026-11-17T20:00' },
    { key: 2, start_date: '2026-11-24T18:00', end_date: '2026-11-24T20:00', status: 'Zrušený' as const },
    {
      key: 3,
      start_date: '2026-12-02T18:00',
      end_date: '2026-12-02T20:00',
      status: 'Presunutý' as const,
      previous_start_date: '2026-12-01T18:00',
    },
    { key: 4, start_date: '2026-12-08T18:00', end_date: '2026-12-08T20:00' },
    { key: 5, start_date: '2026-12-15T18:00', end_date: '2026-12-15T20:00', tickets: 'sold-out' as const },
  ],
};

test('an event without rows has one date, with key 1 and all that the event says', () => {
  expect(
    datesOf({ start_date: '2026-12-05T18:00', status: 'Presunutý', previous_start_date: '2026-12-04T18:00' }),
  ).toEqual([
    {
      key: 1,
      start_date: '2026-12-05T18:00:00+01:00',
      end_date: null,
      ends_at: '2026-12-05T21:00:00+01:00',
      status: 'Presunutý',
      previous_start_date: '2026-12-04T18:00:00+01:00',
      tickets: null,
    },
  ]);
});

test('between its dates a course is to come, with its next evening; a cancelled evening is no evening', () => {
  const course = { dates: datesOf(COURSE) };
  const states = [
    '2026-11-17T17:59',
    '2026-11-17T18:00',
    '2026-11-17T20:00',
    '2026-11-24T19:00',
    '2026-12-15T20:00',
  ].map((moment) => [
    eventPhase(course, at(moment)),
    nextDate(course, at(moment))?.key ?? null,
    listedDate(course, at(moment)).key,
  ]);
  expect(states).toEqual([
    ['upcoming', 1, 1],
    ['running', 1, 1],
    ['upcoming', 3, 3],
    ['upcoming', 3, 3],
    ['ended', null, 5],
  ]);
  expect(course.dates.map((date) => positionOf(course, date))).toEqual([
    { at: 1, of: 4 },
    null,
    { at: 2, of: 4 },
    { at: 3, of: 4 },
    { at: 4, of: 4 },
  ]);
  expect(heldTimes(course)).toHaveLength(4);
});

test('a cancelled event cancels its dates, a moved one leaves a cancelled date cancelled', () => {
  const statuses = (status: 'Zrušený' | 'Presunutý') => datesOf({ ...COURSE, status }).map((date) => date.status);
  expect(statuses('Zrušený')).toEqual(Array(5).fill('Zrušený'));
  expect(statuses('Presunutý')).toEqual(['Presunutý', 'Zrušený', 'Presunutý', 'Presunutý', 'Presunutý']);
});

test('an event whose dates are all cancelled is cancelled, and over after the last of them', () => {
  const dates = datesOf({ ...COURSE, dates: COURSE.dates.map((date) => ({ ...date, status: 'Zrušený' as const })) });
  expect(statusOfDates(undefined, dates)).toBe('Zrušený');
  expect(eventPhase({ dates }, at('2026-12-15T19:59'))).toBe('running');
  expect(eventPhase({ dates }, at('2026-12-15T20:00'))).toBe('ended');
  expect(nextDate({ dates }, 0)).toBeNull();
  expect(heldTimes({ dates })).toEqual([]);
});

test('tickets of the event are those of all its dates, else its own; a date keeps its own', () => {
  const premiere = { ...COURSE, tickets: 'on-sale' as const };
  expect(datesOf(premiere).map(({ tickets }) => tickets)).toEqual([...Array(4).fill('on-sale'), 'sold-out']);
  expect(ticketsOfDates('on-sale', datesOf(premiere))).toBe('on-sale');
  const soldOut = COURSE.dates.map((date) => ({ ...date, tickets: 'sold-out' as const }));
  expect(ticketsOfDates('on-sale', datesOf({ ...premiere, dates: soldOut }))).toBe('sold-out');
});

test('the first date keeps the calendar name of the event, the others add their key', () => {
  expect([1, 2].map((key) => calendarUid(7, key, 'kultura.sk'))).toEqual([
    'event-7@kultura.sk',
    'event-7-2@kultura.sk',
  ]);
});

const startMs = fc.oneof(
  ...['2026-03-29T00:00', '2026-10-25T00:00', '2026-12-31T20:00', '2027-02-28T22:00'].map((near) =>
    fc.integer({ min: 0, max: 8 * 60 }).map((minutes) => at(near) + minutes * MINUTE_MS),
  ),
  fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') }),
);
const row = fc.record({
  start_date: startMs.map(wallClockAt),
  minutes: fc.option(fc.integer({ min: 1, max: 5 * 24 * 60 })),
  status: fc.option(fc.constantFrom(...EVENT_STATUSES), { nil: undefined }),
  tickets: fc.option(fc.constantFrom(...TICKETS), { nil: undefined }),
});
const rows = fc
  .uniqueArray(row, { minLength: 1, maxLength: 60, selector: ({ start_date }) => at(start_date) })
  .map((all) =>
    all.map(({ minutes, start_date, ...rest }, index): WrittenDate => {
      const end_date = minutes === null ? undefined : wallClockAt(at(start_date) + minutes * MINUTE_MS);
      const isAfter = end_date !== undefined && at(end_date) > at(start_date);
      return { key: index + 1, start_date, ...rest, ...(isAfter && { end_date }) };
    }),
  );
const aroundMs = fc.tuple(fc.nat(), fc.integer({ min: -2, max: 2 }));

function momentNear(
  dates: readonly { start_date: string; ends_at: string }[],
  [pick, shift]: readonly [number, number],
) {
  const turns = dates.flatMap(({ start_date, ends_at }) => [Date.parse(start_date), Date.parse(ends_at)]);
  return (turns[pick % turns.length] ?? 0) + shift * (pick % 3 === 0 ? 1 : HOUR_MS);
}

test('whatever the dates, phase, next date and listed date agree', () => {
  fc.assert(
    fc.property(rows, aroundMs, (written, near) => {
      const event = { dates: datesOf({ start_date: '', dates: written }) };
      const nowMs = momentNear(event.dates, near);
      const counted = countedDates(event);
      const isOpen = counted.some(({ ends_at }) => Date.parse(ends_at) > nowMs);
      const isUnderWay = counted.some(
        ({ start_date, ends_at }) => Date.parse(start_date) <= nowMs && Date.parse(ends_at) > nowMs,
      );
      expect(eventPhase(event, nowMs)).toBe(isUnderWay ? 'running' : isOpen ? 'upcoming' : 'ended');
      const next = nextDate(event, nowMs);
      const isHeld = counted.some(({ status }) => status !== 'Zrušený');
      expect(next !== null).toBe(isOpen && isHeld);
      if (next !== null) expect(listedDate(event, nowMs)).toBe(next);
      const turnMs = latestTurn({ ...event, tickets_from: null }, nowMs);
      expect(eventPhase(event, turnMs)).toBe(eventPhase(event, nowMs));
      expect(nextDate(event, turnMs)).toBe(next);
    }),
    cases(),
  );
});

test('whatever the dates, they are in order, each ends after it begins, and the whole spans them all', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const dates = datesOf({ start_date: '', dates: written });
      const starts = dates.map(({ start_date }) => Date.parse(start_date));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      for (const { start_date, ends_at } of dates) {
        const lengthMs = Date.parse(ends_at) - Date.parse(start_date);
        expect(lengthMs).toBeGreaterThan(0);
        expect(lengthMs).toBeLessThanOrEqual(5 * DAY_MS + HOUR_MS);
      }
      const span = spanOf(dates);
      expect(Date.parse(span.start_date)).toBe(Math.min(...starts));
      expect(Date.parse(span.ends_at)).toBe(Math.max(...dates.map(({ ends_at }) => Date.parse(ends_at))));
      expect(at(writtenSpan(written).start_date)).toBe(starts[0]);
    }),
    cases(),
  );
});

test('whatever the order of the rows in a file, the event is the same', () => {
  fc.assert(
    fc.property(
      rows.chain((written) =>
        fc.tuple(fc.constant(written), fc.shuffledSubarray(written, { minLength: written.length })),
      ),
      ([written, shuffled]) => {
        expect(datesOf({ start_date: '', dates: shuffled })).toEqual(datesOf({ start_date: '', dates: written }));
      },
    ),
    cases(),
  );
});

test('a date that went back to its former time names no other', () => {
  const start_date = '2026-12-01T18:00';
  const [date] = datesOf({ start_date, status: 'Presunutý', previous_start_date: start_date });
  expect(date).toMatchObject({ status: 'Presunutý', previous_start_date: null });
});
