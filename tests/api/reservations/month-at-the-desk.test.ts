import { expect, test } from 'vitest';
import { jobs } from '../../../src/server/jobs.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { makeReservationRequest } from '../../support/make-reservation-request.ts';
import { testServices } from '../../support/test-services.ts';

const VISITOR = 'eva@example.sk';
const HOUR_MS = 60 * 60 * 1000;

test('from the request over reminders, deposit and balance to the evening itself, every mail comes once', async () => {
  const services = await testServices({ nowMs: Date.parse('2026-11-20T09:30:00+01:00') });
  const call = callApi(services);
  const editor = await makeAccount(services, { roles: ['editor'] });

  async function liveUntil(wallClock: string): Promise<void> {
    while (services.clock.now() < Date.parse(wallClock)) {
      services.clock.advance(HOUR_MS);
      await jobs['reservation-reminders'].run(services);
      await services.settled();
    }
  }
  async function patch(body: object): Promise<Record<string, unknown>> {
    const token = await signInAs(services, editor);
    const answer = await call('PATCH', `/api/admin/reservations/${id}`, { token, body });
    expect(answer.status).toBe(200);
    await services.settled();
    return answer.body;
  }

  const request = makeReservationRequest({ date_from: '2026-12-18', date_until: '2026-12-18', purpose: 'komerčné' });
  const { body: receipt } = await call('POST', '/api/reservations', { body: request });
  const id = String(receipt.reference);
  await liveUntil('2026-11-21T08:30:00+01:00');
  await patch({ status: 'confirmed' });
  await liveUntil('2026-11-29T12:30:00+01:00');
  await patch({ deposit: { paid_on: '2026-11-29' } });
  await liveUntil('2026-12-16T09:30:00+01:00');
  expect(await patch({ balance: { paid_on: '2026-12-16' } })).toMatchObject({
    price: { total: 240, deposit: { amount: 72 }, balance: { amount: 168, due: '2026-12-15' } },
  });
  await liveUntil('2026-12-19T09:30:00+01:00');
  await patch({ status: 'done' });
  await liveUntil('2026-12-21T09:30:00+01:00');

  const mails = await services.outbox();
  const story = mails.map(({ to, subject }) => [to === VISITOR ? 'visitor' : 'staff', subject.split(/[:,] /)[0]]);
  expect(story.slice(0, 2).sort()).toEqual([
    ['staff', `Žiadosť ${id}`],
    ['visitor', `Prijali sme žiadosť o\u00a0rezerváciu ${id}`],
  ]);
  expect(story.slice(2)).toEqual([
    ['staff', 'Rezervácie'],
    ['visitor', 'Rezervácia je potvrdená'],
    ['staff', 'Rezervácie'],
    ['staff', 'Rezervácie'],
    ['visitor', 'Ďakujeme za návštevu'],
  ]);
  const reminders = mails.filter(({ subject }) => subject.startsWith('Rezervácie, ktoré'));
  const days = reminders.map(({ sent_at }) => sent_at.slice(0, 10));
  expect(days).toEqual(['2026-11-21', '2026-11-27', '2026-12-14']);
});
