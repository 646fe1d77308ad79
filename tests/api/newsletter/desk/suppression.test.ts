import { expect, test } from 'vitest';
import { auditLog } from '../../../../src/server/core/audit/audit-log.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import { ANNA, DAY_MS, HOUR_MS, messageOf } from '../../../support/open-newsletter.ts';
import { openNewsletterDesk, PERMANENT } from './open-newsletter-desk.ts';

const byHand = { email: ANNA, reason_text: 'Na telefóne povedala, že už nikdy.' };

test('staff suppress an address and lift it, and the log holds no address', async () => {
  const { post, remove, suppressionOf, services } = await openNewsletterDesk();
  expect((await post(byHand, '/suppressed')).status).toBe(204);
  expect(await suppressionOf(ANNA)).toMatchObject({ email: ANNA, reason: 'staff', detail: byHand.reason_text });
  expect((await remove(addressId(ANNA), '/suppressed')).status).toBe(204);
  expect(await suppressionOf(ANNA)).toBeNull();
  expect((await remove(addressId(ANNA), '/suppressed')).status).toBe(404);
  for (const act of ['newsletter_suppressed', 'newsletter_suppression_lifted']) {
    const { records } = await auditLog(services.store).list('act', { of: act });
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain('anna');
  }
});

test('a reason is needed, and an address', async () => {
  const { post } = await openNewsletterDesk();
  expect((await post({ email: ANNA, reason_text: '  ' }, '/suppressed')).body.message).toHaveProperty('reason_text');
  expect((await post({ email: 'anna', reason_text: 'x' }, '/suppressed')).body.message).toHaveProperty('email');
});

test.each([['email.bounced', PERMANENT] as const, ['email.complained', {}] as const])(
  'a new confirmed consent lifts what %s did',
  async (type, more) => {
    const { join, tell, eventOf, suppressionOf, subscriberOf, records, services, consentsOf } =
      await openNewsletterDesk();
    await join(ANNA);
    await tell(eventOf(type, ANNA, more));
    services.clock.advance(DAY_MS);
    await join(ANNA);
    expect(await suppressionOf(ANNA)).toBeNull();
    expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
    expect(await records.subscribers.count('state', { of: 'active' })).toBe(1);
    const consents = await consentsOf(ANNA);
    expect(consents.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([false, true]);
  },
);

test('an address that bounced and signs up but does not confirm stays as it was', async () => {
  const { join, tell, eventOf, suppressionOf, subscribe, subscriberOf, consentsOf, services } =
    await openNewsletterDesk();
  await join(ANNA);
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  await subscribe(ANNA);
  services.clock.advance(8 * DAY_MS);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
  expect(await suppressionOf(ANNA)).toMatchObject({ reason: 'bounce' });
  expect(await consentsOf(ANNA)).toMatchObject([{ withdrawn_at: null }]);
});

test('a link that was used lifts nothing that came after it', async () => {
  const { subscribe, confirm, mailedToken, tell, eventOf, suppressionOf, services } = await openNewsletterDesk();
  await subscribe(ANNA);
  const token = await mailedToken('confirm');
  await confirm(token);
  services.clock.advance(HOUR_MS);
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  expect((await confirm(token)).status).toBe(200);
  expect(await suppressionOf(ANNA)).toMatchObject({ reason: 'bounce' });
});

test('‚Prihlásiť sa späť‘ after a complaint lifts it: it is a consent of the same person', async () => {
  const { subscribed, tell, eventOf, suppressionOf, resubscribe, subscriberOf } = await openNewsletterDesk();
  const token = await subscribed();
  await tell(eventOf('email.complained', ANNA));
  expect((await resubscribe(token)).status).toBe(200);
  expect(await suppressionOf(ANNA)).toBeNull();
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
});

test('what staff have decided no sign-up, link or return lifts, and no mail goes out', async () => {
  const { subscribed, subscribe, confirm, mailedToken, unsubscribe, resubscribe, post, ...desk } =
    await openNewsletterDesk();
  const wayOut = await subscribed();
  await unsubscribe(wayOut);
  await subscribe(ANNA);
  const earlier = await mailedToken('confirm');
  await post(byHand, '/suppressed');
  const mails = (await desk.subjects()).length;

  expect((await subscribe(ANNA)).status).toBe(200);
  expect(await desk.subjects()).toHaveLength(mails);
  expect((await confirm(earlier)).status).toBe(404);
  const returned = await resubscribe(wayOut);
  expect(returned.status).toBe(409);
  expect(await messageOf(returned)).toContain('ozvite sa nám');
  expect(await desk.suppressionOf(ANNA)).toMatchObject({ reason: 'staff' });
  expect(await desk.subscriberOf(ANNA)).toMatchObject({ state: 'pending' });
});

test('a suppressed address cannot be added by staff either, until it is lifted', async () => {
  const { tell, eventOf, post, remove } = await openNewsletterDesk();
  await tell(eventOf('email.complained', ANNA));
  const entry = { email: ANNA, proof: 'Prihláška z plesu', confirmed_on: '2026-11-20' };
  const refused = await post(entry);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('medzi vynechanými');
  await remove(addressId(ANNA), '/suppressed');
  expect((await post(entry)).status).toBe(201);
});
