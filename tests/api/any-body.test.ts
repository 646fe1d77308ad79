import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireUser } from '../../src/server/core/accounts/accounts.ts';
import { publicRoute } from '../../src/server/core/auth/guards.ts';
import { joinToken, LINK_SECONDS, type LinkKind, newLink } from '../../src/server/core/auth/one-time-link.ts';
import { startChallenge } from '../../src/server/core/auth/second-factor.ts';
import { netlifyBuilds } from '../../src/server/ports/builds/adapters/netlify-builds.ts';
import { resendMailEvents } from '../../src/server/ports/mail/adapters/resend-mail-events.ts';
import { splitKey } from '../../src/server/ports/store/collection.ts';
import type { Services } from '../../src/server/services.ts';
import { apiRoutes } from '../support/api-routes.ts';
import { recordsOf } from '../support/backup-houses.ts';
import { callApi } from '../support/call-api.ts';
import { mailedCode } from '../support/mailed-link.ts';
import { makeAccount, PASSWORD } from '../support/make-account.ts';
import { makeReservationRequest } from '../support/make-reservation-request.ts';
import { makeDeploy, signBody, startNetlifyHost, WEBHOOK_SECRET } from '../support/netlify-host.ts';
import { someIp } from '../support/open-forms.ts';
import { cases, SLOW_CASES_MS } from '../support/property-cases.ts';
import { signedNotification } from '../support/signed-notification.ts';
import { testServices } from '../support/test-services.ts';

const JANA = 'jana@kd.example';
const EVA = 'eva@kd.example';
const NEW_PASSWORD = { password: 'zelená lampa pri okne', password_confirmation: 'zelená lampa pri okne' };
const MAIL_SECRET = `whsec_${Buffer.from('the key that signs notifications').toString('base64')}`;
const UNKNOWN = '0'.repeat(43);
/** Longer than limits of an hour count. */
const STEP_MS = 61 * 60_000;

type Body = Readonly<Record<string, unknown>>;

interface Filled {
  path: string;
  /** The call accepts it, or refuses only its unknown link or signature. */
  body: Body;
  headers?: Record<string, string>;
  /** Headers that follow from the text of the body. */
  sign?: (text: string) => Promise<Record<string, string>>;
}

type House = Awaited<ReturnType<typeof openHouse>>;

async function openHouse() {
  const { hook } = await startNetlifyHost();
  const own = await testServices();
  const { store, clock } = own;
  const services = {
    ...own,
    mailEvents: resendMailEvents([MAIL_SECRET]),
    deployNotifications: netlifyBuilds({ hook, webhookSecret: WEBHOOK_SECRET, store, clock }),
  };
  await makeAccount(services);
  const eva = await makeAccount(services, { email: EVA, two_factor: { method: 'email' } });
  const peter = await makeAccount(services, { email: 'peter@kd.example' });
  return { services, call: callApi(services), withTwoSteps: eva.id, withLinks: peter.id };
}

async function challengeOf({ services, withTwoSteps }: House): Promise<string> {
  return (await startChallenge(services, await requireUser(services.store, withTwoSteps), 'email')).user_id;
}

async function linkOf({ services, withLinks }: House, kind: LinkKind): Promise<{ id: string; token: string }> {
  const { id, value } = await requireUser(services.store, withLinks);
  const to = { userId: id, epoch: value.session_epoch, email: value.email, ttlSeconds: LINK_SECONDS.reset };
  const { token, write } = newLink(services, kind, to);
  await services.store.commit([write]);
  return { id, token };
}

async function resetToken(house: House): Promise<string> {
  const { id, token } = await linkOf(house, 'reset-password');
  return joinToken(id, token);
}

const withoutBody = async (path: string): Promise<Filled> => ({ path, body: {} });

const FILLED: Readonly<Record<string, (house: House) => Promise<Filled>>> = {
  'POST /api/auth/login': async () => ({ path: '/api/auth/login', body: { email: JANA, password: PASSWORD } }),
  'POST /api/auth/login/2fa': async (house) => {
    const user_id = await challengeOf(house);
    const code = await mailedCode(house.services, EVA);
    return { path: '/api/auth/login/2fa', body: { user_id, code, trust_device: true } };
  },
  'POST /api/auth/login/2fa/resend': async (house) => ({
    path: '/api/auth/login/2fa/resend',
    body: { user_id: await challengeOf(house) },
  }),
  'POST /api/auth/register': async () => ({
    path: '/api/auth/register',
    body: { name: 'Nová Nováková', email: 'nova@kd.example', ...NEW_PASSWORD },
  }),
  'POST /api/auth/email/resend': async () => ({ path: '/api/auth/email/resend', body: { email: JANA } }),
  'POST /api/auth/email/verify/:id/:hash': async (house) => {
    const { id, token } = await linkOf(house, 'verify-email');
    return { path: `/api/auth/email/verify/${id}/${token}`, body: { password: NEW_PASSWORD.password } };
  },
  'POST /api/auth/email/refuse/:id/:hash': () => withoutBody(`/api/auth/email/refuse/${UNKNOWN}/${UNKNOWN}`),
  'POST /api/auth/forgot-password': async () => ({ path: '/api/auth/forgot-password', body: { email: JANA } }),
  'POST /api/auth/reset-password': async (house) => ({
    path: '/api/auth/reset-password',
    body: { token: await resetToken(house), ...NEW_PASSWORD },
  }),
  'POST /api/auth/reset-password/link': async (house) => ({
    path: '/api/auth/reset-password/link',
    body: { token: await resetToken(house) },
  }),
  'POST /api/logout': () => withoutBody('/api/logout'),
  'POST /api/reservations': async () => ({ path: '/api/reservations', body: makeReservationRequest() }),
  'POST /api/reservations/cancel/:token': () => withoutBody(`/api/reservations/cancel/${UNKNOWN}`),
  'POST /api/newsletter/subscribe': async ({ call }) => {
    const { num1, num2, challenge } = (await call('GET', '/api/newsletter/captcha')).body;
    return {
      path: '/api/newsletter/subscribe',
      body: { email: 'anna@priklad.sk', captcha_answer: Number(num1) + Number(num2) },
      headers: { 'X-CSRF-TOKEN': String(challenge) },
    };
  },
  'POST /api/newsletter/confirm/:token': () => withoutBody(`/api/newsletter/confirm/${UNKNOWN}`),
  'POST /api/newsletter/unsubscribe/:token': () => withoutBody(`/api/newsletter/unsubscribe/${UNKNOWN}`),
  'POST /api/newsletter/resubscribe/:token': () => withoutBody(`/api/newsletter/resubscribe/${UNKNOWN}`),
  'POST /api/newsletter/sender': async () => ({ path: '/api/newsletter/sender', body: { token: UNKNOWN } }),
  'POST /api/newsletter/webhook': async ({ services }) => ({
    path: '/api/newsletter/webhook',
    body: {
      type: 'email.bounced',
      created_at: new Date(services.clock.now()).toISOString(),
      data: { to: [JANA], bounce: { type: 'Permanent', message: '550 No such user' } },
    },
    sign: async (text) => signedNotification(text, { secret: MAIL_SECRET, id: `msg_${services.clock.now()}` }),
  }),
  'POST /api/hooks/netlify-deploy': async () => ({
    path: '/api/hooks/netlify-deploy',
    body: { ...makeDeploy({ state: 'ready' }) },
    sign: async (text) => ({ 'X-Webhook-Signature': await signBody(text) }),
  }),
};

const WITH_UNKNOWN_KEY = new Set([
  'POST /api/auth/email/refuse/:id/:hash',
  'POST /api/reservations/cancel/:token',
  'POST /api/newsletter/confirm/:token',
  'POST /api/newsletter/unsubscribe/:token',
  'POST /api/newsletter/resubscribe/:token',
  'POST /api/newsletter/sender',
]);

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)];
}

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, '', ' ', '\0', '\ud800', 'a\udc00b', '\ud83d\ude00', '\u202e', 'e\u0301', '__proto__'],
    ...[0, -1, 0.5, 1e21, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, Number.MIN_VALUE, '1e999', '9'.repeat(400)],
    ...['2026-02-30', '2199-12-31', '0000-00-00', '24:00', 'x'.repeat(20_000), 'x'.repeat(70_000)],
    ...[[], {}, [[]], [null], { toString: 1 }, { length: 3 }, nested(1000)],
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

const fieldChange = fc.record({
  field: fc.oneof(
    { weight: 4, arbitrary: fc.nat() },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '') },
  ),
  /** undefined: the field is left out. */
  value: fc.option(strange, { nil: undefined, freq: 3 }),
});

const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ fields: fc.array(fieldChange, { minLength: 1, maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ instead: strange }) },
  { weight: 1, arbitrary: fc.constant('in a list' as const) },
);

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(body: Body, how: Change): unknown {
  if (how === 'in a list') return [body];
  if ('instead' in how) return how.instead;
  const names = Object.keys(body);
  const nameOf = (field: string | number) =>
    typeof field === 'string' ? field : (names[field % names.length] ?? 'field');
  return { ...body, ...Object.fromEntries(how.fields.map(({ field, value }) => [nameOf(field), value])) };
}

/** Even a refused call may write these. */
const COUNTED = new Set(['limit', 'audit', 'newsletter-challenge', 'sign-in-challenge']);

async function kept({ store }: Pick<Services, 'store'>) {
  return new Map([...(await recordsOf(store))].filter(([key]) => !COUNTED.has(splitKey(key).kind)));
}

function sentencesOf(message: unknown): unknown[] {
  return typeof message === 'object' && message !== null ? Object.values(message).flat() : [message];
}

test('every public call that may change something has a body here, and none is refused for its form', async () => {
  const house = await openHouse();
  const handlers = (await apiRoutes(house.services)).flatMap((app) => app.routes);
  const calls = handlers.filter(({ method, handler }) => handler === publicRoute && method !== 'GET');
  expect(Object.keys(FILLED).sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
  for (const [name, fill] of Object.entries(FILLED)) {
    const { path, body, headers, sign } = await fill(house);
    const signed = await sign?.(JSON.stringify(body));
    const { status } = await house.call('POST', path, { body, headers: { ...headers, ...signed } });
    const expected = WITH_UNKNOWN_KEY.has(name) ? [403, 404] : [200, 201, 204];
    expect([name, status, expected.includes(status)]).toEqual([name, status, true]);
  }
});

test(
  'whatever body a public call gets, it answers with a message, and what it refuses changes nothing',
  async () => {
    const house = await openHouse();
    const { services, call } = house;
    let tries = 0;
    for (const [name, fill] of Object.entries(FILLED))
      await fc.assert(
        fc.asyncProperty(change, async (how) => {
          services.clock.advance(STEP_MS);
          tries += 1;
          const { path, body: right, headers, sign } = await fill(house);
          await services.settled();
          const before = await kept(services);
          const body = changed(right, how);
          const signed = await sign?.(JSON.stringify(body));
          const answer = await call('POST', path, { body, headers: { ...headers, ...signed }, ip: someIp(tries) });
          expect([name, answer.status < 500]).toEqual([name, true]);
          if (answer.status < 400) return;
          const sentences = sentencesOf(answer.body.message);
          expect(sentences).not.toEqual([]);
          for (const sentence of sentences) expect(sentence).toEqual(expect.stringMatching(/\S/));
          await services.settled();
          expect(await kept(services)).toEqual(before);
        }),
        cases(5),
      );
  },
  SLOW_CASES_MS,
);
