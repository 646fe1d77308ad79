import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newTrustedDevice } from '../../../src/server/core/auth/trusted-devices.ts';
import { saveLine } from '../../../src/server/core/entries/save-log.ts';
import { storeUpload } from '../../../src/server/core/entries/uploads.ts';
import { runJob } from '../../../src/server/core/jobs/job-runs.ts';
import { queuedMail } from '../../../src/server/core/mail/mail-queue.ts';
import { dismissGuide } from '../../../src/server/features/dashboard/first-run.ts';
import { noteBackup } from '../../../src/server/features/data-duties/backup-format.ts';
import { newsletterRecords } from '../../../src/server/features/newsletter/records.ts';
import { reservationStore } from '../../../src/server/features/reservations/reservation-store.ts';
import { jobs } from '../../../src/server/jobs.ts';
import type { Services } from '../../../src/server/services.ts';
import { keepReservation } from '../../support/desk.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { makeMail } from '../../support/make-mail.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { makeReservationRequest } from '../../support/make-reservation-request.ts';
import { DAY_MS, newsletterOf, SITE } from '../../support/open-newsletter.ts';
import { TEST_NOW, type TestServices, testServices } from '../../support/test-services.ts';
import { openDesk } from '../reservations/open-desk.ts';

const ROOT = join(import.meta.dirname, '../../..');

const runRetention = (services: Services) => runJob(services, jobs.retention);
const kindOf = (key: string) => key.slice(0, key.indexOf(':'));

async function writtenDown(): Promise<Map<string, { mayStay: boolean }>> {
  const text = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, table = ''] = text.split('| record | kept | without an end |');
  const kinds = new Map<string, { mayStay: boolean }>();
  for (const row of table.split('\n\n', 1)[0]?.split('\n').slice(2) ?? []) {
    const [, names = '', , rest = ''] = row.split(' | ').length === 3 ? ['', ...row.split(' | ')] : [];
    for (const [, name = ''] of names.matchAll(/`([a-z-]+)`/g))
      kinds.set(name, { mayStay: rest.startsWith('stays: ') });
  }
  return kinds;
}

async function written(): Promise<Set<string>> {
  const kinds = new Set(['limit', 'mail-count', 'newsletter-challenge']);
  for await (const path of glob('src/server/**/*.ts', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, path), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bcollection\(\s*store,\s*'([a-z-]+)'/g)) kinds.add(name);
  }
  return kinds;
}

async function livedInHouse(): Promise<TestServices> {
  const services = await testServices({ config: { siteUrl: SITE } });
  const { call, ask, patch, editor } = await openDesk({ services });
  const newsletter = newsletterOf(services);
  await newsletter.subscribe('caka@priklad.sk');
  await newsletter.subscribe('odbera@priklad.sk');
  const link = /newsletter\/confirm\/([\w-]+)/;
  const [confirmation] = (await services.outbox()).filter(({ to }) => to === 'odbera@priklad.sk');
  await newsletter.confirm(link.exec(confirmation?.text ?? '')?.[1] ?? '');
  await newsletter.subscribe('odbera@priklad.sk');

  await patch(await ask(), { status: 'confirmed' });
  await keepReservation(services, { suspicious: true });
  await call('POST', '/api/admin/reservations/rooms/dvorana/feed', { token: editor });
  await call('POST', '/api/admin/presence', { token: editor, body: { entry: 'events/1' } });
  const request = makeReservationRequest({ email: 'raz@example.sk' });
  await call('POST', '/api/reservations', { body: request, headers: { 'Idempotency-Key': 'once' } });

  const fields = { name: 'Nová Osoba', email: 'nova@kd.example', password: PASSWORD, password_confirmation: PASSWORD };
  await call('POST', '/api/auth/register', { body: fields });
  await call('POST', '/api/auth/forgot-password', { body: { email: 'nikto@kd.example' } });
  const jana = await makeAccount(services);
  const token = await signInAs(services, jana);
  await call('POST', '/api/user/two-factor/email', { token });
  await call('POST', '/api/auth/login', { body: { email: jana.value.email, password: PASSWORD } });
  const computer = newTrustedDevice(services, jana, { network: '192.0.2.7', userAgent: 'Test' });
  await services.store.commit([computer.write]);
  const two_factor = { method: 'email' } as const;
  const second = await makeAccount(services, { email: 'druha@kd.example', two_factor });
  await call('POST', '/api/auth/login', { body: { email: second.value.email, password: PASSWORD } });
  await services.settled();
  for (const job of Object.values(jobs)) await runJob(services, job).catch(() => {});
  void runJob(services, { ...jobs.retention, run: () => new Promise(() => {}) });
  await expect.poll(() => services.store.get('job-lock:retention')).not.toBeNull();
  await services.store.commit([queuedMail(services, makeMail(), 'decision').write]);
  await storeUpload(services, `${'0'.repeat(40)}.webp`, new Uint8Array([1]));
  const saved = { actor: jana.id, visitor: null, act: 'content_changed' } as const;
  await saveLine(services, saved).intend(['site.json'], new Map([['site.json', '{}']]));
  await dismissGuide(services);
  await noteBackup(services.store, { at: TEST_NOW, records: 1, pictures: 0, bytes: 1 });
  return services;
}

/** Other tests cover these. */
const NOT_LIVED =
  /^(?:build-|monthly-report$|reservation-untold$|newsletter-(?:issue|deleted|import|edition|progress|chunk|lease|mail-event|suppressed|settings|draft-made)$)/;

describe('every kind of record', () => {
  test('is written down in docs/operations.md, and nothing else is', async () => {
    expect([...(await writtenDown()).keys()].sort()).toEqual([...(await written())].sort());
  });

  test('ends by itself, or may stay for a reason that is written down', async () => {
    const kinds = await writtenDown();
    const { store } = await livedInHouse();
    const met = new Set<string>();
    const endless = new Set<string>();
    for await (const { key, expiresAt } of store.everyRecord()) {
      met.add(kindOf(key));
      if (expiresAt === null) endless.add(kindOf(key));
    }
    expect([...kinds.keys()].filter((kind) => !NOT_LIVED.test(kind) && !met.has(kind))).toEqual([]);
    expect([...endless].filter((kind) => kinds.get(kind)?.mayStay !== true)).toEqual([]);
  });

  test('is gone after five years, but for those that may stay', async () => {
    const kinds = await writtenDown();
    const services = await livedInHouse();
    services.clock.advance(5 * 366 * DAY_MS);
    await runRetention(services);
    const left = new Set<string>();
    for await (const { key } of services.store.everyRecord()) left.add(kindOf(key));
    expect([...left].filter((kind) => kinds.get(kind)?.mayStay !== true)).toEqual([]);
    expect([...left]).toEqual(expect.arrayContaining(['user', 'subscriber', 'newsletter-consent']));
    expect([...left]).not.toContain('reservation');
  });
});

describe('what was left without an end', () => {
  test('unconfirmed subscribers go once they are old enough', async () => {
    const services = await testServices();
    const { subscribers } = newsletterRecords(services.store);
    const pending = { email: 'jana@kd.example', state: 'pending', since: TEST_NOW, consent_id: 'c' } as const;
    await subscribers.create('old', pending);
    await subscribers.create('active', { ...pending, state: 'active' });
    await runRetention(services);
    expect(await subscribers.find('old')).not.toBeNull();
    services.clock.advance(8 * DAY_MS);
    await runRetention(services);
    await runRetention(services);
    expect(await subscribers.find('old')).toBeNull();
    expect(await subscribers.find('active')).not.toBeNull();
  });

  test('reservations go a year after their last day, or after they came when they have none, whatever their state', async () => {
    const services = await testServices();
    const reservations = reservationStore(services);
    const noDay = { date_from: null, date_until: null, time_from: null, time_until: null };
    const came = (day: string) => ({ created_at: `${day}T11:00:00.000Z` });
    const on = (day: string) => ({ date_from: day, date_until: day });
    const kept = {
      LATER: makeReservation(on('2025-11-21')),
      WAITS: makeReservation({ ...noDay, ...came('2025-11-21') }),
      AHEAD: makeReservation({ ...on('2027-05-01'), ...came('2020-01-01'), status: 'confirmed' }),
    };
    const outdated = {
      OVER: makeReservation({ ...on('2025-11-19'), status: 'done' }),
      LONG: makeReservation({ date_from: '2025-11-01', date_until: '2025-11-19', status: 'confirmed' }),
      FORGOTTEN: makeReservation({ ...noDay, ...came('2025-11-19') }),
    };
    for (const [id, value] of Object.entries({ ...kept, ...outdated })) await reservations.create(id, value);
    await runRetention(services);
    const found = async (ids: object) =>
      (await reservations.findMany(Object.keys(ids))).map((entry) => entry?.id ?? null);
    expect(await found(kept)).toEqual(Object.keys(kept));
    expect(await found(outdated)).toEqual([null, null, null]);
  });

  test('goes a hundred a night, and the next night goes on', async () => {
    const services = await testServices();
    const reservations = reservationStore(services);
    const old = makeReservation({ date_from: '2025-01-01', date_until: '2025-01-01' });
    for (let at = 0; at < 130; at += 1) await reservations.create(`R-${at}`, old);
    await runRetention(services);
    expect(await reservations.count('created')).toBe(30);
    await runRetention(services);
    expect(await reservations.count('created')).toBe(0);
  });
});
