import { expect, test } from 'vitest';
import { newsletterRecords } from '../../../../src/server/features/newsletter/records.ts';
import { chunkRecords } from '../../../../src/server/features/newsletter/sending/ledger.ts';
import { freezeRecipients } from '../../../../src/server/features/newsletter/sending/run-sending.ts';
import { addressId } from '../../../../src/server/ports/crypto/tokens.ts';
import type { Store } from '../../../../src/server/ports/store/store.ts';
import { withoutExpectations } from '../../../support/without-expectations.ts';
import { keepAddresses, keepSubscribers, openIssues } from './open-issues.ts';

/** The mailer takes one at once: freezing 250 people takes three steps. */
async function openFreezing() {
  const desk = await openIssues();
  const { services, records } = desk;
  const emails = await keepSubscribers(services, 250);
  const id = await desk.start();
  const startedAt = services.clock.now();
  const mailer = { ...services.mailer, batch: { ...services.mailer.batch, most: 1 } };
  return {
    desk,
    emails,
    freeze: (store: Store = services.store) => freezeRecipients({ ...services, store, mailer }, id, startedAt),
    head: async () => (await records.progress.require(id)).value,
    async frozen() {
      const { records: chunks } = await chunkRecords(services.store).list('state', {
        of: `${id}:waiting`,
        limit: 1000,
      });
      return chunks.flatMap(({ value }) => value.recipients);
    },
  };
}

test('the list is frozen step by step, each person once, whatever the list does meanwhile', async () => {
  const { desk, emails, freeze, head, frozen } = await openFreezing();
  const [first = '', second = ''] = emails;
  const { subscribers } = newsletterRecords(desk.services.store);
  await freeze();
  expect(await head()).toMatchObject({ total: 99, chunks: 99, freezing: { cursor: expect.any(String) } });

  desk.services.clock.advance(1000);
  await desk.leave(first);
  const back = { email: first, state: 'active', since: desk.services.clock.now(), consent_id: 'c' } as const;
  await subscribers.create(addressId(first), back);
  await desk.leave(emails[249] ?? '');
  await keepAddresses({ ...desk.services, clock: { now: () => desk.services.clock.now() + 2_000_000 } }, [
    'novy@priklad.sk',
  ]);

  await freeze();
  await freeze();
  expect(await head()).toMatchObject({ total: 249, chunks: 249, freezing: null });
  await freeze();
  const ids = await frozen();
  expect(ids).toHaveLength(249);
  expect(new Set(ids).size).toBe(249);
  expect(ids).toContain(addressId(second));
  expect(ids).not.toContain(addressId('novy@priklad.sk'));
});

test('a step whose answer is lost, and two that run at once, freeze nobody twice', async () => {
  const { desk, freeze, head, frozen } = await openFreezing();
  const { store } = desk.services;
  const forgetful: Store = {
    ...store,
    async commit(writes) {
      await store.commit(writes);
      throw new Error('killed');
    },
  };
  await expect(freeze(forgetful)).rejects.toThrow('killed');
  await Promise.all([freeze(), freeze()]);
  for (let step = 0; step < 3; step += 1) await freeze();
  expect(await head()).toMatchObject({ total: 250, chunks: 250, freezing: null });
  expect(new Set(await frozen()).size).toBe(250);
});

test('on a store that expects nothing, a step that slept would begin the list anew, and put people into two chunks', async () => {
  const { desk, emails, freeze, frozen } = await openFreezing();
  const careless = withoutExpectations(desk.services.store);
  let isFirst = true;
  const sleepy: Store = {
    ...careless,
    async range(index, options) {
      const page = await careless.range(index, options);
      if (!isFirst) return page;
      isFirst = false;
      for (let step = 0; step < 3; step += 1) await freeze(careless);
      await desk.leave(emails[150] ?? '');
      return page;
    },
  };
  await freeze(sleepy);
  for (let step = 0; step < 3; step += 1) await freeze(careless);
  const ids = await frozen();
  expect(new Set(ids).size).toBeLessThan(ids.length);
});

test('a step that slept changes nothing any more', async () => {
  const { desk, emails, freeze, frozen, head } = await openFreezing();
  const { store } = desk.services;
  let isFirst = true;
  const sleepy: Store = {
    ...store,
    async range(index, options) {
      const page = await store.range(index, options);
      if (!isFirst) return page;
      isFirst = false;
      for (let step = 0; step < 3; step += 1) await freeze();
      await desk.leave(emails[150] ?? '');
      return page;
    },
  };
  await freeze(sleepy);
  for (let step = 0; step < 3; step += 1) await freeze();
  const ids = await frozen();
  expect([new Set(ids).size, ids.length, (await head()).total]).toEqual([250, 250, 250]);
});
