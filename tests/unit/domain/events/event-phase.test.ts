import { expect, test } from 'vitest';
import { eventPhase } from '../../../../src/domain/events/event-phase.ts';

function lasting(start_date: string, ends_at: string) {
  return { dates: [{ start_date, ends_at, status: null }] };
}

const START = '2026-12-05T18:00:00+01:00';
const EVENT = lasting(START, '2026-12-05T20:00:00+01:00');

test.each([
  ['2026-12-05T17:59:59+01:00', 'upcoming'],
  ['2026-12-05T18:00:00+01:00', 'running'],
  ['2026-12-05T19:59:59+01:00', 'running'],
  ['2026-12-05T20:00:00+01:00', 'ended'],
])('at %s it is %s', (moment, phase) => {
  expect(eventPhase(EVENT, Date.parse(moment))).toBe(phase);
});

test('an event of no length has ended when it begins', () => {
  expect(eventPhase(lasting(START, START), Date.parse(START))).toBe('ended');
});

test('an event in the hour that happens twice goes by the passes, not by the clock', () => {
  const night = lasting('2026-10-25T02:15:00+02:00', '2026-10-25T02:45:00+01:00');
  expect(eventPhase(night, Date.parse('2026-10-25T02:50:00+02:00'))).toBe('running');
  expect(eventPhase(night, Date.parse('2026-10-25T02:50:00+01:00'))).toBe('ended');
});
