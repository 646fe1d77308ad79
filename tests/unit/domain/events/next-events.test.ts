import { expect, test } from 'vitest';
import { carriedEvents, carriedUntil, nextEvents } from '../../../../src/domain/events/next-events.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');

function event(id: number, start_date: string, ends_at: string) {
  return { id, ends_at, dates: [{ start_date, ends_at, status: null }] };
}

const concert = event(1, '2026-11-21T20:00:00+01:00', '2026-11-21T23:00:00+01:00');
const play = event(2, '2026-11-26T17:30:00+01:00', '2026-11-26T19:00:00+01:00');
const market = event(3, '2026-11-27T15:00:00+01:00', '2026-11-29T20:00:00+01:00');
const exhibition = event(4, '2026-11-05T17:00:00+01:00', '2027-01-31T18:00:00+01:00');
const yesterday = event(5, '2026-11-20T18:00:00+01:00', '2026-11-20T20:00:00+01:00');
const festival = event(6, '2026-11-20T18:00:00+01:00', '2026-11-22T20:00:00+01:00');

const ids = (events: { id: number }[]) => events.map(({ id }) => id);

test('events come in order of their start, whatever the order of the list', () => {
  expect(ids(nextEvents([market, play, concert], NOW, 3))).toEqual([1, 2, 3]);
});

test('what is over is left out, from the very moment of its end', () => {
  expect(ids(nextEvents([yesterday, concert], NOW, 3))).toEqual([1]);
  const end = Date.parse(concert.ends_at);
  expect(ids(nextEvents([concert], end - 1, 3))).toEqual([1]);
  expect(ids(nextEvents([concert], end, 3))).toEqual([]);
});

test('what began within the last day is still shown first', () => {
  expect(ids(nextEvents([concert, play, market, festival], NOW, 3))).toEqual([6, 1, 2]);
});

test('a long exhibition gives way to what begins, and fills what is left', () => {
  expect(ids(nextEvents([exhibition, concert, play, market], NOW, 3))).toEqual([1, 2, 3]);
  expect(ids(nextEvents([exhibition, concert], NOW, 3))).toEqual([4, 1]);
});

test('the given list stays as it is', () => {
  const list = Object.freeze([market, concert]);
  nextEvents(list, NOW, 1);
  expect(ids([...list])).toEqual([3, 1]);
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function programme(count: number, everyHours: number) {
  const iso = (ms: number) => new Date(ms).toISOString();
  return Array.from({ length: count }, (_, at) => {
    const start = NOW + HOUR_MS + at * everyHours * HOUR_MS;
    return event(at + 1, iso(start), iso(start + 2 * HOUR_MS));
  });
}

test.each([
  ['sixty events a year', 60, 6 * 24],
  ['six hundred events a year', 600, 14],
])('what a page of %s carries is right at every hour until it runs out', (_name, count, everyHours) => {
  const events = [...programme(count, everyHours), exhibition];
  const carried = carriedEvents(events, NOW);
  const until = carriedUntil(events, NOW) ?? 0;
  expect(until).toBeGreaterThan(NOW + 15 * DAY_MS);
  for (let now = NOW; now < until; now += HOUR_MS)
    expect(ids(nextEvents(carried, now, 3))).toEqual(ids(nextEvents(events, now, 3)));
});

test('a page that carries all there is never runs out', () => {
  expect(carriedUntil(programme(9, 24), NOW)).toBeNull();
  expect(carriedUntil([], NOW)).toBeNull();
});

function course(id: number, firstMs: number) {
  const dates = Array.from({ length: 5 }, (_, week) => {
    const start = firstMs + week * 7 * DAY_MS;
    return {
      start_date: new Date(start).toISOString(),
      ends_at: new Date(start + 2 * HOUR_MS).toISOString(),
      status: null,
    };
  });
  return { id, ends_at: dates.at(-1)?.ends_at ?? '', dates };
}

test('between two evenings a course comes with the next one', () => {
  const evenings = course(9, NOW - 3 * DAY_MS);
  expect(ids(nextEvents([evenings, concert, play, market], NOW, 3))).toEqual([1, 9, 2]);
});

test.each([12, 40, 100])(
  'what a page carries of courses among events every %i hours is right until it runs out',
  (hours) => {
    const courses = Array.from({ length: 8 }, (_, at) => course(1000 + at, NOW + (at * 31 - 59.5) * HOUR_MS));
    const events = [...programme(120, hours), ...courses, exhibition];
    const carried = carriedEvents(events, NOW);
    const until = carriedUntil(events, NOW) ?? NOW;
    expect(until).toBeGreaterThan(NOW + 3 * DAY_MS);
    for (let now = NOW; now < until; now += HOUR_MS)
      expect(ids(nextEvents(carried, now, 3))).toEqual(ids(nextEvents(events, now, 3)));
  },
);
