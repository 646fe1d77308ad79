import { expect, test } from 'vitest';
import { arrangeEvents, type EventMonth } from '../../../../src/domain/events/event-archive.ts';
import type { PublishedEvent } from '../../../../src/domain/events/published-event.ts';
import { endsAt, toOffsetIso } from '../../../../src/domain/time/written-moment.ts';
import { makeDate, makePublishedEvent } from '../../../support/content-factories.ts';

const NOW_MS = Date.parse('2026-12-05T12:00:00+01:00');
const PLACES_ON_FIRST_PAGE = 240;

function makeEvent(id: number, start: string, end?: string): PublishedEvent {
  const end_date = end === undefined ? null : toOffsetIso(end);
  return makePublishedEvent({ id, start_date: toOffsetIso(start), end_date, ends_at: endsAt(start, end) });
}

const shape = (months: readonly EventMonth[]) => months.map(({ name, events }) => [name, events.map(({ id }) => id)]);

test('what is not over comes soonest first, what is over latest first, by the month of its start', () => {
  const { open, ended, years } = arrangeEvents(
    [
      makeEvent(1, '2027-01-09T18:00'),
      makeEvent(2, '2026-12-24T16:00'),
      makeEvent(3, '2026-11-02T09:00', '2027-01-31T18:00'),
      makeEvent(4, '2026-11-20T19:00'),
      makeEvent(5, '2026-12-01T19:00'),
      makeEvent(6, '2026-12-05T00:30'),
    ],
    NOW_MS,
  );
  expect(shape(open)).toEqual([
    ['november 2026', [3]],
    ['december 2026', [2]],
    ['január 2027', [1]],
  ]);
  expect(shape(ended)).toEqual([
    ['december 2026', [6, 5]],
    ['november 2026', [4]],
  ]);
  expect(years).toEqual([]);
});

test('the oldest that have no room on the first page move to their years, by the clocks of Bratislava', () => {
  const recent = Array.from({ length: PLACES_ON_FIRST_PAGE - 1 }, (_, at) => makeEvent(100 + at, '2026-10-01T18:00'));
  const coming = makeEvent(1, '2027-01-09T18:00');
  // Half past midnight is still the old year in UTC.
  const old = [makeEvent(2, '2024-01-01T00:30'), makeEvent(3, '2023-12-31T20:00'), makeEvent(4, '2023-06-01T20:00')];
  const { ended, years } = arrangeEvents([...old, coming, ...recent], NOW_MS);
  expect(ended.flatMap(({ events }) => events)).toHaveLength(PLACES_ON_FIRST_PAGE - 1);
  expect(years.map(({ year, months }) => [year, shape(months)])).toEqual([
    ['2024', [['január 2024', [2]]]],
    [
      '2023',
      [
        ['december 2023', [3]],
        ['jún 2023', [4]],
      ],
    ],
  ]);
});

test('an event with several dates stands once: under the month of the next, and of the last when all are over', () => {
  const dates = [
    makeDate(1, '2026-11-30'),
    makeDate(2, '2027-01-11'),
    makeDate(3, '2027-02-08', { status: 'Zrušený' }),
  ];
  const course = makePublishedEvent({ dates });
  expect(shape(arrangeEvents([course], NOW_MS).open)).toEqual([['január 2027', [1]]]);
  const { open, ended } = arrangeEvents([course], Date.parse('2027-01-12T00:00:00+01:00'));
  expect([shape(open), shape(ended)]).toEqual([[], [['január 2027', [1]]]]);
});
