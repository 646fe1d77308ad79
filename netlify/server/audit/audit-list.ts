import { z } from 'zod';
import { calendarDay } from '../../../src/domain/calendar-day.ts';
import { nextCalendarDate, startOfDay } from '../../../src/domain/time.ts';
import { pageOf, pageParams } from '../http/page.ts';
import type { Entry } from '../ports/store/collection.ts';
import { MAX_PAGE, type Page, type RangeOptions, type Store } from '../ports/store/store.ts';
import { accountRecords, isUserId } from '../users/accounts.ts';
import { ACTS, type Act, type AuditEntry, auditLog } from './audit-log.ts';

/** More than anybody reads on a screen or opens in a table; a narrower time shows the rest. */
const MAX_ENTRIES = 10_000;

/** By person (who did it, or whom it was done to), by act, and by days in Bratislava, both included. */
export const auditFilter = z.object({
  user: z.string().refine(isUserId, 'Takýto účet neexistuje.').optional(),
  act: z.enum(ACTS).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});

export const auditQuery = auditFilter.extend(pageParams);

type AuditFilter = z.output<typeof auditFilter>;

/** A person as the log shows him; without a name when the account is gone. */
interface Person {
  id: string;
  name: string | null;
}

export interface WireAuditEntry {
  id: string;
  at: string;
  act: Act;
  actor: Person | null;
  subject: Person | null;
  network: string | null;
  detail: string;
}

/** One page of the log, latest first. */
export async function listAudit(
  store: Store,
  query: z.output<typeof auditQuery>,
): Promise<{ items: WireAuditEntry[]; total: number }> {
  const { items, total } = pageOf(await findEntries(store, query), query);
  return { items: await toWire(store, items), total };
}

/** The log as far as it goes, latest first. */
export async function readAudit(store: Store, filter: AuditFilter): Promise<WireAuditEntry[]> {
  return toWire(store, await findEntries(store, filter));
}

async function findEntries(store: Store, { user, act, from, to }: AuditFilter): Promise<Entry<AuditEntry>[]> {
  const log = auditLog(store);
  const range: RangeOptions = {
    order: 'descending',
    limit: MAX_PAGE,
    ...(from === undefined ? {} : { min: startOfDay(from) }),
    // Half-open: the last millisecond of the last day belongs to it, and time has no smaller parts here.
    ...(to === undefined ? {} : { max: startOfDay(nextCalendarDate(to)) - 1 }),
  };
  if (user !== undefined) {
    const [did, suffered] = await Promise.all([
      readPages((cursor) => log.list('actor', { ...range, ...cursor, of: user })),
      readPages((cursor) => log.list('subject', { ...range, ...cursor, of: user })),
    ]);
    // No entry is in both: who does something to himself is its actor only.
    return [...did, ...suffered]
      .filter(({ value }) => act === undefined || value.act === act)
      .sort((a, b) => b.value.at - a.value.at || (a.id < b.id ? 1 : -1));
  }
  if (act !== undefined) return readPages((cursor) => log.list('act', { ...range, ...cursor, of: act }));
  return readPages((cursor) => log.list('all', { ...range, ...cursor }));
}

async function readPages(
  read: (cursor: { cursor?: string }) => Promise<Page<Entry<AuditEntry>>>,
): Promise<Entry<AuditEntry>[]> {
  const entries: Entry<AuditEntry>[] = [];
  let next: string | null = null;
  do {
    const page: Page<Entry<AuditEntry>> = await read(next === null ? {} : { cursor: next });
    entries.push(...page.records);
    next = page.next;
  } while (next !== null && entries.length < MAX_ENTRIES);
  return entries;
}

async function toWire(store: Store, entries: readonly Entry<AuditEntry>[]): Promise<WireAuditEntry[]> {
  const ids = new Set(entries.flatMap(({ value }) => [value.actor, value.subject]).filter((id) => id !== null));
  const names = await readNames(store, [...ids]);
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null });
  return entries.map(({ id, value }) => ({
    id,
    at: new Date(value.at).toISOString(),
    act: value.act,
    actor: person(value.actor),
    subject: person(value.subject),
    network: value.network,
    detail: value.detail,
  }));
}

async function readNames(store: Store, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let at = 0; at < ids.length; at += MAX_PAGE) {
    const users = await accountRecords(store).users.findMany(ids.slice(at, at + MAX_PAGE));
    for (const user of users) if (user !== null) names.set(user.id, user.value.name);
  }
  return names;
}
