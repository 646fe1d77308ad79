import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../../../src/server/ports/mail/adapters/smtp-mailer.ts';
import { MailError, type Mailer } from '../../../../src/server/ports/mail/mailer.ts';
import { StoreError } from '../../../../src/server/ports/store/store.ts';
import type { Fault } from '../../../support/resend-server.ts';
import { startSmtpServer } from '../../../support/smtp-server.ts';
import { keepSubscribers, mistakesIn, NO_MISTAKES, openIssues } from './open-issues.ts';
import { openProvider, runToEnd } from './open-provider.ts';

const HOUR_MS = 60 * 60_000;
const refusal = (status: number, name: string): Fault => ({ status, body: { name, message: 'x' } });

const PASSING: [what: string, fault: Fault][] = [
  ['hangs up before it took a chunk', 'drop'],
  ['hangs up after it took a chunk', 'take-and-drop'],
  ['answers 500', refusal(500, 'internal_server_error')],
  ['answers with a gateway’s page', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['answers 429', refusal(429, 'rate_limit_exceeded')],
  ['is still taking a chunk when it is asked again', { lateMs: 60, isCutOff: true }],
  ['answers late', { lateMs: 60 }],
];

test.each(PASSING)('a provider that %s: nobody is missed, and nobody gets two', async (_what, fault) => {
  const { desk, server, mailer, id, emails, received } = await openProvider(420);
  server.onBatch((nth) => (nth % 3 === 1 ? fault : undefined));
  await runToEnd(desk, id, { mailer });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    held_until: null,
    progress: { total: 420, sent: 420, failed: 0, uncertain: 0, suppressed: 0 },
  });
});

test('all of them one after another: nobody is missed, and nobody gets two', async () => {
  const { desk, server, mailer, id, emails, received } = await openProvider(1030);
  const faults = PASSING.map(([, fault]) => fault);
  server.onBatch((nth) => (nth % 2 === 0 ? faults[(nth / 2) % faults.length] : undefined));
  await runToEnd(desk, id, { mailer });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect((await desk.records.progress.require(id)).value).toMatchObject({ total: 1030, sent: 1030, uncertain: 0 });
});

test('who leaves while a chunk is in doubt does not change what is repeated: its mails may be out already', async () => {
  const { desk, server, mailer, id, emails, received } = await openProvider(3);
  server.onBatch((nth) => (nth === 1 ? 'take-and-drop' : undefined));
  const leaving: Mailer = {
    ...mailer,
    async sendBatch(mails, key) {
      const outcomes = mailer.sendBatch(mails, key);
      await outcomes.catch(() => desk.leave(emails[0] ?? ''));
      return outcomes;
    },
  };
  await runToEnd(desk, id, { mailer: leaving });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { sent: 3, uncertain: 0, suppressed: 0 } });
});

test('calls keep to one a second, half of what the provider takes, over the ends of runs too', async () => {
  const { desk, mailer, id } = await openProvider(900);
  const { clock } = desk.services;
  const calls: number[] = [];
  const timed: Mailer = {
    ...mailer,
    sendBatch(mails, key) {
      calls.push(clock.now());
      return mailer.sendBatch(mails, key);
    },
  };
  await desk
    .run({
      mailer: {
        ...timed,
        sendBatch: (mails, key) => (calls.length < 4 ? timed.sendBatch(mails, key) : Promise.reject(new Error('died'))),
      },
    })
    .catch(() => {});
  await desk.run({ mailer: timed });
  expect((await desk.read(id)).state).toBe('sent');
  expect(calls).toHaveLength(9);
  for (const [at, call] of calls.entries()) {
    const next = calls[at + 1];
    if (next !== undefined) expect(next - call).toBeGreaterThan(1000);
  }
});

test.each([
  [refusal(403, 'invalid_api_key'), /nastavenie.*invalid_api_key 403/],
  [refusal(403, 'validation_error'), /nastavenie/],
  [refusal(429, 'daily_quota_exceeded'), /limit/],
])('a provider that takes nothing before somebody acts pauses the issue, which says why: %j', async (fault, reason) => {
  const { desk, server, mailer, id, emails, received } = await openProvider(250);
  server.onBatch((nth) => (nth === 2 ? fault : undefined));
  await desk.run({ mailer });
  expect(received()).toHaveLength(100);
  expect(await desk.read(id)).toMatchObject({ state: 'paused', pause_reason: expect.stringMatching(reason) });
  await desk.callWith({ mailer, sending: { wake: async () => {}, stop() {} } })('POST', `/${id}/resume`);
  await desk.run({ mailer });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', pause_reason: null, progress: { sent: 250 } });
});

test('addresses the provider refuses for good are counted as failed, and nobody else is held up', async () => {
  const refused = ['odmietnuta1@kd.example', 'odmietnuta2@kd.example'];
  const { desk, mailer, id, emails, received } = await openProvider(120, refused);
  await desk.run({ mailer });
  expect(mistakesIn(received(), emails)).toEqual({ ...NO_MISTAKES, missed: refused });
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { total: 122, sent: 120, failed: 2 } });
});

test('when every single mail of a chunk is refused, sending pauses before more are lost', async () => {
  const { desk, mailer, id } = await openProvider(300);
  const refusing: Mailer = { ...mailer, sendBatch: async (mails) => mails.map(() => 'failed') };
  await desk.run({ mailer: refusing });
  expect(await desk.read(id)).toMatchObject({
    state: 'paused',
    pause_reason: expect.stringContaining('odmietnuté'),
    progress: { total: 300, sent: 0, failed: 100 },
  });
});

test('a chunk that is too much at once goes in halves, and halves of halves', async () => {
  const { desk, mailer, id, emails, received } = await openProvider(230);
  const narrow: Mailer = {
    ...mailer,
    async sendBatch(mails, key) {
      if (mails.length > 30) throw new MailError('too-large', 'Resend: application_error 413');
      return mailer.sendBatch(mails, key);
    },
  };
  await runToEnd(desk, id, { mailer: narrow });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { total: 230, sent: 230, uncertain: 0 } });
});

test('a chunk the provider always fails at holds up no other', async () => {
  const { desk, server, mailer, id, received } = await openProvider(500);
  server.onBatch(() =>
    server.batches.at(-1)?.key.endsWith('chunk-2') ? refusal(500, 'internal_server_error') : undefined,
  );
  await desk.run({ mailer });
  for (let run = 0; run < 12; run += 1) {
    desk.services.clock.advance(5 * 60_000);
    await desk.run({ mailer });
  }
  expect(received()).toHaveLength(400);
  expect(await desk.read(id)).toMatchObject({ state: 'sending', progress: { total: 500, sent: 400, uncertain: 0 } });
});

test('what nobody knows a day later becomes uncertain, and is sent again only when staff say so', async () => {
  const { desk, server, mailer, id, emails, received } = await openProvider(150);
  server.onBatch((nth) => (nth === 1 ? 'take-and-drop' : 'drop'));
  await desk.run({ mailer });
  desk.services.clock.advance(25 * HOUR_MS);
  server.forgetKeys();
  server.onBatch(() => undefined);
  await runToEnd(desk, id, { mailer });
  const report = await desk.read(id);
  expect(report).toMatchObject({ state: 'sent', progress: { total: 150, sent: 50, uncertain: 100 } });
  expect(report.uncertain_chunks).toMatchObject([{ chunk: '0001', people: 100 }]);
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);

  const sending = { wake: async () => {}, stop() {} };
  const call = desk.callWith({ sending });
  expect((await call('POST', `/${id}/uncertain`, { chunk: '0009', decision: 'sent' })).status).toBe(404);
  expect((await call('POST', `/${id}/uncertain`, { chunk: '0001', decision: 'maybe' })).status).toBe(422);
  const decided = await call('POST', `/${id}/uncertain`, { chunk: '0001', decision: 'sent' });
  expect(decided.body).toMatchObject({ state: 'sent', uncertain_chunks: [], progress: { sent: 150, uncertain: 0 } });
  expect((await call('POST', `/${id}/uncertain`, { chunk: '0001', decision: 'again' })).status).toBe(409);
});

test('sent again on purpose, uncertain people are a new chunk with a key of its own', async () => {
  const { desk, server, mailer, id, emails, received } = await openProvider(150);
  server.onBatch((nth) => (nth === 2 ? refusal(409, 'invalid_idempotent_request') : undefined));
  await desk.run({ mailer });
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    uncertain_chunks: [{ chunk: '0002', people: 50 }],
    progress: { sent: 100, uncertain: 50 },
  });
  const call = desk.callWith({ sending: { wake: async () => {}, stop() {} } });
  const [first, second] = await Promise.all(
    [1, 2].map(() => call('POST', `/${id}/uncertain`, { chunk: '0002', decision: 'again' })),
  );
  expect([first?.status, second?.status].sort()).toEqual([200, 409]);
  expect(await desk.read(id)).toMatchObject({ state: 'sending', progress: { sent: 100, uncertain: 0 } });
  await desk.run({ mailer });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect(server.batches.at(-1)?.key).toBe('newsletter/2027-01/chunk-3');
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { total: 150, sent: 150, uncertain: 0 } });
});

test('a key protects nothing at another provider: what was in doubt there is uncertain', async () => {
  const { desk, server, mailer, id, received, withApiKey } = await openProvider(150);
  server.onBatch((nth) => (nth <= 4 ? 'take-and-drop' : undefined));
  await desk.run({ mailer });
  const taken = received().length;
  await runToEnd(desk, id, { mailer: withApiKey('re_another_team') });
  expect(new Set(received()).size).toBe(received().length);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { total: 150, failed: 0, uncertain: taken } });
});

test('a mailer that takes fewer at once than the one the list was frozen for gets it in pieces', async () => {
  const { desk, mailer, id, emails } = await openProvider(35);
  const silent: Mailer = { ...mailer, sendBatch: () => Promise.reject(new MailError('blocked', 'no key')) };
  await desk.run({ mailer: silent });
  expect((await desk.read(id)).state).toBe('paused');
  await desk.call('POST', `/${id}/resume`);
  expect(mistakesIn(await desk.recipients(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { total: 35, sent: 35, uncertain: 0 } });
});

async function openSmtp(people: number) {
  const desk = await openIssues();
  const emails = await keepSubscribers(desk.services, people);
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const id = await desk.start();
  const mailer = smtpMailer({ url: server.url, from: 'Riviéra <info@kd.example>' });
  return { desk, emails, server, mailer, id, received: () => server.deliveries.flatMap(({ to }) => to) };
}

test('over SMTP a connection that breaks leaves one person uncertain, and the rest get theirs', async () => {
  const { desk, emails, server, mailer, id, received } = await openSmtp(25);
  server.hangUpOn(emails[4] ?? '', 'after-taking');
  await runToEnd(desk, id, { mailer });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    progress: { total: 25, sent: 24, uncertain: 1 },
    uncertain_chunks: [{ people: 1 }],
  });
});

test('over SMTP whoever is refused for the time being is tried for a day, then has failed; nobody waits for him', async () => {
  const { desk, emails, server, mailer, id, received } = await openSmtp(12);
  server.refuseRecipient('452 4.2.2 mailbox full', emails[3]);
  await desk.run({ mailer });
  expect(received()).toHaveLength(11);
  expect(await desk.read(id)).toMatchObject({ state: 'sending', progress: { total: 12, sent: 11, failed: 0 } });
  await runToEnd(desk, id, { mailer }, 400);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { sent: 11, failed: 1, uncertain: 0 } });

  const again = await openSmtp(12);
  again.server.refuseRecipient('452 4.2.2 mailbox full', again.emails[3]);
  await again.desk.run({ mailer: again.mailer });
  again.server.refuseRecipient(undefined);
  await runToEnd(again.desk, again.id, { mailer: again.mailer });
  expect(mistakesIn(again.received(), again.emails)).toEqual(NO_MISTAKES);
});

test('a mail server that cannot be reached is waited for, and nobody becomes uncertain', async () => {
  const { desk, emails, mailer, id, received } = await openSmtp(12);
  const away = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'Riviéra <info@kd.example>' });
  for (let run = 0; run < 5; run += 1) {
    await desk.run({ mailer: away });
    desk.services.clock.advance(HOUR_MS);
  }
  expect(await desk.read(id)).toMatchObject({ state: 'sending', progress: { sent: 0, uncertain: 0 } });
  await runToEnd(desk, id, { mailer });
  expect(mistakesIn(received(), emails)).toEqual(NO_MISTAKES);
});

test('a store that blinks when it should write down what came of a chunk leaves nobody in doubt', async () => {
  const desk = await openIssues();
  const { store } = desk.services;
  const emails = await keepSubscribers(desk.services, 20);
  const id = await desk.start();
  let commits = 0;
  const blinking = {
    ...store,
    async commit(writes: Parameters<typeof store.commit>[0]) {
      commits += 1;
      // Earlier commits are lease, freezing, links and claim.
      if (commits !== 5) return store.commit(writes);
      await store.commit(writes);
      throw new StoreError('unavailable', 'The answer was lost');
    },
  };
  await desk.run({ store: blinking });
  expect(mistakesIn(await desk.recipients(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', progress: { sent: 20, uncertain: 0 } });
});
