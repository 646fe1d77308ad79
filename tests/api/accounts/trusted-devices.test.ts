import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { requireUser } from '../../../src/server/core/accounts/accounts.ts';
import type { Services } from '../../../src/server/services.ts';
import { callApi } from '../../support/call-api.ts';
import { latestMail, resetToken } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const JANA = 'jana@kd.example';
const NEW_PASSWORD = 'žltý dáždnik v hale';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function browser(services: Services, cookie: string | null = null) {
  const call = callApi(services);
  const headers: Record<string, string> = cookie === null ? {} : { Cookie: cookie };
  return {
    signIn: (email = JANA, password = PASSWORD) =>
      call('POST', '/api/auth/login', { body: { email, password }, headers }),
    pass: (user_id: unknown, code: string, trust_device?: boolean) =>
      call('POST', '/api/auth/login/2fa', { body: { user_id, code, trust_device }, headers }),
    call: (method: string, path: string, token: string, body?: unknown) => call(method, path, { token, body, headers }),
  };
}

const cookieOf = (headers: Headers) => /^[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? null;

async function openTrusted(config: Parameters<typeof testServices>[0] = {}) {
  const services = await testServices(config);
  const user = await makeAccount(services);
  const token = await signInAs(services, user);
  const stranger = browser(services);
  const { secret = '' } = (await stranger.call('POST', '/api/user/two-factor/app', token)).body;
  const code = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: services.clock.now() });
  const confirmed = await stranger.call('POST', '/api/user/two-factor/confirm', token, { code: code() });
  services.clock.advance(MINUTE_MS);
  const answer = await stranger.pass((await stranger.signIn()).body.user_id, code(), true);
  const cookie = cookieOf(answer.headers);
  const session = answer.body.access_token ?? '';
  const isTrusted = async (password = PASSWORD) =>
    (await browser(services, cookie).signIn(JANA, password)).body.two_factor_required === false;
  services.clock.advance(MINUTE_MS);
  return { services, user, code, answer, cookie, session, isTrusted, recoveryCodes: confirmed.body.recovery_codes };
}

test('a trusted computer asks for the password alone, another one for the code as well', async () => {
  const { services, answer, cookie, isTrusted } = await openTrusted();
  expect(answer.headers.get('Set-Cookie')).toBe(`${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict`);
  expect(JSON.stringify(answer.body)).not.toContain(cookie?.split('=')[1]);
  const trusted = await browser(services, cookie).signIn();
  expect(trusted.body).toMatchObject({ two_factor_required: false, user: { email: JANA } });
  expect(await isTrusted('nesprávne heslo')).toBe(false);
  expect((await browser(services).signIn()).body).toMatchObject({ two_factor_required: true });
  expect((await latestMail(services, JANA, 'Dôveryhodný počítač')).text).toContain('30\u00a0dní');
  for await (const { key, value } of services.store.everyRecord())
    expect(`${key} ${value}`).not.toContain(cookie?.split('=')[1]);
});

test('over https the cookie is kept from everybody but this host', async () => {
  const { answer, isTrusted } = await openTrusted({ config: { siteUrl: 'https://www.kd.example' } });
  expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-trusted_device=[\w-]{43}; .*; HttpOnly; Secure; SameSite=/);
  expect(await isTrusted()).toBe(true);
});

test('nobody is trusted who has not asked for it, nor by a recovery code', async () => {
  const { services, code, recoveryCodes } = await openTrusted();
  const { signIn, pass } = browser(services);
  const plain = await pass((await signIn()).body.user_id, code());
  expect([plain.status, cookieOf(plain.headers)]).toEqual([200, null]);
  const recovered = await pass((await signIn()).body.user_id, recoveryCodes?.[0] ?? '', true);
  expect([recovered.status, cookieOf(recovered.headers)]).toEqual([200, null]);
});

test('trust ends after thirty days, however often the computer is used', async () => {
  const { services, isTrusted } = await openTrusted();
  services.clock.advance(30 * DAY_MS - 3 * MINUTE_MS);
  expect(await isTrusted()).toBe(true);
  services.clock.advance(3 * MINUTE_MS);
  expect(await isTrusted()).toBe(false);
});

test('it is good for the one who gave it, not for a colleague at the same computer', async () => {
  const { services, cookie } = await openTrusted();
  await makeAccount(services, { email: 'eva@kd.example', two_factor: { method: 'email' } });
  expect((await browser(services, cookie).signIn('eva@kd.example')).body).toMatchObject({ two_factor_required: true });
});

test('an invented token is no trust', async () => {
  const { services } = await openTrusted();
  for (const cookie of [`trusted_device=${'a'.repeat(43)}`, 'trusted_device=', 'trusted_device=a:b c'])
    expect((await browser(services, cookie).signIn()).body).toMatchObject({ two_factor_required: true });
});

test('computers are listed with the sessions, without tokens, and trust can be taken back', async () => {
  const { services, cookie, session, isTrusted } = await openTrusted();
  const { call } = browser(services, cookie);
  const [device, ...others] = (await call('GET', '/api/user/sessions', session)).body.trusted_devices as {
    id: string;
  }[];
  expect(others).toEqual([]);
  expect(device).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    created_at: '2026-11-20T11:01:00.000Z',
    last_used_at: '2026-11-20T11:01:00.000Z',
    ends_at: '2026-12-20T11:01:00.000Z',
    network: '192.0.2.7',
    user_agent: '',
    is_current: true,
  });
  const id = device?.id;
  expect((await call('DELETE', `/api/user/trusted-devices/${id}`, session)).status).toBe(200);
  expect(await isTrusted()).toBe(false);
  expect((await call('DELETE', `/api/user/trusted-devices/${id}`, session)).status).toBe(404);
  const log = await services.store.count('audit:act:device_distrusted');
  expect([await services.store.count('audit:act:device_trusted'), log]).toEqual([1, 1]);
});

test('nobody takes back trust in the computer of a colleague', async () => {
  const { services, session, isTrusted } = await openTrusted();
  const { trusted_devices } = (await browser(services).call('GET', '/api/user/sessions', session)).body;
  const [{ id } = { id: '' }] = trusted_devices as { id: string }[];
  const eva = await signInAs(services, await makeAccount(services, { email: 'eva@kd.example' }));
  const answer = await browser(services).call('DELETE', `/api/user/trusted-devices/${id}`, eva);
  expect([answer.status, await isTrusted()]).toEqual([404, true]);
});

test('a changed password ends it', async () => {
  const { services, session, isTrusted } = await openTrusted();
  const body = { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  expect((await browser(services).call('POST', '/api/user/password', session, body)).status).toBe(200);
  expect(await isTrusted(NEW_PASSWORD)).toBe(false);
});

test('a password reset by mail ends it', async () => {
  const { services, isTrusted } = await openTrusted();
  const call = callApi(services);
  await call('POST', '/api/auth/forgot-password', { body: { email: JANA } });
  const token = await resetToken(services, JANA);
  const body = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  expect((await call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
  expect(await isTrusted(NEW_PASSWORD)).toBe(false);
});

test('the end of all other sessions ends it, and so does a second factor that is turned off and on', async () => {
  const one = await openTrusted();
  await browser(one.services).call('DELETE', '/api/user/sessions', one.session);
  expect(await one.isTrusted()).toBe(false);

  const other = await openTrusted();
  const { call } = browser(other.services);
  await call('POST', '/api/user/two-factor/off', other.session, { code: other.code() });
  other.services.clock.advance(MINUTE_MS);
  const { secret = '' } = (await call('POST', '/api/user/two-factor/app', other.session)).body;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: other.services.clock.now() });
  expect((await call('POST', '/api/user/two-factor/confirm', other.session, { code })).status).toBe(200);
  expect(await other.isTrusted()).toBe(false);
});

test('a blocked account stays out', async () => {
  const { services, user, cookie } = await openTrusted();
  const admin = await signInAs(services, await makeAccount(services, { email: 'eva@kd.example', roles: ['admin'] }));
  await browser(services).call('PATCH', `/api/admin/users/${user.id}`, admin, { blocked: true });
  expect((await browser(services, cookie).signIn()).status).toBe(403);
  await browser(services).call('PATCH', `/api/admin/users/${user.id}`, admin, { blocked: false });
  expect((await browser(services, cookie).signIn()).body).toMatchObject({ two_factor_required: true });
});

/** Trust is revoked between the look at the device and the commit. */
async function signInWhileRevoked(wrap: (store: Services['store']) => Services['store']) {
  const { services, user, cookie } = await openTrusted();
  const store = wrap(services.store);
  const revoking = {
    ...store,
    async commit(writes: Parameters<Services['store']['commit']>[0]) {
      if (writes.some(({ key }) => key.startsWith('trusted-device:')))
        for await (const { key } of services.store.everyRecord({ holding: [user.id] }))
          if (key.startsWith('trusted-device:')) await services.store.take(key);
      return store.commit(writes);
    },
  };
  return browser({ ...services, store: revoking }, cookie).signIn();
}

test('trust that is revoked at the same moment is no trust', async () => {
  expect((await signInWhileRevoked((store) => store)).body).toMatchObject({ two_factor_required: true });
});

test('twin: without the expectation on the device it would be', async () => {
  expect((await signInWhileRevoked(withoutExpectations)).body).toMatchObject({ two_factor_required: false });
});

test('the account goes on asking for the code where a change of it is at stake', async () => {
  const { services, user, session, cookie } = await openTrusted();
  const { call } = browser(services, cookie);
  expect((await call('POST', '/api/user/two-factor/off', session, { code: '000000' })).status).toBe(422);
  expect((await requireUser(services.store, user.id)).value.two_factor).not.toBeNull();
});
