import type { Edition, Issue } from '../../src/domain/newsletter/newsletter-issue.ts';
import { emptyIssue, issueRecords } from '../../src/server/features/newsletter/issues/issue-store.ts';
import type { Services } from '../../src/server/services.ts';

export async function keepIssue(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  id: string,
  { issue = {}, edition = {} }: { issue?: Partial<Issue>; edition?: Partial<Edition> } = {},
): Promise<void> {
  const { issues, editions } = issueRecords(store);
  const now = clock.now();
  const month = id.slice(0, 7);
  const subject = `Mesačný prehľad podujatí ${month}`;
  const mail = { html: '<html></html>', text: '', archive_html: '<html><body><h1>Vydanie</h1></body></html>' };
  await issues.create(id, {
    ...emptyIssue(now, null),
    month,
    subject,
    state: 'sent',
    started_at: now,
    finished_at: now,
    ...issue,
  });
  await editions.create(id, { month, subject, ...mail, reply_to: null, created_at: now, ...edition });
}
