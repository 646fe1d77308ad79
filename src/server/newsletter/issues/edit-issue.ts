import type { Issue, IssueFields } from '../../../domain/newsletter/newsletter-issue.ts';
import { auditWrite, type Doer } from '../../audit/audit-log.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import { commitPlan, type Entry } from '../../store/collection.ts';
import { newIssueDraft } from './issue-draft.ts';
import { issueRecords, requireIssue } from './issue-store.ts';

/** What came of an edit; `stale`: somebody else was first, nothing changed. */
export type EditOutcome = 'done' | 'stale';

const NOT_A_DRAFT = 'Vydanie sa už odosiela alebo je odoslané, meniť ani zmazať sa nedá.';

/**
 * Makes a draft for a month; one more when there is one already.
 * @throws AppError conflict, unavailable; StoreError unavailable
 */
export function createIssue(
  services: Pick<Services, 'store' | 'clock' | 'contentIndex'>,
  month: string,
  by: Doer,
): Promise<string> {
  return commitPlan(services.store, async () => {
    const { id, write } = await newIssueDraft(services, month, by.actor);
    return { writes: [write], result: id };
  });
}

/** @throws AppError not-found, conflict (no draft); StoreError unavailable */
export async function changeIssue(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  id: string,
  { version, ...fields }: IssueFields & { version: string },
  by: Doer,
): Promise<EditOutcome> {
  const entry = await requireDraft(store, id);
  if (entry.version !== version) return 'stale';
  const changed: Issue = { ...entry.value, ...fields, changed_at: clock.now(), changed_by: by.actor };
  const { ok } = await issueRecords(store).issues.update(id, changed, version);
  return ok ? 'done' : 'stale';
}

/** @throws AppError not-found, conflict (no draft); StoreError unavailable */
export async function deleteIssue(
  services: Pick<Services, 'store' | 'clock' | 'random'>,
  id: string,
  version: string,
  by: Doer,
): Promise<EditOutcome> {
  const entry = await requireDraft(services.store, id);
  if (entry.version !== version) return 'stale';
  const { ok } = await services.store.commit([
    issueRecords(services.store).issues.removal(id, { version }),
    auditWrite(services, { act: 'newsletter_issue_deleted', ...by, detail: id }),
  ]);
  return ok ? 'done' : 'stale';
}

async function requireDraft(store: Services['store'], id: string): Promise<Entry<Issue>> {
  const entry = await requireIssue(store, id);
  if (entry.value.state !== 'draft') throw new AppError('conflict', NOT_A_DRAFT);
  return entry;
}
