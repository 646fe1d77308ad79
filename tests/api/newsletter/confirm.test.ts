import { expect, test } from 'vitest';
import { CONSENT_VERSION, consentWording } from '../../../src/domain/newsletter/newsletter-subscriber.ts';
import { addressId } from '../../../src/server/ports/crypto/tokens.ts';
import { makeSite } from '../../support/make-site.ts';
import {
  ANNA,
  carelessStore,
  DAY_MS,
  HOUR_MS,
  messageOf,
  newsletterOf,
  openNewsletter,
  YEAR_MS,
} from '../../support/open-newsletter.ts';
import { TEST_NOW } from '../../support/test-services.ts';

test('begins the subscription and keeps the proof', async () => {
  const { subscribe, confirm, mailedToken, subscriberOf, consentsOf, services } = await openNewsletter();
  await subscribe();
  services.clock.advance(HOUR_MS);
  const answer = await confirm(await mailedToken('confirm'));
  expect(answer.status).toBe(200);
  expect(await messageOf(answer)).toContain('odber je potvrdený');
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active', since: TEST_NOW + HOUR_MS });
  const ipHash = expect.stringMatching(/^[\w-]{43}$/);
  expect(await consentsOf(ANNA)).toEqual([
    {
      email: ANNA,
      subscriber_id: addressId(ANNA),
      wording: consentWording(makeSite().name),
      wording_version: CONSENT_VERSION,
      given_by: 'form',
      proof: null,
      asked_at: TEST_NOW,
      asked_from: ipHash,
      confirmed_at: TEST_NOW + HOUR_MS,
      confirmed_from: ipHash,
      withdrawn_at: null,
    },
  ]);
});

test('a subscription outlives the seven days of a sign-up', async () => {
  const { subscribed, subscriberOf, consentsOf, services } = await openNewsletter();
  await subscribed();
  services.clock.advance(10 * YEAR_MS);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
  expect(await consentsOf(ANNA)).toHaveLength(1);
});

test('is not done by a GET, which is what mail scanners send', async () => {
  const { subscribe, send, mailedToken, subscriberOf } = await openNewsletter();
  await subscribe();
  const answer = await send(`/api/newsletter/confirm/${await mailedToken('confirm')}`);
  expect(answer.status).toBe(405);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'pending' });
});

test('twice is no error, and welcomes once', async () => {
  const { subscribe, confirm, mailedToken, subjects } = await openNewsletter();
  await subscribe();
  const token = await mailedToken('confirm');
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token)).status).toBe(200);
  expect(await subjects()).toHaveLength(2);
});

test('twice at once begins one subscription and welcomes once', async () => {
  const { subscribe, confirm, mailedToken, subjects, records } = await openNewsletter();
  await subscribe();
  const token = await mailedToken('confirm');
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await subjects()).toHaveLength(2);
  expect(await records.subscribers.count('state', { of: 'active' })).toBe(1);
});

test('twin: without expectations several welcome mails go out', async () => {
  const { subscribe, services, mailedToken, subjects } = await openNewsletter();
  await subscribe();
  const token = await mailedToken('confirm');
  const { confirm } = newsletterOf(services, { store: carelessStore(services.store) });
  await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect((await subjects()).length).toBeGreaterThan(2);
});

test('works with the first of two mails, and the second is then no error', async () => {
  const { subscribe, confirm, mailedToken, subscriberOf, subjects } = await openNewsletter();
  await subscribe();
  const first = await mailedToken('confirm');
  await subscribe();
  const second = await mailedToken('confirm');
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(200);
  expect((await confirm(second)).status).toBe(200);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
  expect(await subjects()).toHaveLength(3);
});

test.each(['abc', 'null', '%00', 'x'.repeat(2000)])('with the unknown token %s is 404', async (token) => {
  const { confirm } = await openNewsletter();
  const answer = await confirm(token);
  expect(answer.status).toBe(404);
  expect(await messageOf(answer)).toContain('už neplatí');
});

test('is over after 48 hours', async () => {
  const { subscribe, confirm, mailedToken, subscriberOf, services } = await openNewsletter();
  await subscribe();
  const token = await mailedToken('confirm');
  services.clock.advance(2 * DAY_MS);
  expect((await confirm(token)).status).toBe(404);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'pending' });
});

test('cannot bring back who has left: the link was used', async () => {
  const { subscribe, confirm, unsubscribe, mailedToken, subscriberOf } = await openNewsletter();
  await subscribe();
  const token = await mailedToken('confirm');
  await confirm(token);
  await unsubscribe(await mailedToken('unsubscribe'));
  expect((await confirm(token)).status).toBe(404);
  expect(await subscriberOf(ANNA)).toBeNull();
});

test('from another site is refused', async () => {
  const { subscribe, post, mailedToken, subscriberOf } = await openNewsletter();
  await subscribe();
  const path = `/api/newsletter/confirm/${await mailedToken('confirm')}`;
  expect((await post(path, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'pending' });
});
