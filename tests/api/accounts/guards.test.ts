import { METHOD_NAME_ALL } from 'hono/router';
import { expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { newRegistrationToken } from '../../../src/server/core/auth/registration.ts';
import { apiRoutes } from '../../support/api-routes.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

async function routesBelow(services: TestServices, prefix: string): Promise<{ method: string; path: string }[]> {
  const apps = await apiRoutes(services);
  const routes = apps
    .flatMap((app) => app.routes)
    .filter(({ method, path }) => method !== METHOD_NAME_ALL && path.startsWith(prefix))
    .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, '0'.repeat(32)) }));
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

test('every route of the admin area refuses nobody, an unverified registration, and staff without the permission', async () => {
  const services = await testServices();
  const call = callApi(services);
  const { token: registration, write } = newRegistrationToken(services, 'nova@kd.example');
  await services.store.commit([write]);
  const waiting = await signInAs(services, await makeAccount(services));
  const routes = await routesBelow(services, '/api/admin/');
  expect(routes.length).toBeGreaterThanOrEqual(9);
  for (const { method, path } of routes) {
    const about = `${method} ${path}`;
    const nobody = await call(method, path);
    expect([about, nobody.status]).toEqual([about, 401]);
    expect(nobody.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect([about, (await call(method, path, { token: 'x'.repeat(43) })).status]).toEqual([about, 401]);
    expect([about, (await call(method, path, { token: registration })).body]).toEqual([
      about,
      { message: 'not-verified' },
    ]);
    const refused = await call(method, path, { token: waiting });
    expect([about, refused.status, refused.body]).toEqual([about, 403, { message: 'Na toto nemáte oprávnenie.' }]);
  }
});

test('every route about oneself refuses nobody', async () => {
  const services = await testServices();
  const call = callApi(services);
  const routes = await routesBelow(services, '/api/user');
  expect(routes.length).toBeGreaterThanOrEqual(13);
  for (const { method, path } of routes) {
    const about = `${method} ${path}`;
    expect([about, (await call(method, path)).status]).toEqual([about, 401]);
  }
});

test('an editor may not administrate users nor read the log, an administrator may', async () => {
  const services = await testServices();
  const call = callApi(services);
  const editor = await signInAs(services, await makeAccount(services, { roles: ['editor'] }));
  const admin = await signInAs(services, await makeAccount(services, { email: 'eva@kd.example', roles: ['admin'] }));
  for (const path of ['/api/admin/users', '/api/admin/audit']) {
    expect((await call('GET', path, { token: editor })).status).toBe(403);
    expect((await call('GET', path, { token: admin })).status).toBe(200);
  }
});

test('whose address is not confirmed may see who he is and do nothing, whatever his role and however he got a session', async () => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services, { email_verified_at: null, roles: ['admin'] }));
  expect((await call('GET', '/api/user', { token })).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/publishing'],
    ['GET', '/api/user/sessions'],
  ] as const) {
    const refused = await call(method, path, { token });
    expect([path, refused.status, refused.body]).toEqual([path, 403, { message: 'not-verified' }]);
  }
});

test('with a password that has to be changed nothing is allowed but to change it, to look who one is and to leave', async () => {
  const services = await testServices();
  const call = callApi(services);
  const account = await makeAccount(services, { roles: ['admin'], password_change_due: true });
  const token = await signInAs(services, account);
  const allowed: string[] = [];
  for (const { method, path } of [
    ...(await routesBelow(services, '/api/admin/')),
    ...(await routesBelow(services, '/api/user')),
  ]) {
    const { body } = await call(method, path, { token });
    if (body.message !== 'password-change-required') allowed.push(`${method} ${path}`);
  }
  expect(allowed).toEqual(['GET /api/user', 'POST /api/user/password']);
});

test('a quarter of an hour after the password these routes ask for it again, and no others', async () => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services, { roles: ['admin'] }));
  services.clock.advance(16 * 60_000);
  const asking: string[] = [];
  const routes = (await routesBelow(services, '/api/')).filter(({ path }) => !/logout|sessions/.test(path));
  for (const { method, path } of routes) {
    const { body } = await call(method, path, { token });
    if (body.message === 'password-confirmation-required') asking.push(`${method} ${path.replaceAll(/0{32}/g, ':id')}`);
  }
  expect(asking.sort()).toEqual([
    'DELETE /api/admin/media/:id',
    'DELETE /api/admin/users/:id',
    'GET /api/admin/audit/csv',
    'GET /api/admin/newsletter/subscribers/csv',
    'GET /api/admin/reservations/csv',
    'PATCH /api/admin/users/:id',
    'POST /api/admin/backup',
    'POST /api/admin/data-subject',
    'POST /api/admin/data-subject/answer',
    'POST /api/admin/data-subject/erasure',
    'POST /api/admin/users',
    'POST /api/user/email',
    'POST /api/user/two-factor/app',
    'POST /api/user/two-factor/code',
    'POST /api/user/two-factor/email',
    'POST /api/user/two-factor/off',
    'POST /api/user/two-factor/recovery-codes',
  ]);
});

test('a refusal is in the log, once in a while', async () => {
  const services = await testServices();
  const call = callApi(services);
  const user = await makeAccount(services);
  const token = await signInAs(services, user);
  for (let time = 0; time < 3; time += 1) await call('GET', `/api/admin/users/${user.id}`, { token });
  const { records } = await auditLog(services.store).list('act', { of: 'access_refused' });
  expect(records.map(({ value }) => [value.actor, value.detail])).toEqual([[user.id, 'GET /api/admin/users/:id']]);
});

test.each([
  ['no scheme', (token: string) => token],
  ['another scheme', (token: string) => `Basic ${token}`],
  ['more behind it', (token: string) => `Bearer ${token}x`],
  ['another letter', (token: string) => `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['nothing', () => ''],
])('a token with %s is nobody', async (_, header) => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services));
  expect((await call('GET', '/api/user', { token })).status).toBe(200);
  expect((await call('GET', '/api/user', { headers: { Authorization: header(token) } })).status).toBe(401);
});

test('the token in the address means nothing', async () => {
  const services = await testServices();
  const call = callApi(services);
  const token = await signInAs(services, await makeAccount(services));
  expect((await call('GET', `/api/user?auth_token=${token}`)).status).toBe(401);
});
