import { expect, test } from 'vitest';
import { auditLog } from '../../../../src/server/core/audit/audit-log.ts';
import { addSubscriber } from '../../../../src/server/features/newsletter/subscribers/edit-subscribers.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import { callApi } from '../../../support/call-api.ts';
import { ANNA, DAY_MS, YEAR_MS } from '../../../support/open-newsletter.ts';
import { TEST_NOW } from '../../../support/test-services.ts';
import { withoutExpectations } from '../../../support/without-expectations.ts';
import { openNewsletterDesk, PERMANENT } from './open-newsletter-desk.ts';

const [BEATA, CYRIL, DANA] = ['beata@priklad.sk', 'cyril@priklad.sk', 'dana@priklad.sk'];
const PAPER = { proof: 'Prihláška z\u00a0plesu, zakladač 3', confirmed_on: '2026-11-14' };

async function openList() {
  const desk = await openNewsletterDesk();
  await desk.join(ANNA);
  await desk.join(BEATA);
  await desk.subscribe(CYRIL);
  await desk.tell(desk.eventOf('email.bounced', BEATA, PERMANENT));
  await desk.post({ email: DANA, reason_text: 'Nechce nič' }, '/suppressed');
  return {
    ...desk,
    async emails(query = '') {
      const { status, body } = await desk.get(query);
      expect(status).toBe(200);
      return { emails: body.items?.map(({ email }) => email), total: body.total };
    },
  };
}

test('the list shows subscribers, then those who have not confirmed, then who is only suppressed', async () => {
  const { get } = await openList();
  const { body } = await get();
  expect(body.total).toBe(4);
  expect(body.items).toMatchObject([
    { email: BEATA, state: 'active', given_by: 'form', suppressed: { reason: 'bounce', detail: '550 No such user' } },
    { id: addressId(ANNA), email: ANNA, state: 'active', since: '2026-11-20T11:00:00.000Z', suppressed: null },
    { email: CYRIL, state: 'pending', given_by: 'form', suppressed: null },
    { email: DANA, state: 'suppressed', given_by: null, suppressed: { reason: 'staff', detail: 'Nechce nič' } },
  ]);
});

test('it is narrowed by state and by parts of the address, and shown a page at a time', async () => {
  const { emails, get } = await openList();
  expect(await emails('?state=active')).toEqual({ emails: [ANNA], total: 1 });
  expect(await emails('?state=pending')).toEqual({ emails: [CYRIL], total: 1 });
  expect(await emails('?state=suppressed')).toEqual({ emails: [DANA, BEATA], total: 2 });
  expect(await emails('?query=PRIKLAD&per_page=3')).toEqual({ emails: [BEATA, ANNA, CYRIL], total: 4 });
  expect(await emails('?query=dana')).toEqual({ emails: [DANA], total: 1 });
  expect(await emails('?query=bea&state=suppressed')).toEqual({ emails: [BEATA], total: 1 });
  expect(await emails('?query=nikto')).toEqual({ emails: [], total: 0 });
  expect(await emails('?per_page=2&page=2')).toEqual({ emails: [CYRIL, DANA], total: 4 });
  expect(await emails('?per_page=2&page=3')).toEqual({ emails: [], total: 4 });
  expect((await get('?state=vymyslený')).status).toBe(422);
});

test('somebody who agreed on paper is added with the proof, gets the newsletter at once and can leave', async () => {
  const { post, get, consentsOf, subscriberOf, services, unsubscribe } = await openNewsletterDesk();
  const answer = await post({ email: ` ${ANNA.toUpperCase()} `, ...PAPER });
  expect([answer.status, answer.body]).toEqual([201, { id: addressId(ANNA) }]);
  expect(await subscriberOf(ANNA)).toMatchObject({ state: 'active', since: TEST_NOW });
  expect(await consentsOf(ANNA)).toMatchObject([
    {
      given_by: 'staff',
      proof: PAPER.proof,
      asked_at: Date.parse('2026-11-14T00:00:00+01:00'),
      asked_from: null,
      confirmed_at: TEST_NOW,
    },
  ]);
  expect((await get()).body.items).toMatchObject([{ email: ANNA, given_by: 'staff', proof: PAPER.proof }]);
  const { records } = await auditLog(services.store).list('act', { of: 'newsletter_subscriber_added' });
  expect(records).toHaveLength(1);
  expect(JSON.stringify(records)).not.toContain('anna');
  const token = services.secret.sign('newsletter-unsubscribe', addressId(ANNA));
  expect((await unsubscribe(token)).status).toBe(200);
});

test.each([
  [{ email: 'anna', ...PAPER }, 'email'],
  [{ email: ANNA, proof: ' \u200b ', confirmed_on: '2026-11-14' }, 'proof'],
  [{ email: ANNA, confirmed_on: '2026-11-14' }, 'proof'],
  [{ email: ANNA, proof: 'x'.repeat(1001), confirmed_on: '2026-11-14' }, 'proof'],
  [{ email: ANNA, proof: 'x', confirmed_on: '2026-02-30' }, 'confirmed_on'],
  [{ email: ANNA, proof: 'x', confirmed_on: '2026-11-21' }, 'confirmed_on'],
])('%j is refused beside its field', async (body, field) => {
  const { post, subscriberOf } = await openNewsletterDesk();
  const answer = await post(body);
  expect(answer.status).toBe(422);
  expect(answer.body.message).toHaveProperty(field);
  expect(await subscriberOf(ANNA)).toBeNull();
});

test('who subscribes is not added again, who waits to confirm is', async () => {
  const { post, join, subscribe, subscriberOf } = await openNewsletterDesk();
  await join(ANNA);
  expect((await post({ email: ANNA, ...PAPER })).status).toBe(409);
  await subscribe(BEATA);
  expect((await post({ email: BEATA, ...PAPER })).status).toBe(201);
  expect(await subscriberOf(BEATA)).toMatchObject({ state: 'active' });
});

test('a paper older than the day somebody left does not bring him back', async () => {
  const { post, subscribed, unsubscribe, services } = await openNewsletterDesk();
  await unsubscribe(await subscribed());
  services.clock.advance(DAY_MS);
  const older = await post({ email: ANNA, ...PAPER, confirmed_on: '2026-11-19' });
  expect(older.status).toBe(422);
  expect(older.body.message).toMatchObject({ confirmed_on: [expect.stringContaining('odhlásil')] });
  expect((await post({ email: ANNA, ...PAPER, confirmed_on: '2026-11-21' })).status).toBe(201);
});

test('one who is removed has left as if by himself, and his proof stays for four years', async () => {
  const { join, remove, subscriberOf, consentsOf, services } = await openNewsletterDesk();
  await join(ANNA);
  expect((await remove(addressId(ANNA))).status).toBe(204);
  expect(await subscriberOf(ANNA)).toBeNull();
  expect(await consentsOf(ANNA)).toMatchObject([{ withdrawn_at: services.clock.now() }]);
  services.clock.advance(4 * YEAR_MS);
  expect(await consentsOf(ANNA)).toEqual([]);
  expect((await remove(addressId(ANNA))).status).toBe(404);
});

test.each(['x', 'a b', '\n'])('there is no subscriber and no suppressed address %j', async (id) => {
  const { remove } = await openNewsletterDesk();
  expect((await remove(id)).status).toBe(404);
  expect((await remove(id, '/suppressed')).status).toBe(404);
});

test('one who has not confirmed is forgotten, and his link begins nothing', async () => {
  const { subscribe, mailedToken, confirm, remove, consentsOf } = await openNewsletterDesk();
  await subscribe(ANNA);
  const token = await mailedToken('confirm');
  expect((await remove(addressId(ANNA))).status).toBe(204);
  expect(await consentsOf(ANNA)).toEqual([]);
  expect((await confirm(token)).status).toBe(404);
});

test('the table for spreadsheets holds what the filter means, runs nothing, and is in the log', async () => {
  const { get, post, services } = await openList();
  await post({ email: '+sum@priklad.sk', proof: '=HYPERLINK("http://zle.example");', confirmed_on: '2026-11-14' });
  const { headers, body } = await get('/csv?query=sum');
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [head, row, ...rest] = String(body.text).trimEnd().split('\r\n');
  expect(head).toBe('e-mail;stav;od;súhlas;doklad súhlasu;neposielame, lebo;podrobnosti;neposielame od');
  expect(row).toBe(
    `'+sum@priklad.sk;odoberá;2026-11-20;zapísaný zamestnancom;"'=HYPERLINK(""http://zle.example"");";;;`,
  );
  expect(rest).toEqual([]);
  expect(
    String((await get('/csv')).body.text)
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(6);
  const bounced = String((await get('/csv?query=beata')).body.text).split('\r\n')[1];
  expect(bounced?.split(';').slice(0, 2)).toEqual([BEATA, 'neodoberá']);
  const { records } = await auditLog(services.store).list('act', { of: 'newsletter_exported' });
  expect(records.map(({ value }) => value.detail).sort()).toEqual(['1', '1', '5']);
});

test('a table longer than one batch holds everybody once, in order', async () => {
  const { services, records, get } = await openNewsletterDesk();
  const emails = Array.from({ length: 1203 }, (_, at) => `o${String(at).padStart(4, '0')}@priklad.sk`);
  for (const [at, email] of emails.entries())
    await records.subscribers.create(addressId(email), {
      email,
      state: 'active',
      since: services.clock.now() - at,
      consent_id: 'none',
    });
  const { body } = await get('/csv');
  const rows = String(body.text).trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(';')[0])).toEqual(emails);
});

test('the summary tells how the list came to be, month by month', async () => {
  const desk = await openNewsletterDesk();
  await desk.join(ANNA);
  await desk.join(BEATA);
  desk.services.clock.advance(31 * DAY_MS);
  await desk.remove(addressId(ANNA));
  await desk.join(CYRIL);
  await desk.subscribe(DANA);
  // A sign-up of December is forgotten by now.
  desk.services.clock.advance(15 * DAY_MS);
  const { body } = await desk.get('/summary');
  expect(body).toMatchObject({ active: 2, pending: 0, suppressed: 0, gained_30_days: 1, lost_30_days: 1 });
  const months = body.months as { month: string; active_at_end: number; gained: number; lost: number }[];
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2026-02', active_at_end: 0, gained: 0, lost: 0 });
  expect(months.slice(-3)).toEqual([
    { month: '2026-11', active_at_end: 2, gained: 2, lost: 0 },
    { month: '2026-12', active_at_end: 2, gained: 1, lost: 1 },
    { month: '2027-01', active_at_end: 2, gained: 0, lost: 0 },
  ]);
});

test('the numbers agree however people came and went: returns, papers, bounces, complaints, erasures', async () => {
  const { subscribed, unsubscribe, resubscribe, post, tell, eventOf, join, remove, get } = await openNewsletterDesk();
  const token = await subscribed();
  await unsubscribe(token);
  await resubscribe(token);
  await tell(eventOf('email.bounced', ANNA, PERMANENT));
  await join(ANNA);
  await post({ email: BEATA, ...PAPER });
  await tell(eventOf('email.complained', BEATA));
  await join(CYRIL);
  await remove(addressId(CYRIL));
  await join(DANA);
  const { body } = await get('/summary');
  const months = body.months as { active_at_end: number }[];
  expect(body.active).toBe(2);
  expect(months.at(-1)?.active_at_end).toBe(2);
});

test('who is no longer written to does not count among those who get it, and counts as lost that month', async () => {
  const desk = await openNewsletterDesk();
  await desk.join(ANNA);
  await desk.join(BEATA);
  desk.services.clock.advance(31 * DAY_MS);
  await desk.tell(desk.eventOf('email.bounced', BEATA, PERMANENT));
  await desk.post({ email: DANA, reason_text: 'Nechce nič' }, '/suppressed');
  const { body } = await desk.get('/summary');
  expect(body).toMatchObject({ active: 1, suppressed: 2, gained_30_days: 0, lost_30_days: 1 });
  expect((body.months as unknown[]).slice(-2)).toEqual([
    { month: '2026-11', active_at_end: 2, gained: 2, lost: 0 },
    { month: '2026-12', active_at_end: 1, gained: 0, lost: 1 },
  ]);
});

test('two of the staff who add the same person at once add him once', async () => {
  const { post, consentsOf } = await openNewsletterDesk();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post({ email: ANNA, ...PAPER })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await consentsOf(ANNA)).toHaveLength(1);
});

test('twin: without expectations he is added with several consents, of which one can be withdrawn', async () => {
  const { services, consentsOf } = await openNewsletterDesk();
  const careless = { ...services, store: withoutExpectations(services.store) };
  const by = { actor: 'x', visitor: null };
  await Promise.all(Array.from({ length: 5 }, () => addSubscriber(careless, { email: ANNA, ...PAPER }, by)));
  expect((await consentsOf(ANNA)).length).toBeGreaterThan(1);
});

test('a reload of the form adds nobody twice', async () => {
  const { call, token } = await openNewsletterDesk();
  const add = () =>
    call('POST', '/api/admin/newsletter/subscribers', {
      token,
      body: { email: ANNA, ...PAPER },
      headers: { 'Idempotency-Key': 'form-1' },
    });
  expect([(await add()).status, (await add()).status]).toEqual([201, 201]);
});

test('an address of 254 signs and text in every script are kept as they are', async () => {
  const { post, get } = await openNewsletterDesk();
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.sk`;
  expect(email).toHaveLength(252);
  const proof = 'Ľúbostný lístok 💌, مرحبا\ndruhý riadok';
  expect((await post({ email, proof, confirmed_on: '2026-11-20' })).status).toBe(201);
  expect((await get(`?query=${email}`)).body.items).toMatchObject([{ email, proof }]);
});

test('only who may manage the newsletter is let in', async () => {
  const { services } = await openNewsletterDesk();
  const call = callApi(services);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', ''],
    ['GET', '/csv'],
    ['GET', '/summary'],
    ['POST', '/suppressed'],
    ['DELETE', '/suppressed'],
  ] as const)
    expect((await call(method, `/api/admin/newsletter/subscribers${path}`)).status, `${method} ${path}`).toBe(401);
});
