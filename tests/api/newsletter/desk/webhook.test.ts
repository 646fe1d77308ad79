import { expect, test } from 'vitest';
import { createApp } from '../../../../src/server/core/http/create-app.ts';
import { takeMailEvent, webhookRoutes } from '../../../../src/server/features/newsletter/webhook-routes.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import { resendMailEvents } from '../../../../src/server/ports/mail/adapters/resend-mail-events.ts';
import type { Store } from '../../../../src/server/ports/store/store.ts';
import { ANNA, HOUR_MS } from '../../../support/open-newsletter.ts';
import { signedNotification } from '../../../support/signed-notification.ts';
import { withoutExpectations } from '../../../support/without-expectations.ts';
import { openNewsletterDesk, PERMANENT, SECRET } from './open-newsletter-desk.ts';

const OTHER = `whsec_${Buffer.from('another key, which takes its place').toString('base64')}`;

test('a mail that bounced for good suppresses its address, and the subscription stays', async () => {
  const { join, tell, eventOf, suppressionOf, subscriberOf, services } = await openNewsletterDesk();
  await join(ANNA);
  const answer = await tell(eventOf('email.bounced', 'Anna@Priklad.sk', PERMANENT));
  expect(answer.status).toBe(200);
  expect(await suppressionOf(ANNA)).toEqual({
    email: ANNA,
    reason: 'bounce',
    detail: '550 No such user',
    since: services.clock.now(),
  });
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
});

test('a complaint suppresses, too, and ends the subscription with its proof kept', async () => {
  const { join, tell, eventOf, suppressionOf, subscriberOf, consentsOf, services } = await openNewsletterDesk();
  await join(ANNA);
  await tell(eventOf('email.complained', `Anna <${ANNA}>`));
  expect(await suppressionOf(ANNA)).toMatchObject({ reason: 'complaint' });
  expect(await subscriberOf(ANNA)).toBeNull();
  expect(await consentsOf(ANNA)).toMatchObject([{ withdrawn_at: services.clock.now() }]);
});

test('of an address the newsletter does not know the hash alone is kept, and a search for the address finds it', async () => {
  const { tell, eventOf, suppressionOf, get, post } = await openNewsletterDesk();
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  expect(await suppressionOf(ANNA)).toMatchObject({ email: null, reason: 'bounce', detail: '' });
  expect((await get(`?query=${ANNA.toUpperCase()}`)).body.items).toMatchObject([{ email: null, state: 'suppressed' }]);
  expect((await get('?query=anna')).body.items).toEqual([]);
  const entry = { email: ANNA, proof: 'Prihláška z plesu', confirmed_on: '2026-11-20' };
  expect((await post(entry)).status).toBe(409);
});

test('an address that only asked for the newsletter is none it knows: it may be mistyped, and a stranger’s', async () => {
  const { subscribe, tell, eventOf, suppressionOf, subscriberOf, services } = await openNewsletterDesk();
  await subscribe(ANNA);
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  expect(await suppressionOf(ANNA)).toMatchObject({ email: null, reason: 'bounce' });
  await services.settled();
  services.clock.advance(8 * 24 * HOUR_MS);
  expect(await subscriberOf(ANNA)).toBeNull();
  for await (const { key, value } of services.store.everyRecord()) expect(`${key} ${value}`).not.toContain(ANNA);
});

test.each([
  ['a full mailbox', 'email.bounced', { bounce: { type: 'Transient', subType: 'MailboxFull', message: 'later' } }],
  ['a bounce nobody understands', 'email.bounced', { bounce: { type: 'Undetermined', subType: '', message: '' } }],
  ['a mail that arrived', 'email.delivered', {}],
  ['an event that is not made up yet', 'email.teleported', {}],
  ['a mail to several people', 'email.bounced', { ...PERMANENT, to: [ANNA, 'eva@example.sk'] }],
])('%s changes nothing and is answered with success', async (_case, type, more) => {
  const { tell, eventOf, suppressionOf } = await openNewsletterDesk();
  expect((await tell(eventOf(type, ANNA, more))).status).toBe(200);
  expect(await suppressionOf(ANNA)).toBeNull();
});

test('what the provider has not signed is refused, whatever is wrong with it', async () => {
  const { call, tell, eventOf, suppressionOf } = await openNewsletterDesk();
  const event = eventOf('email.bounced', ANNA, PERMANENT);
  const now = Math.floor(Date.now() / 1000);
  const path = '/api/newsletter/webhook';
  const answers = [
    await call('POST', path, { body: event }),
    await tell(event, { secret: OTHER }),
    await tell(event, { timestamp: now - 310 }),
    await tell(event, { timestamp: now + 310 }),
    await call('POST', path, {
      body: event,
      headers: { 'svix-id': 'x', 'svix-timestamp': String(now), 'svix-signature': 'v1,' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await suppressionOf(ANNA)).toBeNull();
});

test('a signature belongs to its very bytes', async () => {
  const { services } = await openNewsletterDesk();
  const body = `{ "type": "email.delivered",\n "created_at": "2026-11-20T11:00:00Z" }`;
  const headers = signedNotification(body, { secret: SECRET, id: 'msg_bytes' });
  const app = createApp(services.config, [webhookRoutes(services)]);
  const post = (sent: string) => {
    const url = `${services.config.siteUrl}/api/newsletter/webhook`;
    const request = new Request(url, {
      method: 'POST',
      body: sent,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    return app.fetch(request, { clientAddress: '192.0.2.7' });
  };
  expect((await post(body)).status).toBe(200);
  expect((await post(JSON.stringify(JSON.parse(body)))).status).toBe(403);
});

test('either of two secrets will do while one takes the place of the other', async () => {
  const { tell, eventOf, suppressionOf } = await openNewsletterDesk({ mailEvents: resendMailEvents([SECRET, OTHER]) });
  expect((await tell(eventOf('email.bounced', ANNA, PERMANENT), { secret: OTHER })).status).toBe(200);
  expect((await tell(eventOf('email.bounced', 'eva@example.sk', PERMANENT))).status).toBe(200);
  expect(await suppressionOf(ANNA)).not.toBeNull();
  expect(await suppressionOf('eva@example.sk')).not.toBeNull();
});

test('without a secret there is no such address', async () => {
  const { tell, eventOf } = await openNewsletterDesk({ mailEvents: null });
  expect((await tell(eventOf('email.bounced', ANNA, PERMANENT))).status).toBe(404);
});

test('an event that is told again changes nothing, also after staff have lifted what it did', async () => {
  const { tell, eventOf, suppressionOf, remove } = await openNewsletterDesk();
  const event = eventOf('email.bounced', ANNA, PERMANENT);
  await tell(event, { id: 'msg_same' });
  expect((await remove(addressId(ANNA), '/suppressed')).status).toBe(204);
  expect((await tell(event, { id: 'msg_same' })).status).toBe(200);
  expect(await suppressionOf(ANNA)).toBeNull();
});

test('an event that is older than the consent says nothing about it', async () => {
  const { join, tell, eventOf, suppressionOf, subscriberOf, services } = await openNewsletterDesk();
  await join(ANNA);
  const before = services.clock.now() - HOUR_MS;
  await tell(eventOf('email.complained', ANNA, {}, before));
  expect(await suppressionOf(ANNA)).toBeNull();
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
});

test('a complaint weighs more than a bounce, and what staff decided more than both', async () => {
  const { tell, eventOf, suppressionOf, post } = await openNewsletterDesk();
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  await tell(eventOf('email.complained', ANNA));
  expect(await suppressionOf(ANNA)).toMatchObject({ reason: 'complaint' });
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  expect(await suppressionOf(ANNA)).toMatchObject({ reason: 'complaint' });
  await post({ email: ANNA, reason_text: 'Zavolala nám.' }, '/suppressed');
  await tell(eventOf('email.complained', ANNA));
  expect(await suppressionOf(ANNA)).toMatchObject({ reason: 'staff', detail: 'Zavolala nám.' });
});

test('one that is signed and makes no sense is told so, for the provider to show', async () => {
  const { tell } = await openNewsletterDesk();
  const created_at = '2026-11-20T11:00:00Z';
  expect((await tell({ type: 'email.bounced', created_at, data: { to: [ANNA] } })).status).toBe(422);
  expect((await tell({ type: 'email.complained', created_at, data: {} })).status).toBe(422);
  expect((await tell({ type: 'email.complained', created_at: 'včera', data: { to: [ANNA] } })).status).toBe(422);
  expect((await tell([])).status).toBe(422);
});

async function timesTaken(changeStore: (store: Store) => Store): Promise<number> {
  const { services } = await openNewsletterDesk();
  const store = changeStore(services.store);
  let taken = 0;
  const counting: Store = {
    ...store,
    async commit(writes) {
      const result = await store.commit(writes);
      if (result.ok) taken += 1;
      return result;
    },
  };
  const event = { id: 'msg_1', kind: 'bounced', at: services.clock.now(), address: ANNA, detail: '' } as const;
  await Promise.all(Array.from({ length: 8 }, () => takeMailEvent({ ...services, store: counting }, event)));
  return taken;
}

test('of the same event told several times at once one is taken', async () => {
  expect(await timesTaken((store) => store)).toBe(1);
});

test('twin: without expectations it is taken several times', async () => {
  expect(await timesTaken(withoutExpectations)).toBeGreaterThan(1);
});

test('a complaint that is told late does not undo a sign-up that came after it', async () => {
  const { join, subscribe, confirm, mailedToken, tell, eventOf, suppressionOf, subscriberOf, services } =
    await openNewsletterDesk();
  await join(ANNA);
  await tell(eventOf('email.complained', ANNA));
  const complained = services.clock.now();
  services.clock.advance(HOUR_MS);
  await subscribe(ANNA);
  const token = await mailedToken('confirm');
  await tell(eventOf('email.complained', ANNA, {}, complained));
  expect((await confirm(token)).status).toBe(200);
  expect(await suppressionOf(ANNA)).toBeNull();
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active' });
});
