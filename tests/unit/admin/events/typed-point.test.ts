import { expect, test } from 'vitest';
import { NEW_EVENT, pointProblems, toFields } from '../../../../src/admin/events/event-values.ts';

const saved = (point: typeof NEW_EVENT.point) => {
  const { lat, lng } = toFields({ ...NEW_EVENT, point });
  return { lat, lng };
};

test('a place whose numbers were both emptied is none, and nothing is missing', () => {
  const emptied = { lat: '', lng: '' };
  expect(pointProblems(emptied)).toEqual({});
  expect(saved(emptied)).toEqual({ lat: null, lng: null });
});

test.each([
  ['one number was emptied', { lat: '', lng: 17.1 }, ['lat']],
  ['the other was emptied', { lat: 48.1, lng: '' }, ['lng']],
  ['neither is a number yet', { lat: '-', lng: '' }, ['lat', 'lng']],
])('of a place where %s, the one that is missing is asked for', (_, typed, fields) => {
  expect(Object.keys(pointProblems(typed))).toEqual(fields);
  expect(saved(typed)).toEqual({ lat: null, lng: null });
});

test('two numbers that came into one field are no degrees', () => {
  expect(pointProblems({ lat: 4815873417057, lng: 17.1 })).toEqual({
    lat: 'Opravte zemepisnú šírku, je to číslo od -90 do 90.',
  });
  expect(pointProblems({ lat: -90, lng: 180 })).toEqual({});
});

test('a whole place is saved as it is', () => {
  expect(pointProblems({ lat: 48.1, lng: 17.1 })).toEqual({});
  expect(saved({ lat: 48.1, lng: 17.1 })).toEqual({ lat: 48.1, lng: 17.1 });
});
