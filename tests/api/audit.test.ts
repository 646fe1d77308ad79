import { expect, test } from 'vitest';
import { type Act, type AuditEvent, recordAudit } from '../../src/server/core/audit/audit-log.ts';
import { newSession } from '../../src/server/core/auth/sessions.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { testServices } from '../support/test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FROM = { network: '192.0.2.7' };

async function open() {
  const services = await testServices();
  const admin = await makeAccount(services, { name: 'Ján', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const send = callApi(services);
  const list = async (query = '', bearer = token) => {
    const { body } = await send('GET', `/api/admin/audit?${query}`, { token: bearer });
    return { total: body.total, items: body.items ?? [] };
  };
  const record = (act: Act, event: Partial<AuditEvent> = {}) => recordAudit(services, { act, visitor: FROM, ...event });
  return { services, admin, token, send, list, record };
}

test('what the staff does is in the log: who, what, to whom, when and from where', async () => {
  const { services, admin, token, send, list } = await open();
  const eva = await makeAccount(services, { name: 'Eva', email: 'eva@kd.example' });
  services.clock.advance(1000);
  await send('PATCH', `/api/admin/users/${eva.id}`, { token, body: { roles: ['editor'], blocked: true } });
  const { items } = await list('act=roles_changed');
  expect(items).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-20T11:00:01.000Z',
      act: 'roles_changed',
      actor: { id: admin.id, name: 'Ján' },
      subject: { id: eva.id, name: 'Eva' },
      network: '192.0.2.7',
      detail: '– → editor',
    },
  ]);
  expect((await list(`user=${eva.id}`)).items.map((entry) => entry.act)).toEqual(
    expect.arrayContaining(['roles_changed', 'user_blocked']),
  );
});

test('it is filtered by person, act and days, latest first, page by page', async () => {
  const { services, admin, list, record } = await open();
  services.clock.advance(DAY_MS);
  await record('sign_in_failed', { subject: admin.id });
  services.clock.advance(DAY_MS);
  await record('name_changed', { actor: admin.id });
  await record('sign_in_failed');
  const session = newSession(services, { id: admin.id, epoch: 0 }, { network: '192.0.2.7', userAgent: 'Test' });
  await services.store.commit([session.write]);
  const acts = async (query: string) => (await list(query, session.token)).items.map((entry) => entry.act);

  expect(await acts('')).toEqual(expect.arrayContaining(['name_changed', 'sign_in_failed', 'signed_in']));
  expect((await acts('')).at(-1)).toBe('signed_in');
  expect(await acts(`user=${admin.id}`)).toEqual(['name_changed', 'sign_in_failed', 'signed_in']);
  expect(await acts(`user=${admin.id}&act=sign_in_failed`)).toEqual(['sign_in_failed']);
  expect(await acts('act=sign_in_failed')).toHaveLength(2);
  expect(await acts('from=2026-11-21&to=2026-11-21')).toEqual(['sign_in_failed']);
  expect(await acts('to=2026-11-20')).toEqual(['signed_in']);
  expect(await acts('per_page=1&page=4')).toEqual(['signed_in']);
  expect((await list('per_page=1', session.token)).total).toBe(4);
});

test('it is searched by words: what happened, who did it or suffered it, from where, and its details', async () => {
  const { services, admin, list, record } = await open();
  const eva = await makeAccount(services, { name: 'Eva Kováčová', email: 'eva@kd.example' });
  await record('two_factor_on', { actor: admin.id });
  await record('name_changed', { actor: eva.id });
  await record('content_changed', { actor: admin.id, detail: 'events/0007-jarmok.md' });
  const acts = async (query: string) =>
    (await list(`query=${encodeURIComponent(query)}`)).items.map((entry) => entry.act);

  expect(await acts('kovacova')).toEqual(['name_changed']);
  expect(await acts('druhého KROKU')).toEqual(['two_factor_on']);
  expect(await acts('192.0.2.7 jarmok')).toEqual(['content_changed']);
  expect(await acts('jarmok Kováčová')).toEqual([]);
  expect((await list('query=jarmok')).total).toBe(1);
  expect((await list('query=jarmok&act=name_changed')).total).toBe(0);
});

test.each(['act=x', 'user=x', 'from=2026-13-01', 'to=9999-12-31', 'page=0'])(
  'it cannot be asked for %s',
  async (query) => {
    const { send, token } = await open();
    expect((await send('GET', `/api/admin/audit?${query}`, { token })).status).toBe(422);
  },
);

test('it can be read, and nothing else', async () => {
  const { send, token } = await open();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await send(method, '/api/admin/audit', { token });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a deleted account stays in it as an id and its roles, without a name', async () => {
  const { services, token, send, list } = await open();
  const eva = await makeAccount(services, { name: 'Eva', email: 'eva@kd.example', roles: ['editor'] });
  await send('DELETE', `/api/admin/users/${eva.id}`, { token });
  expect((await list(`user=${eva.id}`)).items[0]).toMatchObject({
    act: 'user_deleted',
    subject: { id: eva.id, name: null },
    detail: 'editor',
  });
});

test('entries are gone after twelve months', async () => {
  const { services, list, send, token } = await open();
  services.clock.advance(365 * DAY_MS);
  expect((await send('GET', '/api/admin/audit', { token })).status).toBe(401);
  const admin = await makeAccount(services, { email: 'eva@kd.example', roles: ['admin'] });
  const fresh = await signInAs(services, admin);
  const { body } = await send('GET', '/api/admin/audit', { token: fresh });
  expect(body.total).toBe(1);
  expect((await list()).total).toBeUndefined();
});

test('as a table it is safe to open, and taking it is in the log itself', async () => {
  const { services, token, send, list, record } = await open();
  const spy = await makeAccount(services, { name: '=HYPERLINK("http://evil.example";"x")', email: 'eva@kd.example' });
  services.clock.advance(1000);
  await record('name_changed', { actor: spy.id, detail: '+1;2' });
  const answer = await send('GET', '/api/admin/audit/csv?act=name_changed', { token });
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="dennik-zmien.csv"');
  expect(answer.body.text).toBe(
    'čas;čo;kto;kto (id);komu;komu (id);sieť;podrobnosti\r\n' +
      `2026-11-20 12:00;Zmena mena;"'=HYPERLINK(""http://evil.example"";""x"")";${spy.id};;;192.0.2.7;"'+1;2"\r\n`,
  );
  expect((await list('act=audit_exported')).total).toBe(1);
});
