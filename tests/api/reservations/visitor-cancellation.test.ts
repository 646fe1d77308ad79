import { expect, test } from 'vitest';
import { daysInterval } from '../../../src/domain/time/wall-clock.ts';
import { roomBookings } from '../../../src/server/features/reservations/rooms/room-months.ts';
import { openDesk, STAFF_MAIL } from './open-desk.ts';

const VISITOR = 'eva@example.sk';
const DAY_MS = 24 * 60 * 60 * 1000;

async function openLink(fields: Record<string, unknown> = {}) {
  const desk = await openDesk();
  const id = await desk.ask({ email: VISITOR, name: 'Eva Tajná', ...fields });
  const [receipt] = await desk.mailsTo(VISITOR);
  const token = /\/reservation\/cancel\/(\S+)/.exec(receipt?.text ?? '')?.[1] ?? '';
  const path = `/api/reservations/cancel/${token}`;
  const booked = () => roomBookings(desk.services.store).find('klubovna', daysInterval('2027-01-13', '2027-01-13'));
  return {
    ...desk,
    id,
    token,
    booked,
    look: () => desk.call('GET', path),
    cancel: () => desk.call('POST', path),
  };
}

test('the link shows what it is about and changes nothing, and nobody reads from it who asked', async () => {
  const { id, look, get } = await openLink();
  const { status, body } = await look();
  expect(status).toBe(200);
  expect(body).toEqual({
    reference: id,
    room: 'Klubovňa',
    time: 'streda 13.\u00a0januára 2027, 18:00\u00a0– 22:00',
    status: 'new',
    obstacle: null,
    is_free: true,
    free_until: '2027-01-06',
    terms: { deposit_percent: 30, balance_days: 3, cancellation_days: 7 },
    payment: null,
  });
  expect((await get(`/${id}`)).body.status).toBe('new');
});

test('a visitor calls off a confirmed reservation: the room is free, he and staff are told once', async () => {
  const { id, patch, cancel, booked, mailsTo, get } = await openLink();
  await patch(id, { status: 'confirmed' });
  expect(await booked()).toHaveLength(1);
  expect((await cancel()).status).toBe(200);
  expect(await booked()).toEqual([]);
  expect((await cancel()).status).toBe(200);
  expect((await get(`/${id}`)).body).toMatchObject({
    status: 'cancelled',
    reason: 'Zrušil žiadateľ odkazom z\u00a0e-mailu.',
    history: [{ status: 'confirmed' }, { status: 'cancelled', by: null }],
  });
  const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
  expect((await subjects(VISITOR)).filter((subject) => subject.startsWith('Rezervácia je zrušená'))).toHaveLength(1);
  expect((await subjects(STAFF_MAIL)).filter((subject) => subject.startsWith('Zrušená rezervácia'))).toHaveLength(1);
});

test('from six days before cancelling is possible, but no longer free', async () => {
  const { id, patch, look, services } = await openLink();
  await patch(id, { status: 'confirmed' });
  services.clock.advance(Date.parse('2027-01-06T20:00:00+01:00') - services.clock.now());
  expect((await look()).body.is_free).toBe(true);
  services.clock.advance(DAY_MS);
  expect((await look()).body).toMatchObject({ is_free: false, obstacle: null });
});

test('what has begun, was refused or is over cannot be called off', async () => {
  const begun = await openLink();
  await begun.patch(begun.id, { status: 'confirmed' });
  begun.services.clock.advance(Date.parse('2027-01-13T18:00:00+01:00') - begun.services.clock.now());
  expect((await begun.look()).body.obstacle).toContain('sa už začal');
  expect((await begun.cancel()).status).toBe(409);
  expect(await begun.booked()).toHaveLength(1);

  const refused = await openLink();
  await refused.patch(refused.id, { status: 'rejected', reason: 'Obsadené' });
  expect((await refused.cancel()).status).toBe(409);
});

test('a link that is not ours, or for another reservation, is none', async () => {
  const { call, token, ask } = await openLink();
  const other = await ask();
  const [reference = '', signature = ''] = token.split('.');
  for (const wrong of [`${other}.${signature}`, reference, `${reference}.${'A'.repeat(43)}`, 'x'])
    for (const method of ['GET', 'POST'])
      expect([wrong, (await call(method, `/api/reservations/cancel/${wrong}`)).status]).toEqual([wrong, 404]);
});

test('cancelled twice at once is cancelled once', async () => {
  const { cancel, mailsTo } = await openLink();
  const answers = await Promise.all(Array.from({ length: 10 }, cancel));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await mailsTo(STAFF_MAIL)).filter(({ subject }) => subject.startsWith('Zrušená'))).toHaveLength(1);
});
