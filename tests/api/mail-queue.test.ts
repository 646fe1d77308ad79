import { describe, expect, test } from 'vitest';
import type { MailPriority } from '../../src/server/core/mail/mail-budget.ts';
import { deliver, deliverDue, deliverSoon } from '../../src/server/core/mail/mail-delivery.ts';
import { mailQueue, queuedMail, readQueueState, requeue } from '../../src/server/core/mail/mail-queue.ts';
import { listUndelivered } from '../../src/server/features/mails/routes.ts';
import { signUp } from '../../src/server/features/newsletter/sign-up.ts';
import { type Mail, MailError, type Mailer, type OutgoingMail } from '../../src/server/ports/mail/mailer.ts';
import { makeMail } from '../support/make-mail.ts';
import { type TestServices, testServices } from '../support/test-services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function toyMailer(
  send: (mail: OutgoingMail) => Promise<void> = async () => {},
  perSecond: number | null = null,
): Mailer & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    batch: { provider: 'toy', most: 1, keyProtectsMs: 0, perSecond },
    sendBatch: () => Promise.reject(new Error('must not be called')),
    async send(mail) {
      await send(mail);
      sent.push(mail);
    },
    async check() {},
  };
}

const isDown = () => Promise.reject(new MailError('temporary', 'Resend: application_error (no answer)'));

async function queueOne(
  services: TestServices,
  priority: MailPriority = 'decision',
  fields: Partial<Mail> = {},
): Promise<string> {
  const mail = queuedMail(services, makeMail(fields), priority);
  expect(await services.store.commit([mail.write])).toMatchObject({ ok: true });
  return mail.id;
}

test('a mail and the change it tells of are one step', async () => {
  const services = await testServices();
  const change = { op: 'put', key: 'request:1', value: '{}', expect: 'absent' } as const;
  const mail = queuedMail(services, makeMail(), 'decision');
  expect(await services.store.commit([change, mail.write])).toMatchObject({ ok: true });
  const again = queuedMail(services, makeMail(), 'decision');
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
  const queued = queuedMail(services, mail, 'decision');
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

  test('a receipt is given up after a day, and staff can see it for a month', async () => {
    const services = await testServices();
    await queueOne(services, 'receipt');
    for (let hours = 0; hours <= 24; hours += 1) {
      await deliverDue({ ...services, mailer: toyMailer(isDown) });
      services.clock.advance(HOUR);
    }
    expect(await readQueueState(services)).toMatchObject({ waiting: 0, failed: 1 });
    services.clock.advance(28 * DAY);
    expect(await readQueueState(services)).toMatchObject({ failed: 1 });
    services.clock.advance(2 * DAY);
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

describe('when the forms are flooded', () => {
  const PRIORITIES: MailPriority[] = ['surplus', 'confirmation', 'receipt', 'decision', 'security'];
  const budget = { mailBudget: { perHour: 8, perDay: 12 } };

  async function flooded(services: TestServices): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      await queueOne(services, 'confirmation', { subject: 'confirmation' });
      await queueOne(services, 'receipt', { subject: 'receipt' });
      services.clock.advance(1);
    }
  }
  const subjects = (mailer: { sent: OutgoingMail[] }) => mailer.sent.map(({ subject }) => subject);

  test('what is due leaves by its priority, and within one by its age', async () => {
    const services = await testServices();
    for (const number of [1, 2])
      for (const priority of PRIORITIES) {
        await queueOne(services, priority, { subject: `${priority} ${number}` });
        services.clock.advance(1000);
      }
    const mailer = toyMailer();
    await deliverDue({ ...services, mailer });
    expect(subjects(mailer)).toEqual(PRIORITIES.toReversed().flatMap((name) => [`${name} 1`, `${name} 2`]));
  });

  test('receipts leave while three quarters of the hour are not spent, confirmations while half is not', async () => {
    const services = await testServices({ config: budget });
    for (let count = 0; count < 20; count += 1) await queueOne(services, 'confirmation', { subject: 'confirmation' });
    const mailer = toyMailer();
    await deliverDue({ ...services, mailer });
    expect(subjects(mailer)).toEqual(Array(4).fill('confirmation'));
    for (let count = 0; count < 20; count += 1) await queueOne(services, 'receipt', { subject: 'receipt' });
    await deliverDue({ ...services, mailer });
    expect(subjects(mailer).slice(4)).toEqual(['receipt', 'receipt']);
    expect(await readQueueState(services)).toMatchObject({ waiting: 34, failed: 0 });
  });

  test('an eighth is for confirmations alone, and leaves when other mails have spent three quarters', async () => {
    const services = await testServices({ config: { mailBudget: { perHour: 80, perDay: 80 } } });
    for (let count = 0; count < 20; count += 1) await queueOne(services, 'confirmation', { subject: 'confirmation' });
    for (let count = 0; count < 60; count += 1) await queueOne(services, 'decision', { subject: 'decision' });
    const mailer = toyMailer();
    await deliverDue({ ...services, mailer });
    expect(subjects(mailer)).toEqual([...Array(60).fill('decision'), ...Array(10).fill('confirmation')]);
    await deliver({ ...services, mailer }, await queueOne(services, 'decision', { subject: 'decision' }));
    await deliverDue({ ...services, mailer });
    expect(mailer.sent).toHaveLength(71);
  });

  test('surplus receipts leave after all others, while a quarter is not spent', async () => {
    const services = await testServices({ config: budget });
    for (let count = 0; count < 20; count += 1) await queueOne(services, 'surplus', { subject: 'surplus' });
    await queueOne(services, 'confirmation', { subject: 'confirmation' });
    const mailer = toyMailer();
    await deliverDue({ ...services, mailer });
    expect(subjects(mailer)).toEqual(['confirmation', 'surplus']);
  });

  test('a reset and a decision leave at once, whatever is spent', async () => {
    const services = await testServices({ config: budget });
    await flooded(services);
    const mailer = toyMailer();
    await deliverDue({ ...services, mailer });
    for (let count = 0; count < 20; count += 1) {
      const ids = [await queueOne(services, 'security'), await queueOne(services, 'decision')];
      deliverSoon({ ...services, mailer }, ...ids);
    }
    await services.settled();
    expect(mailer.sent).toHaveLength(7 + 40);
  });

  test('what waits leaves in later hours, and no more in a day than its part of the day', async () => {
    const services = await testServices({ config: budget });
    await flooded(services);
    const mailer = toyMailer();
    const sentIn = async (ms: number) => {
      services.clock.advance(ms);
      const before = mailer.sent.length;
      await deliverDue({ ...services, mailer });
      return subjects(mailer).slice(before);
    };
    // Each run also sends a mail from the confirmations' own share.
    expect(await sentIn(0)).toEqual([...Array(6).fill('receipt'), 'confirmation']);
    expect(await sentIn(HOUR)).toEqual(['receipt', 'receipt', 'confirmation']);
    expect(await sentIn(HOUR)).toEqual([]);
    services.clock.advance(22 * HOUR);
    await flooded(services);
    expect(await sentIn(0)).toEqual([...Array(6).fill('receipt'), 'confirmation']);
    expect(await sentIn(2 * HOUR)).toEqual(['receipt', 'receipt', 'confirmation']);
    expect(await readQueueState(services)).toMatchObject({ waiting: 30, failed: 0 });
  });

  test('a confirmation that cannot leave within twelve hours is not sent, nor a receipt that cannot within a day', async () => {
    const services = await testServices({ config: { mailBudget: { perHour: 1, perDay: 1 } } });
    await queueOne(services, 'decision');
    const mailer = toyMailer();
    await deliverDue({ ...services, mailer });
    await queueOne(services, 'confirmation');
    await queueOne(services, 'receipt');
    services.clock.advance(12 * HOUR);
    expect(await readQueueState(services)).toMatchObject({ waiting: 1 });
    services.clock.advance(12 * HOUR);
    expect(await readQueueState(services)).toMatchObject({ waiting: 0, failed: 0 });
    services.clock.advance(HOUR);
    await deliverDue({ ...services, mailer });
    expect(mailer.sent).toHaveLength(1);
  });

  test('a try that failed does not make a confirmation live longer', async () => {
    const services = await testServices();
    const id = await queueOne(services, 'confirmation');
    await deliver({ ...services, mailer: toyMailer(isDown) }, id);
    services.clock.advance(12 * HOUR);
    expect(await mailQueue(services.store).find(id)).toBeNull();
  });

  test('no more confirmations wait than a day takes: later ones are answered alike, and not mailed', async () => {
    const services = await testServices({ config: { mailBudget: { perHour: 1, perDay: 3 } } });
    await deliver(services, await queueOne(services, 'decision'));
    for (let count = 0; count < 6; count += 1)
      await signUp(services, { email: `visitor${count}@kd.example`, ip: '192.0.2.1' });
    expect(await services.outbox()).toHaveLength(1);
    expect(await readQueueState(services)).toMatchObject({ waiting: 3 });
  });
});

describe('a mail somebody waits for before a screen', () => {
  function failing(services: TestServices, times: number) {
    const start = services.clock.now();
    const asked: number[] = [];
    const mailer = toyMailer(async () => {
      asked.push(services.clock.now() - start);
      if (asked.length <= times) await isDown();
    });
    return { asked, mailer };
  }

  test.each(['security', 'confirmation'] as const)(
    'is tried again after 2, 10 and 30 seconds (%s)',
    async (priority) => {
      const services = await testServices();
      const { asked, mailer } = failing(services, 3);
      deliverSoon({ ...services, mailer }, await queueOne(services, priority));
      await services.settled();
      expect(asked).toEqual([0, 2000, 12_000, 42_000]);
      expect(mailer.sent).toHaveLength(1);
      expect(await readQueueState(services)).toMatchObject({ waiting: 0 });
    },
  );

  test('is left to the job afterwards, with its pauses', async () => {
    const services = await testServices();
    const { asked, mailer } = failing(services, 4);
    const id = await queueOne(services, 'security');
    deliverSoon({ ...services, mailer }, id);
    await services.settled();
    expect(asked).toHaveLength(4);
    expect((await mailQueue(services.store).require(id)).value).toMatchObject({
      attempts: 4,
      next_attempt_at: services.clock.now() + MINUTE,
    });
    services.clock.advance(MINUTE);
    await deliverDue({ ...services, mailer });
    expect(mailer.sent).toHaveLength(1);
  });

  test('is found by the job at once when the process that tried it has ended', async () => {
    const services = await testServices();
    const { mailer } = failing(services, 1);
    await deliver({ ...services, mailer }, await queueOne(services, 'security'));
    services.clock.advance(2000);
    await deliverDue({ ...services, mailer });
    expect(mailer.sent).toHaveLength(1);
  });

  test('is not sent twice by the job that comes between its attempts', async () => {
    const services = await testServices();
    const { mailer } = failing(services, 1);
    const id = await queueOne(services, 'security');
    const slow = {
      ...mailer,
      send: (mail: OutgoingMail) => new Promise<void>((done) => setTimeout(done, 5)).then(() => mailer.send(mail)),
    };
    deliverSoon({ ...services, mailer: slow }, id);
    for (let count = 0; count < 20; count += 1) {
      await deliverDue({ ...services, mailer: slow });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await services.settled();
    services.clock.advance(MINUTE);
    await deliverDue({ ...services, mailer: slow });
    expect(mailer.sent).toHaveLength(1);
    expect(await readQueueState(services)).toMatchObject({ waiting: 0 });
  });

  test('leaves others their pauses: a receipt is not tried again for a minute', async () => {
    const services = await testServices();
    const { asked, mailer } = failing(services, 9);
    deliverSoon({ ...services, mailer }, await queueOne(services, 'receipt'), await queueOne(services, 'decision'));
    await services.settled();
    expect(asked).toEqual([0, 0]);
  });
});

test('a backlog leaves at half the rate the provider takes', async () => {
  const services = await testServices();
  const times: number[] = [];
  const mailer = toyMailer(async () => {
    times.push(services.clock.now());
  }, 2);
  for (let count = 0; count < 10; count += 1) await queueOne(services, count % 2 === 0 ? 'decision' : 'receipt');
  await deliverDue({ ...services, mailer }, async (ms) => services.clock.advance(ms));
  expect(times).toHaveLength(10);
  for (const [at, time] of times.entries())
    if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(1000);
});

test('a mail sent again by staff has a new key each time, and leaves whatever the budget says', async () => {
  const services = await testServices({ config: { mailBudget: { perHour: 1, perDay: 1 } } });
  const keys: string[] = [];
  const mailer = toyMailer(async ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length < 3) throw new MailError('permanent', 'Resend: validation_error 422');
  });
  const id = await queueOne(services, 'receipt');
  await deliver({ ...services, mailer }, id);
  await deliver(services, await queueOne(services, 'decision'));
  for (let count = 0; count < 2; count += 1) {
    expect(await requeue(services, id)).toBe(true);
    await deliver({ ...services, mailer }, id);
  }
  expect(keys).toEqual([id, `${id}-1`, `${id}-2`]);
  expect(await readQueueState(services)).toMatchObject({ waiting: 0, failed: 0 });
});

test('a mail queued by a program without priorities is listed and sent, before what may have to wait', async () => {
  const services = await testServices();
  await queueOne(services, 'receipt', { subject: 'new' });
  const now = services.clock.now();
  const { replyTo: _, ...mail } = makeMail({ subject: 'old' });
  const old = { mail, queued_at: now, attempts: 0, next_attempt_at: now, last_error: null };
  const indexes = { 'mail:due': now, 'mail:waiting': now };
  await services.store.commit([{ op: 'put', key: 'mail:0ld', value: JSON.stringify(old), expect: 'absent', indexes }]);
  expect((await listUndelivered(services.store, { page: 1, per_page: 25 })).total).toBe(2);
  const mailer = toyMailer();
  await deliverDue({ ...services, mailer });
  expect(mailer.sent).toMatchObject([{ subject: 'old', idempotencyKey: '0ld' }, { subject: 'new' }]);
});
