// When each job ran last and what came of it: what the dashboard tells of the night.
import { z } from 'zod';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { accountRecords } from '../users/accounts.ts';
import { type Job, jobs } from './jobs.ts';

/** A run that was cut off stands in the way of the next ones no longer than this; the host ends one after 30 seconds. */
const LOCK_SECONDS = 60;

const runSchema = z.object({
  /** Epoch milliseconds. */
  started_at: z.int(),
  duration_ms: z.int(),
  is_ok: z.boolean(),
  /** When a run last went well; null: none has. */
  last_ok_at: z.int().nullable(),
});

const runRecords = (store: Store) => collection(store, 'job-run', runSchema, {});
const runLocks = (store: Store) => collection(store, 'job-lock', z.object({ since: z.int() }), {});

/**
 * Runs a job, unless a run of it is under way somewhere, and writes down how it went. Why it failed is told to whoever
 * called, not written down: errors may name people.
 * @returns whether it ran
 * @throws what the job throws; StoreError unavailable
 */
export async function runJob(services: Services, job: Job): Promise<boolean> {
  const { store, clock } = services;
  const locks = runLocks(store);
  const started_at = clock.now();
  const lock = await locks.create(job.name, { since: started_at }, { ttlSeconds: LOCK_SECONDS });
  if (!lock.ok) return false;
  let is_ok = false;
  try {
    await job.run(services);
    is_ok = true;
  } finally {
    const before = await runRecords(store).find(job.name);
    const last_ok_at = is_ok ? started_at : (before?.value.last_ok_at ?? null);
    const run = { started_at, duration_ms: Math.max(0, clock.now() - started_at), is_ok, last_ok_at };
    await store.commit([runRecords(store).put(job.name, run, 'any')]);
    // Of a run that took longer than its lock, another one may hold it by now.
    await locks.remove(job.name, lock.version);
  }
  return true;
}

/** When each of these jobs last began, in epoch milliseconds; null: it never has. */
export async function lastStarts(store: Store, all: readonly Job[]): Promise<(number | null)[]> {
  const found = await runRecords(store).findMany(all.map(({ name }) => name));
  return found.map((run) => run?.value.started_at ?? null);
}

/** `late`: it should have run since. `never`: not once, in an installation so young that it need not have. */
export type JobState = 'ok' | 'failed' | 'late' | 'never';

export interface WireJobRun {
  name: keyof typeof jobs;
  state: JobState;
  /** ISO in UTC; null: never. */
  started_at: string | null;
  duration_ms: number | null;
  last_ok_at: string | null;
}

/** The last run of every job, in the order of the table. */
export async function listJobRuns({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<WireJobRun[]> {
  const all = Object.values(jobs);
  const [found, beganAt] = await Promise.all([
    runRecords(store).findMany(all.map(({ name }) => name)),
    installedAt(store, clock.now()),
  ]);
  return all.map(({ name, lateAfterMinutes }, at) => {
    const run = found[at]?.value;
    const isLate = clock.now() - (run?.started_at ?? beganAt) > lateAfterMinutes * 60_000;
    if (run === undefined)
      return { name, state: isLate ? 'late' : 'never', started_at: null, duration_ms: null, last_ok_at: null };
    return {
      name,
      state: isLate ? 'late' : run.is_ok ? 'ok' : 'failed',
      started_at: new Date(run.started_at).toISOString(),
      duration_ms: run.duration_ms,
      last_ok_at: run.last_ok_at === null ? null : new Date(run.last_ok_at).toISOString(),
    };
  });
}

/** An installation begins with an account. */
async function installedAt(store: Store, nowMs: number): Promise<number> {
  const { records } = await accountRecords(store).users.list('created', { limit: 1 });
  return records[0]?.value.created_at ?? nowMs;
}
