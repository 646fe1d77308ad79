import { permissionsOf } from '../../../../domain/accounts/permissions.ts';
import { priceWords } from '../../../../domain/events/event-words.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import {
  type PresentEvent,
  reasonsToHold,
  type Schedule,
  type SeenEvent,
} from '../../../../domain/newsletter/issue-schedule.ts';
import { hasBegun, type Issue } from '../../../../domain/newsletter/newsletter-issue.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { AppError } from '../../../app-error.ts';
import { accountRecords } from '../../../core/accounts/accounts.ts';
import { stateOf } from '../../../core/accounts/user.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { findEventFile } from '../../../core/entries/event-files.ts';
import { readPublications } from '../../../core/entries/publication.ts';
import { readContent } from '../../../core/entries/save-content.ts';
import { deliverSoon } from '../../../core/mail/mail-delivery.ts';
import { MOST_IN_A_COMMIT, queuedMail } from '../../../core/mail/mail-queue.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { actionButton, heading, paragraph } from '../../../core/mail/templates/pieces.ts';
import { allOf, commitPlan, type Entry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { type EditOutcome, issueRecords, requireIssue } from '../issues/issue-store.ts';
import { countRecipients } from '../records.ts';
import { isLeaseFree } from './ledger.ts';
import { begin, newEdition } from './steer-sending.ts';

const BEGUN = 'Vydanie sa už odosiela alebo je odoslané, naplánovať sa nedá.';
const PAST = 'Tento čas už bol. Vyberte neskorší, alebo vydanie odošlite hneď.';
const TOO_LATE = 'Naplánovať sa dá najviac na tri mesiace dopredu.';
const MOST_AHEAD_MS = 92 * DAY_MS;

/**
 * @param at epoch milliseconds
 * @throws AppError not-found, conflict (begun), invalid
 */
export async function scheduleIssue(
  services: Services,
  id: string,
  { version, at }: { version: string; at: number },
  by: AuditActor,
): Promise<EditOutcome> {
  const { store, clock } = services;
  const now = clock.now();
  const entry = await requireIssue(store, id);
  if (hasBegun(entry.value)) throw new AppError('conflict', BEGUN);
  if (entry.version !== version) return 'stale';
  if (at <= now) throw new AppError('invalid', { at: [PAST] });
  if (at > now + MOST_AHEAD_MS) throw new AppError('invalid', { at: [TOO_LATE] });
  const scheduled = await scheduleOf(services, id, entry.value, { at, by: by.actor });
  const issue: Issue = { ...entry.value, state: 'scheduled', scheduled, pause_reason: null };
  const { ok } = await store.commit([
    issueRecords(store).issues.put(id, issue, { version }),
    auditWrite(services, { act: 'newsletter_issue_scheduled', ...by, detail: id }),
  ]);
  return ok ? 'done' : 'stale';
}

export async function unscheduleIssue(services: Services, id: string, by: AuditActor): Promise<void> {
  const { store } = services;
  await commitPlan(store, async () => {
    const { value, version } = await requireIssue(store, id);
    if (hasBegun(value)) throw new AppError('conflict', BEGUN);
    if (value.state === 'draft') return { writes: [], result: null };
    const draft: Issue = { ...value, state: 'draft', scheduled: null, pause_reason: null };
    const writes = [
      issueRecords(store).issues.put(id, draft, { version }),
      auditWrite(services, { act: 'newsletter_issue_unscheduled', ...by, detail: id }),
    ];
    return { writes, result: null };
  });
}

/** @throws AppError invalid: what keeps it from being sent now */
export async function scheduleOf(
  services: Services,
  id: string,
  issue: Issue,
  { at, by }: Pick<Schedule, 'at' | 'by'>,
): Promise<Schedule> {
  await newEdition(services, id, issue);
  const [recipients, events] = [await countRecipients(services), await presentEvents(services, issue.event_ids)];
  return { at, by, recipients, events: [...events.values()].map(({ isWaiting: _, ...seen }) => seen) };
}

/** @throws AggregateError after all have had their turn */
export async function continueSendings(services: Services): Promise<void> {
  const { store, clock } = services;
  const scheduled = await allOf((page) => issueRecords(store).issues.list('state', { ...page, of: 'scheduled' }));
  const errors: unknown[] = [];
  for (const entry of scheduled)
    if (entry.value.scheduled !== null && entry.value.scheduled.at <= clock.now())
      await beginOrHold(services, entry, entry.value.scheduled).catch((error: unknown) => errors.push(error));
  await resumeCutOff(services);
  if (errors.length > 0) throw new AggregateError(errors, 'Not all scheduled issues were looked at');
}

async function resumeCutOff(services: Pick<Services, 'store' | 'clock' | 'sending'>): Promise<void> {
  if ((await issueRecords(services.store).issues.count('state', { of: 'sending' })) === 0) return;
  if (await isLeaseFree(services)) await services.sending.wake();
}

async function beginOrHold(services: Services, entry: Entry<Issue>, schedule: Schedule): Promise<void> {
  const now = {
    ms: services.clock.now(),
    recipients: await countRecipients(services),
    events: await presentEvents(services, entry.value.event_ids),
  };
  const reasons = reasonsToHold(schedule, now);
  if (reasons.length > 0) return hold(services, entry, reasons);
  try {
    await begin(services, entry, { actor: schedule.by, visitor: null });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error;
    await hold(services, entry, [error.message]);
  }
}

async function hold(services: Services, { id, version, value }: Entry<Issue>, reasons: string[]): Promise<void> {
  const { store } = services;
  const held: Issue = { ...value, state: 'paused', scheduled: null, pause_reason: reasons.join(' ') };
  const staff = await newsletterStaff(services);
  const mails = await Promise.all(staff.map((to) => holdMail(services, id, to, { subject: value.subject, reasons })));
  const queued = mails.map((mail) => queuedMail(services, mail, 'decision'));
  const { ok } = await store.commit([
    issueRecords(store).issues.put(id, held, { version }),
    auditWrite(services, { act: 'newsletter_issue_paused', visitor: null, detail: id }),
    ...queued.map(({ write }) => write),
  ]);
  if (ok) deliverSoon(services, ...queued.map((mail) => mail.id));
}

async function newsletterStaff({ store }: Pick<Services, 'store'>): Promise<string[]> {
  const users = await allOf((page) => accountRecords(store).users.list('created', page));
  return users
    .filter(({ value }) => stateOf(value) === 'active' && permissionsOf(value.roles).includes('manage_newsletter'))
    .slice(0, MOST_IN_A_COMMIT)
    .map(({ value }) => value.email);
}

function holdMail(
  services: Services,
  id: string,
  to: string,
  { subject, reasons }: { subject: string; reasons: string[] },
) {
  return composeMail(
    services,
    {
      to,
      subject: 'Newsletter sa sám neodoslal, pozrite sa naň',
      preview: reasons[0] ?? '',
      reason: 'Túto správu ste dostali, lebo v\u00a0administrácii webu môžete posielať newsletter.',
    },
    heading('Newsletter sa neodoslal'),
    paragraph(
      `„${subject}“ mal teraz odísť. Od chvíle, keď ste to naplánovali, sa však niečo zmenilo, preto nikomu neprišiel:`,
    ),
    ...reasons.map((reason) => paragraph(reason)),
    paragraph(
      'Opravte, čo treba, a\u00a0odošlite ho alebo naplánujte znova. Ak je všetko v\u00a0poriadku, stačí pokračovať.',
    ),
    actionButton(`${services.config.siteUrl}/admin/newsletter/${id}`, 'Otvoriť newsletter'),
  );
}

async function presentEvents(services: Services, ids: readonly number[]): Promise<ReadonlyMap<number, PresentEvent>> {
  if (ids.length === 0) return new Map();
  const [{ events }, view, publicationOf] = await Promise.all([
    services.contentIndex.read(),
    readContent(services),
    readPublications(services),
  ]);
  const shown = new Map(events.map((event) => [event.id, event]));
  const publishState = (id: number) => {
    const file = findEventFile(view, id)?.file ?? null;
    const version = file === null ? null : (view.state.blobIds.get(file) ?? null);
    const isWaiting = file !== null && publicationOf(new Map([[file, version]])).state !== 'live';
    return { version, isWaiting };
  };
  return new Map(
    ids.flatMap((id): [number, PresentEvent][] => {
      const event = shown.get(id);
      return event === undefined ? [] : [[id, { ...toSeen(event), ...publishState(id) }]];
    }),
  );
}

function toSeen(event: PublishedEvent): Omit<SeenEvent, 'version'> {
  const { id, slug, title, start_date, end_date, location, staff_status, poster_image, poster_alt, excerpt } = event;
  const dates = event.dates.length === 1 ? [] : event.dates;
  const rest = JSON.stringify([slug, poster_image, poster_alt, excerpt, priceWords(event), ...dates]);
  return { id, title, start_date, end_date, location, status: staff_status, rest };
}
