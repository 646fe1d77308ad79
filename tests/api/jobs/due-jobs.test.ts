import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listJobRuns, runJob } from '../../../src/server/core/jobs/job-runs.ts';
import { jobs, runDueJobs } from '../../../src/server/jobs.ts';
import { testServices } from '../../support/test-services.ts';

const MINUTE_MS = 60_000;

function noting(changes: Partial<Record<keyof typeof jobs, () => Promise<void>>> = {}) {
  const ran: string[] = [];
  const all = Object.values(jobs).map((job) => ({
    ...job,
    run: async () => {
      ran.push(job.name);
      await changes[job.name]?.();
    },
  }));
  return { ran, all };
}

test('in a day each job runs as often as its clock says, whatever the minute the function is called at', async () => {
  const services = await testServices({ nowMs: Date.parse('2026-11-20T00:00:02Z') });
  const { ran, all } = noting();
  for (let run = 0; run < 24 * 12; run += 1) {
    await runDueJobs(services, { all });
    services.clock.advance(5 * MINUTE_MS);
  }
  const times = (name: string) => ran.filter((other) => other === name).length;
  expect(times('mail-retry')).toBe(288);
  expect(times('publish-due')).toBe(288);
  expect(times('reservation-reminders')).toBe(25);
  expect(times('retention')).toBe(2);
});

test('mails go first, the others wait for them', async () => {
  const services = await testServices();
  const seen: string[][] = [];
  const { ran, all } = noting({
    'mail-retry': async () => {
      await sleep(30);
      seen.push([...ran]);
    },
  });
  await runDueJobs(services, { all });
  expect(seen).toEqual([['mail-retry']]);
  expect(ran).toHaveLength(all.length);
});

test('a job that fails is told of, and keeps no other one from running', async () => {
  const services = await testServices();
  const { ran, all } = noting({ 'mail-retry': () => Promise.reject(new Error('no mail today')) });
  await expect(runDueJobs(services, { all })).rejects.toThrow(AggregateError);
  expect(ran).toHaveLength(all.length);
  const states = (await listJobRuns(services)).map(({ name, state }) => [name, state]);
  expect(Object.fromEntries(states)).toMatchObject({ 'mail-retry': 'failed', 'publish-due': 'ok', retention: 'ok' });
});

test('what is not done in time is left, and due again at the next run', async () => {
  const services = await testServices();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ran, all } = noting({ 'publish-due': () => held });
  await expect(runDueJobs(services, { all, mostMs: 50 })).rejects.toThrow(AggregateError);
  expect((await listJobRuns(services)).find(({ name }) => name === 'publish-due')?.started_at).toBeNull();
  services.clock.advance(5 * MINUTE_MS);
  const next = noting();
  await runDueJobs(services, { all: next.all });
  expect(next.ran).toContain('publish-due');
  expect(ran).toContain('publish-due');
  release();
});

test('a job that somebody else is at is passed over', async () => {
  const services = await testServices();
  const { ran, all } = noting();
  let release = () => {};
  const other = runJob(services, {
    ...jobs.retention,
    run: () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  });
  await runDueJobs(services, { all });
  expect(ran).not.toContain('retention');
  release();
  await other;
});
