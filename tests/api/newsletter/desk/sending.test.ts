import { expect, test } from 'vitest';
import { auditLog } from '../../../../src/server/core/audit/audit-log.ts';
import { saveNewsletterSettings } from '../../../../src/server/features/newsletter/records.ts';
import { chunkRecords } from '../../../../src/server/features/newsletter/sending/ledger.ts';
import { newSenderToken } from '../../../../src/server/features/newsletter/sending/sending-starter.ts';
import { jobs } from '../../../../src/server/jobs.ts';
import type { Mailer } from '../../../../src/server/ports/mail/mailer.ts';
import { callApi } from '../../../support/call-api.ts';
import { withoutExpectations } from '../../../support/without-expectations.ts';
import { EVENTS, keepSubscribers, mistakesIn, NO_MISTAKES, openIssues, SITE } from './open-issues.ts';

const NO_PROGRESS = { failed: 0, uncertain: 0, suppressed: 0 };

function before(mailer: Mailer, act: (nth: number) => Promise<void>): Mailer {
  let nth = 0;
  return {
    ...mailer,
    async sendBatch(mails, key) {
      nth += 1;
      await act(nth);
      return mailer.sendBatch(mails, key);
    },
  };
}

test('everybody gets the issue once, with a way out of his own, and the report says so', async () => {
  const desk = await openIssues();
  const emails = await keepSubscribers(desk.services, 25);
  const id = await desk.sendDraft();
  expect(mistakesIn(await desk.recipients(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    progress: { total: 25, sent: 25, ...NO_PROGRESS },
    pause_reason: null,
    started_by: 'Eva Malá',
    archive_url: `${SITE}/newsletter/archiv/2027-01`,
  });
  const links = new Set<string>();
  for (const { html, text, headers } of await desk.services.outbox()) {
    const link = /newsletter\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? '';
    links.add(link);
    expect(html).toContain(`${SITE}/newsletter/unsubscribe/${link}`);
    expect(html + text).not.toContain('odhlasenie.invalid');
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${SITE}/api/newsletter/unsubscribe/${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }
  expect(links.size).toBe(25);
});

test('who is suppressed, has left or came later is left out, and counted as far as he was on the list', async () => {
  const desk = await openIssues();
  const { services } = desk;
  const emails = await keepSubscribers(services, 12);
  await desk.suppress(emails[0] ?? '');
  const hasLeft = before(services.mailer, async (nth) => {
    if (nth > 1) return;
    expect(await desk.leave(emails[11] ?? '')).toBe(true);
    await keepSubscribers({ ...services, clock: { now: () => services.clock.now() + 2_000_000 } }, 1, 50);
  });
  const id = await desk.start();
  await desk.run({ mailer: hasLeft });
  expect(await desk.recipients()).toEqual(emails.slice(1, 11));
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    progress: { total: 12, sent: 10, failed: 0, uncertain: 0, suppressed: 2 },
  });
});

test('sent a second time, or by two at once, nothing happens twice', async () => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 3);
  const { id, version } = await desk.draft();
  const send = () => desk.call('POST', `/${id}/send`, { version });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await desk.services.settled();
  expect((await send()).body).toMatchObject({ state: 'sent' });
  expect(await desk.recipients()).toHaveLength(3);
  const { records } = await auditLog(desk.services.store).list('act', { of: 'newsletter_issue_sent' });
  expect(records).toHaveLength(1);
});

test('on a store that expects nothing the same would be logged, and begun, twice', async () => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 3);
  const { id, version } = await desk.draft();
  const store = withoutExpectations(desk.services.store);
  const call = desk.callWith({ store });
  await Promise.all([1, 2].map(() => call('POST', `/${id}/send`, { version })));
  const { records } = await auditLog(desk.services.store).list('act', { of: 'newsletter_issue_sent' });
  expect(records).toHaveLength(2);
});

test('a version somebody else has changed meanwhile is not sent', async () => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 1);
  const { id, version } = await desk.draft();
  await desk.call('PUT', `/${id}`, { version, subject: 'Iný', introduction: '', event_ids: [1] });
  const answer = await desk.call('POST', `/${id}/send`, { version });
  expect(answer).toMatchObject({ status: 409, body: { current: { subject: 'Iný', state: 'draft' } } });
});

test('with nobody to send it to it is not sent, and a sentence says so', async () => {
  const desk = await openIssues();
  const [only = ''] = await keepSubscribers(desk.services, 1);
  await desk.suppress(only);
  const { id, version } = await desk.draft();
  const answer = await desk.call('POST', `/${id}/send`, { version });
  expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('nikto neodoberá') } });
});

test.each([
  ['nothing in it', []],
  ['an event the web does not show', [1, 99]],
])('an issue with %s is not sent, and a sentence says why', async (_what, event_ids) => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 1);
  const { id, version } = await desk.draft();
  const saved = await desk.call('PUT', `/${id}`, { version, subject: 'Január', introduction: '', event_ids });
  const answer = await desk.call('POST', `/${id}/send`, { version: saved.body.version });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body.message)).toMatch(/prázdne|na webe nie je/);
  expect((await desk.read(id)).state).toBe('draft');
});

test('an issue longer than mail programs show is not sent, nor is a trial of it', async () => {
  const long = 'Dlhý text o\u00a0podujatí. '.repeat(150);
  const events = Array.from({ length: 30 }, (_, at) => ({ ...(EVENTS[0] ?? {}), id: at + 1, excerpt: long }));
  const desk = await openIssues({ index: { events: events as typeof EVENTS } });
  await keepSubscribers(desk.services, 1);
  const { id, version } = await desk.draft();
  const answers = [
    await desk.call('POST', `/${id}/test`, { email: 'eva@example.sk' }),
    await desk.call('POST', `/${id}/send`, { version }),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 422,
      body: { message: { event_ids: [expect.stringContaining('príliš dlhé')] } },
    });
});

test('a pause lets nothing more go out, and going on sends the rest', async () => {
  const desk = await openIssues();
  const { services } = desk;
  const emails = await keepSubscribers(services, 25);
  let id = '';
  const mailer = before(services.mailer, async (nth) => {
    if (nth === 2) expect((await desk.call('POST', `/${id}/pause`)).status).toBe(200);
  });
  id = await desk.start();
  await desk.run({ mailer });
  expect(await desk.recipients()).toHaveLength(20);
  expect(await desk.read(id)).toMatchObject({ state: 'paused', pause_reason: null, progress: { total: 25, sent: 20 } });
  await jobs['newsletter-sending'].run(services);
  expect(await desk.recipients()).toHaveLength(20);

  expect((await desk.call('POST', `/${id}/pause`)).body.state).toBe('paused');
  expect((await desk.call('POST', `/${id}/resume`)).status).toBe(200);
  expect(mistakesIn(await desk.recipients(), emails)).toEqual(NO_MISTAKES);
  expect((await desk.call('POST', `/${id}/resume`)).body.state).toBe('sent');
  expect((await desk.call('POST', `/${id}/pause`)).body.state).toBe('sent');
  expect(await desk.recipients()).toHaveLength(25);
});

test('a draft can be neither paused nor gone on with', async () => {
  const desk = await openIssues();
  const { id } = await desk.draft();
  for (const act of ['pause', 'resume']) expect((await desk.call('POST', `/${id}/${act}`)).status).toBe(409);
});

test('what a change of the content does later does not change what the others get', async () => {
  const desk = await openIssues();
  const { services } = desk;
  await keepSubscribers(services, 15);
  const mailer = before(services.mailer, async () => {
    services.contentIndex.read = async () => Promise.reject(new Error('must not be read'));
  });
  await desk.start();
  await desk.run({ mailer });
  const texts = (await services.outbox()).map(({ text }) => text.replace(/unsubscribe\/[\w-]+/, ''));
  expect(new Set(texts).size).toBe(1);
  expect(texts).toHaveLength(15);
});

test('the address to answer to, set at the desk, is in every mail', async () => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 1);
  await saveNewsletterSettings(desk.services, { draft_day: 20, reply_to: 'program@kd.example' });
  await desk.sendDraft();
  expect((await desk.services.outbox())[0]?.headers['Reply-To']).toBe('program@kd.example');
});

test('two senders at once send nothing twice', async () => {
  const desk = await openIssues();
  const { services } = desk;
  const emails = await keepSubscribers(services, 40);
  await desk.start();
  await Promise.all([desk.run(), desk.run(), desk.run()]);
  await desk.run();
  expect(mistakesIn(await desk.recipients(), emails)).toEqual(NO_MISTAKES);
});

test('on a store that expects nothing two senders at once would send much twice', async () => {
  const desk = await openIssues();
  const store = withoutExpectations(desk.services.store);
  await keepSubscribers(desk.services, 40);
  await desk.start();
  await Promise.all([desk.run({ store }), desk.run({ store })]);
  expect((await desk.recipients()).length).toBeGreaterThan(40);
});

test('a sender that slept over the end of its right writes nothing over what its successor wrote', async () => {
  const desk = await openIssues();
  const { services } = desk;
  const emails = await keepSubscribers(services, 20);
  await desk.start();
  const keyed = { ...services.mailer, batch: { ...services.mailer.batch, keyProtectsMs: 86_400_000 } };
  const seen = new Set<string>();
  const remembering: Mailer = {
    ...keyed,
    async sendBatch(mails, key) {
      if (seen.has(key)) return mails.map(() => 'sent');
      seen.add(key);
      return keyed.sendBatch(mails, key);
    },
  };
  const sleepy = before(remembering, async (nth) => {
    if (nth > 1) return;
    services.clock.advance(3 * 60_000);
    await desk.run({ mailer: remembering });
  });
  await desk.run({ mailer: sleepy });
  expect(mistakesIn(await desk.recipients(), emails)).toEqual(NO_MISTAKES);
  expect(await desk.read('2027-01')).toMatchObject({
    state: 'sent',
    progress: { total: 20, sent: 20, ...NO_PROGRESS },
  });
});

test('a chunk that is over names no address any more, and goes after ninety days', async () => {
  const desk = await openIssues();
  await keepSubscribers(desk.services, 3);
  const id = await desk.sendDraft();
  await desk.services.settled();
  const chunks = chunkRecords(desk.services.store);
  const [chunk] = (await chunks.list('state', { of: `${id}:done` })).records;
  expect(JSON.stringify(chunk?.value)).not.toContain('@');
  desk.services.clock.advance(91 * 24 * 60 * 60_000);
  expect((await chunks.list('state', { of: `${id}:done` })).records).toEqual([]);
  expect((await desk.records.progress.require(id)).value.sent).toBe(3);
});

test('the host’s background function sends for whoever holds its token, and has itself called again', async () => {
  const desk = await openIssues();
  const { services } = desk;
  await keepSubscribers(services, 25);
  await desk.start();
  let woken = 0;
  const sending = {
    async wake() {
      woken += 1;
    },
    stop() {},
  };
  const slow = before(services.mailer, async () => services.clock.advance(7 * 60_000));
  const call = callApi({ ...services, sending, mailer: slow });
  const post = (token: string) => call('POST', '/api/newsletter/sender', { body: { token } });
  const token = newSenderToken(services);
  expect((await post('')).status).toBe(403);
  expect((await post(`${services.clock.now()}.${'a'.repeat(43)}`)).status).toBe(403);
  expect((await post(token)).status).toBe(204);
  expect([woken, (await desk.recipients()).length]).toEqual([1, 20]);
  expect((await post(token)).status).toBe(403);
  expect((await post(newSenderToken(services))).status).toBe(204);
  expect([woken, (await desk.recipients()).length]).toEqual([1, 25]);
});
