import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { accountRecords, requireUser } from '../../../src/server/core/accounts/accounts.ts';
import { appSecret } from '../../../src/server/ports/crypto/app-secret.ts';
import { callApi } from '../../support/call-api.ts';
import { latestMail, mailedCode } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const JANA = 'jana@kd.example';
const FAILED = '2FA verification failed';

async function open(services: TestServices) {
  const call = callApi(services);
  return {
    call,
    login: (password = PASSWORD) => call('POST', '/api/auth/login', { body: { email: JANA, password } }),
    challenge: async () =>
      (await call('POST', '/api/auth/login', { body: { email: JANA, password: PASSWORD } })).body.user_id ?? '',
    pass: (user_id: string, code: string, ip = '192.0.2.7') =>
      call('POST', '/api/auth/login/2fa', { body: { user_id, code }, ip }),
    resend: (user_id: string) => call('POST', '/api/auth/login/2fa/resend', { body: { user_id } }),
  };
}

async function openWithApp() {
  const services = await testServices();
  const calls = await open(services);
  const user = await makeAccount(services);
  const token = await signInAs(services, user);
  const { secret = '' } = (await calls.call('POST', '/api/user/two-factor/app', { token })).body;
  const code = (nowMs = services.clock.now()) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: nowMs });
  const confirmed = await calls.call('POST', '/api/user/two-factor/confirm', { token, body: { code: code() } });
  services.clock.advance(MINUTE_MS);
  return { services, user, token, secret, code, recoveryCodes: confirmed.body.recovery_codes ?? [], ...calls };
}

/** The code is wrong one time step earlier and later, too. */
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

test('with a second factor the password alone gives no token, but a challenge', async () => {
  const { user, login } = await openWithApp();
  const answer = await login();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    two_factor_required: true,
    user_id: expect.stringMatching(/^[\w-]{43}$/),
    method: 'app',
  });
  expect(answer.body.user_id).not.toBe(user.id);
});

test('the code of the app lets in', async () => {
  const { call, challenge, pass, code } = await openWithApp();
  const answer = await pass(await challenge(), code());
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ user: { email: JANA, two_factor_enabled: true, two_factor_method: 'app' } });
  expect((await call('GET', '/api/user', { token: answer.body.access_token })).status).toBe(200);
});

test('the real id of a user is no challenge', async () => {
  const { user, pass, code } = await openWithApp();
  expect((await pass(user.id, code())).status).toBe(401);
});

test('a challenge lets in once', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  expect((await pass(id, code())).status).toBe(200);
  services.clock.advance(MINUTE_MS);
  expect((await pass(id, code())).status).toBe(401);
});

test('two concurrent verifications yield exactly one session', async () => {
  const { services, user, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  const before = await services.store.count(`session:user:${user.id}`);
  const answers = await Promise.all([pass(id, code()), pass(id, code())]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await services.store.count(`session:user:${user.id}`)).toBe(before + 1);
});

test('a code works once, also for another challenge', async () => {
  const { challenge, pass, code } = await openWithApp();
  expect((await pass(await challenge(), code())).status).toBe(200);
  expect((await pass(await challenge(), code())).status).toBe(401);
});

test('the code that turned the app on does not let in as well', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  expect((await pass(await challenge(), code(services.clock.now() - MINUTE_MS))).status).toBe(401);
});

test('a code works once, also for two challenges at the same moment', async () => {
  const { challenge, pass, code } = await openWithApp();
  const ids = [await challenge(), await challenge()];
  const answers = await Promise.all(ids.map((id) => pass(id, code())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('twin: without expectations the same code lets in twice', async () => {
  const { services, challenge, code } = await openWithApp();
  const ids = [await challenge(), await challenge()];
  const { pass } = await open({ ...services, store: withoutExpectations(services.store) });
  const answers = await Promise.all(ids.map((id) => pass(id, code())));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('codes of the step before and after are taken, those further away are not', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  services.clock.advance(5 * MINUTE_MS);
  const at = (steps: number) => code(services.clock.now() + steps * 30_000);
  expect((await pass(await challenge(), at(-2))).status).toBe(401);
  expect((await pass(await challenge(), at(2))).status).toBe(401);
  expect((await pass(await challenge(), at(-1))).status).toBe(200);
  expect((await pass(await challenge(), at(1))).status).toBe(200);
});

test('a code that was used says so, however often it comes, and costs no attempt', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  const used = code();
  expect((await pass(await challenge(), used)).status).toBe(200);
  for (let time = 0; time < 7; time += 1) {
    const answer = await pass(await challenge(), used);
    expect([answer.status, answer.body]).toEqual([
      401,
      { message: FAILED, reason: 'Tento kód je už použitý, počkajte na ďalší.' },
    ]);
  }
  services.clock.advance(30_000);
  expect((await pass(await challenge(), code())).status).toBe(200);
});

test.each([-10, -4, 4, 10])('a phone whose clock is off by %i codes is told to look at it', async (steps) => {
  const { services, challenge, pass, code } = await openWithApp();
  services.clock.advance(10 * MINUTE_MS);
  const answer = await pass(await challenge(), code(services.clock.now() + steps * 30_000));
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({
    message: FAILED,
    reason: expect.stringContaining('Skontrolujte čas v\u00a0telefóne'),
  });
});

test('a code of another clock counts as a failure, because it may be a guess', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  services.clock.advance(10 * MINUTE_MS);
  for (let time = 0; time < 5; time += 1)
    expect((await pass(await challenge(), code(services.clock.now() + 4 * 30_000))).status).toBe(401);
  expect((await pass(await challenge(), code())).status).toBe(429);
});

test('a code of ten minutes ago is wrong like any other', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  services.clock.advance(20 * MINUTE_MS);
  const answer = await pass(await challenge(), code(services.clock.now() - 10 * MINUTE_MS));
  expect(answer.body).toEqual({ message: FAILED, reason: 'Kód nie je správny.' });
});

test('an expired challenge is rejected even with a valid code', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  services.clock.advance(10 * MINUTE_MS);
  expect((await pass(id, code())).body).toEqual({
    message: FAILED,
    reason: 'Čas na zadanie kódu vypršal. Prihláste sa, prosím, znova.',
  });
});

test('a password set meanwhile voids the challenge', async () => {
  const { token, call, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  const body = {
    current_password: PASSWORD,
    password: 'žltý dáždnik v hale',
    password_confirmation: 'žltý dáždnik v hale',
  };
  expect((await call('POST', '/api/user/password', { token, body })).status).toBe(200);
  expect((await pass(id, code())).status).toBe(401);
});

test('a challenge of an account that is blocked or gone fails closed', async () => {
  const { services, user, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  const { users } = accountRecords(services.store);
  const { value, version } = await requireUser(services.store, user.id);
  const blocked = await users.update(user.id, { ...value, blocked_at: 1 }, version);
  expect((await pass(id, code())).status).toBe(401);
  if (!blocked.ok) throw new Error('not blocked');
  await users.remove(user.id);
  expect((await pass(id, code())).status).toBe(401);
});

test('five failures end the challenge', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await pass(id, wrongCode(code()))).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  services.clock.advance(9 * MINUTE_MS);
  expect((await pass(id, code())).status).toBe(401);
});

test('failures count across challenges', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  for (let time = 0; time < 5; time += 1) expect((await pass(await challenge(), wrongCode(code()))).status).toBe(401);
  const { status, headers, body } = await pass(await challenge(), code());
  expect([status, headers.has('Retry-After'), body]).toEqual([
    429,
    true,
    { message: FAILED, reason: expect.stringContaining('Skúste to, prosím, znova') },
  ]);
  services.clock.advance(15 * MINUTE_MS);
  expect((await pass(await challenge(), code())).status).toBe(200);
});

test('failures from all factors count toward one lock', async () => {
  const { challenge, pass, code, recoveryCodes } = await openWithApp();
  for (let time = 0; time < 3; time += 1) await pass(await challenge(), wrongCode(code()));
  for (let time = 0; time < 2; time += 1) await pass(await challenge(), 'AAAAAA-AAAAAA-AAAAAA-AAAAAA');
  expect((await pass(await challenge(), recoveryCodes[0] ?? '')).status).toBe(429);
});

test('twenty failures in a day are the end of it', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  for (let window = 0; window < 4; window += 1) {
    for (let time = 0; time < 5; time += 1) await pass(await challenge(), wrongCode(code()));
    services.clock.advance(15 * MINUTE_MS);
  }
  expect((await pass(await challenge(), code())).status).toBe(429);
  services.clock.advance(DAY_MS);
  expect((await pass(await challenge(), code())).status).toBe(200);
});

test('a concurrent burst cannot exceed the attempt budget', async () => {
  const { challenge, pass, code } = await openWithApp();
  const id = await challenge();
  const answers = await Promise.all(Array.from({ length: 20 }, () => pass(id, wrongCode(code()))));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
});

test('a server that fails does not spend an attempt', async () => {
  const { services, challenge, pass, code } = await openWithApp();
  const id = await challenge();
  const failing = {
    ...services,
    store: { ...services.store, commit: () => Promise.reject(new Error('disk full')) },
  };
  const { pass: passFailing } = await open(failing);
  for (let time = 0; time < 7; time += 1) expect((await passFailing(id, code())).status).toBe(500);
  expect((await pass(id, code())).status).toBe(200);
});

test('a recovery code lets in once, in whatever case and groups it is typed, and is told by mail', async () => {
  const { services, call, challenge, pass, recoveryCodes } = await openWithApp();
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = ''] = recoveryCodes;
  expect(first).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const answer = await pass(await challenge(), ` ${first.toLowerCase().replaceAll('-', ' ')} `);
  expect(answer.status).toBe(200);
  expect((await latestMail(services, JANA)).subject).toBe('Prihlásenie záložným kódom');
  const state = await call('GET', '/api/user/two-factor', { token: answer.body.access_token });
  expect(state.body).toEqual({ enabled: true, method: 'app', recovery_codes_left: 9 });
  expect((await pass(await challenge(), first)).status).toBe(401);
});

test('a recovery code works once, also for two challenges at the same moment', async () => {
  const { challenge, pass, recoveryCodes } = await openWithApp();
  const ids = [await challenge(), await challenge()];
  const answers = await Promise.all(ids.map((id) => pass(id, recoveryCodes[3] ?? '')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('new recovery codes void the old ones', async () => {
  const { services, token, code, call, challenge, pass, recoveryCodes } = await openWithApp();
  const renewed = await call('POST', '/api/user/two-factor/recovery-codes', { token, body: { code: code() } });
  services.clock.advance(MINUTE_MS);
  expect(renewed.body.recovery_codes).toHaveLength(10);
  expect((await pass(await challenge(), recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await pass(await challenge(), renewed.body.recovery_codes?.[0] ?? '')).status).toBe(200);
});

test('the store holds neither the secret nor a recovery code', async () => {
  const { services, user, secret, recoveryCodes } = await openWithApp();
  const stored = (await services.store.get(`user:${user.id}`))?.value ?? '';
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
  expect((await requireUser(services.store, user.id)).value.recovery_codes).toHaveLength(10);
});

test('under another secret codes of the app are not known any more, which is said, and recovery codes let in', async () => {
  const { services, code, recoveryCodes } = await openWithApp();
  const { challenge, pass } = await open({ ...services, secret: appSecret('x'.repeat(32)) });
  const id = await challenge();
  for (let time = 0; time < 6; time += 1) {
    const answer = await pass(id, code());
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: FAILED, reason: expect.stringContaining('použite záložný kód') });
  }
  expect((await pass(id, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('guesses at an account that is shut do not count for everybody of the network', async () => {
  const services = await testServices();
  for (let time = 0; time < 60; time += 1)
    await callApi(services)('POST', '/api/auth/login', { body: { email: JANA, password: 'x' }, ip: '203.0.113.9' });
  await makeAccount(services, { email: 'eva@kd.example' });
  const body = { email: 'eva@kd.example', password: PASSWORD };
  expect((await callApi(services)('POST', '/api/auth/login', { body, ip: '203.0.113.9' })).status).toBe(200);
});

test('a mailed code stands in the text of the mail alone, not where staff or a lock screen show its subject', async () => {
  const { services, user, challenge } = await openWithEmail();
  await challenge();
  const mail = await latestMail(services, JANA);
  const code = /\b\d{6}\b/.exec(mail.text)?.[0] ?? 'none';
  expect(mail.subject).toBe('Váš kód na overenie');
  expect(mail.html.indexOf(code)).toBeGreaterThan(mail.html.indexOf('Kód na overenie'));
  expect(user.value.email).toBe(JANA);
});

async function openWithEmail() {
  const services = await testServices();
  const user = await makeAccount(services, { two_factor: { method: 'email' } });
  return { services, user, ...(await open(services)) };
}

test('the code of a mail lets in once', async () => {
  const { services, challenge, pass } = await openWithEmail();
  const id = await challenge();
  const code = await mailedCode(services, JANA);
  expect(code).toMatch(/^\d{6}$/);
  expect((await pass(id, wrongCode(code))).status).toBe(401);
  expect((await pass(id, code)).body).toMatchObject({ user: { two_factor_method: 'email' } });
  expect((await pass(id, code)).status).toBe(401);
});

test('a mailed code is good for its own challenge only', async () => {
  const { services, challenge, pass } = await openWithEmail();
  const first = await challenge();
  const code = await mailedCode(services, JANA);
  services.clock.advance(1000);
  const second = await challenge();
  expect((await pass(second, code)).status).toBe(401);
  expect((await pass(first, code)).status).toBe(200);
});

test('another mailed code voids the one before, and the challenge keeps its end', async () => {
  const { services, challenge, pass, resend } = await openWithEmail();
  const id = await challenge();
  const before = await mailedCode(services, JANA);
  services.clock.advance(5 * MINUTE_MS);
  expect((await resend(id)).body).toEqual({ message: 'Nový kód sme vám poslali e-mailom.' });
  const after = await mailedCode(services, JANA);
  expect((await pass(id, before)).status).toBe(401);
  services.clock.advance(5 * MINUTE_MS - 1);
  expect((await pass(id, after)).status).toBe(200);
  expect((await resend(id)).status).toBe(401);
});

test('at most six codes an hour are mailed to one user', async () => {
  const { challenge, resend, login } = await openWithEmail();
  const id = await challenge();
  for (let time = 0; time < 5; time += 1) expect((await resend(id)).status).toBe(200);
  expect((await resend(id)).status).toBe(429);
  expect((await login()).status).toBe(429);
});
