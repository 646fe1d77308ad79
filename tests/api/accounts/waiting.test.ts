import { expect, test } from 'vitest';
import { createAdministrator } from '../../../src/server/core/auth/first-administrator.ts';
import { callApi } from '../../support/call-api.ts';
import { resetToken, verificationCall } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { makeSettings } from '../../support/make-settings.ts';
import { makeSite } from '../../support/make-site.ts';
import { testServices } from '../../support/test-services.ts';

const JANA = 'jana@kd.example';
const FORM = { name: 'Jana Nováková', email: JANA, password: PASSWORD, password_confirmation: PASSWORD };
const CLOSED = {
  message: 'Registrácia je zatvorená. Ak účet potrebujete, napíšte nám na info@kdriviera.example.',
};
const WAITS = 'Nový účet čaká na rolu';
const READY = 'Váš účet je pripravený';

async function open(registration?: 'open' | 'closed', mailBudget = { perHour: 200, perDay: 1000 }) {
  const site = makeSite(registration === undefined ? {} : { registration });
  const services = await testServices({ index: { settings: makeSettings({ site }) }, config: { mailBudget } });
  const admin = await makeAccount(services, { email: 'spravca@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const call = callApi(services);
  return {
    services,
    call,
    register: (form: object = {}, ip = '192.0.2.7') =>
      call('POST', '/api/auth/register', { body: { ...FORM, ...form }, ip }),
    confirm: async (email = JANA) =>
      call('POST', await verificationCall(services, email), { body: { password: PASSWORD } }),
    asAdmin: (method: string, path: string, body?: unknown) => call(method, path, { token, body }),
    mails: async (subject: string) =>
      (await services.outbox()).filter((mail) => mail.subject === subject).map(({ to }) => to),
  };
}

test('while registration is closed nobody registers, and a link mailed before confirms no new account', async () => {
  const { services, call, register, confirm } = await open('closed');
  const refused = await register();
  expect([refused.status, refused.body]).toEqual([403, CLOSED]);
  expect(await services.outbox()).toEqual([]);

  const open_ = callApi({ ...services, contentIndex: (await testServices()).contentIndex });
  await open_('POST', '/api/auth/register', { body: FORM });
  const late = await confirm();
  expect([late.status, late.body]).toEqual([403, CLOSED]);
  expect((await call('POST', '/api/auth/email/resend', { body: { email: JANA } })).status).toBe(200);
  expect(await services.outbox()).toHaveLength(1);
  await call('POST', '/api/auth/forgot-password', { body: { email: JANA } });
  const reset = { token: await resetToken(services, JANA), password: PASSWORD, password_confirmation: PASSWORD };
  expect((await call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(403);
  expect((await call('POST', '/api/auth/login', { body: { email: JANA, password: PASSWORD } })).status).toBe(403);
});

test('while registration is closed invitations, resets and changes of address work as ever', async () => {
  const { services, call, asAdmin } = await open('closed');
  expect((await asAdmin('POST', '/api/admin/users', { name: 'Eva', email: 'eva@kd.example' })).status).toBe(201);
  const reset = async (email: string) =>
    call('POST', '/api/auth/reset-password', {
      body: { token: await resetToken(services, email), password: PASSWORD, password_confirmation: PASSWORD },
    });
  expect((await reset('eva@kd.example')).status).toBe(200);
  await call('POST', '/api/auth/forgot-password', { body: { email: 'eva@kd.example' } });
  expect((await reset('eva@kd.example')).status).toBe(200);

  expect((await asAdmin('POST', '/api/user/email', { email: 'nova@kd.example' })).status).toBe(200);
  expect((await asAdmin('POST', await verificationCall(services, 'nova@kd.example'))).status).toBe(200);
});

test.each(['open', undefined] as const)('registration that is set to %s is open', async (registration) => {
  const { register } = await open(registration);
  expect((await register()).status).toBe(201);
});

test('administrators are told once that an account waits, and it once it has a role', async () => {
  const { services, call, register, confirm, asAdmin, mails } = await open();
  await makeAccount(services, { email: 'druha@kd.example', roles: ['admin'] });
  await makeAccount(services, { email: 'redaktor@kd.example', roles: ['editor'] });
  await register();
  expect(await mails(WAITS)).toEqual([]);
  await confirm();
  expect((await mails(WAITS)).sort()).toEqual(['druha@kd.example', 'spravca@kd.example']);
  for (const mail of await services.outbox()) if (mail.subject === WAITS) expect(mail.text).not.toMatch(/Jana|jana@/);

  const { body } = await asAdmin('GET', '/api/admin/users?state=waiting');
  const path = `/api/admin/users/${body.items?.[0]?.id}`;
  expect(await mails(READY)).toEqual([]);
  await asAdmin('PATCH', path, { roles: ['programme', 'texts'] });
  await asAdmin('PATCH', path, { roles: ['admin', 'editor'] });
  expect(await mails(READY)).toEqual([JANA]);
  const ready = (await services.outbox()).find(({ subject }) => subject === READY);
  expect(ready?.text.replace(/\s+/g, ' ')).toContain(
    'smiete meniť: podujatia s fotkami, bannery, kontakty, cenník, vzhľad a texty webu, otváracie hodiny a oznamy.',
  );
  expect(await mails(WAITS)).toHaveLength(2);
  expect((await call('POST', '/api/auth/login', { body: { email: JANA, password: PASSWORD } })).status).toBe(200);
});

test('whoever is let in again and given a role at once is told, whoever is only let in again is not', async () => {
  const { services, asAdmin, mails } = await open();
  const waiting = await makeAccount(services, { blocked_at: 1 });
  const editor = await makeAccount(services, { email: 'eva@kd.example', blocked_at: 1, roles: ['editor'] });
  await asAdmin('PATCH', `/api/admin/users/${waiting.id}`, { blocked: false, roles: ['editor'] });
  await asAdmin('PATCH', `/api/admin/users/${editor.id}`, { blocked: false });
  expect(await mails(READY)).toEqual([JANA]);
});

test('a registered account that is confirmed by a link to a new password waits like any other', async () => {
  const { services, call, register, mails } = await open();
  await register();
  await call('POST', '/api/auth/forgot-password', { body: { email: JANA } });
  const reset = { token: await resetToken(services, JANA), password: PASSWORD, password_confirmation: PASSWORD };
  expect((await call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
  expect(await mails(WAITS)).toEqual(['spravca@kd.example']);
});

test('administrators are told of an account that waits also when the mails of a day are spent', async () => {
  const { register, confirm, mails } = await open('open', { perHour: 1, perDay: 1 });
  await register();
  await confirm();
  expect(await mails(WAITS)).toEqual(['spravca@kd.example']);
});

test('nobody floods the administrators with accounts that wait', async () => {
  const { services, register, confirm, mails } = await open();
  for (let number = 0; number < 22; number += 1) {
    await register({ email: `jana${number}@kd.example` }, `198.51.${number}.7`);
    await confirm(`jana${number}@kd.example`);
    services.clock.advance(1000);
  }
  expect(await mails(WAITS)).toHaveLength(20);
});

test('the list says who registered themselves, and not of those who were invited or made by the terminal', async () => {
  const { services, register, asAdmin } = await open();
  await register();
  await asAdmin('POST', '/api/admin/users', { name: 'Eva', email: 'eva@kd.example' });
  await createAdministrator(
    services,
    { email: 'prvy@kd.example', password: PASSWORD },
    { onlyFirst: false, isPrinted: true },
  );
  const { body } = await asAdmin('GET', '/api/admin/users?sort=email');
  const marked = Object.fromEntries((body.items ?? []).map((item) => [item.email, item.self_registered]));
  expect(marked).toMatchObject({ [JANA]: true, 'eva@kd.example': false, 'prvy@kd.example': false });
});
