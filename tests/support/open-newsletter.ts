import { createApp } from '../../src/server/core/http/create-app.ts';
import type { SumQuestion } from '../../src/server/features/newsletter/challenge.ts';
import { newsletterRecords } from '../../src/server/features/newsletter/records.ts';
import { newsletterRoutes } from '../../src/server/features/newsletter/routes.ts';
import { addressId } from '../../src/server/ports/crypto/tokens.ts';
import type { Store } from '../../src/server/ports/store/store.ts';
import type { Services } from '../../src/server/services.ts';
import { testServices } from './test-services.ts';

export const ANNA = 'anna@priklad.sk';
export const SITE = 'https://www.kd.example';
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const YEAR_MS = 365.25 * DAY_MS;

type Headers = Record<string, string>;

export function newsletterOf(services: Services, changed: Partial<Services> = {}) {
  const app = createApp({ siteUrl: SITE, reportError: () => {} }, [newsletterRoutes({ ...services, ...changed })]);

  const send = async (path: string, init: RequestInit = {}, ip = '192.0.2.7') =>
    app.fetch(new Request(`${SITE}${path}`, init), { clientAddress: ip });

  function post(path: string, headers: Headers = {}, body?: unknown) {
    if (body === undefined) return send(path, { method: 'POST', headers });
    const json = { 'Content-Type': 'application/json', ...headers };
    return send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  }

  const ask = async (): Promise<SumQuestion> => (await send('/api/newsletter/captcha')).json();

  function answer({ num1, num2, challenge }: SumQuestion, email: unknown = ANNA, headers: Headers = {}) {
    const body = { email, captcha_answer: num1 + num2 };
    return post('/api/newsletter/subscribe', { 'X-CSRF-TOKEN': challenge, ...headers }, body);
  }

  return {
    send,
    post,
    ask,
    answer,
    subscribe: async (email: unknown = ANNA) => answer(await ask(), email),
    confirm: (token: string) => post(`/api/newsletter/confirm/${token}`),
    unsubscribe: (token: string) => post(`/api/newsletter/unsubscribe/${token}`),
    resubscribe: (token: string) => post(`/api/newsletter/resubscribe/${token}`),
  };
}

export async function openNewsletter() {
  const services = await testServices({ config: { siteUrl: SITE } });
  const newsletter = newsletterOf(services);
  const records = newsletterRecords(services.store);

  async function mailedToken(kind: 'confirm' | 'unsubscribe'): Promise<string> {
    const link = new RegExp(`${SITE}/newsletter/${kind}/([\\w-]+)`);
    const tokens = (await services.outbox()).map(({ text }) => link.exec(text)?.[1]);
    const latest = tokens.findLast((token) => token !== undefined);
    if (latest === undefined) throw new Error(`no ${kind} link was mailed`);
    return latest;
  }

  /** @returns the token of her unsubscribe link */
  async function subscribed(): Promise<string> {
    await newsletter.subscribe();
    await newsletter.confirm(await mailedToken('confirm'));
    return mailedToken('unsubscribe');
  }

  return {
    ...newsletter,
    services,
    records,
    mailedToken,
    subscribed,
    subscriberOf: async (email: string) => (await records.subscribers.find(addressId(email)))?.value ?? null,
    consentsOf: async (email: string) =>
      (await records.consents.list('subscriber', { of: addressId(email) })).records.map(({ value }) => value),
    subjects: async () => (await services.outbox()).map(({ subject }) => subject),
  };
}

export async function messageOf(answer: Response): Promise<unknown> {
  const body: { message: unknown } = await answer.json();
  return body.message;
}

/** Drops the expectations of commits, so that races show. */
export function carelessStore(store: Store): Store {
  return { ...store, commit: (writes) => store.commit(writes.map((write) => ({ ...write, expect: 'any' }))) };
}
