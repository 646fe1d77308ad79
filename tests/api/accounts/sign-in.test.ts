import { expect, test } from 'vitest';
import type { Role } from '../../../src/domain/accounts/permissions.ts';
import { permissionsOf } from '../../../src/domain/accounts/permissions.ts';
import { accountRecords, requireUser } from '../../../src/server/core/accounts/accounts.ts';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { passwordHasher } from '../../../src/server/core/auth/password-hasher.ts';
import { type Answer, callApi } from '../../support/call-api.ts';
import { mailedCode } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { storeDown } from '../../support/store-down.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RIGHT = { email: 'jana@kd.example', password: PASSWORD };
const WRONG = { ...RIGHT, password: 'zelený bicykel na streche' };

async function open(given?: TestServices) {
  const services = given ?? (await testServices());
  const call = callApi(services);
  const login = (body: unknown, ip?: string) => call('POST', '/api/auth/login', { body, ...(ip ? { ip } : {}) });
  return { services, call, login };
}

async function failTimes(count: number, attempt: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push((await attempt()).status);
  return statuses;
}

test('the right password gives the user and a token that works', async () => {
  const { services, call, login } = await open();
  const { id } = await makeAccount(services, { roles: ['editor'] });
  const answer = await login(RIGHT);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.body).toEqual({
    user: {
      id,
      name: 'Jana Nováková',
      email: 'jana@kd.example',
      email_verified_at: '2026-11-20T11:00:00.000Z',
      two_factor_enabled: false,
      two_factor_method: null,
      roles: [{ name: 'editor' }],
      permissions: permissionsOf(['editor']),
    },
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    two_factor_required: false,
  });
  const user = await call('GET', '/api/user', { token: answer.body.access_token });
  expect(user.body).toEqual(answer.body.user);
});

test('the address may be written in any case and with spaces around', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  expect((await login({ ...RIGHT, email: ' Jana@KD.example ' })).status).toBe(200);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  const known = await login(WRONG);
  const unknown = await login({ ...WRONG, email: 'nikto@kd.example' });
  const noAddress = await login({ ...WRONG, email: 'nikto' });
  for (const answer of [known, unknown, noAddress]) {
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Nesprávny e-mail alebo heslo.' });
    const names = [...answer.headers.keys()];
    expect(names).toEqual([...known.headers.keys()]);
  }
});

test('an unknown address takes as long as a known one', async () => {
  const services = await testServices();
  // A password takes about 8 ms with this.
  const passwords = passwordHasher({ random: services.random, logCost: 11 });
  const { login } = await open({ ...services, passwords });
  await makeAccount({ ...services, passwords });
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 21; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const email = kind === 'known' ? RIGHT.email : `nikto${round}@kd.example`;
      // Measures the processor, since other tests run beside this one.
      const before = process.cpuUsage();
      await login({ ...WRONG, email }, `192.0.2.${round}`);
      const { user, system } = process.cpuUsage(before);
      times[kind].push(user + system);
    }
    services.clock.advance(DAY_MS);
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  expect(Math.abs(known - unknown)).toBeLessThan(0.35 * Math.max(known, unknown));
});

test.each([
  ['/api/auth/login', { password: WRONG.password }],
  ['/api/auth/forgot-password', {}],
  ['/api/auth/email/resend', {}],
])('%s asks the store and the hasher alike for known and unknown addresses', async (path, body) => {
  const services = await testServices();
  await makeAccount(services, { email_verified_at: path.endsWith('resend') ? null : 1 });
  const { work, counted } = countWork(services);
  const call = callApi(counted);
  await call('POST', path, { body: { ...body, email: RIGHT.email } });
  const known = work.splice(0);
  await call('POST', path, { body: { ...body, email: 'nikto@kd.example' } });
  expect(work).toEqual(known);
  expect(known.length).toBeGreaterThan(0);
});

test('an address that is not confirmed leads to its confirmation, for whoever knows the password', async () => {
  const { services, login } = await open();
  await makeAccount(services, { email_verified_at: null });
  const answer = await login(RIGHT);
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ message: 'not-verified' });
  expect((await login(WRONG)).status).toBe(401);
});

test('a blocked account lets nobody in, and says so only to whoever knows the password', async () => {
  const { services, login } = await open();
  await makeAccount(services, { blocked_at: services.clock.now() });
  expect((await login(RIGHT)).status).toBe(403);
  expect((await login(WRONG)).body).toEqual({ message: 'Nesprávny e-mail alebo heslo.' });
});

test('an invited account without a password lets nobody in', async () => {
  const { services, login } = await open();
  await makeAccount(services, { password_hash: null, invited_by: 'x' });
  expect((await login({ ...RIGHT, password: 'null' })).status).toBe(401);
});

test('bodies that are no credentials are refused by field', async () => {
  const { login } = await open();
  expect((await login({})).body).toEqual({ message: { email: ['Napíšte e-mail.'], password: ['Napíšte heslo.'] } });
  expect((await login({ ...RIGHT, password: { $ne: '' } })).status).toBe(422);
  expect((await login({ ...RIGHT, password: 'x'.repeat(513) })).status).toBe(422);
});

test('after five failures in a quarter of an hour even the right password waits', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  expect(await failTimes(5, () => login(WRONG))).toEqual([401, 401, 401, 401, 401]);
  const blocked = await login(RIGHT);
  expect(blocked.status).toBe(429);
  expect(blocked.headers.get('Retry-After')).toBe('900');
  services.clock.advance(15 * MINUTE_MS - 1);
  expect((await login(RIGHT)).status).toBe(429);
  services.clock.advance(1);
  expect((await login(RIGHT)).status).toBe(200);
});

test('an unknown address is throttled just the same', async () => {
  const { login } = await open();
  expect(await failTimes(6, () => login({ ...WRONG, email: 'nikto@kd.example' }))).toEqual([
    401, 401, 401, 401, 401, 429,
  ]);
});

test('the delay grows: twenty failures in a day are the end of it', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  for (let window = 0; window < 4; window += 1) {
    await failTimes(5, () => login(WRONG));
    services.clock.advance(15 * MINUTE_MS);
  }
  expect((await login(RIGHT)).status).toBe(429);
  services.clock.advance(DAY_MS);
  expect((await login(RIGHT)).status).toBe(200);
});

test('right passwords do not count, however often', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  expect(await failTimes(8, () => login(RIGHT))).toEqual(Array(8).fill(200));
});

test('a concurrent burst cannot exceed the budget', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(WRONG)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('one address in the network may fail fifty times, over all accounts', async () => {
  const { login } = await open();
  let next = 0;
  const statuses = await failTimes(51, () => {
    next += 1;
    return login({ ...WRONG, email: `nikto${next}@kd.example` });
  });
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
  expect((await login(WRONG, '198.51.100.1')).status).toBe(401);
});

test('all addresses of one IPv6 network count as one', async () => {
  const { login } = await open();
  let next = 0;
  const statuses = await failTimes(51, () => {
    next += 1;
    return login({ ...WRONG, email: `nikto${next}@kd.example` }, `2001:db8:1:2::${next.toString(16)}`);
  });
  expect(statuses.at(-1)).toBe(429);
});

test('sixteen loops of wrong passwords from one household keep nobody from signing in', async () => {
  const services = await testServices();
  const passwords = passwordHasher({ random: services.random, logCost: 12 });
  const { login } = await open({ ...services, passwords });
  await makeAccount({ ...services, passwords });
  expect((await login(RIGHT)).status).toBe(200);
  const loop = async (at: number) => {
    for (let time = 0; time < 10; time += 1)
      await login({ ...WRONG, email: `nikto${at}@kd.example` }, `2001:db8:1:1${at.toString(16)}::1`);
  };
  const loops = Promise.all(Array.from({ length: 16 }, (_, at) => loop(at)));
  const statuses = await failTimes(10, () => login(RIGHT));
  await loops;
  expect(statuses).toEqual(Array(10).fill(200));
});

test('strangers cannot lock somebody out of a network he has signed in from', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  expect((await login(RIGHT, '192.0.2.7')).status).toBe(200);
  expect((await failTimes(6, () => login(WRONG, '198.51.100.1'))).at(-1)).toBe(429);
  expect((await login(RIGHT, '198.51.100.2')).status).toBe(429);
  expect((await login(RIGHT, '192.0.2.7')).status).toBe(200);
});

test('a server that fails does not spend an attempt', async () => {
  const services = await testServices();
  const { login } = await open({
    ...services,
    passwords: { ...services.passwords, verify: () => Promise.reject(new Error('out of memory')) },
  });
  await makeAccount(services);
  expect(await failTimes(7, () => login(RIGHT))).toEqual(Array(7).fill(500));
  const { login: healthy } = await open(services);
  expect((await healthy(RIGHT)).status).toBe(200);
});

test('while the store is down nobody gets in', async () => {
  const services = await testServices();
  const { login } = await open({ ...services, store: storeDown });
  expect((await login(RIGHT)).status).toBe(503);
});

test('every sign-in gets a token of its own, of which the store holds only the hash', async () => {
  const { services, login } = await open();
  await makeAccount(services);
  const tokens = [(await login(RIGHT)).body.access_token ?? '', (await login(RIGHT)).body.access_token ?? ''];
  expect(new Set(tokens).size).toBe(2);
  const { records } = await services.store.range(`session:user:${(await userOf(services)).id}`);
  expect(records).toHaveLength(2);
  for (const token of tokens) expect(JSON.stringify(records)).not.toContain(token);
});

test('a hash of earlier costs is made anew at the sign-in', async () => {
  const services = await testServices();
  const old = passwordHasher({ random: services.random, logCost: 3 });
  const { id } = await makeAccount({ ...services, passwords: old });
  const { login } = await open(services);
  await login(RIGHT);
  await services.settled();
  const { password_hash } = (await requireUser(services.store, id)).value;
  expect(password_hash).toMatch(/^\$scrypt\$ln=4,/);
  expect((await login(RIGHT)).status).toBe(200);
});

test('sign-ins, failures and blocks are in the log, the blocks once', async () => {
  const { services, login } = await open();
  const { id } = await makeAccount(services);
  await login(RIGHT);
  await failTimes(9, () => login(WRONG));
  const { records } = await auditLog(services.store).list('all');
  const acts = records.map(({ value }) => [value.act, value.actor ?? value.subject, value.network]);
  expect(acts).toContainEqual(['signed_in', id, '192.0.2.7']);
  expect(acts.filter(([act]) => act === 'sign_in_failed')).toHaveLength(5);
  expect(acts.filter(([act]) => act === 'sign_in_blocked')).toEqual([['sign_in_blocked', id, '192.0.2.7']]);
  expect((await accountRecords(services.store).lastSignIns.find(id))?.value.at).toBe(services.clock.now());
});

test('signing out ends the session on the server', async () => {
  const { services, call } = await open();
  const token = await signInAs(services, await makeAccount(services));
  expect((await call('POST', '/api/logout', { token })).body).toEqual({ message: 'Boli ste odhlásení.' });
  expect((await call('GET', '/api/user', { token })).status).toBe(401);
  expect((await call('POST', '/api/logout', { token })).status).toBe(200);
  expect((await call('POST', '/api/logout')).status).toBe(200);
});

async function userOf(services: TestServices) {
  const { records } = await accountRecords(services.store).users.list('created');
  const [user] = records;
  if (user === undefined) throw new Error('No user');
  return user;
}

function countWork(services: TestServices) {
  const work: string[] = [];
  const noted = <Args extends unknown[], T>(name: string, method: (...args: Args) => Promise<T>) => {
    return (...args: Args) => {
      work.push(name);
      return method(...args);
    };
  };
  const { get, commit, take, increment } = services.store;
  const store = {
    ...services.store,
    get: noted('get', get),
    take: noted('take', take),
    increment: noted('increment', increment),
    commit: (writes: Parameters<typeof commit>[0]) => noted(`commit ${writes.length}`, commit)(writes),
  };
  const passwords = { ...services.passwords, verify: noted('verify', services.passwords.verify) };
  return { work, counted: { ...services, store, passwords, background: () => {} } };
}

test('whoever was made administrator has his password judged when he next signs in, and changes it first if it is weak', async () => {
  const services = await testServices();
  const call = callApi(services);
  const sign = async (email: string, password: string) =>
    (await call('POST', '/api/auth/login', { body: { email, password } })).body;
  const roles: Role[] = ['admin'];
  await makeAccount(services, { email: 'slaba@kd.example', password: 'televizor2024', password_level: 2, roles });
  await makeAccount(services, { email: 'silna@kd.example', password_level: 2, roles });
  await makeAccount(services, {
    email: 'redaktor@kd.example',
    password: 'televizor2024',
    password_level: 2,
    roles: ['editor'],
  });

  const weak = await sign('slaba@kd.example', 'televizor2024');
  expect(weak.user).toMatchObject({ password_change_required: true });
  expect((await call('GET', '/api/admin/users', { token: weak.access_token })).body).toEqual({
    message: 'password-change-required',
  });
  expect((await sign('silna@kd.example', PASSWORD)).user).not.toHaveProperty('password_change_required');
  expect((await sign('redaktor@kd.example', 'televizor2024')).user).not.toHaveProperty('password_change_required');
});

test('a weak password is judged before the second factor, and has to be changed behind it', async () => {
  const services = await testServices();
  const call = callApi(services);
  const weak = { email: 'slaba@kd.example', password: 'televizor2024' };
  await makeAccount(services, { ...weak, password_level: 2, roles: ['admin'], two_factor: { method: 'email' } });
  const { user_id } = (await call('POST', '/api/auth/login', { body: weak })).body;
  const code = await mailedCode(services, weak.email);
  const { body } = await call('POST', '/api/auth/login/2fa', { body: { user_id, code } });
  expect(body.user).toMatchObject({ password_change_required: true });
});
