import { expect, test } from 'vitest';
import { findByEmail } from '../../../src/server/core/accounts/accounts.ts';
import { sendReset } from '../../../src/server/features/users/administration.ts';
import { callApi } from '../../support/call-api.ts';
import { latestMail, resetToken } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { readAtOnce } from '../../support/read-at-once.ts';
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
    forgot: (email = JANA, ip = '192.0.2.7') => call('POST', '/api/auth/forgot-password', { body: { email }, ip }),
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
  const whose = async () => {
    const body = { token: await resetToken(services, JANA) };
    return (await call('POST', '/api/auth/reset-password/link', { body })).body.owner;
  };
  expect(await whose()).toEqual({ email: JANA, is_invitation: false });
  const answer = await reset(await resetToken(services, JANA));
  expect(answer.body).toEqual({ message: 'Nové heslo je nastavené. Prihláste sa ním.' });
  const invented = { token: `${'0'.repeat(32)}${'x'.repeat(43)}` };
  expect((await call('POST', '/api/auth/reset-password/link', { body: invented })).body).toEqual({ owner: null });
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
  const store = readAtOnce(withoutExpectations(services.store), 'account-link:');
  const { reset } = await open({ ...services, store });
  const answers = await Promise.all([reset(token), reset(token, 'ešte iné dlhé heslo')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('asked for again, another link is mailed; each is good for its own hour, and one that is used ends all', async () => {
  const { services, forgot, reset } = await open();
  await makeAccount(services);
  const mailed = async () => {
    await forgot();
    return resetToken(services, JANA);
  };
  const first = await mailed();
  services.clock.advance(HOUR_MS - 1000);
  const second = await mailed();
  expect((await reset(first, 'heslo1234')).status).toBe(422);
  services.clock.advance(1000);
  expect((await reset(first)).status).toBe(404);
  const third = await mailed();
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await reset(second)).status).toBe(200);
  expect((await reset(third)).status).toBe(404);
});

test('an hour ends a link, and what was used or has ended is not mailed again', async () => {
  const { services, forgot, reset } = await open();
  await makeAccount(services);
  await forgot();
  const ended = await resetToken(services, JANA);
  services.clock.advance(HOUR_MS);
  expect((await reset(ended)).status).toBe(404);
  await forgot();
  const used = await resetToken(services, JANA);
  expect(used).not.toBe(ended);
  expect((await reset(used)).status).toBe(200);
  await forgot();
  expect(await resetToken(services, JANA)).not.toBe(used);
});

test('the store holds nothing that opens the link', async () => {
  const { services, forgot } = await open();
  const jana = await makeAccount(services);
  await forgot();
  const token = (await resetToken(services, JANA)).slice(32);
  const record = (await services.store.get(`account-link:reset-password:${jana.id}`))?.value ?? '';
  expect(record).toContain('token_hash');
  expect(record).not.toContain(token);
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

test('the fourth request of a network for one address within an hour is answered like the others, and mails nothing', async () => {
  const { services, forgot } = await open();
  await makeAccount(services);
  for (const email of [JANA, 'nikto@kd.example']) {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await forgot(email));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[3]?.body).toEqual(answers[0]?.body);
  }
  expect(await services.outbox()).toHaveLength(3);
  await forgot(JANA, '203.0.113.5');
  expect(await services.outbox()).toHaveLength(4);
});

test('strangers of many networks get one mailbox ten mails an hour, its owner gets his from where he has signed in', async () => {
  const { services, forgot, login } = await open();
  await makeAccount(services);
  await login(PASSWORD, '203.0.113.5');
  for (let host = 1; host <= 14; host += 1) await forgot(JANA, `198.51.100.${host}`);
  expect(await services.outbox()).toHaveLength(10);
  await forgot(JANA, '203.0.113.5');
  expect(await services.outbox()).toHaveLength(11);
});

test('what strangers have asked for keeps neither the staff nor the terminal from sending a link', async () => {
  const { services, call, forgot, reset } = await open();
  const jana = await makeAccount(services);
  const boss = await makeAccount(services, { email: 'sefka@kd.example', roles: ['admin'] });
  for (let host = 1; host <= 14; host += 1) await forgot(JANA, `198.51.100.${host}`);
  const token = await signInAs(services, boss);
  expect((await call('POST', `/api/admin/users/${jana.id}/reset`, { token })).status).toBe(200);
  await sendReset(services, jana.id, { actor: null, visitor: null });
  expect(await services.outbox()).toHaveLength(12);
  expect((await reset(await resetToken(services, JANA))).status).toBe(200);
});

test('one of the staff may send ten links an hour to an account, which does not count for the terminal', async () => {
  const { services, call } = await open();
  const jana = await makeAccount(services);
  const boss = await makeAccount(services, { email: 'sefka@kd.example', roles: ['admin'] });
  const token = await signInAs(services, boss);
  const statuses = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await call('POST', `/api/admin/users/${jana.id}/reset`, { token })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  await expect(sendReset(services, jana.id, { actor: null, visitor: null })).resolves.toBeUndefined();
});

test('nobody can shorten or void an invitation by asking for a new password', async () => {
  const { services, call, forgot, reset } = await open();
  const boss = await makeAccount(services, { email: 'sefka@kd.example', roles: ['admin'] });
  const token = await signInAs(services, boss);
  await call('POST', '/api/admin/users', { token, body: { name: 'Jana', email: JANA, roles: ['editor'] } });
  const invitation = await resetToken(services, JANA);
  await forgot();
  expect(await resetToken(services, JANA)).not.toBe(invitation);
  services.clock.advance(71 * HOUR_MS);
  expect((await reset(invitation)).status).toBe(200);
});

test('after a reset its owner gets in from where he made it, whatever strangers go on trying', async () => {
  const { services, forgot, reset, login } = await open();
  await makeAccount(services);
  const fail = async () => {
    for (let time = 0; time < 21; time += 1) await login('zlé heslo', '198.51.100.1');
  };
  await fail();
  await forgot();
  await reset(await resetToken(services, JANA));
  await fail();
  expect((await login(NEW_PASSWORD)).status).toBe(200);
});

test.each(['', 'x', '0'.repeat(75), 'ž'.repeat(64)])('the token %j resets nothing', async (token) => {
  const { reset } = await open();
  expect((await reset(token)).status).toBe(404);
});
