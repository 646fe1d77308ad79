import { describe, expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { LIMITS, TIERS } from '../../../src/server/core/http/limits.ts';
import { mailQueue, readQueueState, unsentPart } from '../../../src/server/core/mail/mail-queue.ts';
import { removeOutdated } from '../../../src/server/features/data-duties/retention.ts';
import { signUp } from '../../../src/server/features/newsletter/sign-up.ts';
import { sendRequestsDigest } from '../../../src/server/features/reservations/desk/request-digests.ts';
import { reservationLife, reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { jobs } from '../../../src/server/jobs.ts';
import { makePublishedEvent } from '../../support/content-factories.ts';
import { keepReservation } from '../../support/desk.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { makeReservationRequest } from '../../support/make-reservation-request.ts';
import { testServices } from '../../support/test-services.ts';
import { openDesk, STAFF_MAIL } from './open-desk.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const { subscriber, site } = TIERS['reservation-request'];

async function openFloodedDesk() {
  const ball = makePublishedEvent({
    id: 7,
    title: 'Ples',
    start_date: '2027-01-13T19:00:00+01:00',
    end_date: '2027-01-13T23:00:00+01:00',
    ends_at: '2027-01-13T23:00:00+01:00',
    location: 'Klubovňa',
  });
  const desk = await openDesk({ index: { events: [ball] } });
  const { services } = desk;
  const reservation = makeReservation({ message: 'ž'.repeat(2000) });
  const life = reservationLife(reservation, services.clock.now());
  for (let at = 0; at < 1200; at += 50)
    await services.store.commit(
      Array.from({ length: 50 }, (_, of) =>
        reservationStore(services).put(referenceOf(at + of), reservation, 'absent', life),
      ),
    );
  const given = await keepReservation(services, { status: 'confirmed' });
  return { ...desk, given };
}

function referenceOf(number: number): string {
  const letters = Array.from(String(number).padStart(4, '0'), (digit) => 'ACDEFGHJKM'[Number(digit)]);
  return `R-2026-X${letters.join('')}`;
}

const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

test('of 1,200 requests for one evening a row names five, those who have the room first, and counts the others', async () => {
  const { get, given } = await openFloodedDesk();
  const { status, body } = await get('?per_page=100&sort=created_at');
  expect(status).toBe(200);
  expect(sizeOf(body)).toBeLessThan(MEGABYTE);
  expect(body.total).toBe(1201);
  for (const row of body.items ?? []) {
    expect(row.overlaps).toHaveLength(5);
    expect(row.more_overlaps).toBe(1196);
  }
  const waiting = body.items?.find(({ id }) => id !== given);
  const overlaps = waiting?.overlaps as { id: string; startMs?: number }[];
  expect(overlaps.map(({ id }) => id)).toEqual(expect.arrayContaining(['7', given]));
  expect(overlaps[0]).not.toHaveProperty('startMs');
  const detail = await get(`/${given}`);
  expect(detail.body).toMatchObject({ more_overlaps: 1196, would_meet: [], more_would_meet: 0 });
});

test('the summary of a flood lists fifty pairs and counts the others, and what is given stands by itself', async () => {
  const { get, given } = await openFloodedDesk();
  const { status, body } = await get('/summary');
  expect(status).toBe(200);
  expect(sizeOf(body)).toBeLessThan(MEGABYTE / 10);
  const clashes = body.clashes as { given: { id: string }[][]; waiting: unknown[] };
  expect(clashes.given.map((pair) => pair.map(({ id }) => id).sort())).toEqual([['7', given]]);
  expect(clashes.waiting).toHaveLength(50);
  // Each with each other, with the event and with the confirmed one.
  expect(body.more_clashes).toEqual({ given: 0, waiting: (1200 * 1199) / 2 + 2 * 1200 - 50 });
});

test('the calendar of a flood is less than a megabyte', async () => {
  const { get } = await openFloodedDesk();
  const { body } = await get('/calendar?from=2027-01-01&until=2027-12-31');
  expect(sizeOf(body)).toBeLessThan(MEGABYTE);
  expect(body.items).toHaveLength(1202);
  expect(body.more).toBe(0);
});

test('requests over the share of a subscriber are answered as ever, kept apart, and mail nobody', async () => {
  const { services, call, get } = await openDesk();
  for (let at = 0; at < subscriber + 3; at += 1) {
    const body = makeReservationRequest({ name: `Eva ${at}`, email: `eva${at}@example.sk` });
    const answer = await call('POST', '/api/reservations', { body, ip: `2001:db8:1:2::${at.toString(16)}` });
    expect([answer.status, answer.body.message]).toEqual([
      201,
      'Rezervácia bola úspešne odoslaná! Budeme vás kontaktovať.',
    ]);
  }
  expect((await get()).body.total).toBe(subscriber);
  expect(await services.outbox()).toHaveLength(2 * subscriber);
  const { body } = await get('?suspicious=true');
  expect(body.total).toBe(3);
  expect(body.items?.[0]).toMatchObject({
    status: 'new',
    suspicious: true,
    name: expect.stringMatching(/^Eva 2[0-2]$/),
  });
  expect((await get('/summary')).body).toMatchObject({ new: { count: subscriber }, suspicious: 3 });
  expect((await get('/calendar?from=2027-01-13&until=2027-01-13')).body.items).toHaveLength(subscriber);
  expect((await get('?suspicious=true&query=eva22')).body.total).toBe(1);
  expect((await get('?suspicious=true&from=2027-02-01')).body.total).toBe(0);
  expect((await get('?suspicious=false')).status).toBe(422);
});

test.each([
  ['the /24 of an IPv4 address', (at: number) => `192.0.2.${at}`, TIERS['reservation-request']['/24']],
  [
    'an IPv6 /56',
    (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`,
    TIERS['reservation-request']['/56'],
  ],
  ['an IPv6 /48', (at: number) => `2001:db8:1:${at.toString(16)}00::1`, TIERS['reservation-request']['/48']],
  ['the whole site', (at: number) => `2001:db8:${at.toString(16)}::1`, site],
])('%s has a share of its own, however many addresses it has', async (_, addressOf, share) => {
  const { call, get } = await openDesk();
  for (let at = 0; at < share + 2; at += 1) {
    const body = makeReservationRequest({ name: `Eva ${at}`, email: `eva${at}@example.sk` });
    expect((await call('POST', '/api/reservations', { body, ip: addressOf(at) })).status).toBe(201);
  }
  expect((await get()).body.total).toBe(share);
  expect((await get('?suspicious=true')).body.total).toBe(2);
});

test('one network that floods leaves the share of the others alone', async () => {
  const { call, get, ask } = await openDesk();
  for (let at = 0; at < site; at += 1) {
    const body = makeReservationRequest({ name: `Eva ${at}`, email: `eva${at}@example.sk` });
    await call('POST', '/api/reservations', { body, ip: '2001:db8::1' });
  }
  const reference = await ask();
  expect((await get(`/${reference}`)).body).toMatchObject({ suspicious: false });
});

test('more than forty requests of a day from one address are kept apart, however slowly they come', async () => {
  const { services, call, get } = await openDesk();
  const share = TIERS['reservation-request-day'].subscriber;
  for (let at = 0; at <= share; at += 1) {
    const body = makeReservationRequest({ name: `Eva ${at}`, email: `eva${at}@example.sk` });
    expect((await call('POST', '/api/reservations', { body, ip: '203.0.113.9' })).status).toBe(201);
    services.clock.advance(HOUR_MS / 15);
  }
  expect((await get('?suspicious=true')).body.total).toBe(1);
});

describe('a slow flood from one address', () => {
  const FLOODER = '203.0.113.9';

  /** Of twenty mails a day, fifteen are for receipts. */
  async function openFewMails(perDay = 20) {
    const services = await testServices({ config: { mailBudget: { perHour: 200, perDay } } });
    const desk = await openDesk({ services });
    async function flood(requests: number): Promise<void> {
      for (let at = 0; at < requests; at += 1) {
        const body = makeReservationRequest({ name: `Eva ${at}`, email: `eva${at}@example.sk` });
        expect((await desk.call('POST', '/api/reservations', { body, ip: FLOODER })).status).toBe(201);
        await services.settled();
      }
    }
    return { ...desk, flood, toStaff: () => desk.mailsTo(STAFF_MAIL) };
  }

  test('holds up neither the receipt of another visitor nor the notice to staff', async () => {
    const { flood, ask, mailsTo, toStaff, get } = await openFewMails();
    await flood(15);
    const reference = await ask({ email: 'prava@example.sk' });
    expect(await mailsTo('prava@example.sk')).toHaveLength(1);
    expect((await toStaff()).at(-1)?.subject).toContain(reference);
    expect((await get()).body.total).toBe(16);
  });

  test('is told to staff in one mail, without those that somebody has decided or removed meanwhile', async () => {
    const { services, flood, get, patch, toStaff } = await openFewMails();
    await flood(6);
    const before = await toStaff();
    expect(before.length).toBeLessThan(6);
    const ids = ((await get('?sort=created_at')).body.items ?? []).map(({ id }) => String(id));
    const untold = ids.filter((id) => before.every(({ subject }) => !subject.includes(id)));
    const [rejected = '', removed = '', ...others] = untold;
    await patch(rejected, { status: 'rejected', reason: 'Nie je voľno.' });
    await reservationStore(services).remove(removed);
    await sendRequestsDigest(services);
    await sendRequestsDigest(services);
    await services.settled();
    const [digest, ...more] = (await toStaff()).slice(before.length);
    expect(more).toEqual([]);
    expect(digest?.subject.replaceAll('\u00a0', ' ')).toBe(`Nové žiadosti o rezerváciu: ${others.length}`);
    for (const id of others) expect(digest?.text).toContain(id);
    for (const words of [rejected, removed, 'Eva']) expect(digest?.text).not.toContain(words);
  });

  test('gets its receipts where mails are left over', async () => {
    const { services, flood } = await openFewMails();
    await flood(15);
    const receipts = (await services.outbox()).filter(({ to }) => to.startsWith('eva'));
    expect(receipts.length).toBeGreaterThan(2);
    // A quarter of twenty.
    expect(await services.outbox()).toHaveLength(5);
  });

  test("keeps few receipts waiting, and none before the newsletter's confirmations", async () => {
    const { services, flood, mailsTo } = await openFewMails(4);
    await flood(10);
    await signUp(services, { email: 'nova@example.sk', ip: '198.51.100.7' });
    await services.settled();
    const { records } = await mailQueue(services.store).listParts('due', unsentPart, { of: 'surplus' });
    expect(records.map(({ value }) => value.mail.to)).toEqual(['eva2@example.sk']);
    expect(await mailsTo('nova@example.sk')).toHaveLength(1);
  });

  test('that is removed takes its receipts along that have not left', async () => {
    const { services, flood, call, editor, get } = await openFewMails();
    await flood(15);
    expect(await readQueueState(services)).toMatchObject({ waiting: 5 });
    const ids = ((await get()).body.items ?? []).map(({ id }) => String(id));
    const removed = await call('POST', '/api/admin/reservations/removal', { token: editor, body: { ids } });
    expect(removed.body).toEqual({ changed: 15, left: [] });
    expect(await readQueueState(services)).toEqual({ waiting: 0, oldest_age_seconds: null, failed: 0 });
  });
});

test('a flood from many networks takes a third of the mails of a day: sign-ups are confirmed and decisions told', async () => {
  const services = await testServices({ config: { mailBudget: { perHour: 200, perDay: 48 } } });
  const { call, ask, patch, mailsTo } = await openDesk({ services });
  for (let at = 0; at < 60; at += 1) {
    const body = makeReservationRequest({ name: `Eva ${at}`, email: `eva${at}@example.sk` });
    expect((await call('POST', '/api/reservations', { body, ip: `198.51.${at}.1` })).status).toBe(201);
    await services.settled();
  }
  expect(await services.outbox()).toHaveLength(16);
  const reference = await ask({ email: 'prava@example.sk' });
  for (let at = 0; at < 8; at += 1) {
    await signUp(services, { email: `nova${at}@example.sk`, ip: `203.0.113.${at}` });
    await services.settled();
  }
  expect((await services.outbox()).filter(({ to }) => to.startsWith('nova'))).toHaveLength(8);
  await patch(reference, { status: 'rejected', reason: 'Nie je voľno.' });
  expect(await mailsTo('prava@example.sk')).toHaveLength(1);
});

test.each([
  ['a digest', 'reservation-untold', 'at'],
  ['a reminder', 'reservation', 'due'],
])('%s that cannot be made keeps no other mail from staff', async (_, kind, index) => {
  const services = await testServices();
  await keepReservation(services, { suspicious: true });
  const indexes = { [`${kind}:${index}`]: 1 };
  await services.store.commit([{ op: 'put', key: `${kind}:R-2026-AAAAA`, value: '{}', expect: 'absent', indexes }]);
  await expect(jobs['reservation-reminders'].run(services)).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining('is not what its schema says') }],
  });
  await services.settled();
  expect((await services.outbox()).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Podozrivé žiadosti/),
  );
});

test('more than twenty requests a day under one address are kept apart', async () => {
  const { services, call, get } = await openDesk();
  const { max } = LIMITS['reservation-request-email'];
  for (let at = 0; at <= max; at += 1) {
    const body = makeReservationRequest({ name: `Eva ${at}` });
    expect((await call('POST', '/api/reservations', { body, ip: `198.51.${at}.1` })).status).toBe(201);
  }
  expect((await get('?suspicious=true')).body.total).toBe(1);
  expect((await services.outbox()).filter(({ to }) => to === 'eva@example.sk')).toHaveLength(3);
});

test('suspicious requests are let through and removed in bulk without a mail, and the log says so', async () => {
  const { services, call, editor, get, patch } = await openDesk();
  const ids = [];
  for (let at = 0; at < 35; at += 1) ids.push(await keepReservation(services, { suspicious: true, name: `Eva ${at}` }));
  const ordinary = await keepReservation(services, {});
  const judge = (body: unknown) => call('POST', '/api/admin/reservations/suspicious', { token: editor, body });

  const decided = await patch(String(ids[0]), { status: 'confirmed' });
  expect([decided.status, decided.body.message]).toEqual([409, expect.stringContaining('Najprv ju prijmite')]);

  services.clock.advance(2 * HOUR_MS);
  const accepted = await judge({ ids: [ids[0]], action: 'accept' });
  expect([accepted.status, accepted.body]).toEqual([200, { changed: 1, left: [] }]);
  expect((await get(`/${ids[0]}`)).body).toMatchObject({
    suspicious: false,
    status: 'new',
    waits_since: expect.stringMatching(/^2026-11-20T13:00/),
    history: [{ status: 'new', by: expect.any(String) }],
  });
  const entry = await reservationStore(services).require(String(ids[0]));
  expect(entry.expiresAt).toBeGreaterThan(Date.parse('2028-01-01'));

  const removed = await judge({ ids: [...ids, ordinary, 'R-2026-AAAAA'], action: 'remove' });
  expect(removed.body).toEqual({ changed: 34, left: [ids[0], ordinary, 'R-2026-AAAAA'] });
  expect((await get('?suspicious=true')).body.total).toBe(0);
  expect((await get()).body.total).toBe(2);
  expect(await services.outbox()).toEqual([]);
  const removals = (await auditLog(services.store).list('act', { of: 'reservations_removed' })).records;
  expect(removals.flatMap(({ value }) => value.detail.split(', ')).sort()).toEqual(ids.slice(1).sort());
  expect((await auditLog(services.store).list('act', { of: 'reservations_accepted' })).records).toHaveLength(1);

  expect((await judge({ ids: [], action: 'remove' })).status).toBe(422);
  expect((await judge({ ids: [ordinary], action: 'confirm' })).status).toBe(422);
  expect((await judge({ ids: [ordinary, 'R 2026'], action: 'remove' })).status).toBe(422);
  expect((await call('POST', '/api/admin/reservations/suspicious', { body: { ids, action: 'remove' } })).status).toBe(
    401,
  );
});

test('new requests are removed in bulk without a mail, and none that somebody has decided about or written down', async () => {
  const { services, call, editor, ask, get, patch } = await openDesk();
  const ids = [];
  for (let at = 0; at < 35; at += 1) ids.push(await keepReservation(services, { name: `Eva ${at}` }));
  const confirmed = await ask();
  await patch(confirmed, { status: 'confirmed' });
  const reopened = await ask();
  await patch(reopened, { status: 'rejected', reason: 'Obsadené.' });
  await patch(reopened, { status: 'new' });
  const changed = await ask();
  await patch(changed, { notes: 'Volala.' });
  const suspicious = await keepReservation(services, { suspicious: true });
  const phoned = await keepReservation(services, { source: 'phone' });
  const mails = (await services.outbox()).length;
  const remove = (body: unknown) => call('POST', '/api/admin/reservations/removal', { token: editor, body });

  const kept = [confirmed, reopened, suspicious, phoned, 'R-2026-AAAAA'];
  const { status, body } = await remove({ ids: [...ids, changed, ...kept] });
  expect([status, body]).toEqual([200, { changed: 36, left: kept }]);
  expect((await get()).body.total).toBe(3);
  await services.settled();
  expect(await services.outbox()).toHaveLength(mails);
  const removals = (await auditLog(services.store).list('act', { of: 'reservations_removed' })).records;
  expect(removals.flatMap(({ value }) => value.detail.split(', ')).sort()).toEqual([...ids, changed].sort());

  expect((await remove({ ids: [] })).status).toBe(422);
  expect((await remove({ ids: [confirmed, 'R 2026'] })).status).toBe(422);
  expect((await call('POST', '/api/admin/reservations/removal', { body: { ids } })).status).toBe(401);
});

test('a suspicious request goes after thirty days, also one that was left without an end', async () => {
  const services = await testServices();
  await keepReservation(services, { suspicious: true });
  const endless = makeReservation({ suspicious: true });
  await services.store.commit([reservationStore(services).put('R-2026-AAAAA', endless, 'absent')]);
  services.clock.advance(30 * DAY_MS - 2000);
  await removeOutdated(services);
  expect(await reservationStore(services).count('suspicious')).toBe(2);
  services.clock.advance(2000);
  await removeOutdated(services);
  expect(await reservationStore(services).count('suspicious')).toBe(0);
});

test('a message of more than 2,000 characters is refused, with its field', async () => {
  const { call } = await openDesk();
  const send = (length: number) =>
    call('POST', '/api/reservations', { body: makeReservationRequest({ message: 'ž'.repeat(length) }) });
  expect((await send(2000)).status).toBe(201);
  const refused = await send(2001);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toEqual({ message: ['Správa smie mať najviac 2\u00a0000 znakov.'] });
});
