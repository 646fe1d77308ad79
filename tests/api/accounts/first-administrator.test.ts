import { expect, test } from 'vitest';
import { accountRecords } from '../../../netlify/server/users/accounts.ts';
import { ensureFirstAdministrator } from '../../../netlify/server/users/first-administrator.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const BOSS = { email: 'sefka@kd.example', password: 'tri citróny a klobúk' };

const login = (services: TestServices, body: object) => callApi(services)('POST', '/api/auth/login', { body });
const countUsers = (services: TestServices) => accountRecords(services.store).users.count('created');

test('the first start makes an administrator with a random password, and later ones none', async () => {
  const services = await testServices();
  const made = await ensureFirstAdministrator(services);
  expect(made).toEqual({
    email: 'admin@kdriviera.example',
    password: expect.stringMatching(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/),
  });
  expect((await login(services, made ?? {})).body.user).toMatchObject({ roles: [{ name: 'admin' }] });
  expect(await ensureFirstAdministrator(services)).toBeNull();
  expect(await countUsers(services)).toBe(1);
});

test('of two starts at once one makes and prints him', async () => {
  const services = await testServices();
  // Hashes of one moment, so that neither start is ahead.
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
