import { expect, test } from 'vitest';
import {
  newsletterRecords,
  saveNewsletterSettings,
  suppressedRecords,
} from '../../../src/server/features/newsletter/records.ts';
import { chunkId, chunkRecords, newChunk } from '../../../src/server/features/newsletter/sending/ledger.ts';
import { addressId } from '../../../src/server/ports/crypto/tokens.ts';
import { keepIssue } from '../../support/keep-issue.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { ANNA, DAY_MS } from '../../support/open-newsletter.ts';
import { openNewsletterDesk, PERMANENT } from '../newsletter/desk/open-newsletter-desk.ts';

const EVA = 'eva@priklad.sk';

async function openDuties() {
  const desk = await openNewsletterDesk();
  const admin = await makeAccount(desk.services, { email: 'sprava@kd.example', roles: ['admin'] });
  const ask = async (path: string, email: string) =>
    desk.call('POST', `/api/admin/data-subject${path}`, {
      token: await signInAs(desk.services, admin),
      body: { email },
    });
  return {
    ...desk,
    find: (email: string) => ask('', email),
    erase: (email: string) => ask('/erasure', email),
    chunks: chunkRecords(desk.services.store),
    suppressed: suppressedRecords(desk.services.store),
  };
}

async function placesOf(store: Awaited<ReturnType<typeof openDuties>>['services']['store'], email: string) {
  const places: string[] = [];
  for await (const { key, value } of store.everyRecord()) if (`${key} ${value}`.includes(email)) places.push(key);
  return places;
}

test('a ban outlives the erasure as a bare hash, and nobody is mailed or added against it', async () => {
  const { join, tell, eventOf, erase, find, services, suppressionOf, post } = await openDuties();
  await join(ANNA);
  await tell(eventOf('email.complained', ANNA));
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  const { body } = await erase(ANNA);
  expect(body.items).toContainEqual({ kind: 'newsletter-suppressed', id: addressId(ANNA), fate: 'pseudonymised' });
  expect(await suppressionOf(ANNA)).toMatchObject({ email: null, reason: 'complaint', detail: '' });
  expect(await placesOf(services.store, ANNA)).toEqual([]);
  const added = await post({ email: ANNA, proof: 'Papier', confirmed_on: '2026-11-20' });
  expect(added.status).toBe(409);

  const found = await find(ANNA);
  expect(found.body.items).toContainEqual(
    expect.objectContaining({ kind: 'newsletter-suppressed', after_erasure: 'kept' }),
  );
  expect((await erase(ANNA)).status).toBe(200);
  expect(await suppressionOf(ANNA)).toMatchObject({ email: null });
});

test('an event that is told only after the erasure brings the address into nothing', async () => {
  const { join, tell, eventOf, erase, services, suppressionOf } = await openDuties();
  await join(ANNA);
  const before = services.clock.now();
  await erase(ANNA);
  services.clock.advance(DAY_MS);
  await tell(eventOf('email.bounced', ANNA, PERMANENT, before));
  expect(await suppressionOf(ANNA)).toMatchObject({ email: null });
  expect(await placesOf(services.store, ANNA)).toEqual([]);
});

test('who is erased is in no chunk that is over, and stays out of those that are not', async () => {
  const { join, find, erase, chunks, services } = await openDuties();
  await join(ANNA);
  await join(EVA);
  const [anna, eva] = [addressId(ANNA), addressId(EVA)];
  const now = services.clock.now();
  const chunk = newChunk('2026-12', 1, [anna, eva], now);
  await chunks.create(chunkId('2026-12', 1), { ...chunk, state: 'done', sent: 2 }, { ttlSeconds: 1000 });
  await chunks.create(chunkId('2026-12', 2), newChunk('2026-12', 2, [anna, eva], now));

  const { body } = await find(ANNA);
  const told = body.items?.filter(({ kind }) => kind === 'newsletter-chunk');
  expect(told).toMatchObject([
    { after_erasure: 'erased', data: { issue_id: '2026-12', number: 1, state: 'done', since: now } },
    { after_erasure: 'kept', data: { issue_id: '2026-12', number: 2, state: 'waiting', since: now } },
  ]);
  expect(JSON.stringify(body)).not.toContain(eva);

  await erase(ANNA);
  expect(await chunks.require('2026-12:0001')).toMatchObject({
    value: { recipients: [eva], sent: 2, state: 'done' },
    expiresAt: now + 1_000_000,
  });
  expect((await chunks.require('2026-12:0002')).value.recipients).toEqual([anna, eva]);
  expect(await newsletterRecords(services.store).subscribers.find(anna)).toBeNull();
  expect((await find(EVA)).body.items?.filter(({ kind }) => kind === 'newsletter-chunk')).toHaveLength(2);
});

test('an attempt under way shows nobody the addresses of others, and its mails stay to be repeated', async () => {
  const { find, erase, chunks, services } = await openDuties();
  const people = [ANNA, EVA].map((email) => ({ subscriber_id: addressId(email), email }));
  const now = services.clock.now();
  const attempt = { provider: 'x', first_at: now, last_at: now, key_good_until: now, count: 1, mails: people };
  const chunk = newChunk(
    '2026-12',
    1,
    people.map(({ subscriber_id }) => subscriber_id),
    now,
  );
  await chunks.create(chunkId('2026-12', 1), { ...chunk, state: 'sending', attempt });
  const { body } = await find(ANNA);
  expect(JSON.stringify(body)).not.toContain(EVA);
  await erase(ANNA);
  expect((await chunks.require('2026-12:0001')).value.attempt).toEqual(attempt);
});

test('what the house itself has written names an address without being about its owner: it is pointed at, and stays', async () => {
  const { find, erase, services, records } = await openDuties();
  await keepIssue(services, '2026-12', {
    issue: { introduction: `Píšte na ${EVA}.` },
    edition: { text: `Píšte na ${EVA}.`, archive_html: `<body>${EVA}</body>` },
  });
  await saveNewsletterSettings(services, { draft_day: 20, reply_to: EVA });
  const { body } = await find(EVA);
  expect(body.items).toEqual([]);
  expect(body.house_mentions).toEqual([
    { kind: 'newsletter-issue', id: '2026-12' },
    { kind: 'newsletter-settings', id: 'desk' },
  ]);
  await erase(EVA);
  expect((await placesOf(services.store, EVA)).sort()).toEqual([
    'newsletter-edition:2026-12',
    'newsletter-issue:2026-12',
    'newsletter-settings:desk',
  ]);
  expect(await records.subscribers.count('state', { of: 'active' })).toBe(0);
});
