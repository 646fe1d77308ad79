import { expect, test } from 'vitest';
import { remindStaff } from '../../../src/server/features/reservations/desk/reminders.ts';
import { callApi } from '../../support/call-api.ts';
import { testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';
import { openDesk, STAFF_MAIL } from './open-desk.ts';

const VISITOR = 'eva@example.sk';
const HOUR_MS = 60 * 60 * 1000;
const SUBJECT = 'K\u00a0vašej žiadosti sme sa vrátili';

test.each(['rejected', 'cancelled'] as const)(
  'what was %s waits again, and nobody is mailed unless staff write',
  async (status) => {
    const { ask, patch, mailsTo } = await openDesk();
    const id = await ask({ email: VISITOR });
    await patch(id, { status, reason: 'Brúsime parkety' });
    const before = (await mailsTo(VISITOR)).length;
    const { status: answer, body } = await patch(id, { status: 'new' });
    expect(answer).toBe(200);
    expect(body).toMatchObject({
      status: 'new',
      reason: null,
      history: [{ status }, { status: 'new', by: 'Jana Nováková' }],
    });
    expect(await mailsTo(VISITOR)).toHaveLength(before);
    expect((await patch(id, { status: 'confirmed' })).body).toMatchObject({ status: 'confirmed' });
  },
);

test('the visitor reads what staff write, with what was asked for and no reason of before', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR });
  await patch(id, { status: 'rejected', reason: 'Brúsime parkety' });
  await patch(id, { status: 'new', mail_text: 'Milá Eva, parkety sú hotové.' });
  const mail = (await mailsTo(VISITOR)).at(-1);
  expect(mail?.subject).toBe(`${SUBJECT}: ${id}`);
  expect(mail?.text).toContain('Milá Eva, parkety sú hotové.');
  expect(mail?.text).toContain('Klubovňa');
  expect(mail?.text).not.toMatch(/Brúsime|zrušiť/i);
});

test('what has come into its place is shown before, told after, and stands in the way of confirming', async () => {
  const { ask, patch, get } = await openDesk();
  const id = await ask();
  await patch(id, { status: 'cancelled' });
  const other = await ask();
  await patch(other, { status: 'confirmed' });
  expect((await get(`/${id}`)).body).toMatchObject({ overlaps: [], would_meet: [{ id: other, status: 'confirmed' }] });
  const { body } = await patch(id, { status: 'new' });
  expect(body).toMatchObject({ overlaps: [{ id: other }], would_meet: [] });
  const refused = await patch(id, { status: 'confirmed' });
  expect([refused.status, refused.body.clash]).toMatchObject([409, { id: other }]);
});

test('it holds no room while it waits', async () => {
  const { ask, patch } = await openDesk();
  const [id, other] = [await ask(), await ask()];
  await patch(id, { status: 'confirmed' });
  await patch(id, { status: 'cancelled' });
  await patch(id, { status: 'new' });
  expect((await patch(other, { status: 'confirmed' })).status).toBe(200);
});

test('it waits from the moment on at which it was opened, and staff are reminded twenty hours later, once', async () => {
  const { services, ask, patch, get, mailsTo } = await openDesk();
  const reminders = async () =>
    (await mailsTo(STAFF_MAIL)).filter(({ subject }) => subject.startsWith('Rezervácie, ktoré'));
  const id = await ask();
  await patch(id, { status: 'rejected', reason: 'Obsadené' });
  services.clock.advance(7 * HOUR_MS);
  const openedAt = new Date(services.clock.now()).toISOString();
  expect((await patch(id, { status: 'new' })).body.waits_since).toBe(openedAt);
  expect((await get('/summary')).body.new).toMatchObject({ count: 1, oldest_at: openedAt });
  services.clock.advance(20 * HOUR_MS - 2000);
  await remindStaff(services);
  expect(await reminders()).toEqual([]);
  services.clock.advance(2000);
  await remindStaff(services);
  await remindStaff(services);
  expect(await reminders()).toHaveLength(1);
});

test('days of payments that were missing are set anew, what was paid stays', async () => {
  const { services, ask, patch } = await openDesk();
  const id = await ask({ purpose: 'nekomerčné' });
  await patch(id, { status: 'confirmed', deposit: { paid_on: '2026-11-20' } });
  await patch(id, { status: 'cancelled' });
  services.clock.advance(6 * HOUR_MS);
  const { body } = await patch(id, { status: 'new' });
  expect(body).toMatchObject({
    price: { deposit: { paid_on: '2026-11-20', amount: 12 }, balance: { due: null } },
  });
  expect((await patch(id, { status: 'confirmed' })).body).toMatchObject({ price: { balance: { due: '2027-01-10' } } });
});

test('a block that was given back is not opened again', async () => {
  const { post, patch } = await openDesk();
  const day = { date_from: '2027-02-01', date_until: '2027-02-01' };
  const { body: block } = await post({ source: 'block', name: 'Brúsenie', room: 'dvorana', ...day });
  await patch(String(block.id), { status: 'cancelled' });
  const { status, body } = await patch(String(block.id), { status: 'new' });
  expect([status, body.message]).toEqual([409, 'Uvoľnená miestnosť sa znova zablokuje novým zápisom.']);
});

async function reopenAtOnce({ isCareful }: { isCareful: boolean }) {
  const services = await testServices();
  const desk = await openDesk({ services });
  const id = await desk.ask({ email: VISITOR });
  await desk.patch(id, { status: 'rejected', reason: 'Obsadené' });
  const call = callApi(isCareful ? services : { ...services, store: withoutExpectations(services.store) });
  const body = { status: 'new', mail_text: 'Vraciame sa k vašej žiadosti.' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('PATCH', `/api/admin/reservations/${id}`, { token: desk.editor, body })),
  );
  const mails = (await desk.mailsTo(VISITOR)).filter(({ subject }) => subject.startsWith(SUBJECT));
  return { done: answers.filter(({ status }) => status === 200).length, mails: mails.length };
}

test('of many who open one at once one does, and the visitor gets one mail', async () => {
  expect(await reopenAtOnce({ isCareful: true })).toEqual({ done: 1, mails: 1 });
});

test('without expectations the visitor would get several', async () => {
  expect((await reopenAtOnce({ isCareful: false })).mails).toBeGreaterThan(1);
});
