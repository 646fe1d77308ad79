import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { findByEmail } from '../../src/server/core/accounts/accounts.ts';
import { callApi } from '../support/call-api.ts';
import { latestMail, mailedCode, verificationCall } from '../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../support/make-account.ts';
import { testServices } from '../support/test-services.ts';

const MINUTE_MS = 60_000;
const JANA = 'jana@kd.example';
const NEW = 'jana.nova@kd.example';

async function open() {
  const services = await testServices();
  const user = await makeAccount(services, { roles: ['editor'] });
  const token = await signInAs(services, user);
  const send = callApi(services);
  const call = (method: string, path: string, body?: unknown) => send(method, path, { token, body });
  return { services, user, call, send };
}

test('one can change one’s name, and nothing else beside it', async () => {
  const { services, user, call } = await open();
  const answer = await call('PATCH', '/api/user', {
    name: 'Jana Malá',
    email: 'x@kd.example',
    roles: ['admin'],
    permissions: ['manage_users'],
    email_verified_at: null,
    id: 'x',
  });
  expect(answer.body).toMatchObject({ id: user.id, name: 'Jana Malá', email: JANA, roles: [{ name: 'editor' }] });
  expect((await findByEmail(services.store, JANA))?.value).toEqual({ ...user.value, name: 'Jana Malá' });
  expect((await call('PATCH', '/api/user', { name: '' })).status).toBe(422);
});

test('a new address counts once it is confirmed there; the old one is told twice', async () => {
  const { services, user, call, send } = await open();
  expect((await call('POST', '/api/user/email', { email: NEW.toUpperCase() })).status).toBe(200);
  expect((await latestMail(services, JANA)).subject).toBe('Žiadosť o\u00a0zmenu adresy účtu');
  expect((await call('GET', '/api/user')).body).toMatchObject({ email: JANA });

  expect((await call('POST', await verificationCall(services, NEW))).status).toBe(200);
  expect((await call('GET', '/api/user')).body).toMatchObject({ id: user.id, email: NEW });
  expect((await latestMail(services, JANA)).subject).toBe('Adresa účtu sa zmenila');
  const login = (email: string) => send('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  expect((await login(JANA)).status).toBe(401);
  expect((await login(NEW)).status).toBe(200);
});

test('whether a new address has an account is told only there', async () => {
  const { services, call } = await open();
  await makeAccount(services, { email: 'eva@kd.example' });
  const free = await call('POST', '/api/user/email', { email: NEW });
  const taken = await call('POST', '/api/user/email', { email: 'eva@kd.example' });
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  expect((await latestMail(services, 'eva@kd.example')).subject).toBe('Účet s\u00a0touto adresou už existuje');
});

test('an address that somebody else took meanwhile stays his', async () => {
  const { services, call, send } = await open();
  await call('POST', '/api/user/email', { email: NEW });
  const verify = await verificationCall(services, NEW);
  const other = await makeAccount(services, { email: NEW });
  expect((await send('POST', verify)).status).toBe(409);
  expect((await findByEmail(services.store, NEW))?.id).toBe(other.id);
});

test('whoever registered the new address without confirming it does not stand in the way', async () => {
  const { services, user, call, send } = await open();
  const stranger = await makeAccount(services, { email: NEW, email_verified_at: null });
  await call('POST', '/api/user/email', { email: NEW });
  expect((await send('POST', await verificationCall(services, NEW))).status).toBe(200);
  expect((await findByEmail(services.store, NEW))?.id).toBe(user.id);
  expect(await services.store.get(`user:${stranger.id}`)).toBeNull();
});

test('two accounts that move to one address at the same moment do not share it', async () => {
  const { services, send } = await open();
  const links: string[] = [];
  for (const email of ['a@kd.example', 'b@kd.example']) {
    const token = await signInAs(services, await makeAccount(services, { email }));
    await send('POST', '/api/user/email', { token, body: { email: NEW } });
    links.push(await verificationCall(services, NEW));
    services.clock.advance(1000);
  }
  const answers = await Promise.all(links.map((link) => send('POST', link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the same address is no change', async () => {
  const { call } = await open();
  expect((await call('POST', '/api/user/email', { email: JANA })).body).toEqual({
    message: { email: ['Túto adresu už máte.'] },
  });
});

test('what could take the account over asks for the password after a quarter of an hour', async () => {
  const { services, call } = await open();
  services.clock.advance(15 * MINUTE_MS + 1);
  const acts = [
    () => call('POST', '/api/user/email', { email: NEW }),
    () => call('POST', '/api/user/two-factor/app'),
    () => call('POST', '/api/user/two-factor/email'),
    () => call('POST', '/api/user/two-factor/code'),
    () => call('POST', '/api/user/two-factor/off'),
    () => call('POST', '/api/user/two-factor/recovery-codes'),
  ];
  for (const act of acts) {
    const answer = await act();
    expect([answer.status, answer.body]).toEqual([403, { message: 'password-confirmation-required' }]);
  }
  expect((await call('POST', '/api/user/confirm-password', { password: PASSWORD })).status).toBe(200);
  expect((await call('POST', '/api/user/email', { email: NEW })).status).toBe(200);
});

test('the app is turned on by its first code, and off again', async () => {
  const { services, call } = await open();
  const setup = await call('POST', '/api/user/two-factor/app');
  expect(setup.body).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    otpauth_url: expect.stringMatching(/^otpauth:\/\/totp\/Rivi%C3%A9ra:jana%40kd\.example\?/),
  });
  const code = TOTP.generate({
    secret: Secret.fromBase32(setup.body.secret ?? ''),
    timestamp: services.clock.now(),
  });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await call('POST', '/api/user/two-factor/confirm', { code: wrong })).body).toEqual({
    message: { code: ['Kód nie je správny.'] },
  });
  const ofOtherClock = TOTP.generate({
    secret: Secret.fromBase32(setup.body.secret ?? ''),
    timestamp: services.clock.now() - 2 * MINUTE_MS,
  });
  expect((await call('POST', '/api/user/two-factor/confirm', { code: ofOtherClock })).body).toEqual({
    message: { code: [expect.stringContaining('Skontrolujte čas v\u00a0telefóne')] },
  });
  expect((await call('GET', '/api/user')).body).toMatchObject({ two_factor_enabled: false });
  const done = await call('POST', '/api/user/two-factor/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(done.body.recovery_codes).toHaveLength(10);
  expect((await call('GET', '/api/user')).body).toMatchObject({ two_factor_enabled: true, two_factor_method: 'app' });
  expect((await latestMail(services, JANA)).subject).toBe('Dvojstupňové prihlásenie je zapnuté');
  expect((await call('POST', '/api/user/two-factor/app')).status).toBe(409);
  expect((await call('POST', '/api/user/two-factor/confirm', { code })).status).toBe(422);

  services.clock.advance(MINUTE_MS);
  const next = TOTP.generate({ secret: Secret.fromBase32(setup.body.secret ?? ''), timestamp: services.clock.now() });
  expect((await call('POST', '/api/user/two-factor/off')).status).toBe(422);
  expect((await call('POST', '/api/user/two-factor/off', { code })).body).toEqual({
    message: { code: ['Tento kód je už použitý, počkajte na ďalší.'] },
  });
  expect((await call('POST', '/api/user/two-factor/off', { code: next })).status).toBe(200);
  expect((await call('GET', '/api/user/two-factor')).body).toEqual({
    enabled: false,
    method: null,
    recovery_codes_left: 0,
  });
  expect((await call('POST', '/api/user/two-factor/off', { code: next })).status).toBe(409);
  expect((await call('POST', '/api/user/two-factor/recovery-codes', { code: next })).status).toBe(409);
  expect((await call('POST', '/api/user/two-factor/code')).status).toBe(409);
});

test('a second factor that is turned on ends the sessions begun without it, but not this one', async () => {
  const { services, call } = await open();
  const jana = await findByEmail(services.store, JANA);
  const elsewhere = await signInAs(services, jana ?? (await makeAccount(services)));
  await call('POST', '/api/user/two-factor/email');
  await call('POST', '/api/user/two-factor/confirm', { code: await mailedCode(services, JANA) });
  expect((await call('GET', '/api/user')).status).toBe(200);
  expect((await callApi(services)('GET', '/api/user', { token: elsewhere })).status).toBe(401);
});

test('codes by mail are turned off by another code, which is good for this alone', async () => {
  const { services, call } = await open();
  await call('POST', '/api/user/two-factor/email');
  const first = await mailedCode(services, JANA);
  await call('POST', '/api/user/two-factor/confirm', { code: first });
  services.clock.advance(1000);
  const login = await callApi(services)('POST', '/api/auth/login', { body: { email: JANA, password: PASSWORD } });
  const ofSignIn = await mailedCode(services, JANA);
  services.clock.advance(1000);
  expect((await call('POST', '/api/user/two-factor/code')).body).toEqual({ message: 'Kód sme vám poslali e-mailom.' });
  const code = await mailedCode(services, JANA);
  const pass = { user_id: login.body.user_id, code };
  expect((await callApi(services)('POST', '/api/auth/login/2fa', { body: pass })).status).toBe(401);
  for (const wrong of [first, ofSignIn])
    expect((await call('POST', '/api/user/two-factor/off', { code: wrong })).status).toBe(422);
  expect((await call('POST', '/api/user/two-factor/off', { code })).status).toBe(200);
  expect((await call('GET', '/api/user')).body).toMatchObject({ two_factor_enabled: false });
});

test('who has a recovery code only can turn the second factor off, or make new ones, once', async () => {
  const { services, call } = await open();
  await call('POST', '/api/user/two-factor/email');
  const on = await call('POST', '/api/user/two-factor/confirm', { code: await mailedCode(services, JANA) });
  const [code] = on.body.recovery_codes ?? [];
  const renewed = await call('POST', '/api/user/two-factor/recovery-codes', { code });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  expect((await call('POST', '/api/user/two-factor/off', { code })).status).toBe(422);
  expect((await call('POST', '/api/user/two-factor/off', { code: renewed.body.recovery_codes?.[0] })).status).toBe(200);
});

test('a code is read however it is typed, wherever it is asked for', async () => {
  const { services, call } = await open();
  const inThrees = (code: string, sign: string) => code.slice(0, 3) + sign + code.slice(3);
  const inFullWidth = (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await call('POST', '/api/user/two-factor/email');
  const first = inThrees(await mailedCode(services, JANA), '-');
  const on = await call('POST', '/api/user/two-factor/confirm', { code: first });
  expect(on.body.recovery_codes).toHaveLength(10);

  services.clock.advance(1000);
  const login = await callApi(services)('POST', '/api/auth/login', { body: { email: JANA, password: PASSWORD } });
  const pass = { user_id: login.body.user_id, code: inFullWidth(await mailedCode(services, JANA)) };
  expect((await callApi(services)('POST', '/api/auth/login/2fa', { body: pass })).status).toBe(200);

  const recovery = (on.body.recovery_codes?.[0] ?? '').toLowerCase().replaceAll('-', '\u2013');
  expect((await call('POST', '/api/user/two-factor/recovery-codes', { code: recovery })).status).toBe(200);

  services.clock.advance(1000);
  await call('POST', '/api/user/two-factor/code');
  const last = inThrees(await mailedCode(services, JANA), '\u00a0');
  expect((await call('POST', '/api/user/two-factor/off', { code: last })).status).toBe(200);
});

test('codes for turning the second factor off cannot be guessed', async () => {
  const { services, call } = await open();
  await call('POST', '/api/user/two-factor/email');
  await call('POST', '/api/user/two-factor/confirm', { code: await mailedCode(services, JANA) });
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await call('POST', '/api/user/two-factor/off', { code: '000000' })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('codes by mail are turned on by the first one', async () => {
  const { services, call } = await open();
  await call('POST', '/api/user/two-factor/email');
  const code = await mailedCode(services, JANA);
  expect((await call('POST', '/api/user/two-factor/confirm', { code })).body.recovery_codes).toHaveLength(10);
  expect((await call('GET', '/api/user')).body).toMatchObject({ two_factor_enabled: true, two_factor_method: 'email' });
});

test('a setup that nobody confirmed within ten minutes is over', async () => {
  const { services, call } = await open();
  await call('POST', '/api/user/two-factor/email');
  services.clock.advance(10 * MINUTE_MS);
  const answer = await call('POST', '/api/user/two-factor/confirm', { code: await mailedCode(services, JANA) });
  expect(answer.body).toEqual({ message: { code: ['Začnite, prosím, odznova: čas na potvrdenie vypršal.'] } });
});
