import { expect, test } from 'vitest';
import { findConflicts, listVersions, mergeVersions } from '../../../../src/admin/entries/versions.ts';

const versions = listVersions(({ name }) => String(name));
const item = (name: string, text = '') => ({ name, text });

function merged(opened: object[], my: object[], their: object[]): unknown {
  const [base, mine, theirs] = [versions.split(opened), versions.split(my), versions.split(their)];
  const all = Object.fromEntries([...Object.keys(base), ...Object.keys(theirs)].map((name) => [name, undefined]));
  const whole = { ...all, ...mine };
  const conflicts = findConflicts(base, whole, theirs);
  const choices = Object.fromEntries(conflicts.map(({ field, changedBy }) => [field, changedBy ?? 'mine']));
  return versions.join(mergeVersions(whole, conflicts, choices), { base, mine, theirs });
}

test('items that two people have added are both there, each where it was put', () => {
  expect(
    merged([item('a'), item('b')], [item('a'), item('mine'), item('b')], [item('a'), item('b'), item('theirs')]),
  ).toEqual([item('a'), item('mine'), item('b'), item('theirs')]);
});

test('one changes an item, the other removes another', () => {
  expect(merged([item('a'), item('b')], [item('a', 'changed'), item('b')], [item('a')])).toEqual([
    item('a', 'changed'),
  ]);
});

test.each([
  ['I have moved', ['b', 'a', 'c'], ['a', 'b', 'c', 'd'], ['b', 'a', 'c', 'd']],
  ['somebody else has moved', ['a', 'b', 'c', 'd'], ['c', 'a', 'b'], ['c', 'd', 'a', 'b']],
])('items stand as the one has put them who moved some: %s', (_, mine, theirs, expected) => {
  const items = (names: string[]) => names.map((name) => item(name));
  expect(merged(items(['a', 'b', 'c']), items(mine), items(theirs))).toEqual(items(expected));
});

test('items of the same name are told apart', () => {
  expect(Object.keys(versions.split([item('a', '1'), item('a', '2')]))).toEqual(['a', 'a (2)']);
});
