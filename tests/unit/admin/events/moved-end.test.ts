import { expect, test } from 'vitest';
import { movedEnd } from '../../../../src/admin/events/event-moves.ts';

test.each([
  ['to another day', '2026-12-12T18:00', '2026-12-12T20:30', '2026-12-19T20:30'],
  ['to another hour', '2026-12-19T17:00', '2026-12-19T20:30', '2026-12-19T21:30'],
  ['over midnight', '2026-12-19T17:00', '2026-12-19T23:30', '2026-12-20T00:30'],
  ['when it is at 24:00', '2026-12-12T18:00', '2026-12-12T24:00', '2026-12-20T00:00'],
  ['over a change of clocks', '2026-10-24T18:00', '2026-10-24T20:00', '2026-12-19T20:00'],
])('an end goes with its start %s', (_, from, end, moved) => {
  expect(movedEnd({ from, to: '2026-12-19T18:00', end })).toBe(moved);
});

test.each([
  ['there is none', { from: '2026-12-12T18:00', to: '2026-12-19T18:00', end: '' }],
  ['its hour is missing', { from: '2026-12-12T18:00', to: '2026-12-19T18:00', end: '2026-12-12T' }],
  ['only its hour is written', { from: '2026-12-12T18:00', to: '2026-12-19T18:00', end: 'T24:00' }],
  ['there was no start', { from: '', to: '2026-12-19T18:00', end: '2026-12-20T18:00' }],
  ['the new start is not written yet', { from: '2026-12-12T18:00', to: '2026-12-19T', end: '2026-12-12T20:00' }],
  ['it was before the start', { from: '2026-12-12T18:00', to: '2026-12-19T18:00', end: '2026-12-11T20:00' }],
])('an end stays where %s', (_, times) => {
  expect(movedEnd(times)).toBe(times.end);
});
