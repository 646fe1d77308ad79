import { expect, test } from 'vitest';
import { accessOf } from '../../../../src/domain/events/event-access.ts';

const ROOMS = [
  { id: 'hall', access: ['step-free', 'hearing-loop'] },
  { id: 'yard', access: ['relaxed', 'step-free'] },
  { id: 'cellar', access: [] },
  { id: 'attic' },
] as const;

test('an event has what all its rooms have in common', () => {
  expect(accessOf(undefined, ['hall'], ROOMS)).toEqual(['step-free', 'hearing-loop']);
  expect(accessOf(undefined, ['hall', 'yard'], ROOMS)).toEqual(['step-free']);
  expect(accessOf(undefined, ['hall', 'cellar'], ROOMS)).toEqual([]);
});

test('what the event says itself replaces what its rooms have', () => {
  expect(accessOf(['captions', 'step-free'], ['cellar'], ROOMS)).toEqual(['step-free', 'captions']);
  expect(accessOf([], ['hall'], ROOMS)).toEqual([]);
});

test('unknown stays unknown: no room, a room that does not say, a room that is gone', () => {
  expect(accessOf(undefined, [], ROOMS)).toBeNull();
  expect(accessOf(undefined, ['hall', 'attic'], ROOMS)).toBeNull();
  expect(accessOf(undefined, ['hall', 'gone'], ROOMS)).toBeNull();
});
