import { expect, test } from 'vitest';
import { auditLog } from '../../src/server/core/audit/audit-log.ts';
import { ipNetwork, networksOf } from '../../src/server/core/http/caller.ts';
import { TIERS } from '../../src/server/core/http/limits.ts';
import { newsletterRecords } from '../../src/server/features/newsletter/records.ts';
import { addressId } from '../../src/server/ports/crypto/tokens.ts';
import { callApi } from '../support/call-api.ts';
import { NEWSLETTER, openForms } from '../support/open-forms.ts';
import { testServices } from '../support/test-services.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['2001:DB8:1:2ab::9', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['', ['']],
  ['unknown', ['unknown']],
])('%s is part of its networks, however it is named', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect(networksOf(ipNetwork(address) ?? address)).toEqual(networks);
});

test('sign-ups over the share of a network are answered as ever, and nothing is kept or mailed', async () => {
  const services = await testServices();
  const forms = openForms(services);
  const share = TIERS['newsletter-subscribe']['/48'];
  const answers = [];
  for (let at = 0; at < share + 2; at += 1)
    answers.push(
      await forms.send(NEWSLETTER, { email: `eva${at}@example.sk` }, { ip: `2001:db8:1:${at.toString(16)}00::1` }),
    );
  expect(answers.at(-1)).toEqual(answers[0]);
  expect(answers[0]?.status).toBe(200);
  expect(await services.outbox()).toHaveLength(share);
  const { subscribers } = newsletterRecords(services.store);
  expect(await subscribers.find(addressId(`eva${share}@example.sk`))).toBeNull();
  expect(await subscribers.find(addressId(`eva${share - 1}@example.sk`))).not.toBeNull();
});

test('registrations over the share of a network are answered as ever, and nothing is made or mailed', async () => {
  const services = await testServices();
  const call = callApi(services);
  const share = TIERS.register.subscriber;
  const register = (at: number) => {
    const password = 'dlhá veta o kultúre 42';
    const body = { name: 'Eva', email: `eva${at}@example.sk`, password, password_confirmation: password };
    return call('POST', '/api/auth/register', { body });
  };
  const answers = [];
  for (let at = 0; at <= share; at += 1) answers.push(await register(at));
  expect(answers.map(({ status }) => status)).toEqual(Array(share + 1).fill(201));
  expect(Object.keys(answers.at(-1)?.body ?? {})).toEqual(Object.keys(answers[0]?.body ?? {}));
  expect(await services.outbox()).toHaveLength(share);
  expect(await auditLog(services.store).count('act', { of: 'registered' })).toBe(share);
});

test.each(['/api/auth/forgot-password', '/api/auth/email/resend'])(
  'calls of a /56 to %s over its share are answered as ever, and leave nothing in the store but what is counted',
  async (path) => {
    const services = await testServices();
    const call = callApi(services);
    const share = TIERS['account-mail']['/56'];
    const ask = (at: number) =>
      call('POST', path, {
        body: { email: `nikto${at}@example.sk` },
        ip: `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`,
      });
    const written: string[] = [];
    const commit = services.store.commit.bind(services.store);
    services.store.commit = (writes) => {
      written.push(...writes.map(({ key }) => key.split(':')[0] ?? ''));
      return commit(writes);
    };
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let at = 0; at < share; at += 1) answers.push(await ask(at));
    expect(written).not.toContain('audit');
    const before = written.length;
    for (let at = share; at < share + 20; at += 1) answers.push(await ask(at));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]));
    expect(written).toHaveLength(before);
    expect(await auditLog(services.store).count('all')).toBe(0);
  },
);

test('failed sign-ins fill a share of the log for each network and for all, not the store', async () => {
  const services = await testServices();
  const call = callApi(services);
  const entries = () => auditLog(services.store).count('all');
  for (let at = 0; at < TIERS['audit-failure']['/48'] + 20; at += 1) {
    const body = { email: `eva${at}@example.sk`, password: 'zle' };
    const answer = await call('POST', '/api/auth/login', { body, ip: `2001:db8:1:${at.toString(16)}00::1` });
    expect(answer.status).toBe(401);
  }
  expect(await entries()).toBe(TIERS['audit-failure']['/48']);
});
