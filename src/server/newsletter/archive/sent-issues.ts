import type { Edition, Issue } from '../../../domain/newsletter/newsletter-issue.ts';
import type { Services } from '../../services.ts';
import { allOf, type Entry } from '../../store/collection.ts';
import { issueRecords } from '../issues/issue-store.ts';

/** An issue in the archive, with its neighbours. */
export interface ArchivedIssue {
  id: string;
  edition: Edition;
  newer: Entry<Issue> | null;
  older: Entry<Issue> | null;
}

/**
 * The issues the web shows, newest first: from the moment sending begins, since the mails lead here. There are some twelve a
 * year, so all of them are read.
 * @throws StoreError unavailable
 */
export async function listSentIssues(services: Pick<Services, 'store'>): Promise<Entry<Issue>[]> {
  return (await listIssues(services)).filter(({ value }) => value.state !== 'draft');
}

/**
 * Whether an issue is still worked on: its trial mails lead to the archive as those of subscribers will.
 * @throws StoreError unavailable
 */
export async function isInTheMaking(services: Pick<Services, 'store'>, id: string): Promise<boolean> {
  return (await listIssues(services)).some((issue) => issue.id === id && issue.value.state === 'draft');
}

function listIssues({ store }: Pick<Services, 'store'>): Promise<Entry<Issue>[]> {
  return allOf((page) => issueRecords(store).issues.list('month', { ...page, order: 'descending' }));
}

/** @throws StoreError unavailable */
export async function findSentIssue(services: Pick<Services, 'store'>, id: string): Promise<ArchivedIssue | null> {
  const issues = await listSentIssues(services);
  const at = issues.findIndex((issue) => issue.id === id);
  const edition = at === -1 ? null : await issueRecords(services.store).editions.find(id);
  if (edition === null) return null;
  return { id, edition: edition.value, newer: issues[at - 1] ?? null, older: issues[at + 1] ?? null };
}
