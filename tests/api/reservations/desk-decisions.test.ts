import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { daysInterval } from '../../../src/domain/time/wall-clock.ts';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { roomBookings } from '../../../src/server/features/reservations/rooms/room-months.ts';
import { callApi } from '../../support/call-api.ts';
import { makeEventOn } from '../../support/content-factories.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';
import { openDesk, STAFF_MAIL } from './open-desk.ts';

const VISITOR = 'eva@example.sk';
const DAY = daysInterval('2027-01-13', '2027-01-13');

const bookedOn = (services: TestServices, room: 'klubovna' | 'divadelna-sala' = 'klubovna') =>
  roomBookings(services.store).find(room, DAY);

test('a confirmed reservation takes its room, has a price with days to pay it by, and its visitor is told', async () => {
  const { services, ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR, purpose: 'nekomerčné' });
  const { status, body } = await patch(id, { status: 'confirmed', mail_text: 'Milá Eva,\n\nbude to krásny večer.' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    status: 'confirmed',
    items: [{ item: 'Klubovňa, nekomerčné', quantity: 4, amount: 10 }],
    price: {
      total: 40,
      deposit: { amount: 12, is_agreed: false, due: '2026-11-27', paid_on: null },
      balance: { amount: 28, due: '2027-01-10', paid_on: null },
    },
    history: [{ status: 'confirmed', by: 'Jana Nováková', override: false }],
  });
  expect(await bookedOn(services)).toHaveLength(1);

  const [receipt, mail, ...more] = await mailsTo(VISITOR);
  expect(receipt?.subject).toContain('Prijali sme žiadosť');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Rezervácia je potvrdená: ${id}`);
  for (const words of ['bude to krásny večer.', '40 €', '12 €, najneskôr 27. novembra 2026', 'do 6. januára 2027'])
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(words);
  expect(mail?.text).toContain(`/reservation/cancel/${id}.`);
  const file = new ICAL.Component(ICAL.parse(String(mail?.attachments?.[0]?.content)));
  const event = file.getFirstSubcomponent('vevent');
  expect([event?.getFirstPropertyValue('status'), event?.getFirstPropertyValue('sequence')]).toEqual(['CONFIRMED', 1]);
});

test('every mail with a calendar file has a higher sequence number than the one before, so that calendars take the later', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR });
  await patch(id, { status: 'confirmed' });
  await patch(id, { date_from: '2027-01-14', date_until: '2027-01-14' });
  await patch(id, { time_from: '17:00' });
  await patch(id, { notes: 'Chce pódium.' });
  await patch(id, { status: 'cancelled' });
  const files = (await mailsTo(VISITOR)).map(
    (mail) => new ICAL.Component(ICAL.parse(String(mail.attachments?.[0]?.content))),
  );
  const sequences = files.map((file) => file.getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence'));
  expect(sequences).toEqual([0, 1, 2, 3, 4]);
});

test('a confirmation says how to pay while anything is still to be paid', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  const lastTextTo = async (email: string) => (await mailsTo(email)).at(-1)?.text.replace(/\s+/g, ' ');
  const HOW = 'Zaplatiť môžete prevodom alebo v hotovosti. Údaje na prevod vám radi pošleme';
  const id = await ask({ email: VISITOR, purpose: 'nekomerčné' });
  await patch(id, { status: 'confirmed' });
  expect((await mailsTo(VISITOR)).at(-1)?.headers['Reply-To']).toBe('rezervacie@kdriviera.example');
  expect(await lastTextTo(VISITOR)).toContain(HOW);
  await patch(id, { deposit: { paid_on: '2026-11-21' }, time_from: '17:00' });
  expect(await lastTextTo(VISITOR)).toContain(HOW);
  await patch(id, { balance: { paid_on: '2026-11-21' }, time_from: '18:00' });
  const paid = await lastTextTo(VISITOR);
  expect(paid).toContain('zaplatené 21. novembra 2026');
  expect(paid).not.toContain('Zaplatiť môžete');

  const free = await ask({ email: 'zadarmo@example.sk' });
  await patch(free, { status: 'confirmed', items: [{ item: 'Klubovňa', quantity: 1, amount: 0 }] });
  const unpriced = await ask({ email: 'neskor@example.sk', room: 'dvorana' });
  await patch(unpriced, { status: 'confirmed' });
  for (const email of ['zadarmo@example.sk', 'neskor@example.sk'])
    expect(await lastTextTo(email)).not.toContain('Zaplatiť môžete');
});

test('without an edited text the mail says the usual words', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  await patch(await ask({ email: VISITOR }), { status: 'confirmed' });
  expect((await mailsTo(VISITOR)).at(-1)?.text).toContain('vašu rezerváciu potvrdzujeme');
});

test('a rejection whose reason was left empty is refused, and one with a reason tells it to the visitor', async () => {
  const { services, ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR });
  expect((await patch(id, { status: 'rejected', reason: '' })).body).toEqual({
    message: { reason: ['Napíšte dôvod, žiadateľ ho dostane v\u00a0správe.'] },
  });
  expect((await patch(id, { status: 'rejected', reason: '  ' })).status).toBe(422);
  expect((await patch(id, { status: 'rejected', reason: 'Brúsime parkety.' })).status).toBe(200);
  const mails = await mailsTo(VISITOR);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('Brúsime parkety.');
  expect(mails[1]?.text).not.toContain('/reservation/cancel/');
  expect(await bookedOn(services)).toEqual([]);
});

test('a cancelled reservation frees its room for the next one', async () => {
  const { services, ask, patch, mailsTo } = await openDesk();
  const [first, second] = [await ask({ email: VISITOR }), await ask()];
  await patch(first, { status: 'confirmed' });
  expect((await patch(second, { status: 'confirmed' })).status).toBe(409);
  expect((await patch(first, { status: 'cancelled', reason: 'Na želanie' })).status).toBe(200);
  expect(await bookedOn(services)).toEqual([]);
  expect((await patch(second, { status: 'confirmed' })).status).toBe(200);
  expect((await mailsTo(VISITOR)).map(({ subject }) => subject.split(':')[0])).toEqual([
    expect.stringContaining('Prijali sme'),
    'Rezervácia je potvrdená',
    'Rezervácia je zrušená',
  ]);
});

test('a reservation that took place is done, keeps its time, and its visitor is thanked', async () => {
  const { services, ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR });
  await patch(id, { status: 'confirmed' });
  expect((await patch(id, { status: 'done' })).body).toMatchObject({ status: 'done' });
  expect(await bookedOn(services)).toHaveLength(1);
  expect((await mailsTo(VISITOR)).at(-1)?.subject).toContain('Ďakujeme za návštevu');
});

test('a call may reject without a reason, and the mail is whole without one', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR });
  const { status, body } = await patch(id, { status: 'rejected' });
  expect([status, body]).toEqual([200, expect.objectContaining({ status: 'rejected', reason: null })]);
  const mail = (await mailsTo(VISITOR)).at(-1);
  expect(mail?.text).toContain('vašej žiadosti tentoraz nemôžeme vyhovieť');
  expect(mail?.text).not.toContain('Dôvod');
});

test.each([
  ['new', [], 'done'],
  ['confirmed', ['confirmed'], 'new'],
  ['confirmed', ['confirmed'], 'rejected'],
  ['rejected', ['rejected'], 'confirmed'],
  ['cancelled', ['cancelled'], 'confirmed'],
  ['done', ['confirmed', 'done'], 'cancelled'],
])('what is %s cannot become what its state does not lead to, and nobody is mailed', async (_, steps, next) => {
  const { ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR });
  for (const status of steps) await patch(id, { status, reason: 'Dôvod' });
  const before = (await mailsTo(VISITOR)).length;
  const { status, body } = await patch(id, { status: next, reason: 'Dôvod' });
  expect(status).toBe(409);
  expect(body.current).toMatchObject({ id, status: steps.at(-1) ?? 'new' });
  expect(await mailsTo(VISITOR)).toHaveLength(before);
});

test('confirming the second of two that clash shows the first', async () => {
  const { ask, patch } = await openDesk();
  const first = await ask({ name: 'Prvá v poradí' });
  const second = await ask({ time_from: '21:59', time_until: '23:00' });
  await patch(first, { status: 'confirmed' });
  const { status, body } = await patch(second, { status: 'confirmed' });
  expect(status).toBe(409);
  expect(body).toEqual({
    message: 'V\u00a0tomto čase je miestnosť už pridelená inej rezervácii.',
    clash: {
      kind: 'reservation',
      id: first,
      title: 'Workshop: Prvá v poradí',
      room: 'klubovna',
      status: 'confirmed',
      start: '2027-01-13T17:00:00.000Z',
      end: '2027-01-13T21:00:00.000Z',
    },
  });
});

test('an event of the programme is in the way, a cancelled one or one elsewhere is not', async () => {
  const events = [
    makeEventOn('2027-01-13', { id: 7, title: 'Ples', location: 'Klubovňa' }),
    makeEventOn('2027-01-14', { id: 8, location: 'Klubovňa', staff_status: 'Zrušený' }),
    makeEventOn('2027-01-15', { id: 9, location: 'Klubovňa v Stupave', lat: 48.27, lng: 17.03 }),
  ];
  const { ask, patch } = await openDesk({ index: { events } });
  const on = (day: string) => ask({ date_from: day, date_until: day });
  const { status, body } = await patch(await on('2027-01-13'), { status: 'confirmed' });
  expect([status, body.clash]).toMatchObject([409, { kind: 'event', id: '7', title: 'Ples', status: null }]);
  expect((await patch(await on('2027-01-14'), { status: 'confirmed' })).status).toBe(200);
  expect((await patch(await on('2027-01-15'), { status: 'confirmed' })).status).toBe(200);
});

test('only an administrator gives a taken room away, on purpose, and the log says so', async () => {
  const { services, ask, patch, admin, editor } = await openDesk();
  const [first, second] = [await ask(), await ask()];
  await patch(first, { status: 'confirmed' });
  expect((await patch(second, { status: 'confirmed', override: true }, editor)).status).toBe(403);
  expect((await patch(second, { status: 'confirmed' }, admin)).status).toBe(409);
  const { status, body } = await patch(second, { status: 'confirmed', override: true }, admin);
  expect(status).toBe(200);
  expect(body).toMatchObject({ history: [{ status: 'confirmed', override: true }], overlaps: [{ id: first }] });
  expect(await bookedOn(services)).toHaveLength(2);
  const { records } = await auditLog(services.store).list('act', { of: 'reservation_overridden' });
  expect(records.map(({ value }) => value.detail)).toEqual([
    `${second}: nová → potvrdená, napriek obsadeniu (${first})`,
  ]);
});

test('requests that wait may overlap, and both say so', async () => {
  const { ask, get, patch } = await openDesk({
    index: { events: [makeEventOn('2027-01-13', { id: 7, title: 'Ples', location: 'Klubovňa' })] },
  });
  const [first, second, elsewhere] = [await ask(), await ask(), await ask({ room: 'dvorana' })];
  const overlapsOf = async (id: string) =>
    ((await get(`/${id}`)).body.overlaps as { id: string }[]).map((other) => other.id).sort();
  expect(await overlapsOf(first)).toEqual(['7', second]);
  expect(await overlapsOf(second)).toEqual(['7', first]);
  expect(await overlapsOf(elsewhere)).toEqual([]);
  await patch(second, { status: 'rejected', reason: 'Ples' });
  expect(await overlapsOf(first)).toEqual(['7']);
});

test('a confirmed reservation that is moved frees its old time, takes the new one, and its visitor is told', async () => {
  const { services, ask, patch, mailsTo } = await openDesk();
  const [id, other] = [await ask({ email: VISITOR }), await ask({ room: 'Divadelná sála (180 osôb)' })];
  await patch(other, { status: 'confirmed' });
  await patch(id, { status: 'confirmed' });
  expect((await patch(id, { room: 'divadelna-sala' })).status).toBe(409);
  expect(await bookedOn(services)).toHaveLength(1);
  const moved = await patch(id, { room: 'divadelna-sala', date_from: '2027-02-03', date_until: '2027-02-03' });
  expect(moved.body).toMatchObject({ room: 'divadelna-sala', price: { balance: { due: '2027-01-31' } } });
  expect(await bookedOn(services)).toEqual([]);
  expect(
    await roomBookings(services.store).find('divadelna-sala', daysInterval('2027-02-03', '2027-02-03')),
  ).toHaveLength(1);
  expect((await mailsTo(VISITOR)).at(-1)?.subject).toBe(`Rezervácia sa zmenila: ${id}`);
});

test('another time is saved and mailed with the price that staff have chosen for it, or neither is', async () => {
  const { ask, get, patch, mailsTo } = await openDesk();
  const taken = { date_from: '2027-02-03', date_until: '2027-02-03' };
  const [id, other] = [await ask({ email: VISITOR, purpose: 'nekomerčné' }), await ask(taken)];
  await patch(other, { status: 'confirmed' });
  await patch(id, { status: 'confirmed' });
  const [row] = (await get(`/${id}`)).body.items as { quantity: number }[];
  const items = [{ ...row, quantity: 5 }];
  expect((await patch(id, { ...taken, time_from: '17:00', items })).status).toBe(409);
  expect((await get(`/${id}`)).body).toMatchObject({ date_from: '2027-01-13', items: [row] });
  expect((await patch(id, { time_from: '17:00', items })).body).toMatchObject({ time_from: '17:00', items });
  const mail = (await mailsTo(VISITOR)).at(-1);
  expect([mail?.subject, mail?.text.replace(/\s+/g, ' ')]).toEqual([
    `Rezervácia sa zmenila: ${id}`,
    expect.stringContaining('Spolu: 50 €'),
  ]);
});

test('a time that makes no sense is refused by its field', async () => {
  const { ask, patch } = await openDesk();
  const id = await ask();
  expect((await patch(id, { time_until: '17:00' })).body.message).toHaveProperty('time_until');
  expect((await patch(id, { date_from: '2027-02-31' })).body.message).toHaveProperty('date_from');
  expect((await patch(id, { date_until: '2027-01-12' })).body.message).toHaveProperty('date_until');
});

test('a change made on an older version is refused and shows the present one', async () => {
  const { ask, get, patch } = await openDesk();
  const id = await ask();
  const { version } = (await get(`/${id}`)).body;
  expect((await patch(id, { notes: 'Volať po 16:00', version })).status).toBe(200);
  const stale = await patch(id, { notes: 'Iná poznámka', version });
  expect(stale.status).toBe(409);
  expect(stale.body.current).toMatchObject({ notes: 'Volať po 16:00' });
});

test('what is marked as paid keeps its sum when the price changes, and a mark can be taken back', async () => {
  const { ask, patch } = await openDesk();
  const id = await ask({ purpose: 'nekomerčné' });
  await patch(id, { status: 'confirmed' });
  await patch(id, { deposit: { paid_on: '2026-11-21' } });
  const items = [
    { item: 'Klubovňa', quantity: 4, amount: 10 },
    { item: 'Zvukár', quantity: 1.5, amount: 40 },
  ];
  const { body } = await patch(id, { items });
  expect(body.price).toMatchObject({ total: 100, deposit: { amount: 12 }, balance: { amount: 88 } });
  const undone = await patch(id, { deposit: { paid_on: null } });
  expect(undone.body.price).toMatchObject({ deposit: { amount: 30, paid_on: null }, balance: { amount: 70 } });
  const agreed = await patch(id, { deposit: { amount: 50 } });
  expect(agreed.body.price).toMatchObject({ deposit: { amount: 50, is_agreed: true }, balance: { amount: 50 } });
  expect((await patch(id, { items: [{ item: 'Zľava', quantity: 1, amount: -5 }] })).status).toBe(422);
});

const hall = (amount: number) => ({ items: [{ item: 'Klubovňa', quantity: 1, amount }] });

test('what was paid before there was a price is its part of the first one, and keeps that sum', async () => {
  const { ask, patch } = await openDesk();
  const id = await ask({ time_from: '', time_until: '', date_until: '' });
  await patch(id, { status: 'confirmed' });
  await patch(id, { deposit: { paid_on: '2026-11-20' } });
  const first = await patch(id, hall(100));
  expect(first.body.price).toMatchObject({ total: 100, deposit: { amount: 30 }, balance: { amount: 70 } });
  const dearer = await patch(id, hall(300));
  expect(dearer.body.price).toMatchObject({ total: 300, deposit: { amount: 30 }, balance: { amount: 270 } });
});

test('what was paid beyond a price that was lowered is called so, and no date is set for it', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  const id = await ask({ email: VISITOR, purpose: 'nekomerčné' });
  await patch(id, { status: 'confirmed', deposit: { amount: 50, paid_on: '2026-11-20' } });
  await patch(id, { ...hall(30), time_from: '17:00' });
  const text = (await mailsTo(VISITOR)).at(-1)?.text.replace(/\s+/g, ' ');
  expect(text).toContain('Preplatok: 20 €');
  expect(text).not.toMatch(/Doplatok|-20 €|20 €, najneskôr/);
});

test('an agreed deposit that was paid before there was a price keeps its sum', async () => {
  const { ask, patch } = await openDesk();
  const id = await ask({ time_from: '', time_until: '', date_until: '' });
  await patch(id, { status: 'confirmed', deposit: { amount: 50, paid_on: '2026-11-20' } });
  await patch(id, { deposit: { amount: 80 } });
  expect((await patch(id, hall(300))).body.price).toMatchObject({ deposit: { amount: 50 }, balance: { amount: 250 } });
});

test('what is marked as paid in the change that confirms keeps the part of the price that follows from the list', async () => {
  const { ask, patch } = await openDesk();
  const id = await ask({ purpose: 'nekomerčné' });
  const confirmed = await patch(id, { status: 'confirmed', deposit: { paid_on: '2026-11-20' } });
  expect(confirmed.body.price).toMatchObject({ total: 40, deposit: { amount: 12 } });
  expect((await patch(id, hall(300))).body.price).toMatchObject({ deposit: { amount: 12 }, balance: { amount: 288 } });
});

test('notes are for staff: no mail holds them, and they alone send none', async () => {
  const { services, ask, patch } = await openDesk();
  const id = await ask();
  const before = (await services.outbox()).length;
  await patch(id, { notes: 'Minule nezaplatil načas' });
  expect(await services.outbox()).toHaveLength(before);
  await patch(id, { status: 'confirmed' });
  for (const mail of await services.outbox()) expect(mail.text).not.toContain('Minule nezaplatil');
});

test('a reservation nobody knows is not found', async () => {
  const { get, patch } = await openDesk();
  expect((await get('/R-2026-AAAAA')).status).toBe(404);
  expect((await patch('R-2026-AAAAA', { status: 'confirmed' })).status).toBe(404);
});

test.each(['R-2026%20XX', 'a%0Ab', '%F0%9F%8E%AD', 'a'.repeat(600)])(
  'nor is what stands in an address and is no number of a reservation (%s)',
  async (id) => {
    const { get, patch } = await openDesk();
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await patch(id, { notes: 'x' })).status).toBe(404);
  },
);

test('a confirmation offers to call off for free only while there is still a day for it', async () => {
  const { ask, patch, mailsTo } = await openDesk();
  const confirmedText = async (day: string, email: string) => {
    await patch(await ask({ email, date_from: day, date_until: day }), { status: 'confirmed' });
    return (await mailsTo(email)).at(-1)?.text.replace(/\s+/g, ' ');
  };
  const late = await confirmedText('2026-11-26', 'neskoro@example.sk');
  expect(late).toContain('Do podujatia zostáva menej než 7 dní, pri zrušení sa záloha už nevracia.');
  expect(late).not.toContain('ezplatne');
  expect(late).toContain('/reservation/cancel/');
  expect(await confirmedText('2026-11-27', 'vcas@example.sk')).toContain(
    'Bezplatne môžete rezerváciu zrušiť najneskôr 7 dní pred podujatím, teda do 20. novembra 2026. Pri neskoršom zrušení sa záloha nevracia.',
  );
});

async function confirmTogether(isCareful: boolean) {
  const services = await testServices();
  const desk = await openDesk({ services });
  const id = await desk.ask({ email: VISITOR });
  const careless = { ...services, store: withoutExpectations(services.store) };
  const call = callApi(isCareful ? services : careless);
  const { version } = (await desk.get(`/${id}`)).body;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      call('PATCH', `/api/admin/reservations/${id}`, {
        token: desk.editor,
        body: at % 2 === 0 ? { status: 'confirmed' } : { status: 'confirmed', version },
      }),
    ),
  );
  const mails = (await desk.mailsTo(VISITOR)).filter(({ subject }) => subject.startsWith('Rezervácia je potvrdená'));
  return { statuses: answers.map(({ status }) => status).sort(), mails: mails.length };
}

test('of many who confirm one request at once one does, and the visitor gets one mail', async () => {
  expect(await confirmTogether(true)).toEqual({ statuses: [200, ...Array(19).fill(409)], mails: 1 });
});

test('without expectations the visitor would get several', async () => {
  expect((await confirmTogether(false)).mails).toBeGreaterThan(1);
});

test('confirming and cancelling at once leaves no room taken by a cancelled reservation', async () => {
  const { services, ask, patch } = await openDesk();
  for (let round = 0; round < 10; round += 1) {
    const id = await ask();
    await Promise.all([patch(id, { status: 'confirmed' }), patch(id, { status: 'cancelled' })]);
    const { body } = await patch(id, {});
    expect(await bookedOn(services)).toHaveLength(body.status === 'confirmed' ? 1 : 0);
    if (body.status === 'confirmed') await patch(id, { status: 'cancelled' });
  }
});

test('the mail to staff leads to the reservation', async () => {
  const { ask, mailsTo } = await openDesk();
  const id = await ask();
  expect((await mailsTo(STAFF_MAIL))[0]?.text).toContain(`/admin/reservations/${id}`);
});

test('somebody without the permission changes nothing', async () => {
  const { services, ask, patch } = await openDesk();
  const id = await ask();
  const token = await signInAs(services, await makeAccount(services, { email: 'ina@kd.example' }));
  expect((await patch(id, { status: 'confirmed' }, token)).status).toBe(403);
  expect(await bookedOn(services)).toEqual([]);
});
