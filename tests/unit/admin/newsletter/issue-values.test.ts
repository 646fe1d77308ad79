import { expect, test } from 'vitest';
import { fromCompared, toCompared } from '../../../../src/admin/newsletter/issue-values.ts';
import type { IssueDetail } from '../../../../src/api/admin-newsletter.ts';

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
const THEIRS: IssueDetail = {
  id: '2026-12',
  version: '2',
  kind: 'monthly',
  in_archive: true,
  scheduled_at: null,
  has_begun: false,
  month: '2026-12',
  subject: 'Ich',
  introduction: 'Úvod',
  event_ids: [2],
  state: 'draft',
  pause_reason: null,
  progress: { total: 0, sent: 0, failed: 0, uncertain: 0, suppressed: 0 },
  created_at: '2026-11-20T08:00:00.000Z',
  changed_at: '2026-11-20T08:00:00.000Z',
  changed_by: null,
  started_at: null,
  started_by: null,
  finished_at: null,
  recipients: 3,
  choices: CHOICES,
  uncertain_chunks: [],
  held_until: null,
  archive_url: null,
};

test('two versions of an issue are compared with the names of their events', () => {
  expect(toCompared({ ...MINE, event_ids: [2, 7] }, CHOICES)).toEqual({
    subject: 'Môj',
    introduction: 'Úvod',
    events: ['Divadlo, 5.\u00a0decembra 2026 o\u00a018:00', 'podujatie 7'],
    in_archive: true,
  });
});

test('the chosen fields become numbers of events again', () => {
  const mine = toCompared(MINE, CHOICES);
  const theirs = toCompared(THEIRS, CHOICES);
  expect(fromCompared({ ...mine, subject: 'Ich' }, MINE, THEIRS)).toEqual({ ...MINE, subject: 'Ich' });
  expect(fromCompared({ ...mine, events: theirs.events }, MINE, THEIRS)).toEqual({ ...MINE, event_ids: [2] });
});
