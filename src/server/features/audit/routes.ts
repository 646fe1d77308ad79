import { Hono } from 'hono';
import { z } from 'zod';
import { ACT_WORDS } from '../../../domain/accounts/act-groups.ts';
import { calendarDay } from '../../../domain/fields/fields.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { startOfDay, wallClockAt } from '../../../domain/time/wall-clock.ts';
import { foldForSearch, searchWords } from '../../../domain/words/fold.ts';
import { isUserId, userNames } from '../../core/accounts/accounts.ts';
import { ACTS, type Act, type AuditEntry, auditLog, recordAudit } from '../../core/audit/audit-log.ts';
import { actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { csvHeaders, toCsv } from '../../core/http/csv.ts';
import { pageOf, pageParams, searchParams, validated } from '../../core/http/validated.ts';
import { type Entry, everyEntry, firstOf, type ReadPage } from '../../ports/store/collection.ts';
import type { RangeOptions, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const HEADINGS = ['čas', 'čo', 'kto', 'kto (id)', 'komu', 'komu (id)', 'sieť', 'podrobnosti'];

export type AuditApi = ReturnType<typeof auditRoutes>;

export function auditRoutes(services: Services) {
  const { can } = guards(services);
  return new Hono<AppEnv>()
    .get('/api/admin/audit', can('view_audit'), validated('query', auditQuery), async (c) => {
      const query = c.req.valid('query');
      const { items, total } = pageOf(await findEntries(services.store, query), query);
      return c.json({ items: await toWire(services.store, items), total });
    })
    .get(
      '/api/admin/audit/csv',
      can('view_audit'),
      recentlyConfirmed(services),
      validated('query', auditFilter),
      async (c) => {
        const { store } = services;
        const entries = await toWire(store, await findEntries(store, c.req.valid('query')));
        await recordAudit(services, { ...actorOf(c), act: 'audit_exported' });
        return c.body(toCsv([HEADINGS, ...entries.map(toRow)]), 200, csvHeaders('dennik-zmien.csv'));
      },
    );
}

function toRow({ at, act, actor, subject, network, detail }: WireAuditEntry): string[] {
  const person = (who: typeof actor) => [who?.name ?? '', who?.id ?? ''];
  const time = wallClockAt(Date.parse(at)).replace('T', ' ');
  return [
    time,
    ACT_WORDS[act] ?? act,
    ...person(actor),
    ...person(subject),
    network ?? '',
    detail.replaceAll('\n', '; '),
  ];
}

const MAX_ENTRIES = 10_000;

/** Both days are included, in Bratislava. */
const auditFilter = z.object({
  query: searchParams.query,
  user: z.string().refine(isUserId, 'Takýto účet neexistuje.').optional(),
  act: z.enum(ACTS).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});

const auditQuery = auditFilter.extend(pageParams);

type AuditFilter = z.output<typeof auditFilter>;

interface Person {
  id: string;
  name: string | null;
}

interface WireAuditEntry {
  id: string;
  at: string;
  act: Act;
  actor: Person | null;
  subject: Person | null;
  network: string | null;
  detail: string;
}

async function findEntries(store: Store, filter: AuditFilter): Promise<Entry<AuditEntry>[]> {
  const entries = await latestEntries(store, filter);
  if (filter.query.trim() === '') return entries;
  const matchesWords = searchWords(filter.query);
  const names = await namesIn(store, entries);
  return entries.filter(({ value }) => matchesWords(searchedText(value, names)));
}

function searchedText(
  { act, actor, subject, network, detail }: AuditEntry,
  names: ReadonlyMap<string, string>,
): string {
  const people = [actor, subject].map((id) => names.get(id ?? '') ?? '');
  return foldForSearch([ACT_WORDS[act] ?? '', ...people, network ?? '', detail].join(' '));
}

async function latestEntries(
  store: Store,
  { user, act, from, to }: Omit<AuditFilter, 'query'>,
): Promise<Entry<AuditEntry>[]> {
  const log = auditLog(store);
  const latest = (read: ReadPage<AuditEntry>) => firstOf(everyEntry(read), MAX_ENTRIES);
  const range: RangeOptions = {
    order: 'descending',
    ...(from === undefined ? {} : { min: startOfDay(from) }),
    ...(to === undefined ? {} : { max: startOfDay(addDays(to, 1)) - 1 }),
  };
  if (user !== undefined) {
    const [did, suffered] = await Promise.all([
      latest((page) => log.list('actor', { ...range, ...page, of: user })),
      latest((page) => log.list('subject', { ...range, ...page, of: user })),
    ]);
    // Whoever acts on themselves is only the actor, so no entry is in both.
    return [...did, ...suffered]
      .filter(({ value }) => act === undefined || value.act === act)
      .sort((a, b) => b.value.at - a.value.at || (a.id < b.id ? 1 : -1));
  }
  if (act !== undefined) return latest((page) => log.list('act', { ...range, ...page, of: act }));
  return latest((page) => log.list('all', { ...range, ...page }));
}

async function toWire(store: Store, entries: readonly Entry<AuditEntry>[]): Promise<WireAuditEntry[]> {
  const names = await namesIn(store, entries);
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

function namesIn(store: Store, entries: readonly Entry<AuditEntry>[]): Promise<Map<string, string>> {
  const people = entries.flatMap(({ value }) => [value.actor, value.subject]);
  return userNames(store, people);
}
