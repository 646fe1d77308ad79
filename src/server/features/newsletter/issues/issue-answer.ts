import { z } from 'zod';
import { goneAccount } from '../../../../domain/accounts/act-groups.ts';
import { placeInWords } from '../../../../domain/events/date-words.ts';
import { listedDate } from '../../../../domain/events/event-dates.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import { hasBegun, type Issue, type Progress } from '../../../../domain/newsletter/newsletter-issue.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import { isoOf } from '../../../../domain/time/written-moment.ts';
import { foldForSearch, searchWords } from '../../../../domain/words/fold.ts';
import { userNames } from '../../../core/accounts/accounts.ts';
import { pageOf, searchParams } from '../../../core/http/validated.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { countRecipients } from '../records.ts';
import { chunksIn, numberText } from '../sending/ledger.ts';
import { eventChoices } from './issue-draft.ts';
import { archiveUrl } from './issue-mail.ts';
import { allIssues, issueRecords, type LedgerHead, NO_PROGRESS } from './issue-store.ts';

type WireServices = Pick<Services, 'store' | 'config' | 'contentIndex' | 'clock'>;

export const issueListQuery = z.object(searchParams);

export async function listIssues(
  { store }: Pick<Services, 'store'>,
  { query, ...page }: z.output<typeof issueListQuery>,
) {
  const matches = searchWords(query);
  const matching = (await allIssues(store)).filter(({ id, value }) => matches(foldForSearch(`${id} ${value.subject}`)));
  const { items, total } = pageOf(matching, page);
  const names = await namesOf(store, items);
  const heads = await issueRecords(store).progress.findMany(items.map(({ id }) => id));
  return { items: items.map((entry, at) => toWire(entry, heads[at]?.value ?? null, names)), total };
}

export async function toWireDetail(services: WireServices, entry: Entry<Issue>) {
  const { store } = services;
  const { month, introduction, event_ids, in_archive } = entry.value;
  const [names, head, recipients, choices, uncertain] = await Promise.all([
    namesOf(store, [entry]),
    issueRecords(store).progress.find(entry.id),
    countRecipients(services),
    choicesOf(services, month, event_ids),
    uncertainChunks(store, entry.id),
  ]);
  return {
    ...toWire(entry, head?.value ?? null, names),
    introduction,
    event_ids,
    recipients,
    choices,
    uncertain_chunks: uncertain,
    held_until: isoOf(head?.value.held_until ?? null),
    archive_url: hasBegun(entry.value) && in_archive ? archiveUrl(services, entry.id) : null,
  };
}

async function uncertainChunks(store: Services['store'], id: string) {
  const chunks = await chunksIn(store, id, 'uncertain');
  return chunks.map(({ value: { number, recipients, since } }) => ({
    chunk: numberText(number),
    people: recipients.length,
    since: new Date(since).toISOString(),
  }));
}

/** Times are ISO in UTC, people are given by name. */
function toWire({ id, version, value }: Entry<Issue>, head: LedgerHead | null, names: Map<string, string>) {
  const { kind, month, subject, state, in_archive, pause_reason } = value;
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? goneAccount(userId)));
  return {
    id,
    version,
    kind,
    month,
    subject,
    state,
    in_archive,
    pause_reason,
    progress: head === null ? NO_PROGRESS : progressOf(head),
    created_at: new Date(value.created_at).toISOString(),
    changed_at: new Date(value.changed_at).toISOString(),
    changed_by: nameOf(value.changed_by),
    scheduled_at: isoOf(value.scheduled?.at ?? null),
    has_begun: hasBegun(value),
    started_at: isoOf(value.started_at),
    started_by: nameOf(value.started_by),
    finished_at: isoOf(value.finished_at),
  };
}

function progressOf({ total, sent, failed, uncertain, suppressed }: LedgerHead): Progress {
  return { total, sent, failed, uncertain, suppressed };
}

function namesOf(store: Services['store'], entries: readonly Entry<Issue>[]): Promise<Map<string, string>> {
  const people = entries.flatMap(({ value }) => [value.changed_by, value.started_by]);
  return userNames(store, people);
}

async function choicesOf(services: WireServices, month: string, chosen: readonly number[]) {
  const near = await eventChoices(services, month);
  const known = new Set(near.map(({ id }) => id));
  const { events } = await services.contentIndex.read();
  const others = events.filter(({ id }) => chosen.includes(id) && !known.has(id));
  const fromMs = Math.max(services.clock.now(), startOfDay(`${month}-01`));
  return [...near, ...others]
    .map((event) => toChoice(event, fromMs))
    .sort((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date));
}

/** `start_date` is ISO with offset. */
function toChoice(event: PublishedEvent, fromMs: number) {
  const { id, title, location, staff_status } = event;
  const date = listedDate(event, fromMs);
  const place = placeInWords(event, date);
  return { id, title, start_date: date.start_date, place, location, is_cancelled: staff_status === 'Zrušený' };
}
