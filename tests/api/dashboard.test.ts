import { describe, expect, test } from 'vitest';
import type { Role } from '../../src/domain/accounts/permissions.ts';
import { changeWrites, requireUser } from '../../src/server/core/accounts/accounts.ts';
import { recordAudit } from '../../src/server/core/audit/audit-log.ts';
import { runJob } from '../../src/server/core/jobs/job-runs.ts';
import { jobs } from '../../src/server/jobs.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { makeUndelivered } from '../support/make-mail.ts';
import { openContentDesk, UPLOAD } from '../support/open-content-desk.ts';
import { type TestServices, testServices } from '../support/test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let made = 0;

type Opened = { version: string; value: object };

async function tokenOf(services: TestServices, role: Role): Promise<string> {
  made += 1;
  return signInAs(services, await makeAccount(services, { email: `${role}-${made}@kd.example`, roles: [role] }));
}

test('everybody on the staff sees when the site was built, and of the rest what their permissions are for', async () => {
  const services = await testServices({ index: { built_at: '2026-11-20T03:00:00Z' } });
  const failed = await makeUndelivered(services, true);
  const call = callApi(services);
  const nothing = { warnings: [], mails: null, jobs: null, accounts: null, blocked_sign_ins: null, first_run: null };
  for (const role of ['editor', 'programme', 'rentals', 'texts'] as const)
    expect((await call('GET', '/api/admin/dashboard', { token: await tokenOf(services, role) })).body).toEqual({
      built_at: '2026-11-20T03:00:00Z',
      ...nothing,
    });
  expect((await call('GET', '/api/admin/dashboard', { token: await tokenOf(services, 'admin') })).body).toEqual({
    built_at: '2026-11-20T03:00:00Z',
    warnings: [],
    mails: {
      waiting: 0,
      oldest_age_seconds: null,
      failed: 1,
      given_up: [expect.objectContaining({ id: failed, subject: 'Vaša žiadosť' })],
    },
    jobs: { troubled: [], last_backup_at: null },
    accounts: { waiting: { items: [], total: 0 }, without_second_factor: { total: 5, is_own: true } },
    blocked_sign_ins: { total: 0, last_at: null },
    first_run: null,
  });
});

test('an administrator sees who has waited longest for a role, which jobs failed, and sign-ins blocked today', async () => {
  const services = await testServices();
  const now = services.clock.now();
  const names = ['Adam', 'Beáta', 'Cyril', 'Dana'];
  for (const [at, name] of names.entries())
    await makeAccount(services, { name, email: `${at}@kd.example`, email_verified_at: now - at * DAY_MS });
  const failing = { ...jobs.retention, run: () => Promise.reject(new Error('not tonight')) };
  await runJob(services, failing).catch(() => {});
  const token = await tokenOf(services, 'admin');
  const blocked = { act: 'sign_in_blocked', visitor: null } as const;
  await recordAudit(services, blocked);
  const { body } = await callApi(services)('GET', '/api/admin/dashboard', { token });
  expect(body).toMatchObject({
    jobs: { troubled: [{ name: 'retention', state: 'failed' }] },
    accounts: {
      waiting: {
        total: 4,
        items: ['Dana', 'Cyril', 'Beáta'].map((name) => ({ name, id: expect.any(String), since: expect.any(String) })),
      },
    },
    blocked_sign_ins: { total: 1, last_at: '2026-11-20T11:00:00.000Z' },
  });
  services.clock.advance(DAY_MS);
  await recordAudit(services, blocked);
  const tomorrow = await signInAs(services, await makeAccount(services, { email: 'x@kd.example', roles: ['admin'] }));
  expect((await callApi(services)('GET', '/api/admin/dashboard', { token: tomorrow })).body).toMatchObject({
    blocked_sign_ins: { total: 1 },
  });
});

describe('the guide of a new centre', () => {
  async function openGuide() {
    const desk = await openContentDesk();
    const guide = async () => (await desk.call('GET', '/api/admin/dashboard')).body.first_run;
    return { ...desk, guide };
  }

  test('ticks its steps by what is really done, and goes when all are', async () => {
    const { guide, call, services, user, file, writeFile } = await openGuide();
    const undone = { contacts: false, logo: false, first_event: false, colleagues: false, second_factor: false };
    const open = { ...undone, place: true, numbers: true, rooms: true, texts: true };
    expect(await guide()).toEqual(open);

    const [site, rooms] = [await file('site.json'), await file('rooms.json')];
    const middleOfSlovakia = { lat: 48.7, lng: 19.5 };
    await writeFile('site.json', JSON.stringify({ ...JSON.parse(site), location: middleOfSlovakia }));
    await writeFile('rooms.json', JSON.stringify(JSON.parse(rooms).map((room: object) => ({ ...room, images: [] }))));
    expect(await guide()).toEqual({ ...open, place: false, rooms: false });
    await writeFile('site.json', site);
    await writeFile('rooms.json', rooms);

    const terms = await file('pages/terms.md');
    await writeFile('pages/terms.md', `${terms}\nVstupenky predáva [doplňte: kto].\n`);
    expect(await guide()).toEqual({ ...open, texts: false });
    await writeFile('pages/terms.md', terms);

    const { version, value } = (await call('GET', '/api/admin/settings/site')).body as Opened;
    const addresses = { email: 'dom@kd.sk', reservation_email: 'dom@kd.sk', staff_email: 'dom@kd.sk' };
    const logo = { image_path: UPLOAD, width: 400, height: 400 };
    const saved = await call('PUT', '/api/admin/settings/site', { version, value: { ...value, ...addresses } });
    expect(saved.status).toBe(200);
    const look = (await call('GET', '/api/admin/settings/look')).body as Opened;
    const change = { version: look.version, value: { ...look.value, logo } };
    expect((await call('PUT', '/api/admin/settings/look', change)).status).toBe(200);
    expect(await guide()).toEqual({ ...open, contacts: true, logo: true });

    const event = { title: 'Prvé', start_date: '2026-12-05T18:00', description: 'Text.', is_paid: false };
    await call('POST', '/api/admin/events', event);
    await call('POST', '/api/admin/users', { name: 'Eva', email: 'eva2@kd.example', roles: ['programme'] });
    expect(await guide()).toMatchObject({ first_event: true, colleagues: true, second_factor: false });

    const account = await requireUser(services.store, user.id);
    await services.store.commit(
      await changeWrites(services, account, { ...account.value, two_factor: { method: 'email' } }),
    );
    expect(await guide()).toBeNull();
  });

  test('asks about what was guessed until each of it is another, whatever else is saved on its page', async () => {
    const { guide, call, file, writeFile } = await openGuide();
    const { claims, ...site } = JSON.parse(await file('site.json'));
    const guessed = { ...claims, events_per_year: '10+', visitors_per_year: '500+' };
    const location = { lat: 48.7, lng: 19.5 };
    await writeFile('site.json', JSON.stringify({ ...site, location, claims: guessed }));
    expect(await guide()).toMatchObject({ place: false, numbers: false });
    const change = async (changes: object) => {
      const { version, value } = (await call('GET', '/api/admin/settings/site')).body as Opened;
      const body = { version, value: { ...value, ...changes } };
      expect((await call('PUT', '/api/admin/settings/site', body)).status).toBe(200);
      return guide();
    };
    const counted = { ...guessed, events_per_year: '12+' };
    expect(await change({ email: 'dom@kd.sk' })).toMatchObject({ place: false, numbers: false });
    expect(await change({ location: site.location })).toMatchObject({ place: true, numbers: false });
    expect(await change({ claims: counted })).toMatchObject({ numbers: false });
    expect(await change({ claims: { ...counted, visitors_per_year: '700+' } })).toMatchObject({ numbers: true });
  });

  test('asks no more about numbers that somebody says are right, but about the place, which never is', async () => {
    const { guide, call, file, writeFile } = await openGuide();
    const { claims, ...site } = JSON.parse(await file('site.json'));
    const guessed = { location: { lat: 48.7, lng: 19.5 }, claims: { ...claims, visitors_per_year: '500+' } };
    await writeFile('site.json', JSON.stringify({ ...site, ...guessed }));
    expect(await guide()).toMatchObject({ place: false, numbers: false });
    expect((await call('DELETE', '/api/admin/first-run/numbers')).status).toBe(200);
    expect(await guide()).toMatchObject({ place: false, numbers: true });
  });

  test('is there for administrators of a new centre only, and goes when one puts it away', async () => {
    const { guide, call, services, send } = await openGuide();
    expect((await send('DELETE', '/api/admin/first-run', { token: await tokenOf(services, 'editor') })).status).toBe(
      403,
    );
    expect(await guide()).not.toBeNull();
    expect((await call('DELETE', '/api/admin/first-run')).status).toBe(200);
    expect((await call('DELETE', '/api/admin/first-run')).status).toBe(200);
    expect(await guide()).toBeNull();
  });

  test('is gone after two months', async () => {
    const { services, send } = await openGuide();
    services.clock.advance(61 * DAY_MS);
    const token = await tokenOf(services, 'admin');
    expect((await send('GET', '/api/admin/dashboard', { token })).body.first_run).toBeNull();
  });

  test('does not keep the rest from being seen while the content does not answer', async () => {
    const { services } = await openGuide();
    const content = { ...services.content, state: () => Promise.reject(new Error('gone')) };
    const token = await tokenOf(services, 'admin');
    const { status, body } = await callApi({ ...services, content })('GET', '/api/admin/dashboard', { token });
    expect([status, body.first_run]).toEqual([200, null]);
  });
});
