import { expect, test } from 'vitest';
import { eventPhase } from '../../../../src/domain/events/event-phase.ts';

const EVENT = { start_date: '2026-12-05T18:00:00+01:00', ends_at: '2026-12-05T20:00:00+01:00' };

test.each([
  ['2026-12-05T17:59:59+01:00', 'upcoming'],
  ['2026-12-05T18:00:00+01:00', 'running'],
  ['2026-12-05T19:59:59+01:00', 'running'],
  ['2026-12-05T20:00:00+01:00', 'ended'],
])('at %s it is %s', (moment, phase) => {
  expect(eventPhase(EVENT, Date.parse(moment))).toBe(phase);
});

test('an event of no length has ended when it begins', () => {
  const moment = { start_date: EVENT.start_date, ends_at: EVENT.start_date };
  expect(eventPhase(moment, Date.parse(EVENT.start_date))).toBe('ended');
});

test('an event in the hour that happens twice goes by the passes, not by the clock', () => {
  const night = { start_date: '2026-10-25T02:15:00+02:00', ends_at: '2026-10-25T02:45:00+01:00' };
  expect(eventPhase(night, Date.parse('2026-10-25T02:50:00+02:00'))).toBe('running');
  expect(eventPhase(night, Date.parse('2026-10-25T02:50:00+01:00'))).toBe('ended');
});
