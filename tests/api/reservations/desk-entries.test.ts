import { expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { openDesk } from './open-desk.ts';

const PHONE_CALL = {
  name: 'Ján Hrbatý',
  phone: '0900 111 222',
  room: 'klubovna',
  date_from: '2027-01-13',
  time_from: '18:00',
  time_until: '22:00',
  purpose: 'nekomerčné',
};

test('a reservation taken by phone waits as any other, and a number is enough', async () => {
  const { services, post } = await openDesk();
  const { status, body } = await post({ ...PHONE_CALL, notes: 'Volal ráno' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'new',
    source: 'phone',
    email: null,
    consent: null,
    date_until: '2027-01-13',
    notes: 'Volal ráno',
    suggested_items: [{ item: 'Klubovňa, nekomerčné', quantity: 4, amount: 10 }],
  });
  expect(await services.outbox()).toEqual([]);
});

test('one confirmed at once takes its room and is mailed to who gave an address', async () => {
  const { post, get, mailsTo } = await openDesk();
  const entry = { ...PHONE_CALL, email: 'jan@example.sk', status: 'confirmed' };
  expect((await post(entry)).body).toMatchObject({ status: 'confirmed', price: { total: 40 } });
  expect((await mailsTo('jan@example.sk')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Rezervácia je potvrdená'),
  ]);
  const { status, body } = await post(entry);
  expect([status, body.clash]).toMatchObject([409, { title: 'Prenájom: Ján Hrbatý' }]);
  expect((await get()).body.total).toBe(1);
});

test('a room blocked for maintenance is taken, shows itself in the way, and mails nobody', async () => {
  const { services, ask, post, patch, call } = await openDesk();
  const block = { source: 'block', name: 'Brúsenie parkiet', room: 'klubovna', date_from: '2027-01-12' };
  const { body } = await post({ ...block, date_until: '2027-01-14' });
  expect(body).toMatchObject({ status: 'confirmed', source: 'block', price: { total: null } });
  const busy = await call('GET', '/api/rooms/klubovna/availability?from=2027-01-01&to=2027-01-31');
  expect(busy.body.busy).toEqual([{ start: '2027-01-11T23:00:00.000Z', end: '2027-01-14T23:00:00.000Z' }]);
  const refused = await patch(await ask(), { status: 'confirmed' });
  expect(refused.body).toMatchObject({ clash: { kind: 'block', title: 'Brúsenie parkiet' } });
  const mails = (await services.outbox()).length;
  expect((await patch(String(body.id), { status: 'cancelled' })).status).toBe(200);
  expect(await services.outbox()).toHaveLength(mails);
});

test('only an administrator blocks a room that is taken, and the log says so', async () => {
  const { services, post, admin } = await openDesk();
  await post({ ...PHONE_CALL, status: 'confirmed' });
  const block = { source: 'block', name: 'Havária', room: 'klubovna', date_from: '2027-01-13', override: true };
  expect((await post(block)).status).toBe(403);
  expect((await post(block, admin)).status).toBe(201);
  expect((await auditLog(services.store).list('act', { of: 'reservation_overridden' })).records).toHaveLength(1);
});

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '' }, 'phone'],
  [{ room: 'kotolna' }, 'room'],
  [{ status: 'confirmed', date_from: '', time_from: '', time_until: '' }, 'date_from'],
  [{ source: 'block', date_from: '', time_from: '', time_until: '' }, 'date_from'],
  [{ time_until: '17:00' }, 'time_until'],
  [{ source: 'form' }, 'source'],
])('%j is refused by its field', async (fields, field) => {
  const { post } = await openDesk();
  const { status, body } = await post({ ...PHONE_CALL, ...fields });
  expect([status, Object.keys(body.message ?? {})]).toEqual([422, [field]]);
});

test('the same entry sent again under its key is kept once', async () => {
  const { services, call, editor } = await openDesk();
  const send = () =>
    call('POST', '/api/admin/reservations', {
      token: editor,
      body: PHONE_CALL,
      headers: { 'Idempotency-Key': 'zapis-1' },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body.id).toBe(first.body.id);
  expect(await reservationStore(services).count('created')).toBe(1);
});
