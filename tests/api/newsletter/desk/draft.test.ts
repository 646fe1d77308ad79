import { expect, test } from 'vitest';
import { newIssueDraft } from '../../../../src/server/features/newsletter/issues/issue-draft.ts';
import { issueRecords } from '../../../../src/server/features/newsletter/issues/issue-store.ts';
import { newsletterRecords, saveNewsletterSettings } from '../../../../src/server/features/newsletter/records.ts';
import { jobs } from '../../../../src/server/jobs.ts';
import type { Services } from '../../../../src/server/services.ts';
import { makeEventOn } from '../../../support/content-factories.ts';
import { testServices } from '../../../support/test-services.ts';
import { withoutExpectations } from '../../../support/without-expectations.ts';

const index = {
  events: [
    makeEventOn('2026-12-05', { id: 3, title: 'Mikuláš' }),
    makeEventOn('2026-12-19', { id: 4, title: 'Koncert' }),
    makeEventOn('2027-01-09', { id: 5, title: 'Ples' }),
    makeEventOn('2027-02-06', { id: 6, title: 'Fašiangy' }),
  ],
};
const at = (time: string) => ({ index, nowMs: Date.parse(time) });

async function withReader(options: Parameters<typeof testServices>[0]) {
  const services = await testServices(options);
  await addReader(services);
  return services;
}

async function addReader({ store, clock }: Services) {
  const reader = { email: 'anna@priklad.sk', state: 'active', since: clock.now(), consent_id: 'none' } as const;
  await newsletterRecords(store).subscribers.create('anna', reader);
}

const run = (services: Services) => jobs['newsletter-draft'].run(services);

async function issuesOf({ store }: Services) {
  const { records } = await issueRecords(store).issues.list('month');
  return records.map(({ id, value }) => ({ id, ...value }));
}

test('the coming month has its draft on the twentieth, by the clock of Bratislava', async () => {
  const services = await withReader(at('2026-11-19T23:59:59+01:00'));
  await run(services);
  expect(await issuesOf(services)).toEqual([]);
  services.clock.advance(1000);
  await run(services);
  expect(await issuesOf(services)).toMatchObject([
    { id: '2026-12', state: 'draft', event_ids: [3, 4], changed_by: null, month: '2026-12' },
  ]);
});

test('in summer, too, the day begins at midnight in Bratislava', async () => {
  const services = await withReader({
    index: { events: [makeEventOn('2027-07-03')] },
    nowMs: Date.parse('2027-06-19T22:00:00Z'),
  });
  await run(services);
  expect(await issuesOf(services)).toMatchObject([{ id: '2027-07' }]);
});

test('run many times, late and across a year there is one draft a month', async () => {
  const services = await withReader(at('2026-11-29T12:00:00+01:00'));
  for (let day = 0; day < 70; day += 1) {
    await run(services);
    await run(services);
    services.clock.advance(24 * 60 * 60 * 1000);
  }
  expect((await issuesOf(services)).map(({ id }) => id)).toEqual(['2026-12', '2027-01', '2027-02']);
});

test('a draft that staff delete does not come back', async () => {
  const services = await withReader(at('2026-11-20T12:00:00+01:00'));
  await run(services);
  await issueRecords(services.store).issues.remove('2026-12');
  for (let day = 0; day < 10; day += 1) {
    services.clock.advance(24 * 60 * 60 * 1000);
    await run(services);
  }
  expect(await issuesOf(services)).toEqual([]);
});

test('where staff have begun the issue themselves no second one is made, also after they have deleted theirs', async () => {
  const services = await withReader(at('2026-11-20T12:00:00+01:00'));
  await services.store.commit([(await newIssueDraft(services, '2026-12')).write]);
  await run(services);
  expect(await issuesOf(services)).toHaveLength(1);
  await issueRecords(services.store).issues.remove('2026-12');
  await run(services);
  expect(await issuesOf(services)).toEqual([]);
});

test('there is no draft while nobody would get it, and one once somebody does', async () => {
  const services = await testServices(at('2026-11-20T12:00:00+01:00'));
  await run(services);
  expect(await issuesOf(services)).toEqual([]);
  await addReader(services);
  await run(services);
  expect(await issuesOf(services)).toMatchObject([{ id: '2026-12', event_ids: [3, 4] }]);
});

test('there is no draft while the coming month has no event, and one once it has', async () => {
  const services = await withReader({ index: {}, nowMs: Date.parse('2026-11-20T12:00:00+01:00') });
  await run(services);
  expect(await issuesOf(services)).toEqual([]);
  const { contentIndex } = await testServices({ index });
  await run({ ...services, contentIndex });
  expect(await issuesOf(services)).toMatchObject([{ id: '2026-12', event_ids: [3, 4] }]);
});

test('the day is the one that staff have set', async () => {
  const services = await withReader(at('2026-11-20T12:00:00+01:00'));
  await saveNewsletterSettings(services, { draft_day: 25, reply_to: null });
  await run(services);
  expect(await issuesOf(services)).toEqual([]);
  services.clock.advance(5 * 24 * 60 * 60 * 1000);
  await run(services);
  expect(await issuesOf(services)).toHaveLength(1);
});

test('while nothing has ever been published the run fails, and a later one makes the draft', async () => {
  const services = await withReader({ index: null, nowMs: Date.parse('2026-11-20T12:00:00+01:00') });
  await expect(run(services)).rejects.toThrow();
  expect(await issuesOf(services)).toEqual([]);
  const { contentIndex } = await testServices({ index });
  await run({ ...services, contentIndex });
  expect(await issuesOf(services)).toHaveLength(1);
});

test('several runs at once make one draft', async () => {
  const services = await withReader(at('2026-11-20T12:00:00+01:00'));
  await Promise.all(Array.from({ length: 6 }, () => run(services)));
  expect(await issuesOf(services)).toHaveLength(1);
});

test('twin: without expectations a run overwrites what staff have written meanwhile', async () => {
  const services = await withReader(at('2026-11-20T12:00:00+01:00'));
  const { issues } = issueRecords(services.store);
  const careless = withoutExpectations(services.store);
  let isFirst = true;
  const store = {
    ...careless,
    async commit(writes: Parameters<typeof careless.commit>[0]) {
      if (isFirst) {
        isFirst = false;
        await run(services);
        const made = await issues.require('2026-12');
        await issues.update(made.id, { ...made.value, introduction: 'Milí priatelia' }, made.version);
      }
      return careless.commit(writes);
    },
  };
  await run({ ...services, store });
  expect((await issues.require('2026-12')).value.introduction).toBe('');
});
