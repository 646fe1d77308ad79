import { expect, test } from 'vitest';
import { accountRecords, creationWrites, newUserId, requireUser } from '../../src/server/core/accounts/accounts.ts';
import { newUser, type User } from '../../src/server/core/accounts/user.ts';
import { deleteAccount } from '../../src/server/features/users/administration.ts';
import { commitBatches } from '../../src/server/ports/store/commit-batches.ts';
import type { Write } from '../../src/server/ports/store/store.ts';
import { callApi } from '../support/call-api.ts';
import { latestMail, resetToken } from '../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../support/make-account.ts';
import { type TestServices, testServices } from '../support/test-services.ts';
import { withoutExpectations } from '../support/without-expectations.ts';

const MINUTE_MS = 60_000;
const EVA = 'eva@kd.example';
const LAST = 'Aspoň jeden správca musí zostať. Najprv dajte túto rolu niekomu ďalšiemu.';

async function open(given?: TestServices) {
  const services = given ?? (await testServices());
  const admin = await makeAccount(services, { name: 'Ján Správca', email: 'spravca@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const send = callApi(services);
  const call = (method: string, path: string, body?: unknown, bearer = token) =>
    send(method, path, { token: bearer, body });
  return { services, admin, call, send };
}

const makeEva = (services: TestServices, overrides: Partial<User> = {}) =>
  makeAccount(services, { name: 'Eva Čierna', email: EVA, ...overrides });

test('an account is shown with what those need who administrate it, and nothing secret', async () => {
  const { services, call } = await open();
  const eva = await makeEva(services, { roles: ['editor'] });
  const wire = {
    id: eva.id,
    name: 'Eva Čierna',
    email: EVA,
    email_verified_at: '2026-11-20T11:00:00.000Z',
    two_factor_enabled: false,
    two_factor_method: null,
    roles: [{ name: 'editor' }],
    state: 'active',
    blocked: false,
    self_registered: true,
    created_at: '2026-11-20T11:00:00.000Z',
    last_sign_in_at: null,
  };
  expect((await call('GET', `/api/admin/users/${eva.id}`)).body).toEqual(wire);
  expect((await call('GET', '/api/admin/users?query=eva')).body).toEqual({ items: [wire], total: 1 });
});

test('the list is searched, filtered, sorted and paged on the server', async () => {
  const { services, call } = await open();
  await makeEva(services);
  await makeAccount(services, {
    name: 'Chára Nová',
    email: 'b@kd.example',
    roles: ['editor'],
    two_factor: { method: 'email' },
  });
  await makeAccount(services, {
    name: 'Hana',
    email: 'c@kd.example',
    email_verified_at: null,
    invited_by: 'x',
    roles: ['editor'],
  });
  await makeAccount(services, { name: 'Cyril', email: 'd@kd.example', blocked_at: 1 });
  await makeAccount(services, { name: 'Adam', email: 'e@kd.example', email_verified_at: null });
  const names = async (query: string) => {
    const { body } = await call('GET', `/api/admin/users?${query}`);
    return [body.total, ...(body.items ?? []).map((user) => user.name)];
  };
  expect(await names('')).toEqual([6, 'Adam', 'Cyril', 'Eva Čierna', 'Hana', 'Chára Nová', 'Ján Správca']);
  expect(await names('sort=-name&per_page=2')).toEqual([6, 'Ján Správca', 'Chára Nová']);
  expect(await names('sort=-name&per_page=2&page=3')).toEqual([6, 'Cyril', 'Adam']);
  expect(await names('page=9')).toEqual([6]);
  expect(await names('query=CIERNA')).toEqual([1, 'Eva Čierna']);
  expect(await names('query=b@kd')).toEqual([1, 'Chára Nová']);
  expect(await names('query=nova%20chara')).toEqual([1, 'Chára Nová']);
  expect(await names('state=waiting')).toEqual([1, 'Eva Čierna']);
  expect(await names('state=invited')).toEqual([1, 'Hana']);
  expect(await names('state=unverified')).toEqual([1, 'Adam']);
  expect(await names('state=blocked')).toEqual([1, 'Cyril']);
  expect(await names('role=editor&two_factor=off')).toEqual([1, 'Hana']);
  expect(await names('role=none')).toEqual([3, 'Adam', 'Cyril', 'Eva Čierna']);
  expect(await names('sort=-last_sign_in_at&per_page=1')).toEqual([6, 'Ján Správca']);
});

test('the list has every account, also when strangers have registered a thousand before', async () => {
  const { services, call } = await open();
  const writes: Write[] = [];
  for (let at = 0; at < 1000; at += 1) {
    const user = newUser({ name: 'Cudzí', email: `cudzi${at}@kd.example`, created_at: services.clock.now() });
    writes.push(...(await creationWrites(services, newUserId(services), user)));
  }
  for (const batch of commitBatches(writes)) await services.store.commit(batch);
  services.clock.advance(1000);
  const eva = await makeEva(services);
  await signInAs(services, eva);
  const { body } = await call('GET', '/api/admin/users?state=waiting');
  expect(body.items).toMatchObject([{ id: eva.id, last_sign_in_at: '2026-11-20T11:00:01.000Z' }]);
  expect((await call('GET', '/api/admin/users')).body.total).toBe(1002);
});

test.each(['page=0', 'page=x', 'per_page=101', 'state=asleep', 'role=boss', 'sort=password_hash'])(
  'the list cannot be asked for %s',
  async (query) => {
    const { call } = await open();
    expect((await call('GET', `/api/admin/users?${query}`)).status).toBe(422);
  },
);

test('an invited person chooses a password by the mailed link and can sign in with his roles', async () => {
  const { services, call, send } = await open();
  const invited = await call('POST', '/api/admin/users', {
    name: 'Eva Čierna',
    email: 'EVA@kd.example',
    roles: ['editor'],
  });
  expect(invited.status).toBe(201);
  expect(invited.body).toMatchObject({ email: EVA, state: 'invited', roles: [{ name: 'editor' }] });
  const password = 'žltý dáždnik v hale';
  const token = await resetToken(services, EVA);
  const link = await send('POST', '/api/auth/reset-password/link', { body: { token } });
  expect(link.body).toEqual({ owner: { email: EVA, is_invitation: true } });
  const reset = { token, password, password_confirmation: password };
  expect((await send('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
  const signedIn = await send('POST', '/api/auth/login', { body: { email: EVA, password } });
  expect(signedIn.body.user).toMatchObject({ roles: [{ name: 'editor' }] });
});

test('an address that has an account cannot be invited, one that nobody confirmed can', async () => {
  const { services, call } = await open();
  const invitation = { name: 'Eva', email: EVA, roles: ['editor'] };
  const stranger = await makeEva(services, { email_verified_at: null });
  const invited = await call('POST', '/api/admin/users', invitation);
  expect(invited.status).toBe(201);
  expect(await accountRecords(services.store).users.find(stranger.id)).toBeNull();
  expect((await call('POST', '/api/admin/users', invitation)).body).toEqual({
    message: { email: ['S\u00a0touto adresou už účet existuje.'] },
  });
});

test('roles are given and taken, and work with the very next call', async () => {
  const { services, call, send } = await open();
  const eva = await makeEva(services);
  const token = await signInAs(services, eva);
  const path = `/api/admin/users/${eva.id}`;
  expect((await call('PATCH', path, { roles: ['admin'] })).body).toMatchObject({
    roles: [{ name: 'admin' }],
    state: 'active',
  });
  expect((await send('GET', '/api/admin/users', { token })).status).toBe(200);
  expect((await call('PATCH', path, { roles: [{ name: 'editor' }] })).body).toMatchObject({
    roles: [{ name: 'editor' }],
  });
  expect((await send('GET', '/api/admin/users', { token })).status).toBe(403);
  expect((await call('PATCH', path, { roles: ['boss'] })).body).toEqual({
    message: { 'roles.0': ['Vyberte rolu z\u00a0ponuky.'] },
  });
});

test('nothing but roles and blocking can be changed', async () => {
  const { services, call } = await open();
  const eva = await makeEva(services);
  await call('PATCH', `/api/admin/users/${eva.id}`, {
    password: 'x',
    password_hash: 'x',
    email: 'x@kd.example',
    two_factor: null,
  });
  expect((await requireUser(services.store, eva.id)).value).toEqual(eva.value);
});

test('an address nobody confirmed gets no role', async () => {
  const { services, call } = await open();
  const eva = await makeEva(services, { email_verified_at: null });
  expect((await call('PATCH', `/api/admin/users/${eva.id}`, { roles: ['editor'] })).status).toBe(422);
});

test('a blocked account is out at once, and signs in again when it is let in', async () => {
  const { services, call, send } = await open();
  const eva = await makeEva(services);
  const token = await signInAs(services, eva);
  const path = `/api/admin/users/${eva.id}`;
  expect((await call('PATCH', path, { blocked: true })).body).toMatchObject({ blocked: true, state: 'blocked' });
  expect((await send('GET', '/api/user', { token })).status).toBe(401);
  expect((await call('POST', `${path}/reset`)).status).toBe(409);
  expect((await call('PATCH', path, { blocked: false })).body).toMatchObject({ blocked: false });
  expect((await send('GET', '/api/user', { token })).status).toBe(401);
  expect((await send('POST', '/api/auth/login', { body: { email: EVA, password: PASSWORD } })).status).toBe(200);
});

test('a reset is mailed, an invitation is mailed again', async () => {
  const { services, call } = await open();
  const eva = await makeEva(services);
  expect((await call('POST', `/api/admin/users/${eva.id}/reset`)).status).toBe(200);
  expect((await latestMail(services, EVA)).subject).toBe('Nastavte si nové heslo');
  const { body } = await call('POST', '/api/admin/users', { name: 'Iva', email: 'iva@kd.example' });
  services.clock.advance(1000);
  await call('POST', `/api/admin/users/${body.id}/reset`);
  const mails = (await services.outbox()).filter(({ to }) => to === 'iva@kd.example');
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Pozvánka do administrácie webu'));
});

test('all sessions of an account can be ended', async () => {
  const { services, call, send } = await open();
  const eva = await makeEva(services);
  const token = await signInAs(services, eva);
  expect((await call('DELETE', `/api/admin/users/${eva.id}/sessions`)).status).toBe(200);
  expect((await send('GET', '/api/user', { token })).status).toBe(401);
});

test('a deleted account is gone with its address, links and sessions', async () => {
  const { services, call, send } = await open();
  const eva = await makeEva(services);
  const token = await signInAs(services, eva);
  await call('POST', `/api/admin/users/${eva.id}/reset`);
  const path = `/api/admin/users/${eva.id}`;
  expect((await call('DELETE', path)).status).toBe(200);
  expect((await send('GET', '/api/user', { token })).status).toBe(401);
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('DELETE', path)).status).toBe(404);
  expect(await services.store.get(`account-link:reset-password:${eva.id}`)).toBeNull();
  expect(await services.store.get(`last-sign-in:${eva.id}`)).toBeNull();
  await makeEva(services);
});

test.each(['x', 'a b', '..', '0'.repeat(32)])('there is no account %j', async (id) => {
  const { call } = await open();
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const path = `/api/admin/users/${encodeURIComponent(id)}`;
    if (id !== '..') expect((await call(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(404);
  }
});

test('giving power asks for the password after a quarter of an hour', async () => {
  const { services, call } = await open();
  const eva = await makeEva(services);
  services.clock.advance(15 * MINUTE_MS + 1);
  const path = `/api/admin/users/${eva.id}`;
  const answers = [
    await call('PATCH', path, { roles: ['admin'] }),
    await call('DELETE', path),
    await call('POST', '/api/admin/users', { name: 'Iva', email: 'iva@kd.example' }),
    await call('GET', '/api/admin/audit/csv'),
  ];
  for (const answer of answers) expect(answer.body).toEqual({ message: 'password-confirmation-required' });
  expect((await call('POST', '/api/user/confirm-password', { password: PASSWORD })).status).toBe(200);
  expect((await call('PATCH', path, { roles: ['admin'] })).status).toBe(200);
});

test('the last administrator can neither be demoted, nor blocked, nor deleted', async () => {
  const { admin, call } = await open();
  const path = `/api/admin/users/${admin.id}`;
  const answers = [
    await call('PATCH', path, { roles: ['editor'] }),
    await call('PATCH', path, { blocked: true }),
    await call('DELETE', path),
  ];
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([409, { message: LAST }]);
});

test('an administrator who is blocked, or has not confirmed his address, does not count', async () => {
  const { services, admin, call } = await open();
  const eva = await makeEva(services, { roles: ['admin'] });
  await call('POST', '/api/admin/users', { name: 'Iva', email: 'iva@kd.example', roles: ['admin'] });
  expect((await call('PATCH', `/api/admin/users/${eva.id}`, { blocked: true })).status).toBe(200);
  expect((await call('DELETE', `/api/admin/users/${admin.id}`)).status).toBe(409);
  expect((await call('PATCH', `/api/admin/users/${eva.id}`, { blocked: false })).status).toBe(200);
  expect((await call('DELETE', `/api/admin/users/${admin.id}`)).status).toBe(200);
});

async function demoteEachOther(services: TestServices): Promise<number[]> {
  const { admin, call } = await open(services);
  const eva = await makeEva(services, { roles: ['admin'] });
  const token = await signInAs(services, eva);
  const answers = await Promise.all([
    call('PATCH', `/api/admin/users/${eva.id}`, { roles: [] }),
    call('PATCH', `/api/admin/users/${admin.id}`, { roles: [] }, token),
  ]);
  return answers.map(({ status }) => status).sort();
}

test('of two administrators who demote each other at the same moment one stays', async () => {
  const services = await testServices();
  expect(await demoteEachOther(services)).toEqual([200, 409]);
});

test('twin: without expectations none is left', async () => {
  const services = await testServices();
  expect(await demoteEachOther({ ...services, store: withoutExpectations(services.store) })).toEqual([200, 200]);
});

test('two deletions of the last two administrators at the same moment leave one', async () => {
  const { services, admin } = await open();
  const eva = await makeEva(services, { roles: ['admin'] });
  const by = { actor: null, visitor: null };
  const results = await Promise.allSettled([admin.id, eva.id].map((id) => deleteAccount(services, id, by)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await accountRecords(services.store).users.count('created')).toBe(1);
});
