import { expect, test } from 'vitest';
import { appSecret } from '../../../src/server/ports/crypto/app-secret.ts';
import { ANNA, DAY_MS, newsletterOf, openNewsletter } from '../../support/open-newsletter.ts';
import { TEST_NOW } from '../../support/test-services.ts';

test('takes the token of the mail, is a consent of its own, and the same token leads out again', async () => {
  const { subscribed, unsubscribe, resubscribe, subscriberOf, consentsOf, services } = await openNewsletter();
  const token = await subscribed();
  services.clock.advance(DAY_MS);
  await unsubscribe(token);
  services.clock.advance(DAY_MS);
  const answer = await resubscribe(token);
  expect(answer.status).toBe(200);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active', email: ANNA });
  const returned = TEST_NOW + 2 * DAY_MS;
  expect(await consentsOf(ANNA)).toMatchObject([
    { given_by: 'form', withdrawn_at: TEST_NOW + DAY_MS },
    { given_by: 'return', asked_at: returned, confirmed_at: returned, withdrawn_at: null },
  ]);
  expect((await unsubscribe(token)).status).toBe(200);
  expect(await subscriberOf(ANNA)).toBeNull();
});

test('of somebody who is there changes nothing', async () => {
  const { subscribed, resubscribe, consentsOf } = await openNewsletter();
  const token = await subscribed();
  expect((await resubscribe(token)).status).toBe(200);
  expect(await consentsOf(ANNA)).toHaveLength(1);
});

test('is a POST of the site only', async () => {
  const { subscribed, unsubscribe, send, post, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  await unsubscribe(token);
  const path = `/api/newsletter/resubscribe/${token}`;
  expect((await send(path)).status).toBe(405);
  expect((await post(path, { Origin: 'https://evil.example' })).status).toBe(403);
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await send(path, { method: 'POST', body: form })).status).toBe(415);
  expect(await subscriberOf(ANNA)).toBeNull();
});

test('races with leaving end in one of both, with a proof that says the same', async () => {
  const { subscribed, unsubscribe, resubscribe, subscriberOf, consentsOf } = await openNewsletter();
  const token = await subscribed();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? unsubscribe(token) : resubscribe(token))),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const standing = (await consentsOf(ANNA)).filter(({ withdrawn_at }) => withdrawn_at === null);
  expect(standing).toHaveLength((await subscriberOf(ANNA)) === null ? 0 : 1);
});

test('works with links of earlier mails after the secret has changed', async () => {
  const { subscribed, services, subscriberOf } = await openNewsletter();
  const token = await subscribed();
  const changed = newsletterOf(services, { secret: appSecret('another secret of thirty-two letters') });
  expect((await changed.unsubscribe(token)).status).toBe(200);
  expect(await subscriberOf(ANNA)).toBeNull();
});
