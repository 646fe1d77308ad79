import { z } from 'zod';
import {
  editionSchema,
  type Issue,
  issueSchema,
  type Progress,
  progressSchema,
} from '../../../../domain/newsletter/newsletter-issue.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import { AppError } from '../../../app-error.ts';
import { collection, type Entry } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';

/** How far the list of recipients has been frozen, and how the provider's last refusals delay the next attempt. */
const ledgerHeadSchema = progressSchema.extend({
  /** null: everybody is in a chunk. `cursor` is where the list continues, null at its beginning. */
  freezing: z.object({ cursor: z.string().nullable() }).nullable(),
  /** How many chunks there are; the next one gets the following number. */
  chunks: z.int(),
  /** Nothing is sent before this time; null: nothing delays sending. */
  held_until: z.int().nullable(),
  /** Attempts in a row that failed. */
  strikes: z.int(),
});

export type LedgerHead = z.infer<typeof ledgerHeadSchema>;

/**
 * Issues by `month` and by `state`, in order of their months; their editions and the heads of their ledgers. Notices of imports
 * are only listed by their state.
 */
export function issueRecords(store: Store) {
  return {
    issues: collection(store, 'newsletter-issue', issueSchema, {
      month: (issue, id) => (issue.kind === 'welcome' ? null : { score: placeOf(issue, id) }),
      state: (issue, id) => ({ of: issue.state, score: placeOf(issue, id) }),
    }),
    editions: collection(store, 'newsletter-edition', editionSchema, {}),
    progress: collection(store, 'newsletter-progress', ledgerHeadSchema, {}),
  };
}

/** The place of an issue in its month: an issue made later comes after an earlier one. Messages stand where they were begun. */
function placeOf({ kind, month, created_at }: Issue, id: string): number {
  if (kind !== 'monthly') return created_at;
  return startOfDay(`${month}-01`) + Number(id.slice(month.length + 1) || 0);
}

const deletedIssueSchema = z.object({
  issue: issueSchema,
  /** When it was deleted, epoch milliseconds. */
  at: z.int(),
  /** Id of the user. */
  by: z.string().nullable(),
});

export type DeletedIssue = z.infer<typeof deletedIssueSchema>;

/**
 * Drafts that were deleted, until it is too late to bring them back: the latest of an id under that id, others with `.` and a
 * random text behind it.
 */
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

/** @throws AppError not-found; StoreError unavailable */
export async function requireIssue(store: Store, id: string): Promise<Entry<Issue>> {
  const issue = await issueRecords(store).issues.find(id);
  if (issue === null) throw new AppError('not-found', 'Také vydanie nemáme.');
  return issue;
}
