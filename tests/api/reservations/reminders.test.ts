import { expect, test } from 'vitest';
import { changeReservation } from '../../../src/server/features/reservations/desk/change-reservation.ts';
import { remindStaff } from '../../../src/server/features/reservations/desk/reminders.ts';
import { keepReservation } from '../../support/desk.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';
import { openDesk, STAFF_MAIL } from './open-desk.ts';

const HOUR_MS = 60 * 60 * 1000;
const SUBJECT = 'Rezervácie, ktoré na niečo čakajú';

const STAFF = { actor: 'u'.repeat(32), visitor: null, mayOverride: false };

async function openReminders() {
  const desk = await openDesk();
  return {
    ...desk,
    remind: () => remindStaff(desk.services),
    reminders: async () => (await desk.mailsTo(STAFF_MAIL)).filter(({ subject }) => subject === SUBJECT),
  };
}

test('staff are reminded of a request after twenty hours without an answer, once', async () => {
  const { services, ask, remind, reminders } = await openReminders();
  const id = await ask();
  services.clock.advance(20 * HOUR_MS - 2000);
  await remind();
  expect(await reminders()).toEqual([]);
  services.clock.advance(2000);
  await remind();
  expect(await reminders()).toHaveLength(1);
  await remind();
  services.clock.advance(48 * HOUR_MS);
  await remind();
  const mails = await reminders();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(id);
});

test('nobody is reminded of what was answered in time', async () => {
  const { services, ask, patch, remind, reminders } = await openReminders();
  await patch(await ask(), { status: 'rejected', reason: 'Obsadené' });
  services.clock.advance(21 * HOUR_MS);
  await remind();
  expect(await reminders()).toEqual([]);
});

test('deposit and balance are each named on their day, unless they were paid, and again when given a new day', async () => {
  const { services, ask, patch, remind, reminders } = await openReminders();
  const [id, paid] = [
    await ask({ purpose: 'nekomerčné' }),
    await ask({ purpose: 'nekomerčné', room: 'divadelna-sala' }),
  ];
  await patch(id, { status: 'confirmed' });
  await patch(paid, { status: 'confirmed', deposit: { paid_on: '2026-11-20' }, balance: { paid_on: '2026-11-20' } });
  const runOn = async (day: string) => {
    services.clock.advance(Date.parse(`${day}T08:00:00+01:00`) - services.clock.now());
    await remind();
    await remind();
    return (await reminders()).length;
  };
  expect(await runOn('2026-11-26')).toBe(0);
  expect(await runOn('2026-11-27')).toBe(1);
  await changeReservation(services, id, { deposit: { due: '2026-12-04' } }, STAFF);
  expect(await runOn('2026-12-03')).toBe(1);
  expect(await runOn('2026-12-04')).toBe(2);
  expect(await runOn('2027-01-10')).toBe(3);
  const [first, , last] = await reminders();
  expect(first?.text).toMatch(/Záloha má byť zaplatená[\s\S]*12\s€/);
  expect(last?.text).toMatch(/Doplatok má byť zaplatený[\s\S]*28\s€/);
  for (const mail of await reminders()) expect(mail.text).not.toContain(paid);
});

async function remindTogether(isCareful: boolean): Promise<number> {
  const { services, ask, reminders } = await openReminders();
  await ask();
  services.clock.advance(21 * HOUR_MS);
  const store = isCareful ? services.store : withoutExpectations(services.store);
  await Promise.all(Array.from({ length: 5 }, () => remindStaff({ ...services, store })));
  return (await reminders()).length;
}

test('runs at the same time send one reminder', async () => {
  expect(await remindTogether(true)).toBe(1);
});

test('without expectations they would send several', async () => {
  expect(await remindTogether(false)).toBeGreaterThan(1);
});

test('more than one mail takes are named by the next runs, each once', async () => {
  const { services, ask, remind, reminders } = await openReminders();
  const ids: string[] = [];
  for (let at = 0; at < 60; at += 1) ids.push(await ask({ time_from: '', time_until: '' }));
  services.clock.advance(21 * HOUR_MS);
  for (let run = 0; run < 3; run += 1) await remind();
  const mails = await reminders();
  expect(mails).toHaveLength(2);
  const text = mails.map((mail) => mail.text).join();
  for (const id of ids) expect(text.split(id)).toHaveLength(2);
});

test('fifty requests as long as they may be stop no reminder: each run names some of them, until each was named once', async () => {
  const { services, remind, reminders } = await openReminders();
  const created_at = new Date(services.clock.now()).toISOString();
  const longest = { created_at, message: '€'.repeat(10_000), notes: '€'.repeat(5000) };
  const ids: string[] = [];
  for (let at = 0; at < 50; at += 1) ids.push(await keepReservation(services, longest));
  services.clock.advance(21 * HOUR_MS);
  for (let run = 1; run <= 10; run += 1) {
    await remind();
    await services.settled();
    expect(await reminders()).toHaveLength(run);
  }
  await remind();
  const mails = await reminders();
  expect(mails).toHaveLength(10);
  const text = mails.map((mail) => mail.text).join();
  for (const id of ids) expect(text.split(id)).toHaveLength(2);
});
