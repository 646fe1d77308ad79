import { expect, test } from 'vitest';
import { sendSuspiciousDigest } from '../../../src/server/features/reservations/desk/request-digests.ts';
import { keepReservation } from '../../support/desk.ts';
import { testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';
import { STAFF_MAIL } from './open-desk.ts';

const HOUR_MS = 60 * 60 * 1000;

async function openDigest() {
  const services = await testServices();
  return {
    services,
    arrive: (name = 'Eva Nováková') =>
      keepReservation(services, {
        name,
        suspicious: true,
        created_at: new Date(services.clock.now()).toISOString(),
      }),
    tell: () => sendSuspiciousDigest(services),
    mails: async () => {
      await services.settled();
      return (await services.outbox()).filter(({ to }) => to === STAFF_MAIL);
    },
  };
}

test('nobody is told of ordinary requests', async () => {
  const { services, tell, mails } = await openDigest();
  await keepReservation(services);
  await tell();
  expect(await mails()).toEqual([]);
});

test('staff are told how many suspicious requests have come, once a day, and not again while no other comes', async () => {
  const { services, arrive, tell, mails } = await openDigest();
  for (let at = 0; at < 3; at += 1) await arrive('Zlý Človek');
  await tell();
  await tell();
  const [first] = await mails();
  expect(first?.subject).toBe('Podozrivé žiadosti: pribudli 3');
  expect(first?.text).toContain('/admin/reservations/suspicious');
  expect(first?.text).not.toContain('Zlý Človek');

  services.clock.advance(HOUR_MS);
  for (let at = 0; at < 5; at += 1) await arrive();
  services.clock.advance(22 * HOUR_MS);
  await tell();
  expect(await mails()).toHaveLength(1);
  services.clock.advance(HOUR_MS);
  await tell();
  const [, second] = await mails();
  expect(second?.subject).toBe('Podozrivé žiadosti: pribudlo 5');
  expect(second?.text).toMatch(/čaká spolu\s8/);
  services.clock.advance(48 * HOUR_MS);
  await tell();
  expect(await mails()).toHaveLength(2);
});

async function tellTogether(isCareful: boolean): Promise<number> {
  const { services, arrive, mails } = await openDigest();
  await arrive();
  const store = isCareful ? services.store : withoutExpectations(services.store);
  await Promise.all(Array.from({ length: 5 }, () => sendSuspiciousDigest({ ...services, store })));
  return (await mails()).length;
}

test('runs at the same time send one digest', async () => {
  expect(await tellTogether(true)).toBe(1);
});

test('without expectations they would send several', async () => {
  expect(await tellTogether(false)).toBeGreaterThan(1);
});
