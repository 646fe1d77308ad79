import { hasBegun } from '../../../domain/newsletter/newsletter-issue.ts';
import { allOf } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { issueRecords } from '../newsletter/issues/issue-store.ts';

interface AnnouncingIssue {
  subject: string;
  /** When its sending began, ISO in UTC. */
  sent_at: string;
  people: number;
}

/** There are some twelve issues a year, so all are read. */
export async function issuesThatNamed({ store }: Pick<Services, 'store'>, eventId: number): Promise<AnnouncingIssue[]> {
  const { issues, progress } = issueRecords(store);
  const all = await allOf((page) => issues.list('month', { ...page, order: 'descending' }));
  const named = all.filter(({ value }) => hasBegun(value) && value.event_ids.includes(eventId));
  const heads = await progress.findMany(named.map(({ id }) => id));
  return named.map(({ value: { subject, started_at, changed_at } }, at) => ({
    subject,
    sent_at: new Date(started_at ?? changed_at).toISOString(),
    people: heads[at]?.value.sent ?? 0,
  }));
}
