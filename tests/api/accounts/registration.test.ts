import { expect, test } from 'vitest';
import { accountRecords, findByEmail } from '../../../src/server/core/accounts/accounts.ts';
import { LIMITS, TIERS } from '../../../src/server/core/http/limits.ts';
import { addressId } from '../../../src/server/ports/crypto/tokens.ts';
import { callApi } from '../../support/call-api.ts';
import { latestMail, mailedPath, resetToken, verificationCall } from '../../support/mailed-link.ts';
import { makeAccount, PASSWORD, signInAs } from '../../support/make-account.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const JANA = 'jana@kd.example';
const FORM = { name: 'Jana Nováková', email: JANA, password: PASSWORD, password_confirmation: PASSWORD };

async function open(given?: TestServices) {
  const services = given ?? (await testServices());
  const call = callApi(services);
  return {
    services,
    call,
    register: (form: object = {}) => call('POST', '/api/auth/register', { body: { ...FORM, ...form } }),
    login: (password = PASSWORD) => call('POST', '/api/auth/login', { body: { email: JANA, password } }),
    confirm: (path: string, password = PASSWORD) => call('POST', path, { body: { password } }),
    resend: (body: object, token?: string) => call('POST', '/api/auth/email/resend', { body, token }),
  };
}

test('a registration, its confirmation by mail and the sign-in follow one another', async () => {
  const { services, call, register, login, confirm } = await open();
  const answer = await register({ name: '  Jana\r\nNováková ', email: 'Jana@KD.example' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    user: {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Jana Nováková',
      email: JANA,
      email_verified_at: null,
      two_factor_enabled: false,
      two_factor_method: null,
      roles: [],
      permissions: [],
    },
    access_token: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await login()).body).toEqual({ message: 'not-verified' });

  const verify = await verificationCall(services, JANA);
  expect((await call('GET', verify)).status).toBe(405);
  expect((await login()).status).toBe(403);
  expect((await confirm(verify)).body).toEqual({ message: 'Adresa je potvrdená. Môžete sa prihlásiť.' });
  const signedIn = await login();
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.user).toMatchObject({ roles: [], permissions: [] });
  expect((await confirm(verify)).status).toBe(404);
});

test('a known address is answered like a new one, and told by mail', async () => {
  const { services, call, register } = await open();
  const known = await makeAccount(services);
  const answer = await register({
    name: 'Niekto Iný',
    password: 'iné heslo na nič',
    password_confirmation: 'iné heslo na nič',
  });
  const other = await register({ email: 'nova@kd.example' });
  expect(answer.status).toBe(other.status);
  expect([...answer.headers.keys()]).toEqual([...other.headers.keys()]);
  expect(answer.body).toEqual({
    user: {
      ...(other.body.user as object),
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Niekto Iný',
      email: JANA,
    },
    access_token: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(answer.body.user).not.toMatchObject({ id: known.id });
  const mail = await latestMail(services, JANA);
  expect(mail.subject).toBe('Účet s\u00a0touto adresou už existuje');
  expect(mail.text).not.toContain('Niekto Iný');
  expect((await findByEmail(services.store, JANA))?.value).toEqual(known.value);
  expect((await call('GET', '/api/user', { token: answer.body.access_token })).body).toEqual({
    message: 'not-verified',
  });
});

test('the token of a registration is good for asking the mail again, and for nothing else', async () => {
  const { services, call, register, resend } = await open();
  const token = (await register()).body.access_token ?? '';
  for (const path of ['/api/user', '/api/user/sessions']) {
    const refused = await call('GET', path, { token });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ message: 'not-verified' });
  }
  expect((await resend({}, token)).status).toBe(200);
  expect(await services.outbox()).toHaveLength(2);
  expect((await resend({})).status).toBe(422);
});

test('fields that are not asked for are passed over', async () => {
  const { services, register, confirm } = await open();
  await register({ roles: ['admin'], permissions: ['view_admin'], email_verified_at: 1, id: 'x', blocked_at: 1 });
  const user = await findByEmail(services.store, JANA);
  expect(user?.value).toMatchObject({ roles: [], email_verified_at: null, blocked_at: null });
  expect((await confirm(await verificationCall(services, JANA))).status).toBe(200);
});

test.each([
  ['an empty name', { name: ' ' }, { name: ['Napíšte meno a\u00a0priezvisko.'] }],
  ['no address', { email: 'jana' }, { email: ['Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.'] }],
  [
    'a short password',
    { password: 'krátke', password_confirmation: 'krátke' },
    { password: [expect.stringContaining('aspoň 8 znakov')] },
  ],
  [
    'a common password',
    { password: 'Riviera2026!', password_confirmation: 'Riviera2026!' },
    { password: [expect.stringContaining('hádajú')] },
  ],
  [
    'its own address as the password',
    { password: JANA, password_confirmation: JANA },
    { password: [expect.stringContaining('vaše meno')] },
  ],
  ['two passwords', { password_confirmation: 'iné' }, { password_confirmation: ['Heslá sa nezhodujú.'] }],
])('a registration with %s is refused by field', async (_, form, message) => {
  const { services, register } = await open();
  const answer = await register(form);
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message });
  expect(await services.outbox()).toEqual([]);
});

test('the password of an account is chosen by who reads its mail: the one it was registered with counts no more', async () => {
  const { services, register, login, confirm } = await open();
  await register({ password: 'heslo útočníka 1', password_confirmation: 'heslo útočníka 1' });
  const verify = await verificationCall(services, JANA);
  expect((await confirm(verify)).body).toEqual({ message: 'Adresa je potvrdená. Môžete sa prihlásiť.' });
  expect((await login('heslo útočníka 1')).status).toBe(401);
  expect((await login()).status).toBe(200);
});

test.each([
  ['none', undefined, 'Zvoľte si heslo.'],
  ['one that is no text', 12345678, 'Zvoľte si heslo.'],
  ['a short one', 'krátke', 'aspoň 8 znakov'],
  ['the own address', JANA, 'vaše meno'],
])(
  'a confirmation with %s as the password is refused by field, and the link stays good',
  async (_, password, sentence) => {
    const { services, call, register, login, confirm } = await open();
    await register();
    const verify = await verificationCall(services, JANA);
    const refused = await call('POST', verify, { body: { password } });
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: { password: [expect.stringContaining(sentence)] } },
    ]);
    expect((await login()).body).toEqual({ message: 'not-verified' });
    expect((await call('POST', verify)).status).toBe(422);
    expect((await confirm(verify)).status).toBe(200);
  },
);

test('a link to a new password that was asked before the address was confirmed is void afterwards', async () => {
  const { services, call, register, confirm } = await open();
  await register();
  const verify = await verificationCall(services, JANA);
  await call('POST', '/api/auth/forgot-password', { body: { email: JANA } });
  const token = await resetToken(services, JANA);
  await confirm(verify);
  const reset = { token, password: 'iné dlhé heslo', password_confirmation: 'iné dlhé heslo' };
  expect((await call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(404);
});

test('an account nobody confirmed is replaced, so that nobody waits in it for its owner', async () => {
  const { services, register, login, confirm } = await open();
  const first = await register({ password: 'heslo útočníka 1', password_confirmation: 'heslo útočníka 1' });
  const oldLink = await verificationCall(services, JANA);
  const second = await register();
  expect(second.body.user).not.toMatchObject({ id: (first.body.user as { id: string }).id });
  expect((await confirm(oldLink)).status).toBe(404);
  expect((await confirm(await verificationCall(services, JANA))).status).toBe(200);
  expect((await login('heslo útočníka 1')).status).toBe(401);
  expect((await login()).status).toBe(200);
  expect(await accountRecords(services.store).users.count('created')).toBe(1);
});

test('two registrations of one address at once make one account', async () => {
  const { services, register } = await open();
  const answers = await Promise.all([register(), register()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await accountRecords(services.store).users.count('created')).toBe(1);
});

test('twin: without expectations two registrations at once make two accounts', async () => {
  const services = await testServices();
  const { register } = await open({ ...services, store: withoutExpectations(services.store) });
  await Promise.all([register(), register()]);
  expect(await accountRecords(services.store).users.count('created')).toBe(2);
});

test('an account nobody confirmed is gone after seven days, a confirmed one stays', async () => {
  const { services, register, confirm } = await open();
  await register();
  await register({ email: 'nova@kd.example' });
  await confirm(await verificationCall(services, 'nova@kd.example'));
  services.clock.advance(7 * DAY_MS);
  const { users, addresses } = accountRecords(services.store);
  expect(await users.count('created')).toBe(1);
  expect(await addresses.find(addressId(JANA))).toBeNull();
  expect(await findByEmail(services.store, 'nova@kd.example')).not.toBeNull();
});

test('one network has a mailbox mailed five times a day at most, by registrations and resends together; the answers stay as they were', async () => {
  const { services, register, resend } = await open();
  await makeAccount(services, { email: 'znama@kd.example' });
  for (const email of [JANA, 'znama@kd.example']) {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await register({ email }));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(Object.keys(answers[5]?.body ?? {})).toEqual(Object.keys(answers[0]?.body ?? {}));
    expect((await resend({ email })).status).toBe(200);
    expect((await services.outbox()).filter(({ to }) => to === email)).toHaveLength(5);
  }
  await register({ email: 'jana+inak@kd.example' });
  expect((await services.outbox()).filter(({ to }) => to === 'jana+inak@kd.example')).toEqual([]);
  services.clock.advance(DAY_MS);
  await register();
  expect((await services.outbox()).filter(({ to }) => to === JANA)).toHaveLength(6);
});

test('a stranger uses up none of the mails that the owner of a mailbox asks for', async () => {
  const { services, call, resend } = await open();
  const stranger = { ...FORM, name: 'Niekto Iný' };
  for (let at = 0; at < 8; at += 1)
    await call('POST', '/api/auth/register', { body: stranger, ip: `2001:db8:1:${at.toString(16)}00::1` });
  const toJana = async () => (await services.outbox()).filter(({ to }) => to === JANA).length;
  expect(await toJana()).toBe(LIMITS['verification-mail-network-email'].max);
  await resend({ email: JANA });
  expect(await toJana()).toBe(LIMITS['verification-mail-network-email'].max + 1);

  for (let at = 0; at < LIMITS['verification-mail-email'].max; at += 1)
    await call('POST', '/api/auth/register', { body: stranger, ip: `198.51.${at}.7` });
  expect(await toJana()).toBe(LIMITS['verification-mail-email'].max);
});

test('strangers who register an address do not keep anybody from changing theirs to it', async () => {
  const { services, call } = await open();
  const owner = await makeAccount(services, { email: 'stara@kd.example' });
  for (let at = 0; at < LIMITS['verification-mail-email'].max; at += 1)
    await call('POST', '/api/auth/register', { body: FORM, ip: `198.51.${at}.7` });
  await services.settled();
  const token = await signInAs(services, owner);
  const asked = await call('POST', '/api/user/email', { token, body: { email: JANA } });
  expect(asked.status).toBe(200);
  expect(await mailedPath(services, JANA)).toContain('?zmena');
});

function judgeOf(services: TestServices) {
  const judged: string[] = [];
  const passwordScore: TestServices['passwordScore'] = (password, about) => {
    judged.push(password);
    return services.passwordScore(password, about);
  };
  return { judged, services: { ...services, passwordScore } };
}

test('sixty registrations from thirty networks of one household are judged as often as that may register', async () => {
  const { judged, services } = judgeOf(await testServices());
  const call = callApi(services);
  const statuses = [];
  for (let at = 0; at < 60; at += 1) {
    const body = { ...FORM, email: `jana${at}@kd.example` };
    const ip = `2001:db8:1:${(at % 30).toString(16)}::1`;
    statuses.push((await call('POST', '/api/auth/register', { body, ip })).status);
  }
  expect(statuses).toEqual(Array(60).fill(201));
  expect(judged).toHaveLength(TIERS.register['/56']);
});

test('a password for a mailbox that gets no more mails today is not judged', async () => {
  const { judged, services } = judgeOf(await testServices());
  const { register } = await open(services);
  for (let time = 0; time < 8; time += 1) expect((await register()).status).toBe(201);
  expect(judged).toHaveLength(5);
});

test('weak passwords use up none of the mails of a mailbox', async () => {
  const { services, register } = await open();
  const weak = { password: 'Slniečko1', password_confirmation: 'Slniečko1' };
  for (let time = 0; time < 6; time += 1) expect((await register(weak)).status).toBe(422);
  expect((await register()).status).toBe(201);
  expect(await services.outbox()).toHaveLength(1);
});

test('a registration that is mailed no more leaves the account and its link as they are', async () => {
  const { services, register, resend, login, confirm } = await open();
  await register();
  for (let time = 0; time < 4; time += 1) {
    services.clock.advance(1000);
    await resend({ email: JANA });
  }
  const verify = await verificationCall(services, JANA);
  await register({ password: 'heslo útočníka 1', password_confirmation: 'heslo útočníka 1' });
  await resend({ email: JANA });
  expect((await confirm(verify)).status).toBe(200);
  expect((await login()).status).toBe(200);
});

test('asking the mail again answers alike whether the address waits, is confirmed, or is unknown', async () => {
  const { services, register, resend } = await open();
  await register();
  await makeAccount(services, { email: 'znama@kd.example' });
  const sent = (await services.outbox()).length;
  const answers = [];
  for (const email of [JANA, 'znama@kd.example', 'nikto@kd.example']) answers.push(await resend({ email }));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(answers[0]?.body);
  }
  expect((await services.outbox()).slice(sent).map(({ to }) => to)).toEqual([JANA]);
});

test('the mail asked again carries a new link, and the one before is void', async () => {
  const { services, register, resend, confirm } = await open();
  await register();
  const before = await verificationCall(services, JANA);
  services.clock.advance(1000);
  await resend({ email: JANA });
  expect((await confirm(before)).status).toBe(404);
  expect((await confirm(await verificationCall(services, JANA))).status).toBe(200);
});

test('the link is over after a day', async () => {
  const { services, register, confirm } = await open();
  await register();
  const verify = await verificationCall(services, JANA);
  services.clock.advance(DAY_MS);
  expect((await confirm(verify)).status).toBe(404);
});

test('the link of an account whose address has changed since, or that is gone, is over', async () => {
  const { services, register, confirm } = await open();
  await register();
  const verify = await verificationCall(services, JANA);
  const { users } = accountRecords(services.store);
  const user = await findByEmail(services.store, JANA);
  if (user === null) throw new Error('no account');
  const moved = await users.update(user.id, { ...user.value, email: 'ina@kd.example' }, user.version);
  expect((await confirm(verify)).status).toBe(404);
  if (!moved.ok) throw new Error('not moved');
  await users.remove(user.id);
  expect((await confirm(verify)).status).toBe(404);
});

test('of two confirmations at the same moment one happens', async () => {
  const { services, register, confirm } = await open();
  await register();
  const verify = await verificationCall(services, JANA);
  const answers = await Promise.all([confirm(verify), confirm(verify)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test.each(['x', '../x', '%00', '0'.repeat(32), 'a b'])('a link with the id %j confirms nothing', async (id) => {
  const { call } = await open();
  expect((await call('POST', `/api/auth/email/verify/${encodeURIComponent(id)}/abc`)).status).toBe(404);
});

test('links are made from the address of the site, whatever host was asked', async () => {
  const services = await testServices({ config: { siteUrl: 'https://www.kd.example' } });
  const { register } = await open(services);
  await register();
  expect((await latestMail(services, JANA)).text).toContain(
    `https://www.kd.example${await mailedPath(services, JANA)}`,
  );
});

test('the store holds no token of a link', async () => {
  const { services, register } = await open();
  const id = ((await register()).body.user as { id: string }).id;
  const token = (await mailedPath(services, JANA)).split('/').at(-1) ?? '';
  const link = await services.store.get(`account-link:verify-email:${id}`);
  expect(link?.value).toContain('token_hash');
  expect(link?.value).not.toContain(token);
});
