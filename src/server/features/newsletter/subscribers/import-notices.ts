// An issue of their own, whose ledger tells everybody once (docs/newsletter.md). They must not advertise (act
// 452/2021 § 116 (4)).
import { z } from 'zod';
import { type Edition, UNSUBSCRIBE_PLACEHOLDER } from '../../../../domain/newsletter/newsletter-issue.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import { AppError } from '../../../app-error.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { actionButton, heading, link, paragraph, smallPrint } from '../../../core/mail/templates/pieces.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Store, Write } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { emptyIssue, issueRecords, type LedgerHead, NEW_LEDGER_HEAD } from '../issues/issue-store.ts';
import { chunkId, chunkRecords, newChunk } from '../sending/ledger.ts';

/** After the last row nobody is told for so long: the import can be undone. */
const HOLD_MS = 30 * MINUTE_MS;
export const IMPORT_LIFE = { ttlSeconds: 90 * DAY_SECONDS };
/** Other imports and the sender change the same ledger. */
export const MAX_ATTEMPTS = 50;

const importSchema = z.object({
  at: z.int(),
  by: z.string().nullable(),
  is_undone: z.boolean(),
});

export const importRecords = (store: Store) =>
  collection(store, 'newsletter-import', importSchema, { at: ({ at }) => ({ score: at }) });

export const noticesId = (uuid: string) => `import-${uuid}`;

const UNDONE = 'Toto pridanie ste už vrátili. Začnite, prosím, odznova.';

/**
 * @param recipients ids of addresses
 * @throws AppError conflict (it was undone)
 */
export async function noticeWrites(
  services: Services,
  id: string,
  recipients: string[],
  by: AuditActor,
): Promise<Write[]> {
  const { store, clock } = services;
  const { issues, progress } = issueRecords(store);
  const now = clock.now();
  const [known, issue, head] = await Promise.all([importRecords(store).find(id), issues.find(id), progress.find(id)]);
  if (known?.value.is_undone === true) throw new AppError('conflict', UNDONE);
  const before = head?.value ?? { ...NEW_LEDGER_HEAD, freezing: null };
  const number = before.chunks + 1;
  const after = {
    ...before,
    total: before.total + recipients.length,
    chunks: number,
    held_until: Math.max(before.held_until ?? 0, now + HOLD_MS),
  };
  const begun =
    issue === null
      ? await beginWrites(services, id, by)
      : issue.value.state === 'sent'
        ? // The earlier ones have been told already.
          [issues.put(id, { ...issue.value, state: 'sending' as const, finished_at: null }, issue)]
        : [];
  return [
    ...begun,
    progress.put(id, after, head),
    chunkRecords(store).put(chunkId(id, number), newChunk(id, number, recipients, now), 'absent'),
  ];
}

async function beginWrites(services: Services, id: string, by: AuditActor): Promise<Write[]> {
  const { store, clock } = services;
  const { issues, editions } = issueRecords(store);
  const now = clock.now();
  const started = { started_at: now, started_by: by.actor, state: 'sending' } as const;
  const issue = {
    ...emptyIssue(now, by.actor),
    ...started,
    kind: 'welcome',
    subject: SUBJECT,
    in_archive: false,
  } as const;
  return [
    issues.put(id, issue, 'absent'),
    editions.put(id, await noticeEdition(services), 'absent'),
    importRecords(store).put(id, { at: now, by: by.actor, is_undone: false }, 'absent', IMPORT_LIFE),
    auditWrite(services, { ...by, act: 'newsletter_imported', detail: id }),
  ];
}

const SUBJECT = 'Budeme vám posielať mesačný prehľad podujatí';

async function noticeEdition(services: Services): Promise<Edition> {
  const { subject, html, text } = await composeMail(
    services,
    {
      to: '',
      subject: SUBJECT,
      preview: 'Ak o\u00a0to už nestojíte, odhlásite sa jedným klikom.',
      reason: 'Túto správu ste dostali, lebo sme vašu adresu pridali medzi odberateľov prehľadu podujatí.',
      footerLinks: [{ href: UNSUBSCRIBE_PLACEHOLDER, label: 'Odhlásiť sa z\u00a0odberu' }],
    },
    heading('Odoberáte náš prehľad podujatí'),
    paragraph(
      'Dali ste nám súhlas, aby sme vám posielali mesačný prehľad podujatí. Vašu adresu sme teraz pridali do zoznamu, z\u00a0ktorého ho posielame, raz za mesiac.',
    ),
    paragraph(
      'Ak ste to neboli vy alebo o\u00a0prehľad už nestojíte, odhlásite sa jedným klikom a\u00a0nič vám nepríde.',
    ),
    actionButton(UNSUBSCRIBE_PLACEHOLDER, 'Odhlásiť sa'),
    smallPrint(
      'Ako s\u00a0vašou adresou zaobchádzame: ',
      link(`${services.config.siteUrl}/privacy`, 'ochrana osobných údajov'),
    ),
  );
  const { clock } = services;
  const month = isoDay(clock.now()).slice(0, '2027-01'.length);
  return { month, subject, html, text, archive_html: '', reply_to: null, created_at: clock.now() };
}

export function isHeld({ held_until, sent }: LedgerHead, now: number): boolean {
  return held_until !== null && held_until > now && sent === 0;
}
