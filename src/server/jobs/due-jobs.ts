// All jobs of the host in one function: each run of a function there is paid for, and begins with a cold set of services.
import { setTimeout as sleep } from 'node:timers/promises';
import { Cron } from 'croner';
import type { Services } from '../services.ts';
import { lastStarts, runJob } from './job-runs.ts';
import { type Job, jobs } from './jobs.ts';

/** The host ends a scheduled function after 30 seconds. */
const MOST_MS = 25_000;

/**
 * Runs the jobs whose time has come since they last began: mails first and alone, then the others side by side. What is not done
 * in time is left to the next run, which finds it due again.
 * @throws AggregateError of what jobs have thrown, once all have had their turn
 */
export async function runDueJobs(
  services: Services,
  { all = Object.values(jobs), mostMs = MOST_MS }: { all?: readonly Job[]; mostMs?: number } = {},
): Promise<void> {
  const starts = await lastStarts(services.store, all);
  const due = all.filter((job, at) => isDue(job, starts[at] ?? null, services.clock.now()));
  const ended = new AbortController();
  const timeIsUp = sleep(mostMs, 'late' as const, { signal: ended.signal }).catch(() => 'late' as const);
  const errors: unknown[] = [];
  async function run(job: Job): Promise<void> {
    const running = runJob(services, job).catch((error: unknown) => {
      errors.push(new Error(`The job ${job.name} failed`, { cause: error }));
    });
    if ((await Promise.race([running, timeIsUp])) === 'late')
      errors.push(new Error(`The job ${job.name} was not done in time`));
  }
  const [first, ...others] = due;
  if (first !== undefined) await run(first);
  await Promise.all(others.map(run));
  ended.abort();
  if (errors.length > 0) throw new AggregateError(errors, 'Not all jobs were done');
}

function isDue(job: Job, lastStart: number | null, nowMs: number): boolean {
  if (lastStart === null) return true;
  const next = new Cron(job.cron, { timezone: 'UTC', paused: true }).nextRun(new Date(lastStart));
  return next !== null && next.getTime() <= nowMs;
}
