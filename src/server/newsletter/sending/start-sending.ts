import type { Edition, Issue } from '../../../domain/newsletter/newsletter-issue.ts';
import { auditWrite, type Doer } from '../../audit/audit-log.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import type { EditOutcome } from '../issues/edit-issue.ts';
import { issueArchivePage, issueMail } from '../issues/issue-mail.ts';
import { issueRecords, NEW_LEDGER_HEAD, requireIssue } from '../issues/issue-store.ts';
import { refuseTooLong } from '../issues/mail-length.ts';
import { countRecipients } from '../recipients.ts';
import { readNewsletterSettings } from '../settings/newsletter-settings.ts';

const EMPTY = 'Vydanie je prázdne. Napíšte úvod alebo vyberte aspoň jedno podujatie.';
const NOBODY = 'Prehľad zatiaľ nikto neodoberá, niet ho komu poslať.';
const GONE =
  'Niektoré z\u00a0vybraných podujatí už na webe nie je. Odstráňte ho z\u00a0výberu, alebo počkajte, kým sa zverejní.';

/**
 * Begins to send a draft: from now on what everybody gets, and who gets it, is fixed. Said again, nothing happens twice.
 * @throws AppError not-found, invalid (nothing to send, nobody to send it to, an event that is no longer published);
 *   StoreError unavailable
 */
export async function startSending(services: Services, id: string, version: string, by: Doer): Promise<EditOutcome> {
  const { store, clock } = services;
  const { issues, editions, progress } = issueRecords(store);
  const entry = await requireIssue(store, id);
  if (entry.value.state !== 'draft') return 'done';
  if (entry.version !== version) return 'stale';
  const now = clock.now();
  const edition = await newEdition(services, id, entry.value);
  const sending: Issue = { ...entry.value, state: 'sending', started_at: now, started_by: by.actor };
  const { ok } = await store.commit([
    issues.put(id, sending, { version }),
    editions.put(id, edition, 'absent'),
    progress.put(id, NEW_LEDGER_HEAD, 'absent'),
    auditWrite(services, { act: 'newsletter_issue_sent', ...by, detail: id }),
  ]);
  if (ok) wakeSoon(services);
  // Of two who send at once one begins; for the other it is as if he had said it again.
  return ok || (await requireIssue(store, id)).value.state !== 'draft' ? 'done' : 'stale';
}

/** The call that asks does not wait; when nobody can be asked, the job sees to it. */
export function wakeSoon({ background, sending }: Pick<Services, 'background' | 'sending'>): void {
  background(() => sending.wake());
}

async function newEdition(services: Services, id: string, issue: Issue): Promise<Edition> {
  if (issue.introduction === '' && issue.event_ids.length === 0) throw new AppError('invalid', EMPTY);
  const { events } = await services.contentIndex.read();
  const published = new Set(events.map((event) => event.id));
  if (!issue.event_ids.every((eventId) => published.has(eventId))) throw new AppError('invalid', { event_ids: [GONE] });
  if ((await countRecipients(services)) === 0) throw new AppError('invalid', NOBODY);
  const [mail, archive_html, { reply_to }] = await Promise.all([
    issueMail(services, id, issue),
    issueArchivePage(services, issue),
    readNewsletterSettings(services),
  ]);
  refuseTooLong(mail);
  return { month: issue.month, ...mail, archive_html, reply_to, created_at: services.clock.now() };
}
