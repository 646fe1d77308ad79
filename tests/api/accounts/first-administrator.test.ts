import { expect, test } from 'vitest';
import { accountRecords } from '../../../src/server/core/accounts/accounts.ts';
import { ensureFirstAdministrator } from '../../../src/server/core/auth/first-administrator.ts';
import { callApi } from '../../support/call-api.ts';
import { resetToken } from '../../support/mailed-link.ts';
import { makeAccount } from '../../support/make-account.ts';
import { makeSettings } from '../../support/make-settings.ts';
import { makeSite } from '../../support/make-site.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const BOSS = { email: 'sefka@kd.example', password: 'tri citróny a klobúk' };

const login = (services: TestServices, body: object) => callApi(services)('POST', '/api/auth/login', { body });
const countUsers = (services: TestServices) => accountRecords(services.store).users.count('created');

test('the first start makes whoever gets the mails to staff an administrator with a random password, and later ones none', async () => {
  const site = makeSite({ staff_email: 'Dispecing@kdriviera.example' });
  const services = await testServices({ index: { settings: makeSettings({ site }) } });
  const made = await ensureFirstAdministrator(services);
  expect(made).toEqual({
    email: 'dispecing@kdriviera.example',
    password: expect.stringMatching(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/),
  });
  expect((await login(services, made ?? {})).body.user).toMatchObject({ roles: [{ name: 'admin' }] });
  expect(await ensureFirstAdministrator(services)).toBeNull();
  expect(await countUsers(services)).toBe(1);
});

test('of two starts at once one makes and prints him', async () => {
  const services = await testServices();
  // Hashing must take no time, so that neither start is ahead.
  const racing = { ...services, passwords: { ...services.passwords, hash: async () => 'x' } };
  const made = await Promise.all([ensureFirstAdministrator(racing), ensureFirstAdministrator(racing)]);
  expect(made.filter((administrator) => administrator !== null)).toHaveLength(1);
  expect(await countUsers(services)).toBe(1);
});

test('two starts at once with different addresses make one as well', async () => {
  const services = await testServices();
  const other = { ...services, config: { ...services.config, firstAdministrator: BOSS } };
  await Promise.all([ensureFirstAdministrator(services), ensureFirstAdministrator(other)]);
  expect(await countUsers(services)).toBe(1);
});

test('twin: without expectations two starts at once make two', async () => {
  const services = await testServices();
  const passwords = { ...services.passwords, hash: async () => 'x' };
  const racing = { ...services, passwords, store: withoutExpectations(services.store) };
  const made = await Promise.all([ensureFirstAdministrator(racing), ensureFirstAdministrator(racing)]);
  expect(made.filter((administrator) => administrator !== null)).toHaveLength(2);
});

test('the one of the environment is made without a word, his address counts as confirmed', async () => {
  const services = await testServices({ config: { firstAdministrator: BOSS } });
  expect(await ensureFirstAdministrator(services)).toBeNull();
  const answer = await login(services, BOSS);
  expect(answer.body.user).toMatchObject({
    roles: [{ name: 'admin' }],
    email_verified_at: '2026-11-20T11:00:00.000Z',
  });
});

test('where nothing starts, he is made when he first signs in', async () => {
  const services = await testServices({ config: { firstAdministrator: BOSS } });
  expect((await login(services, { ...BOSS, email: 'iny@kd.example' })).status).toBe(401);
  expect(await countUsers(services)).toBe(0);
  expect((await login(services, BOSS)).status).toBe(200);
  expect((await login(services, BOSS)).status).toBe(200);
  expect(await countUsers(services)).toBe(1);
});

test('the environment changes nothing once there is an administrator', async () => {
  const services = await testServices({ config: { firstAdministrator: BOSS } });
  await makeAccount(services, { roles: ['admin'] });
  await ensureFirstAdministrator(services);
  expect((await login(services, BOSS)).status).toBe(401);
});

test('a printed password lets in, and nothing can be done before another one is chosen', async () => {
  const services = await testServices();
  const made = await ensureFirstAdministrator(services);
  const { call, token } = await signedIn(services, made ?? {});
  expect((await call('GET', '/api/user', { token })).body).toMatchObject({
    email: made?.email,
    password_change_required: true,
  });
  const refused = [
    await call('GET', '/api/admin/users', { token }),
    await call('PATCH', '/api/user', { token, body: { name: 'Iné' } }),
    await call('POST', '/api/user/two-factor/app', { token }),
    await call('GET', '/api/user/sessions', { token }),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toEqual([403, { message: 'password-change-required' }]);

  const change = (password: string) =>
    call('POST', '/api/user/password', {
      token,
      body: { current_password: made?.password, password, password_confirmation: password },
    });
  expect((await change(made?.password ?? '')).body).toEqual({
    message: { password: ['Nové heslo má byť iné ako terajšie.'] },
  });
  expect((await change('tri citróny a klobúk')).status).toBe(200);
  expect((await call('GET', '/api/user', { token })).body).not.toHaveProperty('password_change_required');
  expect((await call('GET', '/api/admin/users', { token })).status).toBe(200);
});

test('with a password that has to be changed one can sign out', async () => {
  const services = await testServices();
  const { call, token } = await signedIn(services, (await ensureFirstAdministrator(services)) ?? {});
  expect((await call('POST', '/api/logout', { token })).status).toBe(200);
  expect((await call('GET', '/api/user', { token })).status).toBe(401);
});

test('a password set by a mailed link takes the place of a printed one', async () => {
  const services = await testServices();
  const made = await ensureFirstAdministrator(services);
  const email = made?.email ?? '';
  await callApi(services)('POST', '/api/auth/forgot-password', { body: { email } });
  const password = 'tri citróny a klobúk';
  const body = { token: await resetToken(services, email), password, password_confirmation: password };
  await callApi(services)('POST', '/api/auth/reset-password', { body });
  const { call, token } = await signedIn(services, { email, password });
  expect((await call('GET', '/api/admin/users', { token })).status).toBe(200);
});

test('a password that the environment gives is neither judged nor has to be changed, however weak', async () => {
  const services = await testServices({ config: { firstAdministrator: { ...BOSS, password: 'heslo' } } });
  const { call, token } = await signedIn(services, { ...BOSS, password: 'heslo' });
  expect((await call('GET', '/api/user', { token })).body).not.toHaveProperty('password_change_required');
  expect((await call('GET', '/api/admin/users', { token })).status).toBe(200);
});

async function signedIn(services: TestServices, credentials: object) {
  const token = (await login(services, credentials)).body.access_token;
  return { call: callApi(services), token };
}
