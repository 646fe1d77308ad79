import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/server/core/http/limits.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import { ANNA, DAY_MS, HOUR_MS, messageOf, newsletterOf, openNewsletter, SITE } from '../../support/open-newsletter.ts';
import { storeDown } from '../../support/store-down.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';

test('takes the address and asks for its confirmation by mail', async () => {
  const { subscribe, subscriberOf, services } = await openNewsletter();
  const answer = await subscribe(' Anna@Priklad.SK ');
  expect(answer.status).toBe(200);
  expect(await messageOf(answer)).toContain('Poslali sme vám e-mail');
  expect(await subscriberOf(ANNA)).toMatchObject({ email: ANNA, state: 'pending', since: TEST_NOW });
  expect((await services.outbox()).map(({ to }) => to)).toEqual([ANNA]);
});

test.each([
  '',
  'anna',
  'anna@priklad',
  'a..b@priklad.sk',
  'anna@priklad.sk\nBcc: eva@priklad.sk',
  `${'a'.repeat(250)}@priklad.sk`,
  null,
  7,
  { toString: 'x' },
  [ANNA],
])('with the address %j is refused with a sentence, and spends no question', async (email) => {
  const { ask, answer, services } = await openNewsletter();
  const question = await ask();
  const refusal = await answer(question, email);
  expect(refusal.status).toBe(422);
  expect(await messageOf(refusal)).toEqual({ email: ['Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.'] });
  expect(await services.outbox()).toEqual([]);
  expect((await answer(question)).status).toBe(200);
});

test.each([undefined, '', 'sedem', 1.5, null, true])('with the answer %j is refused with a sentence', async (sum) => {
  const { ask, post } = await openNewsletter();
  const { challenge } = await ask();
  const body = { email: ANNA, captcha_answer: sum };
  const refusal = await post('/api/newsletter/subscribe', { 'X-CSRF-TOKEN': challenge }, body);
  expect(refusal.status).toBe(422);
  expect(await messageOf(refusal)).toEqual({ captcha_answer: ['Napíšte výsledok ako celé číslo.'] });
});

test('subscribe repeatedly: no error, no duplicates, the same answer', async () => {
  const { subscribe, mailedToken, confirm, records, subjects } = await openNewsletter();
  const first = await subscribe();
  const again = await subscribe('ANNA@priklad.sk');
  await confirm(await mailedToken('confirm'));
  const known = await subscribe();
  const answers = await Promise.all([first, again, known].map(messageOf));
  expect(new Set(answers).size).toBe(1);
  expect([first, again, known].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([...first.headers.keys()]).toEqual([...known.headers.keys()]);
  expect(await records.subscribers.count('state', { of: 'active' })).toBe(1);
  expect(await records.subscribers.count('state', { of: 'pending' })).toBe(0);
  expect(await subjects()).toEqual([
    'Potvrďte odber mesačného prehľadu',
    'Potvrďte odber mesačného prehľadu',
    'Odber mesačného prehľadu je potvrdený',
    'Mesačný prehľad už odoberáte',
  ]);
});

test('asks the store and the mailer for the same work whether the address is known or not', async () => {
  const { subscribed, services } = await openNewsletter();
  await subscribed();
  const workFor = async (email: string) => {
    const calls: string[] = [];
    const store = new Proxy(services.store, {
      get(target, name: keyof Store) {
        calls.push(name);
        return target[name];
      },
    });
    const mailed = (await services.outbox()).length;
    await newsletterOf(services, { store }).subscribe(email);
    return { calls, mails: (await services.outbox()).length - mailed };
  };
  expect(await workFor(ANNA)).toEqual(await workFor('eva@priklad.sk'));
});

test('two at once make one subscriber', async () => {
  const { ask, answer, records, services } = await openNewsletter();
  const questions = [await ask(), await ask(), await ask()];
  const answers = await Promise.all(questions.map((question) => answer(question)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await records.subscribers.count('state', { of: 'pending' })).toBe(1);
  expect(await services.outbox()).toHaveLength(3);
});

test('sent again with its key is answered again and mails once', async () => {
  const { ask, answer, services } = await openNewsletter();
  const question = await ask();
  const key = { 'Idempotency-Key': 'sign-up-1' };
  const [first, again] = [await answer(question, ANNA, key), await answer(question, ANNA, key)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await services.outbox()).toHaveLength(1);
});

test('unconfirmed vanishes after seven days, with the consent', async () => {
  const { subscribe, subscriberOf, consentsOf, services, records } = await openNewsletter();
  await subscribe();
  services.clock.advance(7 * DAY_MS - 1);
  expect(await subscriberOf(ANNA)).not.toBeNull();
  expect(await consentsOf(ANNA)).toHaveLength(1);
  services.clock.advance(1);
  expect(await subscriberOf(ANNA)).toBeNull();
  expect(await consentsOf(ANNA)).toEqual([]);
  expect(await records.subscribers.count('state', { of: 'pending' })).toBe(0);
});

test.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])(
  'from another site (%j) is refused',
  async (headers) => {
    const { ask, answer, services } = await openNewsletter();
    expect((await answer(await ask(), ANNA, headers as Record<string, string>)).status).toBe(403);
    expect(await services.outbox()).toEqual([]);
  },
);

test.each([
  ['broken JSON', '{"email":', 'application/json', 400],
  ['a form', 'email=anna%40priklad.sk', 'application/x-www-form-urlencoded', 415],
  ['the form of a mail program', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{}', 'text/plain', 415],
  ['a body over the cap', JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json', 413],
  ['a polluted prototype', '{"__proto__":{"email":"anna@priklad.sk","captcha_answer":2}}', 'application/json', 422],
])('with %s is refused', async (_case, body, type, status) => {
  const { send, ask, services } = await openNewsletter();
  const { challenge } = await ask();
  const headers = { 'Content-Type': type, 'X-CSRF-TOKEN': challenge };
  const answer = await send('/api/newsletter/subscribe', { method: 'POST', body, headers });
  expect(answer.status).toBe(status);
  expect(await services.outbox()).toEqual([]);
});

test('is limited per address, whether it is known or not', async () => {
  const { subscribe, ask, answer } = await openNewsletter();
  for (let sent = 0; sent < LIMITS['newsletter-subscribe-email'].max; sent += 1)
    expect((await subscribe()).status).toBe(200);
  const refusal = await answer(await ask(), 'ANNA@PRIKLAD.SK');
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await subscribe('eva@priklad.sk')).status).toBe(200);
});

test('mails one address five times a day and no more', async () => {
  const { subscribe, services } = await openNewsletter();
  for (let sent = 0; sent < 5; sent += 1) await subscribe();
  services.clock.advance(HOUR_MS);
  const answer = await subscribe();
  expect(answer.status).toBe(200);
  expect(await services.outbox()).toHaveLength(5);
});

test('mails one mailbox no more for what is put behind a plus', async () => {
  const { subscribe, services } = await openNewsletter();
  for (let sent = 0; sent < 5; sent += 1) await subscribe(`anna+${sent}@priklad.sk`);
  expect((await subscribe('anna+5@priklad.sk')).status).toBe(429);
  services.clock.advance(HOUR_MS);
  expect((await subscribe('anna+6@priklad.sk')).status).toBe(200);
  expect(await services.outbox()).toHaveLength(5);
});

test('is limited per IP address', async () => {
  const { send } = await openNewsletter();
  const hurry = () => send('/api/newsletter/subscribe', { method: 'POST' }, '203.0.113.5');
  for (let sent = 0; sent < LIMITS['newsletter-subscribe'].max; sent += 1) expect((await hurry()).status).toBe(422);
  expect((await hurry()).status).toBe(429);
});

test('answers 503 with what to do while the store is down', async () => {
  const services = await testServices({ config: { siteUrl: SITE } });
  const { challenge } = await newsletterOf(services).ask();
  const { post } = newsletterOf(services, { store: storeDown });
  const calls = [
    await post('/api/newsletter/subscribe', { 'X-CSRF-TOKEN': challenge }, { email: ANNA, captcha_answer: 2 }),
    await post('/api/newsletter/confirm/abc'),
    await post('/api/newsletter/unsubscribe/abc'),
  ];
  for (const answer of calls) {
    expect(answer.status).toBe(503);
    expect(await messageOf(answer)).toContain('zavolajte');
  }
});
