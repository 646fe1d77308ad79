import { expect, test } from 'vitest';
import { findByEmail } from '../../../netlify/server/users/accounts.ts';
import { callApi } from '../../support/call-api.ts';
import { latestMail, resetToken } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const HOUR_MS = 60 * 60 * 1000;
const JANA = 'jana@kd.example';
const NEW_PASSWORD = 'žltý dáždnik v hale';

async function open(given?: TestServices) {
  const services = given ?? (await testServices());
  const call = callApi(services);
  return {
    services,
    call,
    forgot: (email = JANA) => call('POST', '/api/auth/forgot-password', { body: { email } }),
    reset: (token: string, password = NEW_PASSWORD) =>
      call('POST', '/api/auth/reset-password', { body: { token, password, password_confirmation: password } }),
    login: (password: string, ip?: string) =>
      call('POST', '/api/auth/login', { body: { email: JANA, password }, ...(ip ? { ip } : {}) }),
  };
}

test('the mailed link sets a new password once, ends all sessions and signs nobody in', async () => {
  const { services, call, forgot, reset, login } = await open();
  const token = await signInAs(services, await makeAccount(services));
  await forgot();
  const answer = await reset(await resetToken(services, JANA));
  expect(answer.body).toEqual({ message: 'Nové heslo je nastavené. Prihláste sa ním.' });
  expect((await call('GET', '/api/user', { token })).status).toBe(401);
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login(NEW_PASSWORD)).status).toBe(200);
  expect((await latestMail(services, JANA)).subject).toBe('Heslo k\u00a0účtu sa zmenilo');
});

test('forgotten passwords are answered alike for known, unknown and blocked addresses', async () => {
  const { services, forgot } = await open();
  await makeAccount(services);
  await makeAccount(services, { email: 'blok@kd.example', blocked_at: 1 });
  const answers = [
    await forgot(),
    await forgot('nikto@kd.example'),
    await forgot('blok@kd.example'),
    await forgot('nikto'),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(answers[0]?.body);
    expect([...answer.headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])]);
  }
  expect((await services.outbox()).map(({ to }) => to)).toEqual([JANA]);
});

test('a mail that cannot be sent is not told either', async () => {
  const services = await testServices();
  const { forgot } = await open({
    ...services,
    mailer: { ...services.mailer, send: () => Promise.reject(new Error()) },
  });
  await makeAccount(services);
  expect((await forgot()).status).toBe(200);
  expect((await forgot('nikto@kd.example')).status).toBe(200);
  await expect(services.settled()).rejects.toThrow();
});

test('a link is used up by its first use', async () => {
  const { services, forgot, reset } = await open();
  await makeAccount(services);
  await forgot();
  const token = await resetToken(services, JANA);
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token, 'ešte iné dlhé heslo')).status).toBe(404);
});

test('of two concurrent resets with the same token one wins', async () => {
  const { services, forgot, reset } = await open();
  await makeAccount(services);
  await forgot();
  const token = await resetToken(services, JANA);
  const answers = await Promise.all([reset(token), reset(token, 'ešte iné dlhé heslo')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('twin: without expectations two concurrent resets both win', async () => {
  const services = await testServices();
  await makeAccount(services);
  const { forgot } = await open(services);
  await forgot();
  const token = await resetToken(services, JANA);
  const { reset } = await open({ ...services, store: withoutExpectations(services.store) });
  const answers = await Promise.all([reset(token), reset(token, 'ešte iné dlhé heslo')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a newer link voids the older, and an hour ends it', async () => {
  const { services, forgot, reset } = await open();
  await makeAccount(services);
  await forgot();
  const older = await resetToken(services, JANA);
  services.clock.advance(1000);
  await forgot();
  const newer = await resetToken(services, JANA);
  expect((await reset(older)).status).toBe(404);
  services.clock.advance(HOUR_MS);
  expect((await reset(newer)).status).toBe(404);
});

test('a refused password leaves the link as it is', async () => {
  const { services, forgot, reset } = await open();
  await makeAccount(services);
  await forgot();
  const token = await resetToken(services, JANA);
  expect((await reset(token, 'heslo1234')).status).toBe(422);
  expect((await reset(token)).status).toBe(200);
});

test('a link of an account whose address has changed since, or that is blocked, is void', async () => {
  const { services, forgot, reset } = await open();
  const user = await makeAccount(services);
  await forgot();
  const token = await resetToken(services, JANA);
  const change = (fields: object) =>
    services.store.commit([
      { op: 'put', key: `user:${user.id}`, value: JSON.stringify({ ...user.value, ...fields }), expect: 'any' },
    ]);
  await change({ email: 'ina@kd.example' });
  expect((await reset(token)).status).toBe(404);
  await change({ blocked_at: 1 });
  expect((await reset(token)).status).toBe(404);
  await change({});
  expect((await reset(token)).status).toBe(200);
});

test('a new password opens the door again that strangers have shut by guessing', async () => {
  const { services, forgot, reset, login } = await open();
  await makeAccount(services);
  for (let time = 0; time < 6; time += 1) await login('zlé heslo', '198.51.100.1');
  expect((await login(PASSWORD)).status).toBe(429);
  await forgot();
  await reset(await resetToken(services, JANA));
  expect((await login(NEW_PASSWORD)).status).toBe(200);
});

test('a reset does not skip the second factor', async () => {
  const { services, forgot, reset, login } = await open();
  await makeAccount(services, { two_factor: { method: 'email' } });
  await forgot();
  await reset(await resetToken(services, JANA));
  expect((await login(NEW_PASSWORD)).body).toMatchObject({ two_factor_required: true });
});

test('a reset confirms the address, since only its owner had the link', async () => {
  const { services, forgot, reset, login } = await open();
  await makeAccount(services, { email_verified_at: null });
  await forgot();
  await reset(await resetToken(services, JANA));
  expect((await login(NEW_PASSWORD)).status).toBe(200);
  expect((await findByEmail(services.store, JANA))?.value.email_verified_at).toBe(services.clock.now());
});

test('a fourth request for one address within an hour is refused, known or not', async () => {
  const { services, forgot } = await open();
  await makeAccount(services);
  for (const email of [JANA, 'nikto@kd.example']) {
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await forgot(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

test.each(['', 'x', '0'.repeat(75), 'ž'.repeat(64)])('the token %j resets nothing', async (token) => {
  const { reset } = await open();
  expect((await reset(token)).status).toBe(404);
});
