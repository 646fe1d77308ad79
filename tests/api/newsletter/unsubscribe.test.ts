import { expect, test } from 'vitest';
import { ANNA, DAY_MS, messageOf, openNewsletter, YEAR_MS } from '../../support/open-newsletter.ts';
import { TEST_NOW } from '../../support/test-services.ts';

const UNSUBSCRIBE_FAILED = 'Nastala chyba pri odhlasovaní. Skúste to prosím neskôr alebo kontaktujte podporu.';

test('takes the address off the list and keeps the proof for four years', async () => {
  const { subscribed, unsubscribe, subscriberOf, consentsOf, records, services } = await openNewsletter();
  const token = await subscribed();
  services.clock.advance(DAY_MS);
  const answer = await unsubscribe(token);
  expect(answer.status).toBe(200);
  expect(await messageOf(answer)).toBe('Odber sme zrušili. Mesačný prehľad vám už nebudeme posielať.');
  expect(await subscriberOf(ANNA)).toBeNull();
  expect(await records.subscribers.count('state', { of: 'active' })).toBe(0);
  expect(await consentsOf(ANNA)).toMatchObject([{ email: ANNA, withdrawn_at: TEST_NOW + DAY_MS }]);
  services.clock.advance(4 * YEAR_MS - 1);
  expect(await consentsOf(ANNA)).toHaveLength(1);
  services.clock.advance(1);
  expect(await consentsOf(ANNA)).toEqual([]);
});

test('again is 200 and says so', async () => {
  const { subscribed, unsubscribe } = await openNewsletter();
  const token = await subscribed();
  await unsubscribe(token);
  const again = await unsubscribe(token);
  expect(again.status).toBe(200);
  expect(await messageOf(again)).toContain('už odhlásení');
});

test.each(['abc', 'null', '..%2F..', 'x'.repeat(2000)])('with the unknown token %s is 404', async (token) => {
  const { unsubscribe, resubscribe } = await openNewsletter();
  const answer = await unsubscribe(token);
  expect(answer.status).toBe(404);
  expect(await messageOf(answer)).toBe(UNSUBSCRIBE_FAILED);
  expect((await resubscribe(token)).status).toBe(404);
});

test('is one click for mail programs, without Origin, cookies and JSON', async () => {
  const { subscribed, send, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await send(`/api/newsletter/unsubscribe/${token}`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(await subscriberOf(ANNA)).toBeNull();
});

test('is one click in the other encoding the RFC names, and from a page of the mail program', async () => {
  const { subscribed, send, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await send(`/api/newsletter/unsubscribe/${token}/`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  expect(await subscriberOf(ANNA)).toBeNull();
});

test.each<[string, RequestInit]>([
  ['another form', { body: new URLSearchParams({ x: 'y' }) }],
  ['text', { body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'text/plain' } }],
])('is not done by %s', async (_case, init) => {
  const { subscribed, send, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  const answer = await send(`/api/newsletter/unsubscribe/${token}`, { method: 'POST', ...init });
  expect(answer.status).toBe(415);
  expect(await subscriberOf(ANNA)).not.toBeNull();
});

test('a form over the cap is refused', async () => {
  const { subscribed, send } = await openNewsletter();
  const token = await subscribed();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click', x: 'x'.repeat(70_000) });
  expect((await send(`/api/newsletter/unsubscribe/${token}`, { method: 'POST', body })).status).toBe(413);
});

test('is not done by a GET, which leads to the page', async () => {
  const { subscribed, send, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  for (const method of ['GET', 'HEAD']) {
    const answer = await send(`/api/newsletter/unsubscribe/${token}`, { method });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`/newsletter/unsubscribe/${token}`);
  }
  expect((await send('/api/newsletter/unsubscribe/%2F%2Fevil.example')).headers.get('Location')).toBe(
    '/newsletter/unsubscribe/%2F%2Fevil.example',
  );
  expect(await subscriberOf(ANNA)).not.toBeNull();
});

test('leaves nothing to be confirmed: a sign-up under way stays as it is', async () => {
  const { subscribed, subscribe, unsubscribe, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  await unsubscribe(token);
  await subscribe();
  expect((await unsubscribe(token)).status).toBe(200);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'pending' });
});
