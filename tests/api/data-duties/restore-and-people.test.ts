import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reservedSpan } from '../../../src/domain/reservations/reservation-time.ts';
import { accountRecords, changeWrites } from '../../../src/server/core/accounts/accounts.ts';
import { deliverDue } from '../../../src/server/core/mail/mail-delivery.ts';
import { queuedMail, requeue } from '../../../src/server/core/mail/mail-queue.ts';
import { makeBackup } from '../../../src/server/features/data-duties/backup.ts';
import type { BackupKey } from '../../../src/server/features/data-duties/backup-key.ts';
import { requireWholeRestore, restoreBackup } from '../../../src/server/features/data-duties/restore.ts';
import { listUndelivered } from '../../../src/server/features/mails/routes.ts';
import { issueRecords } from '../../../src/server/features/newsletter/issues/issue-store.ts';
import {
  countRecipients,
  newsletterRecords,
  suppressedRecords,
} from '../../../src/server/features/newsletter/records.ts';
import { suppressByHand } from '../../../src/server/features/newsletter/subscribers/edit-subscribers.ts';
import { unsubscribe, unsubscribeLink } from '../../../src/server/features/newsletter/unsubscribe.ts';
import { takeMailEvent } from '../../../src/server/features/newsletter/webhook-routes.ts';
import { changeReservation } from '../../../src/server/features/reservations/desk/change-reservation.ts';
import { digestItemWrite, sendRequestsDigest } from '../../../src/server/features/reservations/desk/request-digests.ts';
import { reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { readDeskRooms, renewFeed, roomFeed } from '../../../src/server/features/reservations/rooms/room-calendar.ts';
import { roomBookings } from '../../../src/server/features/reservations/rooms/room-months.ts';
import { addressId } from '../../../src/server/ports/crypto/tokens.ts';
import { callApi } from '../../support/call-api.ts';
import { confirmReservation, keepReservation } from '../../support/desk.ts';
import { keepSubscriber } from '../../support/keep-subscriber.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { makeMail } from '../../support/make-mail.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { makeReservationRequest } from '../../support/make-reservation-request.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

const KEY: BackupKey = { kind: 'passphrase', passphrase: 'modrý bicykel na streche', workFactor: 4 };
const HOUR_MS = 3_600_000;
const CALL = '/api/admin/data-subject';

type Report = Awaited<ReturnType<typeof restoreBackup>>;

async function restored(old: TestServices, file: string): Promise<TestServices & { report: Report }> {
  const target = await testServices({ nowMs: old.clock.now() });
  const ledger = join(old.config.dataDir, 'departures.log');
  await mkdir(target.config.dataDir, { recursive: true });
  await writeFile(join(target.config.dataDir, 'departures.log'), await readFile(ledger).catch(() => ''));
  return { ...target, report: await restoreBackup({ ...target, close: async () => {} }, file, KEY) };
}

async function backedUp(services: TestServices): Promise<string> {
  await writeFile(join(services.config.dataDir, 'secret'), `${'s'.repeat(43)}\n`);
  const file = join(services.folder, 'zaloha.age');
  await makeBackup(services, file, KEY);
  services.clock.advance(HOUR_MS);
  return file;
}

describe('a restore of an older backup', () => {
  test('signs nobody in, and accounts begin a new epoch, so that no link mailed before opens anything', async () => {
    const services = await testServices();
    const user = await makeAccount(services, { email: 'jana@kd.example', roles: ['admin'] });
    const token = await signInAs(services, user);
    expect((await callApi(services)('GET', '/api/user', { token })).status).toBe(200);
    const target = await restored(services, await backedUp(services));
    expect((await callApi(target)('GET', '/api/user', { token })).status).toBe(401);
    const { value } = await accountRecords(target.store).users.require(user.id);
    expect(value.session_epoch).toBe(user.value.session_epoch + 1);
  });

  test('mails nobody who unsubscribed or was suppressed since, but those who stayed, and knows why', async () => {
    const services = await testServices();
    for (const name of ['odide', 'vratene', 'zakazany', 'ostane']) await keepSubscriber(services, `${name}@example.sk`);
    const { url, write } = unsubscribeLink(services, addressId('odide@example.sk'));
    await services.store.commit([write]);
    const file = await backedUp(services);
    expect(await unsubscribe(services, url.split('/').at(-1) ?? '')).toBe(true);
    const by = { actor: null, visitor: null };
    await suppressByHand(services, { email: 'zakazany@example.sk', reason_text: 'Telefonicky' }, by);
    const bounced = { id: 'msg_1', kind: 'bounced', address: 'vratene@example.sk', detail: '550' } as const;
    await takeMailEvent(services, { ...bounced, at: services.clock.now() });
    await services.settled();

    const target = await restored(services, file);
    const { subscribers } = newsletterRecords(target.store);
    const { records } = await subscribers.list('state', { of: 'active' });
    expect(records.map(({ value }) => value.email.split('@')[0]).sort()).toEqual(['ostane', 'vratene', 'zakazany']);
    expect(await countRecipients(target)).toBe(1);
    const suppressed = await suppressedRecords(target.store).list('since');
    expect(suppressed.records.map(({ value }) => `${value.email} ${value.reason}`).sort()).toEqual([
      'vratene@example.sk bounce',
      'zakazany@example.sk staff',
    ]);
    expect(target.report).toMatchObject({ left: 1 });
    const ledger = await readFile(join(services.config.dataDir, 'departures.log'), 'utf8');
    expect(ledger).not.toContain('example.sk');
    expect(ledger).not.toContain(addressId('odide@example.sk'));
  });

  test('brings back nothing of a person who was erased since, by address or by name', async () => {
    const services = await testServices();
    const reservations = reservationStore(services);
    await reservations.create('R-MAIL', makeReservation({ status: 'done', email: 'eva@example.sk' }));
    await reservations.create(
      'R-PHONE',
      makeReservation({ status: 'done', email: null, name: 'Karol Biely', phone: '0905 123 456' }),
    );
    await makeAccount(services, { email: 'eva@example.sk', roles: ['editor'] });
    const admin = await makeAccount(services, { roles: ['admin'] });
    const file = await backedUp(services);
    const [call, token] = [callApi(services), await signInAs(services, admin)];
    await call('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } });
    await call('POST', `${CALL}/erasure`, { token, body: { name: 'Biely Karol', confirmed: ['R-PHONE'] } });

    const target = await restored(services, file);
    for await (const { key, value } of target.store.everyRecord())
      expect(`${key} ${value}`).not.toMatch(/eva@example|Karol|Eva Nováková|905/);
  });

  test('brings back nothing of a person whose hire was open in it and over when they were erased', async () => {
    const services = await testServices();
    const admin = await makeAccount(services, { roles: ['admin'] });
    const hired = await keepReservation(services);
    await confirmReservation(services, hired);
    const asked = await keepReservation(services, { email: null, name: 'Karol Biely', phone: '0905 123 456' });
    await services.settled();
    await services.store.commit([queuedMail(services, noticeAbout(asked), 'receipt').write]);
    const file = await backedUp(services);
    const by = { actor: admin.id, visitor: null, mayOverride: false };
    await changeReservation(services, hired, { status: 'cancelled' }, by);
    await changeReservation(services, asked, { status: 'rejected', reason: 'Obsadené' }, by);
    await services.settled();
    const [call, token] = [callApi(services), await signInAs(services, admin)];
    await call('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } });
    await call('POST', `${CALL}/erasure`, { token, body: { phone: '0905 123 456', confirmed: [asked] } });

    const target = await restored(services, file);
    for await (const { key, value } of target.store.everyRecord())
      expect(`${key} ${value}`).not.toMatch(/eva@example|Eva Nováková|900 123|Karol|0905 123/);
    const [first, second] = await reservationStore(target).findMany([hired, asked]);
    expect([first?.value.status, second?.value.status]).toEqual(['cancelled', 'rejected']);
    const span = reservedSpan(makeReservation());
    if (span === null) throw new Error('It has no day');
    expect(await roomBookings(target.store).find('klubovna', span)).toEqual([]);
    expect(target.report).toMatchObject({ erased: 1, open: [] });
  });

  test('leaves a hire that was open when its person was erased, and names it', async () => {
    const services = await testServices();
    const open = await keepReservation(services);
    await keepSubscriber(services, 'eva@example.sk');
    const admin = await makeAccount(services, { roles: ['admin'] });
    const file = await backedUp(services);
    const token = await signInAs(services, admin);
    await callApi(services)('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } });

    const target = await restored(services, file);
    expect((await reservationStore(target).require(open)).value.email).toBe('eva@example.sk');
    expect(await newsletterRecords(target.store).subscribers.count('state', { of: 'active' })).toBe(0);
    expect(target.report).toMatchObject({ erased: 0, open: [open] });
  });

  test('brings back no account that had another address when it was erased', async () => {
    const services = await testServices();
    const eva = await makeAccount(services, { email: 'stara@example.sk', roles: ['editor'] });
    const admin = await makeAccount(services, { roles: ['admin'] });
    const file = await backedUp(services);
    const { users } = accountRecords(services.store);
    const before = await users.require(eva.id);
    await services.store.commit(await changeWrites(services, before, { ...before.value, email: 'nova@example.sk' }));
    const token = await signInAs(services, admin);
    await callApi(services)('POST', `${CALL}/erasure`, { token, body: { email: 'nova@example.sk' } });

    const target = await restored(services, file);
    expect(await accountRecords(target.store).users.find(eva.id)).toBeNull();
  });

  test('pauses an issue that was being sent: since then people may have got it', async () => {
    const services = await testServices();
    const { issues } = issueRecords(services.store);
    await issues.create('2027-01', { ...(await draftIssue(services)), month: '2027-01', state: 'sending' });
    const target = await restored(services, await backedUp(services));
    expect((await issueRecords(target.store).issues.require('2027-01')).value.state).toBe('paused');
  });

  test('sends no mail that waited in it, since it may have left: staff decide', async () => {
    const services = await testServices();
    const decision = queuedMail(services, makeMail(), 'decision');
    const code = queuedMail(services, makeMail(), 'security');
    await services.store.commit([decision.write, code.write]);
    const target = await restored(services, await backedUp(services));
    await deliverDue(target);
    expect(await target.outbox()).toEqual([]);
    expect(target.report).toMatchObject({ mails: 1 });
    expect(await listUndelivered(target.store, { page: 1, per_page: 10 })).toMatchObject({
      total: 1,
      items: [{ id: decision.id, next_attempt_at: null, last_error: 'Restored from a backup' }],
    });
    expect(await requeue(target, decision.id)).toBe(true);
    await deliverDue(target);
    expect(await target.outbox()).toHaveLength(1);
  });

  test('opens no address of a room calendar that was good before it, and staff find new ones', async () => {
    const services = await testServices();
    const file = await backedUp(services);
    const addressIn = async (house: TestServices) =>
      (await readDeskRooms(house)).find(({ id }) => id === 'klubovna')?.feed_url ?? '';
    const feedAt = (house: TestServices, url: string) =>
      roomFeed(house, 'klubovna', url.split('/').at(-1)?.replace('.ics', '') ?? '');
    const given = [await addressIn(services)];
    const by = { actor: null, visitor: null };
    for (let time = 0; time < 2; time += 1) given.push((await renewFeed(services, 'klubovna', by)).feed_url);
    expect(await feedAt(services, given.at(-1) ?? '')).toContain('VCALENDAR');

    const target = await restored(services, file);
    for (const url of given) await expect(feedAt(target, url)).rejects.toMatchObject({ kind: 'not-found' });
    const fresh = await addressIn(target);
    expect(await feedAt(target, fresh)).toContain('VCALENDAR');
    const next = (await renewFeed(target, 'klubovna', by)).feed_url;
    await expect(feedAt(target, fresh)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await feedAt(target, next)).toContain('VCALENDAR');
  });

  test('that was cut off is no installation: the server does not start over it', async () => {
    const services = await testServices();
    await makeAccount(services, { roles: ['admin'] });
    const file = await backedUp(services);
    const target = await testServices();
    const media = { ...target.media, put: () => Promise.reject(new Error('the disk is full')) };
    await services.media.put(`${'0a'.repeat(20)}.webp`, new Uint8Array([1]));
    const second = join(services.folder, 'druha.age');
    await makeBackup(services, second, KEY);
    await expect(restoreBackup({ ...target, media }, second, KEY)).rejects.toThrow('the disk is full');
    await expect(requireWholeRestore(target.store)).rejects.toThrow('Obnova zo zálohy sa nedokončila');
    const whole = await restored(services, file);
    await requireWholeRestore(whole.store);
  });

  test('keeps the history of the content from other users of the machine', async () => {
    const services = await testServices();
    await writeFile(join(services.config.contentDir, 'site.json'), '{}\n');
    await services.content.state();
    const target = await restored(services, await backedUp(services));
    const gitdir = join(target.config.dataDir, 'content.git');
    const names = await readdir(gitdir, { recursive: true });
    const modes = await Promise.all(['.', ...names].map(async (name) => (await stat(join(gitdir, name))).mode & 0o077));
    expect(new Set(modes)).toEqual(new Set([0]));
  });
});

function noticeAbout(reference: string) {
  return makeMail({ to: 'dispecing@kd.example', text: `Žiadosť ${reference}: Karol Biely, 0905 123 456` });
}

async function draftIssue(services: TestServices) {
  const token = await signInAs(services, await makeAccount(services, { email: 'nl@kd.example', roles: ['admin'] }));
  const { body } = await callApi(services)('POST', '/api/admin/newsletter/issues', {
    token,
    body: { month: '2026-12' },
  });
  return (await issueRecords(services.store).issues.require(String(body.id))).value;
}

describe('erasing', () => {
  async function openCentre() {
    const services = await testServices();
    const token = await signInAs(services, await makeAccount(services, { email: 's@kd.example', roles: ['admin'] }));
    return { services, token, call: callApi(services), reservations: reservationStore(services) };
  }

  test('finds reservations by telephone and by name however they were typed, and leaves what staff do not confirm', async () => {
    const { call, token, reservations } = await openCentre();
    const done = { status: 'done', email: null } as const;
    await reservations.create('R-1', makeReservation({ ...done, name: 'Karol Biely', phone: '+421 905 123 456' }));
    await reservations.create('R-2', makeReservation({ ...done, name: 'Biely  Karol', phone: '' }));
    await reservations.create('R-3', makeReservation({ ...done, name: 'Karol Čierny', phone: '0911 111 111' }));
    const body = { phone: '0905/123 456', name: 'karol biely' };
    const found = await call('POST', CALL, { token, body });
    expect(found.body.items?.map(({ id, found_by }) => `${id} ${found_by}`).sort()).toEqual(['R-1 phone', 'R-2 name']);

    const erased = await call('POST', `${CALL}/erasure`, { token, body: { ...body, confirmed: ['R-1', 'R-3'] } });
    expect(erased.body.items).toEqual([{ kind: 'reservation', id: 'R-1', fate: 'pseudonymised' }]);
    expect((await reservations.require('R-1')).value).toMatchObject({ phone: '' });
    expect((await reservations.require('R-2')).value.name).toBe('Biely  Karol');
    expect((await reservations.require('R-3')).value.name).toBe('Karol Čierny');
  });

  test('removes a suspicious request, which nobody has answered, wholly', async () => {
    const { call, token, reservations } = await openCentre();
    await reservations.create('R-1', makeReservation({ suspicious: true, email: null, phone: '0905 123 456' }));
    const body = { phone: '0905123456', confirmed: ['R-1'] };
    const erased = await call('POST', `${CALL}/erasure`, { token, body });
    expect(erased.body.items).toEqual([{ kind: 'reservation', id: 'R-1', fate: 'erased' }]);
    expect(await reservations.find('R-1')).toBeNull();
  });

  test('wants an address, a telephone or a name', async () => {
    const { call, token } = await openCentre();
    for (const body of [{}, { email: null }, { phone: 'päť' }, { name: 'E' }])
      expect((await call('POST', CALL, { token, body })).status).toBe(422);
  });

  test('that was cut off goes on with the next call and leaves nothing of the account behind', async () => {
    const { services, call, token } = await openCentre();
    const eva = await makeAccount(services, { email: 'eva@example.sk', roles: ['editor'] });
    await signInAs(services, eva);
    const { store } = services;
    const take = store.take.bind(store);
    let isCut = true;
    store.take = async (key) => {
      if (isCut && key.startsWith('session:')) throw new Error('the process ends here');
      return take(key);
    };
    expect((await call('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } })).status).toBe(500);
    isCut = false;
    expect((await call('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } })).status).toBe(200);
    for await (const { key, value } of store.everyRecord())
      if (!key.startsWith('audit:')) expect(`${key} ${value}`).not.toMatch(new RegExp(`eva@example|${eva.id}`));
  });

  test('takes the mails to the address out of the outbox, and no others', async () => {
    const { services, call, token } = await openCentre();
    const mail = { subject: 'Vec', html: '', text: '', headers: {}, idempotencyKey: 'k' };
    await services.mailer.send({ ...mail, to: 'Eva@example.sk' });
    await services.mailer.send({ ...mail, to: 'jeva@example.sk' });
    await call('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } });
    expect((await services.outbox()).map(({ to }) => to)).toEqual(['jeva@example.sk']);
  });

  test('takes the notices to staff out of the outbox and the queue, also those of a hire found by telephone', async () => {
    const { services, call, token, reservations } = await openCentre();
    const ask = async (fields: Record<string, unknown> = {}) =>
      String((await call('POST', '/api/reservations', { body: makeReservationRequest(fields) })).body.reference);
    await ask();
    const karol = await ask({ name: 'Karol Biely', email: 'karol@example.sk', phone: '0905 123 456' });
    expect(await services.outbox()).toHaveLength(4);
    const { value, version } = await reservations.require(karol);
    await reservations.update(karol, { ...value, status: 'rejected' }, version);
    const waiting = queuedMail(services, noticeAbout(karol), 'receipt');
    await services.store.commit([waiting.write]);

    await call('POST', `${CALL}/erasure`, { token, body: { email: 'eva@example.sk' } });
    expect((await services.outbox()).map(({ text }) => text).join()).not.toMatch(/Eva Nováková|900 123/);
    const body = { phone: '0905 123 456', confirmed: [karol] };
    const erased = await call('POST', `${CALL}/erasure`, { token, body });
    expect(erased.body.items).toEqual([
      { kind: 'mail', id: waiting.id, fate: 'erased' },
      { kind: 'reservation', id: karol, fate: 'pseudonymised' },
    ]);
    expect(await services.outbox()).toEqual([]);
  });

  test('leaves staff the list of new requests that waits, which names no person', async () => {
    const { services, call, token, reservations } = await openCentre();
    const [karol, other] = ['R-2026-AAAAA', 'R-2026-CCCCC'] as const;
    for (const id of [karol, other]) {
      await reservations.create(id, makeReservation({ name: 'Karol Biely', email: null, phone: '0905 123 456' }));
      await services.store.commit([digestItemWrite(services, id)]);
    }
    await sendRequestsDigest({ ...services, background: () => {} });
    const { value, version } = await reservations.require(karol);
    await reservations.update(karol, { ...value, status: 'rejected' }, version);

    const body = { phone: '0905 123 456', confirmed: [karol] };
    const erased = await call('POST', `${CALL}/erasure`, { token, body });
    expect(erased.body.items).toEqual([{ kind: 'reservation', id: karol, fate: 'pseudonymised' }]);
    await deliverDue(services);
    const [list] = await services.outbox();
    expect(list?.text).toContain(other);
    expect(list?.text).not.toMatch(/Karol|0905/);
  });
});
