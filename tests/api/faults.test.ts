import { describe, expect, test } from 'vitest';
import { deliverDue } from '../../src/server/core/mail/mail-delivery.ts';
import { readQueueState } from '../../src/server/core/mail/mail-queue.ts';
import { MailError } from '../../src/server/ports/mail/mailer.ts';
import { makePublishedEvent } from '../support/content-factories.ts';
import { keptKeys, NEWSLETTER, openForms, RESERVATION } from '../support/open-forms.ts';
import { storeDown } from '../support/store-down.ts';
import { testServices } from '../support/test-services.ts';

const FORMS = [RESERVATION, NEWSLETTER];
const CAP_BYTES = 64 * 1024;
const MINUTE_MS = 60_000;

const asJson = (body: Record<string, unknown>) => JSON.stringify(body);

const isDown = () => Promise.reject(new MailError('temporary', 'The mail server is down'));
const mailDown = {
  batch: { provider: 'none', most: 1, keyProtectsMs: 0, perSecond: null },
  send: isDown,
  sendBatch: isDown,
  check: isDown,
};

describe.each(FORMS)('while the store is down, the form of the $name', (form) => {
  test('answers 503 with a sentence that says whom to call', async () => {
    const services = await testServices();
    const { body, headers } = await form.fill(openForms(services));
    const { status, message } = await openForms({ ...services, store: storeDown }).sendRaw(form, JSON.stringify(body), {
      headers,
    });
    expect(status).toBe(503);
    expect(message).toContain('údaje sa neuložili');
    expect(message).toContain('zavolajte. Telefónne čísla nájdete na stránke Prenájom.');
  });

  test('lets nobody through whose calls it cannot count', async () => {
    const services = await testServices();
    const { body, headers } = await form.fill(openForms(services));
    const uncounted = { ...services.store, increment: storeDown.increment };
    const answer = await openForms({ ...services, store: uncounted }).sendRaw(form, JSON.stringify(body), { headers });
    expect(answer.status).toBe(503);
    expect(keptKeys(services)).toEqual([]);
    expect(await services.outbox()).toEqual([]);
  });

  test('mails nobody about what could not be kept', async () => {
    const services = await testServices();
    const forms = openForms({ ...services, store: { ...services.store, commit: storeDown.commit } });
    expect((await forms.send(form)).status).toBe(503);
    expect(keptKeys(services)).toEqual([]);
    expect(await services.outbox()).toEqual([]);
  });
});

test('while the store is down the public calls that only read go on', async () => {
  const services = await testServices({ index: { events: [makePublishedEvent()] } });
  const { get } = openForms({ ...services, store: storeDown });
  const reading = [
    '/api/events/all',
    '/api/events/upcoming/3',
    '/api/events/upcoming/2026-12-01/2026-12-31',
    '/api/events/1/vianocny-koncert',
    '/api/banner',
    '/api/gallery/events',
    '/api/newsletter/captcha',
  ];
  for (const path of reading) expect(`${path} ${(await get(path)).status}`).toBe(`${path} 200`);
});

test.each(FORMS)('while mail is down the $name is taken, and its mails leave later', async (form) => {
  const services = await testServices();
  const answer = await openForms({ ...services, mailer: mailDown }).send(form);
  expect(answer.status).toBeLessThan(300);
  expect(await services.outbox()).toEqual([]);
  const { waiting } = await readQueueState(services);
  expect(waiting).toBeGreaterThan(0);
  services.clock.advance(10 * MINUTE_MS);
  await deliverDue(services);
  expect(await services.outbox()).toHaveLength(waiting);
  expect(await readQueueState(services)).toMatchObject({ waiting: 0, failed: 0 });
});

describe.each(FORMS)('hostile input to the form of the $name writes nothing', (form) => {
  async function expectRefused(
    status: number,
    body: BodyInit | ((good: Record<string, unknown>) => BodyInit),
    headers: Record<string, string> = {},
  ) {
    const services = await testServices();
    const forms = openForms(services);
    const good = await form.fill(forms);
    const before = keptKeys(services);
    const sent = typeof body === 'function' ? body(good.body) : body;
    const answer = await forms.sendRaw(form, sent, { headers: { ...good.headers, ...headers } });
    expect(answer.status).toBe(status);
    expect(answer.message).toBeTruthy();
    expect(keptKeys(services)).toEqual(before);
    expect(await services.outbox()).toEqual([]);
  }

  const padded = (good: Record<string, unknown>) => JSON.stringify({ ...good, padding: 'x'.repeat(CAP_BYTES) });
  const streamed = (text: string) => new Blob([text]).stream();

  test('more than 64 KB: 413, announced or not', async () => {
    await expectRefused(413, padded, { 'Content-Length': String(CAP_BYTES + 500) });
    await expectRefused(413, padded, { 'Idempotency-Key': 'large' });
    await expectRefused(413, (good) => streamed(padded(good)));
  });

  test('other content types: 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])
      await expectRefused(415, asJson, { 'Content-Type': type });
  });

  test('what is no JSON: 400', async () => {
    for (const text of ['{', '{"email":', "{'email': 'anna@priklad.sk'}", '\u0000', 'NaN', '{"a":1}}'])
      await expectRefused(400, text);
    await expectRefused(400, '{', { 'Idempotency-Key': 'broken' });
  });

  test('JSON that is no form: 422', async () => {
    for (const text of ['null', '[]', '"x"', '1', '{}', `${'['.repeat(5000)}${']'.repeat(5000)}`])
      await expectRefused(422, text);
  });

  test('a good form under __proto__ or constructor: 422, and no object has changed', async () => {
    await expectRefused(422, (good) => `{"__proto__":${asJson(good)}}`);
    await expectRefused(422, (good) => `{"constructor":{"prototype":${asJson(good)}}}`);
    await expectRefused(422, (good) => `{"__proto__":{"polluted":1},"email":${asJson(good)}}`);
    expect({}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('email');
  });

  test('other sites, by what the browser says: 403', async () => {
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'http://localhost:4321.evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://evil.example' },
    ];
    for (const headers of foreign) await expectRefused(403, asJson, headers);
  });
});

test.each(FORMS)('keys nobody asked for are left out of what is kept of the $name', async (form) => {
  const services = await testServices();
  const forms = openForms(services);
  const { body, headers } = await form.fill(forms);
  const text = `{"__proto__":{"state":"active"},"constructor":{},"state":"active","status":"done",${asJson(body).slice(1)}`;
  expect((await forms.sendRaw(form, text, { headers })).status).toBeLessThan(300);
  const records = await services.store.getMany(keptKeys(services));
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) expect(record?.value).not.toMatch(/__proto__|constructor|"active"|"done"/);
});
