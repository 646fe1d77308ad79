import { z } from 'zod';
import {
  editionSchema,
  type Issue,
  issueSchema,
  type Progress,
  progressSchema,
} from '../../../../domain/newsletter/newsletter-issue.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import { AppError } from '../../../app-error.ts';
import { allOf, collection, type Entry } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';

const ledgerHeadSchema = progressSchema.extend({
  /** null: everybody is in a chunk. `cursor` is where the list continues. */
  freezing: z.object({ cursor: z.string().nullable() }).nullable(),
  chunks: z.int(),
  held_until: z.int().nullable(),
  strikes: z.int(),
});

export type LedgerHead = z.infer<typeof ledgerHeadSchema>;

export function issueRecords(store: Store) {
  return {
    issues: collection(store, 'newsletter-issue', issueSchema, {
      month: (issue, id) => (issue.kind === 'welcome' ? null : { score: sortKey(issue, id) }),
      state: (issue, id) => ({ of: issue.state, score: sortKey(issue, id) }),
    }),
    editions: collection(store, 'newsletter-edition', editionSchema, {}),
    progress: collection(store, 'newsletter-progress', ledgerHeadSchema, {}),
  };
}

function sortKey({ kind, month, created_at }: Issue, id: string): number {
  if (kind !== 'monthly') return created_at;
  return startOfDay(`${month}-01`) + Number(id.slice(month.length + 1) || 0);
}

export function emptyIssue(now: number, by: string | null): Issue {
  return {
    kind: 'monthly',
    month: isoDay(now).slice(0, '2027-01'.length),
    subject: '',
    introduction: '',
    event_ids: [],
    state: 'draft',
    in_archive: true,
    scheduled: null,
    pause_reason: null,
    created_at: now,
    changed_at: now,
    changed_by: by,
    started_at: null,
    started_by: null,
    finished_at: null,
  };
}

/** `stale`: changed by somebody else first. */
export type EditOutcome = 'done' | 'stale';

const deletedIssueSchema = z.object({
  issue: issueSchema,
  at: z.int(),
  by: z.string().nullable(),
});

export type DeletedIssue = z.infer<typeof deletedIssueSchema>;

/** Earlier deleted drafts of an id have `.` and a random text behind it. */
export function deletedIssues(store: Store) {
  return collection(store, 'newsletter-deleted', deletedIssueSchema, { at: ({ at }) => ({ score: at }) });
}

export const NO_PROGRESS: Progress = { total: 0, sent: 0, failed: 0, uncertain: 0, suppressed: 0 };

export const NEW_LEDGER_HEAD: LedgerHead = {
  ...NO_PROGRESS,
  freezing: { cursor: null },
  chunks: 0,
  held_until: null,
  strikes: 0,
};

/** The latest month first, without the notices of imports. There are some twelve a year, so all are read. */
export function allIssues(store: Store): Promise<Entry<Issue>[]> {
  return allOf((page) => issueRecords(store).issues.list('month', { ...page, order: 'descending' }));
}

export async function requireIssue(store: Store, id: string): Promise<Entry<Issue>> {
  const issue = await issueRecords(store).issues.find(id);
  if (issue === null) throw new AppError('not-found', 'Také vydanie nemáme.');
  return issue;
}
