import { expect, test } from 'vitest';
import { type Job, listJobRuns, runJob } from '../../../src/server/core/jobs/job-runs.ts';
import { jobs } from '../../../src/server/jobs.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const MINUTE_MS = 60_000;
const MAILS = 'mail-retry';

const job = (run: Job['run']): Job => ({ ...jobs[MAILS], run });

async function stateOf(services: Parameters<typeof listJobRuns>[0]) {
  return (await listJobRuns(services)).find(({ name }) => name === MAILS);
}

test('a run is written down with its time and length, a failed one besides the last that went well', async () => {
  const services = await testServices();
  expect(await stateOf(services)).toMatchObject({ state: 'never', started_at: null });
  await runJob(
    services,
    job(async () => services.clock.advance(1500)),
  );
  expect(await stateOf(services)).toEqual({
    name: MAILS,
    state: 'ok',
    started_at: new Date(TEST_NOW).toISOString(),
    duration_ms: 1500,
    last_ok_at: new Date(TEST_NOW).toISOString(),
  });
  services.clock.advance(5 * MINUTE_MS);
  const failing = job(() => Promise.reject(new Error('jana@kd.example is away')));
  await expect(runJob(services, failing)).rejects.toThrow('away');
  expect(await stateOf(services)).toMatchObject({ state: 'failed', last_ok_at: new Date(TEST_NOW).toISOString() });
  services.clock.advance(31 * MINUTE_MS);
  expect(await stateOf(services)).toMatchObject({ state: 'late' });
});

test('a job that never ran is late once the house has had an account for long enough', async () => {
  const services = await testServices();
  services.clock.advance(48 * 60 * MINUTE_MS);
  expect(await stateOf(services)).toMatchObject({ state: 'never' });
  await makeAccount(services);
  services.clock.advance(30 * MINUTE_MS);
  expect(await stateOf(services)).toMatchObject({ state: 'never' });
  services.clock.advance(1);
  expect(await stateOf(services)).toMatchObject({ state: 'late', started_at: null });
  const others = (await listJobRuns(services)).find(({ name }) => name === 'retention');
  expect(others).toMatchObject({ state: 'never' });
});

async function runThree(services: Awaited<ReturnType<typeof testServices>>): Promise<number> {
  let runs = 0;
  const slow = job(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await Promise.all([1, 2, 3].map(() => runJob(services, slow)));
  return runs;
}

test('of three runs begun at once one happens', async () => {
  expect(await runThree(await testServices())).toBe(1);
});

test('without the expectation on the lock all three would happen', async () => {
  const services = await testServices();
  expect(await runThree({ ...services, store: withoutExpectations(services.store) })).toBe(3);
});

test('a run that was cut off keeps the next one back for a minute only', async () => {
  const services = await testServices();
  void runJob(
    services,
    job(() => new Promise(() => {})),
  );
  let runs = 0;
  const next = job(async () => {
    runs += 1;
  });
  await expect.poll(() => services.store.get(`job-lock:${MAILS}`)).not.toBeNull();
  expect(await runJob(services, next)).toBe(false);
  services.clock.advance(MINUTE_MS);
  expect(await runJob(services, next)).toBe(true);
  expect(runs).toBe(1);
});

test('who looks after the site is told of the night and of the last backup', async () => {
  const services = await testServices();
  await runJob(services, jobs.retention);
  const token = await signInAs(services, await makeAccount(services, { roles: ['admin'] }));
  const { body } = await callApi(services)('GET', '/api/admin/jobs', { token });
  expect(body).toMatchObject({ last_backup_at: null });
  expect(body.items).toHaveLength(Object.keys(jobs).length);
});
