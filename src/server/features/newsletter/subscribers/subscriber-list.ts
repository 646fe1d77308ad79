import { z } from 'zod';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { foldForSearch, searchWords } from '../../../../domain/words/fold.ts';
import { toCsv, toCsvRows } from '../../../core/http/csv.ts';
import { pageParams } from '../../../core/http/validated.ts';
import { addressId } from '../../../ports/crypto/tokens.ts';
import { everyPage, firstOf } from '../../../ports/store/collection.ts';
import { MAX_PAGE } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { countRecipients, newsletterRecords, suppressedRecords } from '../records.ts';

const STATES = ['active', 'pending', 'suppressed'] as const;

/** `active`: who gets the newsletter. `suppressed`: all addresses that get nothing. */
export const subscriberFilter = z.object({
  query: z.string().max(254).default(''),
  state: z.enum(STATES, 'Vyberte stav z\u00a0ponuky.').optional(),
});

export const subscriberQuery = subscriberFilter.extend(pageParams);

type SubscriberFilter = z.output<typeof subscriberFilter>;

interface Listed {
  id: string;
  /** null: only the hash is kept. */
  email: string | null;
  /** `suppressed`: no subscriber, and would get nothing as one. */
  state: (typeof STATES)[number];
  since: number;
  consentId: string | null;
}

type ListServices = Pick<Services, 'store'>;

export async function listSubscribers(
  services: ListServices,
  { page, per_page, ...filter }: z.output<typeof subscriberQuery>,
) {
  const first = (page - 1) * per_page;
  const known = await knownTotal(services, filter);
  if (known === null) {
    const found = await firstOf(everyone(services, filter), Number.POSITIVE_INFINITY);
    return { items: await toWire(services, found.slice(first, first + per_page)), total: found.length };
  }
  const all = everyone(services, filter, Math.min(MAX_PAGE, first + per_page));
  const items = await firstOf(all, Math.min(per_page, known - first), first);
  return { items: await toWire(services, items), total: known };
}

/** In batches: all consents would take much memory. */
export async function findSubscribers(services: ListServices, filter: SubscriberFilter) {
  const found = await firstOf(everyone(services, filter), Number.POSITIVE_INFINITY);
  async function* batches() {
    for (let at = 0; at < found.length; at += MAX_PAGE) yield toWire(services, found.slice(at, at + MAX_PAGE));
  }
  return { total: found.length, batches: batches() };
}

async function knownTotal({ store }: ListServices, { query, state }: SubscriberFilter): Promise<number | null> {
  if (query.trim() !== '') return null;
  const { subscribers } = newsletterRecords(store);
  if (state === 'suppressed') return suppressedRecords(store).count('since');
  if (state === 'active') return countRecipients({ store });
  if (state === 'pending') return subscribers.count('state', { of: state });
  const [active, pending] = await Promise.all([
    subscribers.count('state', { of: 'active' }),
    subscribers.count('state', { of: 'pending' }),
  ]);
  let strangers = 0;
  for await (const { state: known } of suppressedIn(store)) if (known === 'suppressed') strangers += 1;
  return active + pending + strangers;
}

async function* everyone(
  { store }: ListServices,
  { query, state }: SubscriberFilter,
  pageSize = MAX_PAGE,
): AsyncGenerator<Listed> {
  const isSearched = searchWords(query);
  // A whole address finds a suppression with only the hash.
  const person = addressId(query.trim().toLowerCase());
  const matches = ({ id, email }: Listed) => id === person || isSearched(foldForSearch(email ?? ''));
  for (const group of ['active', 'pending'] as const)
    if (state === undefined || state === group)
      for await (const listed of subscribersIn(store, group, { pageSize, isSilencedToo: state !== 'active' }))
        if (matches(listed)) yield listed;
  if (state === 'active' || state === 'pending') return;
  for await (const listed of suppressedIn(store))
    if (matches(listed) && (state === 'suppressed' || listed.state === 'suppressed')) yield listed;
}

async function* subscribersIn(
  store: Services['store'],
  group: 'active' | 'pending',
  { pageSize, isSilencedToo }: { pageSize: number; isSilencedToo: boolean },
): AsyncGenerator<Listed> {
  const { subscribers } = newsletterRecords(store);
  const pages = everyPage((page) =>
    subscribers.list('state', { ...page, limit: pageSize, of: group, order: 'descending' }),
  );
  for await (const page of pages) {
    const suppressed = isSilencedToo ? [] : await suppressedRecords(store).findMany(page.map(({ id }) => id));
    for (const [at, { id, value }] of page.entries())
      if (!suppressed[at])
        yield { id, email: value.email, state: group, since: value.since, consentId: value.consent_id };
  }
}

async function* suppressedIn(store: Services['store']): AsyncGenerator<Listed> {
  const { subscribers } = newsletterRecords(store);
  const pages = everyPage((page) => suppressedRecords(store).list('since', { ...page, order: 'descending' }));
  for await (const suppressed of pages) {
    const found = await subscribers.findMany(suppressed.map(({ id }) => id));
    for (const [at, { id, value }] of suppressed.entries()) {
      const known = found[at]?.value;
      yield known === undefined
        ? { id, email: value.email, state: 'suppressed', since: value.since, consentId: null }
        : { id, email: known.email, state: known.state, since: known.since, consentId: known.consent_id };
    }
  }
}

type WireSubscriber = Awaited<ReturnType<typeof toWire>>[number];

/** Times are ISO in UTC. */
async function toWire({ store }: ListServices, listed: readonly Listed[]) {
  const [consents, suppressions] = await Promise.all([
    newsletterRecords(store).consents.findMany(listed.flatMap(({ consentId }) => consentId ?? [])),
    suppressedRecords(store).findMany(listed.map(({ id }) => id)),
  ]);
  const consentOf = new Map(consents.map((entry) => [entry?.id, entry?.value]));
  return listed.map(({ id, email, state, since, consentId }, at) => {
    const consent = consentId === null ? undefined : consentOf.get(consentId);
    const suppression = suppressions[at]?.value ?? null;
    return {
      id,
      email,
      state,
      since: new Date(since).toISOString(),
      given_by: consent?.given_by ?? null,
      proof: consent?.proof ?? null,
      suppressed: suppression && {
        reason: suppression.reason,
        detail: suppression.detail,
        since: new Date(suppression.since).toISOString(),
      },
    };
  });
}

const STATE_WORDS = { active: 'odoberá', pending: 'nepotvrdil', suppressed: 'neodoberá' } as const;
const GIVEN_BY = { form: 'formulár na webe', return: 'návrat po odhlásení', staff: 'zapísaný zamestnancom' } as const;
const REASONS = { bounce: 'nedoručiteľná adresa', complaint: 'označil ako spam', staff: 'rozhodnutie domu' } as const;

type Column = [heading: string, cell: (subscriber: WireSubscriber) => string | null];

const COLUMNS: readonly Column[] = [
  ['e-mail', ({ email }) => email ?? '(neuchovávame)'],
  ['stav', ({ state, suppressed }) => STATE_WORDS[suppressed === null ? state : 'suppressed']],
  ['od', ({ since }) => dayOf(since)],
  ['súhlas', ({ given_by }) => given_by && GIVEN_BY[given_by]],
  ['doklad súhlasu', ({ proof }) => proof],
  ['neposielame, lebo', ({ suppressed }) => suppressed && REASONS[suppressed.reason]],
  ['podrobnosti', ({ suppressed }) => suppressed?.detail ?? null],
  ['neposielame od', ({ suppressed }) => suppressed && dayOf(suppressed.since)],
];

export async function* subscribersCsv(batches: AsyncIterable<readonly WireSubscriber[]>): AsyncGenerator<string> {
  yield toCsv([COLUMNS.map(([heading]) => heading)]);
  for await (const batch of batches) yield toCsvRows(batch.map((one) => COLUMNS.map(([, cell]) => cell(one) ?? '')));
}

function dayOf(iso: string): string {
  return isoDay(Date.parse(iso));
}
