import { expect, test } from 'vitest';
import { accountRecords } from '../../../src/server/core/accounts/accounts.ts';
import type { User } from '../../../src/server/core/accounts/user.ts';
import { ABSOLUTE_MS, IDLE_MS } from '../../../src/server/core/auth/sessions.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { testServices } from '../../support/test-services.ts';

const MINUTE_MS = 60_000;

async function open(overrides: Partial<User> = {}) {
  const services = await testServices();
  const call = callApi(services);
  const user = await makeAccount(services, overrides);
  const token = await signInAs(services, user);
  const whoAmI = (bearer = token) => call('GET', '/api/user', { token: bearer });
  return { services, call, user, token, whoAmI };
}

test('a session that is not used ends after eight hours', async () => {
  const { services, whoAmI } = await open();
  services.clock.advance(IDLE_MS - 1);
  expect((await whoAmI()).status).toBe(200);
  services.clock.advance(IDLE_MS);
  expect((await whoAmI()).status).toBe(401);
});

test('use makes it live on, but not for ever', async () => {
  const { services, whoAmI } = await open();
  const step = IDLE_MS / 2;
  for (let used = step; used < ABSOLUTE_MS; used += step) {
    services.clock.advance(step);
    expect((await whoAmI()).status).toBe(200);
  }
  services.clock.advance(step);
  expect((await whoAmI()).status).toBe(401);
});

test('what is done in its last minutes does not let a session live past its end', async () => {
  const { services, call, user, token, whoAmI } = await open();
  for (let left = ABSOLUTE_MS; left > 4 * MINUTE_MS; left -= IDLE_MS / 2) {
    services.clock.advance(Math.min(IDLE_MS / 2, left - 4 * MINUTE_MS));
    await whoAmI();
  }
  const other = await signInAs(services, user);
  services.clock.advance(3 * MINUTE_MS);
  await call('POST', '/api/user/confirm-password', { token, body: { password: PASSWORD } });
  const begun = async () => {
    const { items } = (await call('GET', '/api/user/sessions', { token: other })).body;
    return items?.map(({ is_current }) => is_current);
  };
  expect(await begun()).toEqual([true, false]);
  services.clock.advance(MINUTE_MS);
  expect((await whoAmI()).status).toBe(401);
  expect(await begun()).toEqual([true]);
});

test('its end counts to the millisecond, although the store lets it lie for whole seconds', async () => {
  const { services, whoAmI } = await open();
  for (let left = ABSOLUTE_MS; left > 1; left -= IDLE_MS / 2) {
    services.clock.advance(Math.min(IDLE_MS / 2, left - 1));
    expect((await whoAmI()).status).toBe(200);
  }
  services.clock.advance(1);
  expect((await whoAmI()).status).toBe(401);
});

test('use is noted once in five minutes', async () => {
  const { services, call, token, whoAmI } = await open();
  const lastUsed = async () => (await call('GET', '/api/user/sessions', { token })).body.items?.[0]?.last_used_at;
  const begun = await lastUsed();
  services.clock.advance(5 * MINUTE_MS - 1);
  await whoAmI();
  expect(await lastUsed()).toBe(begun);
  services.clock.advance(1);
  await whoAmI();
  expect(await lastUsed()).toBe(new Date(services.clock.now()).toISOString());
});

test('a role that is taken is lost with the next call', async () => {
  const { services, user, whoAmI } = await open({ roles: ['editor'] });
  expect((await whoAmI()).body.permissions).toContain('manage_events');
  await accountRecords(services.store).users.update(user.id, { ...user.value, roles: [] }, user.version);
  expect((await whoAmI()).body.permissions).toEqual([]);
});

test('fails closed when the account is blocked or gone, or the session was ended', async () => {
  const { services, user, whoAmI } = await open();
  const { users } = accountRecords(services.store);
  const blocked = await users.update(user.id, { ...user.value, blocked_at: 1 }, user.version);
  expect((await whoAmI()).status).toBe(401);
  if (!blocked.ok) throw new Error('not blocked');
  await users.update(user.id, { ...user.value, session_epoch: 1 }, blocked.version);
  expect((await whoAmI()).status).toBe(401);
  await users.remove(user.id);
  expect((await whoAmI()).status).toBe(401);
});

test('a session ended while its use is noted does not come back', async () => {
  const { services, call, token, whoAmI } = await open();
  services.clock.advance(10 * MINUTE_MS);
  const [, ended] = await Promise.all([whoAmI(), call('POST', '/api/logout', { token })]);
  expect(ended.status).toBe(200);
  expect((await whoAmI()).status).toBe(401);
});

test('one sees one’s own sessions, and can end one of them or all others', async () => {
  const { services, call, user, token, whoAmI } = await open();
  services.clock.advance(MINUTE_MS);
  const second = await signInAs(services, user);
  services.clock.advance(MINUTE_MS);
  const third = await signInAs(services, user);
  const stranger = await signInAs(services, await makeAccount(services, { email: 'eva@kd.example' }));

  const list = await call('GET', '/api/user/sessions', { token });
  expect(list.body.items).toHaveLength(3);
  expect(list.body.items?.map((session) => session.is_current)).toEqual([false, false, true]);
  expect(list.body.items?.[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    created_at: '2026-11-20T11:02:00.000Z',
    last_used_at: '2026-11-20T11:02:00.000Z',
    network: '192.0.2.7',
    user_agent: 'Test',
    is_current: false,
  });

  const path = `/api/user/sessions/${list.body.items?.[0]?.id}`;
  expect((await call('DELETE', path, { token: stranger })).status).toBe(404);
  expect((await call('DELETE', path, { token })).status).toBe(200);
  expect((await whoAmI(third)).status).toBe(401);
  expect((await call('DELETE', path, { token })).status).toBe(404);

  expect((await whoAmI(second)).status).toBe(200);
  expect((await call('DELETE', '/api/user/sessions', { token })).status).toBe(200);
  expect((await whoAmI(second)).status).toBe(401);
  expect((await whoAmI()).status).toBe(200);
  expect((await whoAmI(stranger)).status).toBe(200);
  expect((await call('GET', '/api/user/sessions', { token })).body.items).toHaveLength(1);
});

test('a password change ends all other sessions and asks for the password of now', async () => {
  const { services, call, user, token, whoAmI } = await open();
  const other = await signInAs(services, user);
  const change = (body: object) =>
    call('POST', '/api/user/password', {
      token,
      body: {
        current_password: PASSWORD,
        password: 'žltý dáždnik v hale',
        password_confirmation: 'žltý dáždnik v hale',
        ...body,
      },
    });
  expect((await change({ current_password: 'nie je to ono' })).body).toEqual({
    message: { current_password: ['Heslo nie je správne.'] },
  });
  expect((await change({ password: 'heslo123', password_confirmation: 'heslo123' })).status).toBe(422);
  expect((await whoAmI(other)).status).toBe(200);
  expect((await change({})).status).toBe(200);
  expect((await whoAmI(other)).status).toBe(401);
  expect((await whoAmI()).status).toBe(200);
  expect((await services.outbox()).map(({ subject }) => subject)).toEqual(['Heslo k\u00a0účtu sa zmenilo']);
});

test('guesses of the password in an open session are counted', async () => {
  const { call, token } = await open();
  const confirm = (password: string) => call('POST', '/api/user/confirm-password', { token, body: { password } });
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await confirm('nie je to ono')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await confirm(PASSWORD)).status).toBe(429);
});
