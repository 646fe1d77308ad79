import { z } from 'zod';
import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import { type Issue, type IssueFields, MAX_ISSUE_EVENTS } from '../../../domain/newsletter/newsletter-issue.ts';
import { firstOfMonth, isoDay, lastOfMonth } from '../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { formatMonth } from '../../../domain/time/format-date.ts';
import { daysInterval, overlaps } from '../../../domain/time/wall-clock.ts';
import { AppError } from '../../app-error.ts';
import { type AuditActor, auditWrite } from '../../audit/audit-log.ts';
import type { Services } from '../../services.ts';
import { collection, commitPlan, type Entry } from '../../store/collection.ts';
import type { Put, Store } from '../../store/store.ts';
import { readNewsletterSettings } from '../records.ts';
import { issueRecords, requireIssue } from './issue-store.ts';

const MAX_ISSUES_OF_A_MONTH = 20;

/**
 * A new draft for a month, with its events already chosen, as a write for `commitPlan`: it fails when somebody else
 * makes one at the same moment.
 * @param month `2027-01`
 * @param by id of the user; null: the program
 * @throws AppError conflict (there are very many of this month), unavailable; StoreError unavailable
 */
export async function newIssueDraft(
  services: Pick<Services, 'store' | 'clock' | 'contentIndex'>,
  month: string,
  by: string | null = null,
): Promise<{ id: string; issue: Issue; write: Put }> {
  const { issues } = issueRecords(services.store);
  const now = services.clock.now();
  const events = await eventsOfMonth(services, month);
  const issue: Issue = {
    month,
    subject: `Mesačný prehľad podujatí – ${formatMonth(`${month}-15T12:00:00Z`)}`,
    introduction: '',
    event_ids: events.slice(0, MAX_ISSUE_EVENTS).map(({ id }) => id),
    state: 'draft',
    pause_reason: null,
    created_at: now,
    changed_at: now,
    changed_by: by,
    started_at: null,
    started_by: null,
    finished_at: null,
  };
  const id = await freeId(services, month);
  return { id, issue, write: issues.put(id, issue, 'absent') };
}

async function freeId({ store }: Pick<Services, 'store'>, month: string): Promise<string> {
  const ids = [month, ...Array.from({ length: MAX_ISSUES_OF_A_MONTH - 1 }, (_, at) => `${month}-${at + 2}`)];
  const found = await issueRecords(store).issues.findMany(ids);
  const free = ids.find((_, at) => found[at] === null);
  if (free === undefined)
    throw new AppError('conflict', 'Vydaní tohto mesiaca je už priveľa. Upravte niektoré z\u00a0nich.');
  return free;
}

/** The outcome of an edit; `stale`: somebody else changed it first, so nothing was changed. */
export type EditOutcome = 'done' | 'stale';

const NOT_A_DRAFT = 'Vydanie sa už odosiela alebo je odoslané, meniť ani zmazať sa nedá.';

/** @throws AppError conflict, unavailable; StoreError unavailable */
export function createIssue(
  services: Pick<Services, 'store' | 'clock' | 'contentIndex'>,
  month: string,
  by: AuditActor,
): Promise<string> {
  return commitPlan(services.store, async () => {
    const { id, write } = await newIssueDraft(services, month, by.actor);
    return { writes: [write], result: id };
  });
}

/** @throws AppError not-found, conflict (no draft); StoreError unavailable */
export async function changeIssue(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  id: string,
  { version, ...fields }: IssueFields & { version: string },
  by: AuditActor,
): Promise<EditOutcome> {
  const entry = await requireDraft(store, id);
  if (entry.version !== version) return 'stale';
  const changed: Issue = { ...entry.value, ...fields, changed_at: clock.now(), changed_by: by.actor };
  const { ok } = await issueRecords(store).issues.update(id, changed, version);
  return ok ? 'done' : 'stale';
}

/** @throws AppError not-found, conflict (no draft); StoreError unavailable */
export async function deleteIssue(
  services: Pick<Services, 'store' | 'clock' | 'random'>,
  id: string,
  version: string,
  by: AuditActor,
): Promise<EditOutcome> {
  const entry = await requireDraft(services.store, id);
  if (entry.version !== version) return 'stale';
  const { ok } = await services.store.commit([
    issueRecords(services.store).issues.removal(id, { version }),
    auditWrite(services, { act: 'newsletter_issue_deleted', ...by, detail: id }),
  ]);
  return ok ? 'done' : 'stale';
}

async function requireDraft(store: Services['store'], id: string): Promise<Entry<Issue>> {
  const entry = await requireIssue(store, id);
  if (entry.value.state !== 'draft') throw new AppError('conflict', NOT_A_DRAFT);
  return entry;
}

/** How many months after its own an issue may announce. */
const MONTHS_AHEAD = 2;

/**
 * The events a new issue begins with: those that take place in its month and are not cancelled. First those that begin in it,
 * then exhibitions and the like that began before, each in order of their start.
 * @param month `2027-01`
 */
async function eventsOfMonth(services: Pick<Services, 'contentIndex'>, month: string): Promise<PublishedEvent[]> {
  const events = await eventsBetween(services, month, 0);
  const { startMs } = monthsInterval(month, 0);
  const open = events.filter(({ staff_status }) => staff_status !== 'Zrušený');
  const began = (event: PublishedEvent) => Date.parse(event.start_date) < startMs;
  return [...open.filter((event) => !began(event)), ...open.filter(began)];
}

/** The events to choose from: those of the issue's month and of the two after it, in order of their start. */
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
  return events.filter(({ start_date, ends_at }) =>
    overlaps({ startMs: Date.parse(start_date), endMs: Date.parse(ends_at) }, span),
  );
}

function monthsInterval(month: string, monthsAhead: number) {
  const first = `${month}-01`;
  return daysInterval(first, lastOfMonth(firstOfMonth(first, monthsAhead)));
}

/** Longer than the time in which the month can still be the coming one. */
const REMEMBERED = { ttlSeconds: 92 * DAY_SECONDS };

/** Months whose draft was made, or that had an issue before it was due, under `2027-01`. */
const draftMarks = (store: Store) => collection(store, 'newsletter-draft-made', z.object({ at: z.int() }), {});

/**
 * Makes the draft of the coming month's issue once, from the configured day on. None is made when staff have begun an issue
 * themselves, or have deleted the draft.
 * @throws AppError unavailable (no content yet); StoreError unavailable
 */
export async function makeMonthlyDraft(services: Services): Promise<void> {
  const { store, clock } = services;
  const today = isoDay(clock.now());
  const { draft_day } = await readNewsletterSettings(services);
  if (Number(today.slice(8)) < draft_day) return;

  const month = firstOfMonth(today, 1).slice(0, 7);
  await commitPlan(store, async () => {
    if ((await draftMarks(store).find(month)) !== null) return { writes: [], result: null };
    const mark = draftMarks(store).put(month, { at: clock.now() }, 'absent', REMEMBERED);
    const begun = await issueRecords(store).issues.find(month);
    const draft = begun === null ? [(await newIssueDraft(services, month)).write] : [];
    return { writes: [mark, ...draft], result: null };
  });
}
