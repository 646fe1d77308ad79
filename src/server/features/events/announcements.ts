import { hasBegun } from '../../../domain/newsletter/newsletter-issue.ts';
import type { Services } from '../../services.ts';
import { allIssues, issueRecords } from '../newsletter/issues/issue-store.ts';

interface AnnouncingIssue {
  subject: string;
  /** When its sending began, ISO in UTC. */
  sent_at: string;
  people: number;
}

export async function issuesThatNamed({ store }: Pick<Services, 'store'>, eventId: number): Promise<AnnouncingIssue[]> {
  const issues = await allIssues(store);
  const named = issues.filter(({ value }) => hasBegun(value) && value.event_ids.includes(eventId));
  const heads = await issueRecords(store).progress.findMany(named.map(({ id }) => id));
  return named.map(({ value: { subject, started_at, changed_at } }, at) => ({
    subject,
    sent_at: new Date(started_at ?? changed_at).toISOString(),
    people: heads[at]?.value.sent ?? 0,
  }));
}
