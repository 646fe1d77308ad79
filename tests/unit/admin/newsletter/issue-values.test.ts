import { expect, test } from 'vitest';
import { fromCompared, toCompared } from '../../../../src/admin/newsletter/issue-values.ts';

const choice = (id: number, title: string) => ({
  id,
  title,
  start_date: '2026-12-05T18:00:00+01:00',
  place: null,
  location: null,
  is_cancelled: false,
});
const CHOICES = [choice(1, 'Koncert'), choice(2, 'Divadlo')];
const MINE = { subject: 'Môj', introduction: 'Úvod', event_ids: [1, 2], in_archive: true };
const THEIRS = { subject: 'Ich', introduction: 'Úvod', event_ids: [2], in_archive: true };

test('two versions of an issue are compared with the names of their events', () => {
  expect(toCompared({ ...MINE, event_ids: [2, 7] }, CHOICES)).toEqual({
    subject: 'Môj',
    introduction: 'Úvod',
    events: [
      { id: 2, name: 'Divadlo, 5.\u00a0decembra 2026 o\u00a018:00' },
      { id: 7, name: 'podujatie 7' },
    ],
    in_archive: true,
  });
});

test('the chosen fields become numbers of events again', () => {
  const mine = toCompared(MINE, CHOICES);
  const theirs = toCompared(THEIRS, CHOICES);
  expect(fromCompared({ ...mine, subject: 'Ich' })).toEqual({ ...MINE, subject: 'Ich' });
  expect(fromCompared({ ...mine, events: theirs.events })).toEqual({ ...MINE, event_ids: [2] });
});
