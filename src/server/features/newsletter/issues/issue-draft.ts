import { z } from 'zod';
import { countedDates, intervalOf } from '../../../../domain/events/event-dates.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import {
  hasBegun,
  type Issue,
  type IssueFields,
  MAX_ISSUE_EVENTS,
  withFields,
} from '../../../../domain/newsletter/newsletter-issue.ts';
import { firstOfMonth, isoDay, lastOfMonth } from '../../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import { formatMonth } from '../../../../domain/time/format-date.ts';
import { daysInterval, overlaps } from '../../../../domain/time/wall-clock.ts';
import { AppError } from '../../../app-error.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { randomHex } from '../../../ports/crypto/tokens.ts';
import { collection, commitPlan, type Entry } from '../../../ports/store/collection.ts';
import type { Put, Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { countRecipients, readNewsletterSettings } from '../records.ts';
import { scheduleOf } from '../sending/schedule.ts';
import {
  type DeletedIssue,
  deletedIssues,
  type EditOutcome,
  emptyIssue,
  issueRecords,
  requireIssue,
} from './issue-store.ts';

const MAX_OF_A_NAME = 20;

/**
 * With the events of its month. The write fails when somebody else makes one at the same moment.
 * @param month `2027-01`
 * @throws AppError conflict (very many of this month)
 */
export async function newIssueDraft(
  services: Pick<Services, 'store' | 'clock' | 'contentIndex'>,
  month: string,
  by: string | null = null,
): Promise<{ id: string; issue: Issue; write: Put }> {
  const events = await eventsOfMonth(services, month);
  return newDraft(services, month, {
    ...emptyIssue(services.clock.now(), by),
    month,
    subject: `Mesačný prehľad podujatí – ${formatMonth(`${month}-15T12:00:00Z`)}`,
    event_ids: events.slice(0, MAX_ISSUE_EVENTS).map(({ id }) => id),
  });
}

function newMessageDraft(services: Pick<Services, 'store' | 'clock'>, by: string | null) {
  const now = services.clock.now();
  return newDraft(services, `${isoDay(now)}-sprava`, {
    ...emptyIssue(now, by),
    kind: 'message',
    subject: 'Zmena v\u00a0programe',
    in_archive: false,
  });
}

async function newDraft({ store }: Pick<Services, 'store'>, name: string, issue: Issue) {
  const { issues } = issueRecords(store);
  const ids = [name, ...Array.from({ length: MAX_OF_A_NAME - 1 }, (_, at) => `${name}-${at + 2}`)];
  const found = await issues.findMany(ids);
  const id = ids.find((_, at) => found[at] === null);
  if (id === undefined) throw new AppError('conflict', 'Vydaní je už priveľa. Upravte niektoré z\u00a0nich.');
  return { id, issue, write: issues.put(id, issue, 'absent') };
}

const BEGUN = 'Vydanie sa už odosiela alebo je odoslané, meniť ani zmazať sa nedá.';

/** @param month null: a message */
export function createIssue(
  services: Pick<Services, 'store' | 'clock' | 'contentIndex'>,
  month: string | null,
  by: AuditActor,
): Promise<string> {
  return commitPlan(services.store, async () => {
    const draft = month === null ? newMessageDraft(services, by.actor) : newIssueDraft(services, month, by.actor);
    const { id, write } = await draft;
    return { writes: [write], result: id };
  });
}

/**
 * A scheduled issue stays scheduled.
 * @throws AppError not-found, conflict (begun)
 */
export async function changeIssue(
  services: Services,
  id: string,
  { version, ...fields }: IssueFields & { version: string },
  by: AuditActor,
): Promise<EditOutcome> {
  const { store, clock } = services;
  const entry = await requireOpen(store, id);
  if (entry.version !== version) return 'stale';
  const written = { ...withFields(entry.value, fields), changed_at: clock.now(), changed_by: by.actor };
  const { scheduled } = written;
  const changed: Issue = { ...written, scheduled: scheduled && (await scheduleOf(services, id, written, scheduled)) };
  const { ok } = await issueRecords(store).issues.update(id, changed, version);
  return ok ? 'done' : 'stale';
}

const DELETED_SECONDS = 30 * DAY_SECONDS;

export function deleteIssue(
  services: Pick<Services, 'store' | 'clock' | 'random'>,
  id: string,
  version: string,
  by: AuditActor,
): Promise<EditOutcome> {
  const { store, clock } = services;
  return commitPlan<EditOutcome>(store, async () => {
    const entry = await requireOpen(store, id);
    if (entry.version !== version) return { writes: [], result: 'stale' };
    const former = await deletedIssues(store).find(id);
    const deleted = { issue: entry.value, at: clock.now(), by: by.actor };
    const writes = [
      issueRecords(store).issues.removal(id, { version }),
      ...(former === null ? [] : [movedAside(services, former)]),
      deletedIssues(store).put(id, deleted, former, { ttlSeconds: DELETED_SECONDS }),
      auditWrite(services, { act: 'newsletter_issue_deleted', ...by, detail: id }),
    ];
    return { writes, result: 'done' };
  });
}

function movedAside(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  { id, value }: Entry<DeletedIssue>,
): Put {
  const leftSeconds = Math.ceil((value.at - clock.now()) / 1000) + DELETED_SECONDS;
  const aside = `${id}.${randomHex(random, 8)}`;
  return deletedIssues(store).put(aside, value, 'absent', { ttlSeconds: Math.max(1, leftSeconds) });
}

export function restoreIssue(
  services: Pick<Services, 'store' | 'clock' | 'random'>,
  id: string,
  by: AuditActor,
): Promise<string> {
  const { store } = services;
  return commitPlan(store, async () => {
    const deleted = await deletedIssues(store).find(id);
    if (deleted === null) throw new AppError('not-found', NOT_DELETED);
    const { issue } = deleted.value;
    const name = issue.kind === 'message' ? id.replace(/(?<=sprava)\W.*$/, '') : issue.month;
    const draft: Issue = { ...issue, state: 'draft', scheduled: null, pause_reason: null };
    const { id: restored, write } = await newDraft(services, name, draft);
    const writes = [
      write,
      deletedIssues(store).removal(id, { version: deleted.version }),
      auditWrite(services, { act: 'newsletter_issue_restored', ...by, detail: restored }),
    ];
    return { writes, result: restored };
  });
}

const NOT_DELETED = 'Také zmazané vydanie nemáme, možno ho už niekto vrátil.';

async function requireOpen(store: Services['store'], id: string): Promise<Entry<Issue>> {
  const entry = await requireIssue(store, id);
  if (hasBegun(entry.value)) throw new AppError('conflict', BEGUN);
  return entry;
}

const MONTHS_AHEAD = 2;

async function eventsOfMonth(services: Pick<Services, 'contentIndex'>, month: string): Promise<PublishedEvent[]> {
  const events = await eventsBetween(services, month, 0);
  const { startMs } = monthsInterval(month, 0);
  const open = events.filter(({ staff_status }) => staff_status !== 'Zrušený');
  const began = ({ dates }: PublishedEvent) => dates.every(({ start_date }) => Date.parse(start_date) < startMs);
  return [...open.filter((event) => !began(event)), ...open.filter(began)];
}

export function eventChoices(services: Pick<Services, 'contentIndex'>, month: string): Promise<PublishedEvent[]> {
  return eventsBetween(services, month, MONTHS_AHEAD);
}

async function eventsBetween(
  { contentIndex }: Pick<Services, 'contentIndex'>,
  month: string,
  monthsAhead: number,
): Promise<PublishedEvent[]> {
  const { events } = await contentIndex.read();
  const span = monthsInterval(month, monthsAhead);
  return events.filter((event) => countedDates(event).some((date) => overlaps(intervalOf(date), span)));
}

function monthsInterval(month: string, monthsAhead: number) {
  const first = `${month}-01`;
  return daysInterval(first, lastOfMonth(firstOfMonth(first, monthsAhead)));
}

const REMEMBERED = { ttlSeconds: 92 * DAY_SECONDS };

/** Months that had a draft or another issue, under `2027-01`. */
const draftMarks = (store: Store) => collection(store, 'newsletter-draft-made', z.object({ at: z.int() }), {});

/** None when staff have begun or deleted one; none yet while it would be empty, or nobody would get it. */
export async function makeMonthlyDraft(services: Services): Promise<void> {
  const { store, clock } = services;
  const today = isoDay(clock.now());
  const { draft_day } = await readNewsletterSettings(services);
  if (Number(today.slice(8)) < draft_day) return;

  const month = firstOfMonth(today, 1).slice(0, 7);
  await commitPlan(store, async () => {
    if ((await draftMarks(store).find(month)) !== null) return { writes: [], result: null };
    const mark = draftMarks(store).put(month, { at: clock.now() }, 'absent', REMEMBERED);
    if ((await issueRecords(store).issues.find(month)) !== null) return { writes: [mark], result: null };
    const { issue, write } = await newIssueDraft(services, month);
    const isWanted = issue.event_ids.length > 0 && (await countRecipients(services)) > 0;
    return { writes: isWanted ? [mark, write] : [], result: null };
  });
}
