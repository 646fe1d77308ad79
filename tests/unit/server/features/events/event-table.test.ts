import { expect, test } from 'vitest';
import { nextEvents } from '../../../../../src/domain/events/next-events.ts';
import { daysInterval, overlaps } from '../../../../../src/domain/time/wall-clock.ts';
import { createEventTable } from '../../../../../src/server/features/events/routes.ts';
import { makeDate, makePublishedEvent } from '../../../../support/content-factories.ts';

const HOUR_MS = 60 * 60 * 1000;
const FIRST_MS = Date.parse('2026-11-01T00:00:00Z');

const EVENTS = Array.from({ length: 200 }, (_, index) => {
  const startMs = FIRST_MS + ((index * 37) % 200) * 7 * HOUR_MS;
  const lengthHours = index % 9 === 0 ? 500 : 1 + (index % 5);
  const end = new Date(startMs + lengthHours * HOUR_MS).toISOString();
  return makePublishedEvent({
    id: index + 1,
    start_date: new Date(startMs).toISOString(),
    end_date: end,
    ends_at: end,
  });
});
const table = createEventTable(EVENTS);
const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);

test('the next events are those of the shared rule, at any moment and for any count', () => {
  for (let nowMs = FIRST_MS - 24 * HOUR_MS; nowMs < FIRST_MS + 1500 * HOUR_MS; nowMs += 13 * HOUR_MS)
    for (const count of [1, 3, 20, 100])
      expect(idsOf(table.next(nowMs, count))).toEqual(idsOf(nextEvents(EVENTS, nowMs, count)));
});

test('a range finds exactly the events that touch it, in order of their start', () => {
  const range = daysInterval('2026-11-10', '2026-11-12');
  const expected = EVENTS.filter((event) =>
    overlaps({ startMs: Date.parse(event.start_date), endMs: Date.parse(event.ends_at) }, range),
  ).sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
  expect(expected.length).toBeGreaterThan(5);
  expect(idsOf(table.overlapping(range))).toEqual(idsOf(expected));
});

test('an event is found by its id', () => {
  expect(table.find(7)?.id).toBe(7);
  expect(table.find(201)).toBeNull();
});

const COURSE = makePublishedEvent({
  id: 1,
  dates: [makeDate(1, '2026-11-10'), makeDate(2, '2026-11-17', { status: 'Zrušený' }), makeDate(3, '2026-11-24')],
});
const CONCERT = makePublishedEvent({ id: 2, dates: [makeDate(1, '2026-11-12')] });

test('an event with several dates is found by any of them, once, and not in between', () => {
  const programme = createEventTable([COURSE, CONCERT]);
  const found = (first: string, last: string) => idsOf(programme.overlapping(daysInterval(first, last)));
  expect(found('2026-11-01', '2026-11-30')).toEqual([1, 2]);
  expect(found('2026-11-11', '2026-11-16')).toEqual([2]);
  expect(found('2026-11-12', '2026-11-24')).toEqual([2, 1]);
  expect(found('2026-11-18', '2026-11-23')).toEqual([]);
});

test('after an evening a course stands where its next one is', () => {
  const programme = createEventTable([COURSE, CONCERT]);
  const all = (day: string) => idsOf(programme.all(Date.parse(`${day}T12:00:00+01:00`)));
  expect([all('2026-11-10'), all('2026-11-11'), all('2026-11-13')]).toEqual([
    [1, 2],
    [2, 1],
    [2, 1],
  ]);
});
