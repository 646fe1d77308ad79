import { expect, test } from 'vitest';
import { findConflicts, mergeVersions } from '../../../../src/admin/entries/versions.ts';

const BASE = { title: 'Jazz', location: 'Dvorana', draft: false, links: { a: '1' } };

test('of two versions only the fields are asked about that differ, and whose change it is', () => {
  const mine = { ...BASE, title: 'Môj', draft: true, links: { a: '2' } };
  const theirs = { ...BASE, title: 'Ich', location: 'Sála', links: { a: '2' } };
  expect(findConflicts(BASE, mine, theirs)).toEqual([
    { field: 'title', mine: 'Môj', theirs: 'Ich', changedBy: null },
    { field: 'location', mine: 'Dvorana', theirs: 'Sála', changedBy: 'theirs' },
    { field: 'draft', mine: true, theirs: false, changedBy: 'mine' },
  ]);
});

test('what was chosen of theirs is taken, everything else stays mine', () => {
  const mine = { ...BASE, title: 'Môj' };
  const theirs = { ...BASE, title: 'Ich', location: 'Sála' };
  const conflicts = findConflicts(BASE, mine, theirs);
  expect(mergeVersions(mine, conflicts, { title: 'mine', location: 'theirs' })).toEqual({ ...mine, location: 'Sála' });
  expect(mergeVersions(mine, conflicts, {})).toEqual(mine);
});
