import { expect, test } from 'vitest';
import { startJobs } from '../../src/selfhost/job-timers.ts';
import type { Job } from '../../src/server/core/jobs/job-runs.ts';
import { testServices } from '../support/test-services.ts';

function job(run: () => Promise<void>): Job {
  return { name: 'test', cron: '0 0 29 2 *', lateAfterMinutes: 1, run };
}

test('every job runs at once, and stopping waits for it', async () => {
  const steps: string[] = [];
  const slow = job(async () => {
    steps.push('begun');
    await new Promise((resolve) => setTimeout(resolve, 30));
    steps.push('done');
  });
  const running = startJobs(await testServices(), [slow]);
  await running.stop();
  expect(steps).toEqual(['begun', 'done']);
});

test('a job by the clock runs again, also after it failed', async () => {
  let runs = 0;
  const failing: Job = {
    name: 'test',
    cron: '* * * * * *',
    lateAfterMinutes: 1,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('the first run fails');
    },
  };
  const reported: unknown[] = [];
  const running = startJobs(await testServices(), [failing], (report) => reported.push(report));
  await expect.poll(() => runs, { timeout: 5000 }).toBeGreaterThan(1);
  await running.stop();
  const after = runs;
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(runs).toBe(after);
  expect(reported).toMatchObject([{ route: 'job test', error: new Error('the first run fails') }]);
});
