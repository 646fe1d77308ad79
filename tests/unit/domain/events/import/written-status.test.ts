import { expect, test } from 'vitest';
import { NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';
import { readPrivate, readStatus } from '../../../../../src/domain/events/import/written-status.ts';

const read = (written: string) => {
  const { isCancelled, isDraft, question } = readStatus(written, NO_ANSWERS);
  return question === null ? (isCancelled ? 'cancelled' : isDraft ? 'draft' : 'on') : 'asked';
};

test.each([
  ['', 'on'],
  ['Potvrdené', 'on'],
  ['KONÁ SA', 'on'],
  ['Naplánovaný', 'on'],
  ['publish', 'on'],
  ['zrušené', 'cancelled'],
  ['ZRUŠENÝ!', 'cancelled'],
  ['Canceled', 'cancelled'],
  ['nekoná sa', 'cancelled'],
  ['Koncept', 'draft'],
  ['draft', 'draft'],
  ['rozpracované', 'draft'],
  ['presunuté', 'asked'],
  ['odložené', 'asked'],
  ['tentative', 'asked'],
  ['zrušené, nový termín v\u00a0máji', 'asked'],
])('the status „%s“ is %s', (written, status) => {
  expect(read(written)).toBe(status);
});

test('what is neither yes nor no is private, so that nobody adds it unawares', () => {
  const open = ['', ' ', 'nie', 'NEPRAVDA', 'False', '0', 'verejné', 'Public', 'Normálna'];
  const closed = ['áno', 'PRAVDA', 'true', '1', 'x', 'súkromné', 'Private', 'len pre členov'];
  expect([...open, ...closed].filter(readPrivate)).toEqual(closed);
});
