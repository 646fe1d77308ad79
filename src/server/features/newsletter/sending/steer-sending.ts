import { type Edition, hasBegun, type Issue } from '../../../../domain/newsletter/newsletter-issue.ts';
import { AppError } from '../../../app-error.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { commitPlan, type Entry } from '../../../ports/store/collection.ts';
import type { Write } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { issueArchivePage, issueMail, refuseTooLong } from '../issues/issue-mail.ts';
import { type EditOutcome, issueRecords, NEW_LEDGER_HEAD, requireIssue } from '../issues/issue-store.ts';
import { countRecipients, readNewsletterSettings } from '../records.ts';
import { importRecords } from '../subscribers/import-notices.ts';
import { chunkId, chunkRecords, ENDED_CHUNK_LIFE, newChunk } from './ledger.ts';

const NOT_STARTED = 'Toto vydanie sa ešte neodosiela.';
const NO_CHUNK = 'Takú skupinu adries nemáme.';
const DECIDED = 'O\u00a0tejto skupine už niekto rozhodol.';
const BEING_UNDONE = 'Toto pridanie odberateľov niekto vracia. Vrátenie dokončite v\u00a0časti Pridať zo súboru.';

const MAX_ATTEMPTS = 50;

/** @throws AppError not-found, conflict (a draft) */
export async function pauseSending(services: Services, id: string, by: AuditActor): Promise<void> {
  await commitPlan(services.store, async () => {
    const entry = await requireIssue(services.store, id);
    if (!hasBegun(entry.value)) throw new AppError('conflict', NOT_STARTED);
    if (entry.value.state !== 'sending') return { writes: [], result: null };
    const paused: Issue = { ...entry.value, state: 'paused', pause_reason: null };
    const writes = [
      issueRecords(services.store).issues.put(id, paused, { version: entry.version }),
      auditWrite(services, { act: 'newsletter_issue_paused', ...by, detail: id }),
    ];
    return { writes, result: null };
  });
}

/**
 * Even if the provider asked for a longer pause.
 * @throws AppError not-found, conflict (a draft, or an import that is being undone), and as `startSending`
 */
export async function resumeSending(services: Services, id: string, by: AuditActor): Promise<void> {
  const { store } = services;
  const { issues, progress } = issueRecords(store);
  const opened = await requireIssue(store, id);
  if (opened.value.state === 'paused' && !hasBegun(opened.value)) {
    await startSending(services, id, opened.version, by);
    return;
  }
  await commitPlan(
    store,
    async () => {
      const entry = await requireIssue(store, id);
      if (!hasBegun(entry.value)) throw new AppError('conflict', NOT_STARTED);
      if (entry.value.state !== 'paused') return { writes: [], result: null };
      if ((await importRecords(store).find(id))?.value.is_undone === true) throw new AppError('conflict', BEING_UNDONE);
      const head = await progress.require(id);
      const sending: Issue = { ...entry.value, state: 'sending', pause_reason: null };
      const writes = [
        issues.put(id, sending, { version: entry.version }),
        progress.put(id, { ...head.value, held_until: null, strikes: 0 }, { version: head.version }),
        auditWrite(services, { act: 'newsletter_issue_resumed', ...by, detail: id }),
      ];
      return { writes, result: null };
    },
    MAX_ATTEMPTS,
  );
  wakeSoon(services);
}

/**
 * They count as sent, or get the issue again under a new key.
 * @throws AppError not-found, conflict (decided meanwhile)
 */
export async function decideUncertain(
  services: Services,
  id: string,
  { chunk: number, decision }: { chunk: string; decision: 'sent' | 'again' },
  by: AuditActor,
): Promise<void> {
  const { store, clock } = services;
  const { issues, progress } = issueRecords(store);
  const chunks = chunkRecords(store);
  const isAgain = decision === 'again';
  await commitPlan(
    store,
    async () => {
      const entry = await requireIssue(store, id);
      const chunk = await chunks.find(chunkId(id, Number(number)));
      if (chunk === null) throw new AppError('not-found', NO_CHUNK);
      if (chunk.value.state !== 'uncertain') throw new AppError('conflict', DECIDED);
      const head = await progress.require(id);
      const now = clock.now();
      const { recipients } = chunk.value;
      const people = recipients.length;
      const sent = isAgain ? 0 : people;
      const next = head.value.chunks + 1;
      const after = {
        ...head.value,
        uncertain: head.value.uncertain - people,
        sent: head.value.sent + sent,
        chunks: isAgain ? next : head.value.chunks,
      };
      const writes: Write[] = [
        chunks.put(chunk.id, { ...chunk.value, state: 'done', since: now, sent }, chunk, ENDED_CHUNK_LIFE),
        progress.put(id, after, head),
        auditWrite(services, { act: 'newsletter_issue_decided', ...by, detail: `${id} ${number} ${decision}` }),
      ];
      if (isAgain) writes.push(chunks.put(chunkId(id, next), newChunk(id, next, recipients, now), 'absent'));
      if (isAgain && entry.value.state === 'sent')
        writes.push(issues.put(id, { ...entry.value, state: 'sending', finished_at: null }, entry));
      return { writes, result: null };
    },
    MAX_ATTEMPTS,
  );
  if (isAgain) wakeSoon(services);
}

const EMPTY = {
  monthly: 'Vydanie je prázdne. Napíšte úvod alebo vyberte aspoň jedno podujatie.',
  message: 'Správa je prázdna. Napíšte, čo sa zmenilo, alebo vyberte podujatie.',
  welcome: 'Oznámenie je prázdne.',
} as const;
const NOBODY = 'Prehľad zatiaľ nikto neodoberá, niet ho komu poslať.';
const GONE =
  'Niektoré z\u00a0vybraných podujatí už na webe nie je. Odstráňte ho z\u00a0výberu, alebo počkajte, kým sa zverejní.';

/**
 * Fixes content and recipients of an issue. A second call changes nothing.
 * @throws AppError not-found, invalid (what keeps it from being sent)
 */
export async function startSending(
  services: Services,
  id: string,
  version: string,
  by: AuditActor,
): Promise<EditOutcome> {
  const entry = await requireIssue(services.store, id);
  if (hasBegun(entry.value)) return 'done';
  if (entry.version !== version) return 'stale';
  const isBegun = await begin(services, entry, by);
  if (isBegun) wakeSoon(services);
  return isBegun || hasBegun((await requireIssue(services.store, id)).value) ? 'done' : 'stale';
}

/** False: somebody else was first. */
export async function begin(
  services: Services,
  { id, version, value }: Entry<Issue>,
  by: AuditActor,
): Promise<boolean> {
  const { store, clock } = services;
  const { issues, editions, progress } = issueRecords(store);
  const edition = await newEdition(services, id, value);
  const started = { started_at: clock.now(), started_by: by.actor };
  const sending: Issue = { ...value, ...started, state: 'sending', scheduled: null, pause_reason: null };
  const { ok } = await store.commit([
    issues.put(id, sending, { version }),
    editions.put(id, edition, 'absent'),
    progress.put(id, NEW_LEDGER_HEAD, 'absent'),
    auditWrite(services, { act: 'newsletter_issue_sent', ...by, detail: id }),
  ]);
  return ok;
}

function wakeSoon({ background, sending }: Pick<Services, 'background' | 'sending'>): void {
  background(() => sending.wake());
}

export async function newEdition(services: Services, id: string, issue: Issue): Promise<Edition> {
  if (issue.introduction === '' && issue.event_ids.length === 0) throw new AppError('invalid', EMPTY[issue.kind]);
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
