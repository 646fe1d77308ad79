import { expect } from 'vitest';
import type { ContentIndex } from '../../../../src/domain/content/content-index.ts';
import { issueRecords } from '../../../../src/server/features/newsletter/issues/issue-store.ts';
import { newsletterRecords, suppressedRecords } from '../../../../src/server/features/newsletter/records.ts';
import { runSending } from '../../../../src/server/features/newsletter/sending/run-sending.ts';
import { unsubscribe, unsubscribeLink } from '../../../../src/server/features/newsletter/unsubscribe.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import type { Write } from '../../../../src/server/ports/store/store.ts';
import type { Services } from '../../../../src/server/services.ts';
import { type Answer, callApi } from '../../../support/call-api.ts';
import { makeEventOn } from '../../../support/content-factories.ts';
import { makeAccount, signInAs } from '../../../support/make-account.ts';
import { type TestServices, testServices } from '../../../support/test-services.ts';

const ISSUES = '/api/admin/newsletter/issues';
export const SITE = 'https://www.kd.example';

export const EVENTS = [
  makeEventOn('2027-01-08', { id: 1, slug: 'novorocny-koncert', title: 'Novoročný koncert' }),
  makeEventOn('2027-01-20', {
    id: 2,
    slug: 'divadlo',
    title: 'Divadlo',
    poster_image: null,
    is_paid: false,
    price_text: null,
  }),
  makeEventOn('2027-01-22', { id: 3, slug: 'zrusene', title: 'Zrušené čítanie', staff_status: 'Zrušený' }),
  makeEventOn('2027-03-02', { id: 4, slug: 'marec', title: 'Marcový jarmok' }),
  makeEventOn('2027-04-02', { id: 5, slug: 'april', title: 'Aprílový ples' }),
];

export function keepSubscribers(services: Services, count: number, from = 1): Promise<string[]> {
  return keepAddresses(
    services,
    Array.from({ length: count }, (_, at) => `clovek${from + at}@priklad.sk`),
  );
}

export async function keepAddresses({ store, clock }: Services, emails: string[]): Promise<string[]> {
  const { subscribers, consents } = newsletterRecords(store);
  for (let at = 0; at < emails.length; at += 50) {
    const writes = emails.slice(at, at + 50).flatMap((email, nth): Write[] => {
      const since = clock.now() - 1_000_000 + at + nth;
      const id = addressId(email);
      return [
        subscribers.put(id, { email, state: 'active', since, consent_id: id }, 'absent'),
        consents.put(id, consentOf(email, since), 'absent'),
      ];
    });
    expect(await store.commit(writes)).toMatchObject({ ok: true });
  }
  return emails;
}

/** A diff would list thousands of addresses. */
export function mistakesIn(received: readonly string[], wanted: readonly string[]) {
  const times = new Map<string, number>();
  for (const email of received) times.set(email, (times.get(email) ?? 0) + 1);
  const known = new Set(wanted);
  return {
    missed: wanted.filter((email) => !times.has(email)),
    twice: [...times].filter(([, count]) => count > 1).map(([email]) => email),
    strangers: [...times.keys()].filter((email) => !known.has(email)),
  };
}

export const NO_MISTAKES = { missed: [], twice: [], strangers: [] };

const consentOf = (email: string, at: number) => ({
  email,
  subscriber_id: addressId(email),
  wording: 'Súhlasím',
  wording_version: '1',
  given_by: 'form' as const,
  proof: null,
  asked_at: at,
  asked_from: null,
  confirmed_at: at,
  confirmed_from: null,
  withdrawn_at: null,
});

export async function openIssues(given: { index?: Partial<ContentIndex>; services?: TestServices } = {}) {
  const services =
    given.services ?? (await testServices({ index: { events: EVENTS, ...given.index }, config: { siteUrl: SITE } }));
  const editor = await makeAccount(services, { email: 'editor@kd.example', name: 'Eva Malá', roles: ['editor'] });

  const callWith = (changed: Partial<Services>) => {
    const send = callApi({ ...services, ...changed });
    return async (method: string, path = '', body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
      send(method, ISSUES + path, { token: await signInAs(services, editor), body, headers });
  };
  const call = callWith({});

  async function draft(month = '2027-01') {
    const answer = await call('POST', '', { month });
    expect(answer.status).toBe(201);
    return { id: String(answer.body.id), version: String(answer.body.version), body: answer.body };
  }

  return {
    services,
    call,
    callWith,
    draft,
    async sendDraft(month = '2027-01') {
      const { id, version } = await draft(month);
      const answer = await call('POST', `/${id}/send`, { version });
      expect(answer.status).toBe(200);
      return id;
    },
    async start(month = '2027-01') {
      const { id, version } = await draft(month);
      const sending = { wake: async () => {}, stop() {} };
      expect((await callWith({ sending })('POST', `/${id}/send`, { version })).status).toBe(200);
      return id;
    },
    /** Its pauses move the clock. */
    run: (changed: Partial<Services> = {}) =>
      runSending({ ...services, ...changed }, { wait: async (ms) => services.clock.advance(ms), mustEnd: () => false }),
    async leave(email: string) {
      const id = addressId(email);
      const { url, write } = unsubscribeLink(services, id);
      await services.store.commit([write]);
      return unsubscribe(services, url.split('/').at(-1) ?? '');
    },
    read: async (id: string) => (await call('GET', `/${id}`)).body,
    records: issueRecords(services.store),
    suppress: (email: string) =>
      suppressedRecords(services.store).create(addressId(email), {
        email,
        reason: 'bounce',
        detail: '',
        since: services.clock.now(),
      }),
    recipients: async () =>
      (await services.outbox()).filter(({ headers }) => 'List-Unsubscribe' in headers).map(({ to }) => to),
  };
}
