import { expect, test } from 'vitest';
import { mailQueue } from '../../src/server/core/mail/mail-queue.ts';
import { MailError } from '../../src/server/ports/mail/mailer.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { makeUndelivered } from '../support/make-mail.ts';
import { type TestServices, testServices } from '../support/test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function adminOf(services: TestServices): Promise<string> {
  return signInAs(services, await makeAccount(services, { email: 'spravca@kd.example', roles: ['admin'] }));
}

test('mails that did not arrive are listed without their text, those given up first', async () => {
  const services = await testServices();
  const [waiting, failed] = [await makeUndelivered(services, false), await makeUndelivered(services, true)];
  const { body } = await callApi(services)('GET', '/api/admin/mails', { token: await adminOf(services) });
  expect(body.total).toBe(2);
  expect(body.items?.map(({ id }) => id)).toEqual([failed, waiting]);
  expect(body.items?.[0]).toEqual({
    id: failed,
    to: 'jana@kd.example',
    subject: 'Vaša žiadosť',
    queued_at: '2026-11-20T11:00:00.000Z',
    attempts: 3,
    last_error: 'mailbox unavailable',
    next_attempt_at: null,
  });
});

test('a mail that was given up is sent when staff ask for it again, once', async () => {
  const services = await testServices();
  const id = await makeUndelivered(services, true);
  const token = await adminOf(services);
  const call = callApi(services);
  const answers = await Promise.all([1, 2].map(() => call('POST', `/api/admin/mails/${id}/retry`, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ sent: true });
  expect(await services.outbox()).toHaveLength(1);
  expect(await mailQueue(services.store).find(id)).toBeNull();
});

test('a mail that is still being tried cannot be sent beside that', async () => {
  const services = await testServices();
  const id = await makeUndelivered(services, false);
  const token = await adminOf(services);
  expect((await callApi(services)('POST', `/api/admin/mails/${id}/retry`, { token })).status).toBe(404);
  expect(await services.outbox()).toEqual([]);
});

test('a mail asked for again is tried for five days anew', async () => {
  const services = await testServices();
  const id = await makeUndelivered(services, true);
  services.clock.advance(20 * DAY_MS);
  const send = () => Promise.reject(new MailError('temporary', 'no answer'));
  const isDown = { ...services.mailer, send };
  const token = await adminOf(services);
  const answer = await callApi({ ...services, mailer: isDown })('POST', `/api/admin/mails/${id}/retry`, { token });
  expect(answer.body).toEqual({ sent: false });
  const entry = await mailQueue(services.store).find(id);
  expect(entry?.value.attempts).toBe(1);
  expect(entry?.value.next_attempt_at).toBe(services.clock.now() + 60_000);
});

test.each(['x', 'a b', '\n'])('there is no mail %j', async (id) => {
  const services = await testServices();
  const token = await adminOf(services);
  const path = `/api/admin/mails/${encodeURIComponent(id)}/retry`;
  expect((await callApi(services)('POST', path, { token })).status).toBe(404);
});
