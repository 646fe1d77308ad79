import { z } from 'zod';
import type { Consent, Suppression } from '../../../../src/domain/newsletter-subscriber.ts';
import { foldForSearch } from '../../../../src/domain/view/fold.ts';
import { pageParams } from '../../http/page.ts';
import { MAX_PAGE } from '../../ports/store/store.ts';
import { everyEntry } from '../../reservations/reservation-search.ts';
import type { Services } from '../../services.ts';
import { newsletterRecords, subscriberId } from '../records.ts';
import { suppressedRecords } from '../suppression/suppressed.ts';

const STATES = ['active', 'pending', 'suppressed'] as const;

/** Whom the list is to show: `suppressed` are all that are sent nothing, subscribed or not. */
export const subscriberFilter = z.object({
  query: z.string().max(254).default(''),
  state: z.enum(STATES, 'Vyberte stav z\u00a0ponuky.').optional(),
});

export const subscriberQuery = subscriberFilter.extend(pageParams);

type SubscriberFilter = z.output<typeof subscriberFilter>;

export interface WireSubscriber {
  id: string;
  /** null: erased on request, or never a subscriber: only the ban is kept. */
  email: string | null;
  /** `suppressed`: no subscriber, and will be sent nothing should he become one. */
  state: (typeof STATES)[number];
  /** When the state began, ISO in UTC. */
  since: string;
  /** Who gave the consent, and how; null: there is none. */
  given_by: Consent['given_by'] | null;
  /** Of a consent taken by staff: how it was given. */
  proof: string | null;
  /** Why this address is sent nothing; null: it is. */
  suppressed: { reason: Suppression['reason']; detail: string; since: string } | null;
}

/** One of the list before its consent is looked up. */
interface Listed {
  id: string;
  email: string | null;
  state: WireSubscriber['state'];
  since: number;
  consentId: string | null;
  suppression: Suppression | null;
}

type ListServices = Pick<Services, 'store'>;
type Suppressions = ReadonlyMap<string, Suppression>;

/**
 * One page of the list: subscribers, then those who have not confirmed yet, then addresses that are only suppressed; in each
 * group the latest first.
 * @throws StoreError unavailable
 */
export async function listSubscribers(
  services: ListServices,
  { page, per_page, ...filter }: z.output<typeof subscriberQuery>,
): Promise<{ items: WireSubscriber[]; total: number }> {
  const suppressions = await readSuppressions(services);
  const first = (page - 1) * per_page;
  const known = await knownTotal(services, filter, suppressions);
  const items: Listed[] = [];
  let at = 0;
  for await (const listed of everyone(services, filter, suppressions)) {
    if (at >= first && items.length < per_page) items.push(listed);
    at += 1;
    if (known !== null && (items.length === per_page || at >= known)) break;
  }
  return { items: await toWire(services, items), total: known ?? at };
}

/**
 * All whom a filter means, in the order of the list.
 * @throws StoreError unavailable
 */
export async function findSubscribers(services: ListServices, filter: SubscriberFilter): Promise<WireSubscriber[]> {
  const found: Listed[] = [];
  for await (const listed of everyone(services, filter, await readSuppressions(services))) found.push(listed);
  return toWire(services, found);
}

/** How many a filter means, where that can be told without reading them; else null. */
async function knownTotal(
  { store }: ListServices,
  { query, state }: SubscriberFilter,
  suppressions: Suppressions,
): Promise<number | null> {
  if (query.trim() !== '') return null;
  if (state === 'suppressed') return suppressions.size;
  const { subscribers } = newsletterRecords(store);
  if (state !== undefined) return subscribers.count('state', { of: state });
  const [active, pending, strangers] = await Promise.all([
    subscribers.count('state', { of: 'active' }),
    subscribers.count('state', { of: 'pending' }),
    withoutSubscription(store, suppressions),
  ]);
  return active + pending + strangers.length;
}

/** Those who are only suppressed are few beside the subscribers: they are at hand as a whole. */
async function readSuppressions({ store }: ListServices): Promise<Suppressions> {
  const found = new Map<string, Suppression>();
  const all = everyEntry((page) => suppressedRecords(store).list('since', { ...page, order: 'descending' }));
  for await (const { id, value } of all) found.set(id, value);
  return found;
}

async function* everyone(
  { store }: ListServices,
  { query, state }: SubscriberFilter,
  suppressions: Suppressions,
): AsyncGenerator<Listed> {
  const words = foldForSearch(query)
    .split(' ')
    .filter((word) => word !== '');
  // A whole address also finds the ban of which nothing but the hash is kept.
  const person = subscriberId(query.trim().toLowerCase());
  const isMeant = ({ id, email }: Listed) =>
    id === person || words.every((word) => foldForSearch(email ?? '').includes(word));
  for (const group of ['active', 'pending'] as const)
    if (state === undefined || state === group)
      for await (const listed of subscribersIn(store, group, suppressions)) if (isMeant(listed)) yield listed;
  if (state === 'active' || state === 'pending') return;
  const rest = state === undefined ? await withoutSubscription(store, suppressions) : await allOf(store, suppressions);
  for (const listed of rest) if (isMeant(listed)) yield listed;
}

async function* subscribersIn(
  store: Services['store'],
  group: 'active' | 'pending',
  suppressions: Suppressions,
): AsyncGenerator<Listed> {
  const { subscribers } = newsletterRecords(store);
  const entries = everyEntry((page) => subscribers.list('state', { ...page, of: group, order: 'descending' }));
  for await (const { id, value } of entries) {
    const { email, since, consent_id: consentId } = value;
    yield { id, email, state: group, since, consentId, suppression: suppressions.get(id) ?? null };
  }
}

async function withoutSubscription(store: Services['store'], suppressions: Suppressions): Promise<Listed[]> {
  return (await allOf(store, suppressions)).filter(({ state }) => state === 'suppressed');
}

/** All that are suppressed, each with the subscription it has. */
async function allOf(store: Services['store'], suppressions: Suppressions): Promise<Listed[]> {
  const { subscribers } = newsletterRecords(store);
  const ids = [...suppressions.keys()];
  const found = await inBatches(ids, subscribers.findMany);
  return [...suppressions].map(([id, suppression], at) => {
    const subscriber = found[at]?.value;
    return subscriber === undefined
      ? { id, email: suppression.email, state: 'suppressed', since: suppression.since, consentId: null, suppression }
      : {
          id,
          email: subscriber.email,
          state: subscriber.state,
          since: subscriber.since,
          consentId: subscriber.consent_id,
          suppression,
        };
  });
}

async function toWire({ store }: ListServices, listed: readonly Listed[]): Promise<WireSubscriber[]> {
  const { consents } = newsletterRecords(store);
  const consentIds = listed.flatMap(({ consentId }) => consentId ?? []);
  const found = new Map((await inBatches(consentIds, consents.findMany)).map((entry) => [entry?.id, entry?.value]));
  return listed.map(({ id, email, state, since, consentId, suppression }) => {
    const consent = consentId === null ? undefined : found.get(consentId);
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

async function inBatches<T>(ids: readonly string[], read: (ids: readonly string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += MAX_PAGE) found.push(...(await read(ids.slice(at, at + MAX_PAGE))));
  return found;
}
