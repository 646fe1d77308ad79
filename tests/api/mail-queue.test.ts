import { describe, expect, test } from 'vitest';
import {
  deliver,
  deliverDue,
  deliverSoon,
  mailQueue,
  queuedMail,
  readQueueState,
} from '../../netlify/server/mail/mail-queue.ts';
import { MailError } from '../../netlify/server/ports/mail/mail-error.ts';
import type { Mailer, OutgoingMail } from '../../netlify/server/ports/mail/mailer.ts';
import { makeMail } from '../support/make-mail.ts';
import { type TestServices, testServices } from '../support/test-services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A mailer that remembers what it got and does what it is told. */
function toyMailer(send: (mail: OutgoingMail) => Promise<void> = async () => {}): Mailer & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    batch: { provider: 'toy', most: 1, keyProtectsMs: 0, perSecond: null },
    sendBatch: () => Promise.reject(new Error('must not be called')),
    async send(mail) {
      await send(mail);
      sent.push(mail);
    },
    async check() {},
  };
}

const isDown = () => Promise.reject(new MailError('temporary', 'Resend: application_error (no answer)'));

async function queueOne(services: TestServices): Promise<string> {
  const mail = queuedMail(services, makeMail());
  expect(await services.store.commit([mail.write])).toMatchObject({ ok: true });
  return mail.id;
}

test('a mail and the change it tells of are one step', async () => {
  const services = await testServices();
  const change = { op: 'put', key: 'request:1', value: '{}', expect: 'absent' } as const;
  const mail = queuedMail(services, makeMail());
  expect(await services.store.commit([change, mail.write])).toMatchObject({ ok: true });
  const again = queuedMail(services, makeMail());
  expect(await services.store.commit([change, again.write])).toMatchObject({ ok: false });
  expect(await readQueueState(services)).toMatchObject({ waiting: 1 });
});

test('it is sent after the answer, and then gone from the queue', async () => {
  const services = await testServices();
  deliverSoon(services, await queueOne(services));
  expect(await services.outbox()).toMatchObject([{ to: 'jana@kd.example', subject: 'Vaša žiadosť' }]);
  expect(await readQueueState(services)).toEqual({ waiting: 0, oldest_age_seconds: null, failed: 0 });
});

test('all of it arrives as it was queued', async () => {
  const services = await testServices();
  const mailer = toyMailer();
  const mail = makeMail({
    headers: { 'List-Unsubscribe': '<https://kd.example/x>' },
    replyTo: 'visitor@kd.example',
    attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' }],
  });
  const queued = queuedMail(services, mail);
  await services.store.commit([queued.write]);
  await deliver({ ...services, mailer }, queued.id);
  expect(mailer.sent).toEqual([{ ...mail, idempotencyKey: queued.id }]);
});

describe('while the provider is down', () => {
  test('it is tried again after growing pauses, with the same key each time', async () => {
    const services = await testServices();
    const id = await queueOne(services);
    const keys: string[] = [];
    const mailer = toyMailer((mail) => {
      keys.push(mail.idempotencyKey);
      return isDown();
    });
    const run = () => deliverDue({ ...services, mailer });
    await run();
    for (const pause of [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 12 * HOUR, DAY]) {
      const before = keys.length;
      services.clock.advance(pause - 1);
      await run();
      expect(keys).toHaveLength(before);
      services.clock.advance(1);
      await run();
      expect(keys).toHaveLength(before + 1);
    }
    expect(new Set(keys)).toEqual(new Set([id]));
    expect(await readQueueState(services)).toMatchObject({ waiting: 1, failed: 0 });
  });

  test('it is sent by the first run after the provider is back', async () => {
    const services = await testServices();
    const id = await queueOne(services);
    await deliver({ ...services, mailer: toyMailer(isDown) }, id);
    expect((await mailQueue(services.store).require(id)).value).toMatchObject({
      attempts: 1,
      last_error: 'Resend: application_error (no answer)',
    });
    services.clock.advance(MINUTE);
    await deliverDue(services);
    expect(await services.outbox()).toHaveLength(1);
    expect(await readQueueState(services)).toMatchObject({ waiting: 0 });
  });

  test('after five days it is given up, and staff can see it for a month', async () => {
    const services = await testServices();
    await queueOne(services);
    let attempts = 0;
    const mailer = toyMailer(() => {
      attempts += 1;
      return isDown();
    });
    for (let hours = 0; hours <= 6 * 24; hours += 1) {
      await deliverDue({ ...services, mailer });
      services.clock.advance(HOUR);
    }
    expect(attempts).toBe(11);
    expect(await readQueueState(services)).toMatchObject({ waiting: 0, failed: 1 });
    services.clock.advance(30 * DAY);
    expect(await readQueueState(services)).toMatchObject({ failed: 0 });
  });
});

test('a mail the provider will never take is not tried again', async () => {
  const services = await testServices();
  const id = await queueOne(services);
  const mailer = toyMailer(() => Promise.reject(new MailError('permanent', 'SMTP: EENVELOPE 550')));
  await deliver({ ...services, mailer }, id);
  services.clock.advance(DAY);
  await deliverDue({ ...services, mailer: toyMailer(() => Promise.reject(new Error('must not be called'))) });
  expect(await readQueueState(services)).toEqual({ waiting: 0, oldest_age_seconds: null, failed: 1 });
  expect((await mailQueue(services.store).require(id)).value.last_error).toBe('SMTP: EENVELOPE 550');
});

describe('when several processes run at once', () => {
  /** Two runs begun at the same moment over one store, the mailer taking its time. */
  async function raceOf(run: (services: TestServices) => Promise<void>, services: TestServices): Promise<number> {
    const mailer = toyMailer(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await Promise.all(Array.from({ length: 8 }, () => run({ ...services, mailer })));
    return mailer.sent.length;
  }

  test('each mail is sent by one of them', async () => {
    const services = await testServices();
    for (let count = 0; count < 5; count += 1) await queueOne(services);
    expect(await raceOf(deliverDue, services)).toBe(5);
  });

  test('without the claim each would be sent by all: the race is real', async () => {
    const services = await testServices();
    for (let count = 0; count < 5; count += 1) await queueOne(services);
    const withoutClaim = async ({ store, mailer }: TestServices) => {
      const queue = mailQueue(store);
      const { records } = await queue.list('due');
      for (const { id, value } of records) await mailer.send({ ...value.mail, idempotencyKey: id });
    };
    expect(await raceOf(withoutClaim, services)).toBe(40);
  });
});

test('a mail whose process died while sending is due again after the first pause', async () => {
  const services = await testServices();
  const id = await queueOne(services);
  const died = deliver({ ...services, mailer: toyMailer(() => Promise.reject(new Error('killed'))) }, id);
  await expect(died).rejects.toThrow('killed');
  await deliverDue(services);
  expect(await services.outbox()).toHaveLength(0);
  services.clock.advance(MINUTE);
  await deliverDue(services);
  expect(await services.outbox()).toHaveLength(1);
});

test('the oldest one tells how long the queue has been standing', async () => {
  const services = await testServices();
  await queueOne(services);
  services.clock.advance(10 * MINUTE);
  await queueOne(services);
  services.clock.advance(30_500);
  expect(await readQueueState(services)).toEqual({ waiting: 2, oldest_age_seconds: 630, failed: 0 });
});
