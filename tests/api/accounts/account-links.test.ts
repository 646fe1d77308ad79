import { expect, test } from 'vitest';
import { requireUser } from '../../../src/server/core/accounts/accounts.ts';
import { type Answer, callApi } from '../../support/call-api.ts';
import { latestMail, mailedPath, refusalCall, resetToken, verificationCall } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { testServices } from '../../support/test-services.ts';

const JANA = 'jana@kd.example';
const NEW = 'zlodej@inde.example';
const NEXT = 'žltý dáždnik v hale';
const OVER = 'Odkaz už neplatí. Platí obmedzený čas a\u00a0dá sa použiť iba raz; vyžiadajte si nový.';

async function open() {
  const services = await testServices();
  const jana = await makeAccount(services, { roles: ['editor'] });
  const admin = await makeAccount(services, { email: 'spravca@kd.example', roles: ['admin'] });
  const tokens = { jana: await signInAs(services, jana), admin: await signInAs(services, admin) };
  const call = callApi(services);
  const as = (who: keyof typeof tokens) => (method: string, path: string, body?: unknown) =>
    call(method, path, { token: tokens[who], body });
  return {
    services,
    jana,
    call,
    asJana: as('jana'),
    asAdmin: as('admin'),
    askChange: () => as('jana')('POST', '/api/user/email', { email: NEW }),
    address: async () => (await requireUser(services.store, jana.id)).value.email,
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

const RESCUES: [string, (opened: Opened) => Promise<Answer>][] = [
  [
    'the password was reset',
    async ({ services, call }) => {
      await call('POST', '/api/auth/forgot-password', { body: { email: JANA } });
      const token = await resetToken(services, JANA);
      return call('POST', '/api/auth/reset-password', { body: { token, password: NEXT, password_confirmation: NEXT } });
    },
  ],
  [
    'the password was changed',
    ({ asJana }) =>
      asJana('POST', '/api/user/password', {
        current_password: PASSWORD,
        password: NEXT,
        password_confirmation: NEXT,
      }),
  ],
  ['the other sessions were ended', ({ asJana }) => asJana('DELETE', '/api/user/sessions')],
  [
    'an administrator ended all sessions',
    ({ asAdmin, jana }) => asAdmin('DELETE', `/api/admin/users/${jana.id}/sessions`),
  ],
  [
    'the account was blocked',
    ({ asAdmin, jana }) => asAdmin('PATCH', `/api/admin/users/${jana.id}`, { blocked: true }),
  ],
  [
    'the account was blocked and let in again',
    async ({ asAdmin, jana }) => {
      await asAdmin('PATCH', `/api/admin/users/${jana.id}`, { blocked: true });
      return asAdmin('PATCH', `/api/admin/users/${jana.id}`, { blocked: false });
    },
  ],
];

test.each(RESCUES)('a change of address that waits is void once %s', async (_, rescue) => {
  const opened = await open();
  const { services, call, askChange, address } = opened;
  await askChange();
  const link = await verificationCall(services, NEW);
  expect((await rescue(opened)).status).toBe(200);
  const answer = await call('POST', link);
  expect([answer.status, answer.body]).toEqual([404, { message: OVER }]);
  expect(await address()).toBe(JANA);
});

test.each(RESCUES.slice(1))('a link to a new password is void once %s', async (_, rescue) => {
  const opened = await open();
  const { services, call } = opened;
  await call('POST', '/api/auth/forgot-password', { body: { email: JANA } });
  const token = await resetToken(services, JANA);
  expect((await rescue(opened)).status).toBe(200);
  const reset = { token, password: NEXT, password_confirmation: NEXT };
  expect((await call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(404);
});

test('a link made before links held an epoch is void, and breaks nothing', async () => {
  const { services, jana, call, askChange, address } = await open();
  await askChange();
  const key = `account-link:change-email:${jana.id}`;
  const { epoch: _, ...old } = JSON.parse((await services.store.get(key))?.value ?? '{}');
  await services.store.commit([{ op: 'put', key, value: JSON.stringify(old), expect: 'any' }]);
  expect((await call('POST', await verificationCall(services, NEW))).status).toBe(404);
  expect(await address()).toBe(JANA);
});

test('the session that confirms a change of address stays, all others end', async () => {
  const { services, jana, call, asJana, askChange, address } = await open();
  const other = await signInAs(services, jana);
  await askChange();
  expect((await asJana('POST', await verificationCall(services, NEW))).status).toBe(200);
  expect(await address()).toBe(NEW);
  expect((await asJana('GET', '/api/user')).body).toMatchObject({ email: NEW });
  expect((await call('GET', '/api/user', { token: other })).status).toBe(401);
});

test('a change of address that is confirmed in another browser ends all sessions', async () => {
  const { services, call, asJana, asAdmin, askChange } = await open();
  await askChange();
  expect((await call('POST', await verificationCall(services, NEW))).status).toBe(200);
  expect((await asJana('GET', '/api/user')).status).toBe(401);
  expect((await asAdmin('GET', '/api/user')).status).toBe(200);
});

test('a session of somebody else confirms a change of address, and neither gains nor loses by it', async () => {
  const { services, asJana, asAdmin, askChange, address } = await open();
  await askChange();
  expect((await asAdmin('POST', await verificationCall(services, NEW))).status).toBe(200);
  expect(await address()).toBe(NEW);
  expect((await asAdmin('GET', '/api/user')).body).toMatchObject({ email: 'spravca@kd.example' });
  expect((await asJana('GET', '/api/user')).status).toBe(401);
});

test('whoever reads the old mailbox refuses the change of address by one button', async () => {
  const { services, call, askChange, address } = await open();
  await askChange();
  const link = await verificationCall(services, NEW);
  const notice = await latestMail(services, JANA);
  expect(notice.text).toContain('To som nebol ja');
  expect(await mailedPath(services, JANA)).toMatch(/^\/refuse-email-change\/[0-9a-f]{32}\/[\w-]{43}$/);

  const refuse = await refusalCall(services, JANA);
  expect((await call('GET', refuse)).status).toBe(405);
  const refused = await call('POST', refuse);
  expect([refused.status, refused.body]).toEqual([
    200,
    { message: 'Zmena je zrušená, váš účet má stále túto adresu.' },
  ]);
  expect((await call('POST', link)).status).toBe(404);
  expect(await address()).toBe(JANA);
  expect((await call('POST', refuse)).status).toBe(404);
});

test('a refusal is good for the one change it was mailed about', async () => {
  const { services, jana, call, askChange, address } = await open();
  await askChange();
  const older = await refusalCall(services, JANA);
  services.clock.advance(1000);
  await askChange();
  const link = await verificationCall(services, NEW);
  const other = `/api/auth/email/refuse/${jana.id}/${link.split('/').at(-1)}`;
  for (const path of [older, other, `/api/auth/email/refuse/${'0'.repeat(32)}/abc`, '/api/auth/email/refuse/%00/x'])
    expect((await call('POST', path)).status).toBe(404);
  expect((await call('POST', link)).status).toBe(200);
  expect(await address()).toBe(NEW);
  const late = await call('POST', await refusalCall(services, JANA, 'Žiadosť o\u00a0zmenu adresy účtu'));
  expect(late.status).toBe(404);
});
