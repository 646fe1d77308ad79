import { expect, test } from 'vitest';
import { eventTimes, isHeldIn, roomHoldOf, wholeOf } from '../../../../src/domain/events/event-rooms.ts';
import { daysInterval, wallClockAt } from '../../../../src/domain/time/wall-clock.ts';

const HALL = { id: 'hall', name: 'Divadelná sála', label: 'Divadelná sála (180 osôb)' };
const date = (day: string, status: 'Zrušený' | null = null) => ({
  start_date: `${day}T18:00:00+01:00`,
  ends_at: `${day}T20:00:00+01:00`,
  status,
});
const hold = roomHoldOf({ setup_minutes: 90, teardown_minutes: 30 }, false);

const timesOf = (event: Parameters<typeof eventTimes>[0], first: string, last: string) =>
  eventTimes(event, daysInterval(first, last)).map(
    ({ startMs, endMs }) => `${wallClockAt(startMs)}/${wallClockAt(endMs).slice(11)}`,
  );

test('an event with rooms is held in these, whatever its place says', () => {
  const place = { rooms: ['hall'], location: 'Pod orechom', lat: 48.1 };
  expect(isHeldIn(place, HALL)).toBe(true);
  expect(isHeldIn({ ...place, rooms: ['yard'], location: 'Divadelná sála' }, HALL)).toBe(false);
});

test('an event without rooms is held where its words say, unless it has coordinates', () => {
  const place = { rooms: [], location: 'Vstup cez DIVADELNÚ salu a divadelná sála', lat: null };
  expect(isHeldIn(place, HALL)).toBe(true);
  expect(isHeldIn({ ...place, lat: 48.1 }, HALL)).toBe(false);
});

test.for([
  { ...HALL, name: 'Kinosála' },
  { ...HALL, name: 'Kinosála', label: 'Kinosála', former_labels: ['Divadelná sála (200 osôb)'] },
])('a room of a new name is found by its label and by what it was called, without notes in brackets', (room) => {
  expect(isHeldIn({ rooms: [], location: 'divadelná sála', lat: null }, room)).toBe(true);
  expect(isHeldIn({ rooms: [], location: 'Pod orechom', lat: null }, { ...room, label: '(do 200 osôb)' })).toBe(false);
});

test('set-up and clearing stand on both sides of every date, and a cancelled date takes nothing', () => {
  const event = {
    rooms: ['hall'],
    hold,
    dates: [date('2026-12-01'), date('2026-12-08', 'Zrušený'), date('2026-12-15')],
  };
  expect(timesOf(event, '2026-12-01', '2026-12-31')).toEqual(['2026-12-01T16:30/20:30', '2026-12-15T16:30/20:30']);
  const whole = wholeOf(event);
  expect([wallClockAt(whole.startMs), wallClockAt(whole.endMs)]).toEqual(['2026-12-01T16:30', '2026-12-15T20:30']);
});

test('an event that names its rooms only in words takes no more than its own time', () => {
  const event = { rooms: [], hold, dates: [date('2026-12-01')] };
  expect(timesOf(event, '2026-12-01', '2026-12-01')).toEqual(['2026-12-01T18:00/20:00']);
});

test('the set-up of a meeting just after a span reaches into it', () => {
  const course = {
    rooms: ['hall'],
    hold: { ...roomHoldOf({ setup_minutes: 60, teardown_minutes: 0 }, true) },
    dates: [{ start_date: '2026-12-01T00:30:00+01:00', ends_at: '2026-12-03T02:00:00+01:00', status: null }],
  };
  expect(timesOf(course, '2026-12-01', '2026-12-01')).toEqual(['2026-11-30T23:30/02:00', '2026-12-01T23:30/02:00']);
});
