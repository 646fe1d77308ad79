import { type IssueFields, WAY_OUT } from '../../../domain/newsletter/newsletter-issue.ts';
import { spend } from '../../http/rate-limit.ts';
import { deliverSoon, queuedMail } from '../../mail/mail-queue.ts';
import type { Services } from '../../services.ts';
import { readNewsletterSettings } from '../settings/newsletter-settings.ts';
import { type IssueMail, issueMail } from './issue-mail.ts';
import { requireIssue } from './issue-store.ts';
import { refuseTooLong } from './mail-length.ts';

/** Where the way out leads in a mail that is nobody's. */
const SAMPLE_PATH = '/newsletter/unsubscribe/ukazka';

/**
 * An issue as it would look, without keeping anything.
 * @throws AppError not-found, unavailable; StoreError unavailable
 */
export async function previewIssue(services: Services, id: string, fields: IssueFields): Promise<IssueMail> {
  await requireIssue(services.store, id);
  return withSampleLink(services, await issueMail(services, id, fields));
}

/**
 * Sends an issue, as it is kept, to one address.
 * @param doer id of the user; he may do so many times an hour
 * @throws AppError not-found, too-many, invalid (longer than mail programs show), unavailable; StoreError unavailable
 */
export async function sendTestMail(services: Services, id: string, to: string, doer: string): Promise<void> {
  const { value } = await requireIssue(services.store, id);
  await spend(services, 'newsletter-test-user', doer);
  const issue = await issueMail(services, id, value);
  refuseTooLong(issue);
  const { subject, html, text } = withSampleLink(services, issue);
  const { reply_to } = await readNewsletterSettings(services);
  const mail = queuedMail(
    services,
    {
      to,
      subject: `[Skúška] ${subject}`,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(reply_to === null ? {} : { replyTo: reply_to }),
    },
    'decision',
  );
  await services.store.commit([mail.write]);
  deliverSoon(services, mail.id);
}

function withSampleLink({ config }: Pick<Services, 'config'>, { subject, html, text }: IssueMail): IssueMail {
  const url = config.siteUrl + SAMPLE_PATH;
  return { subject, html: html.replaceAll(WAY_OUT, url), text: text.replaceAll(WAY_OUT, url) };
}
