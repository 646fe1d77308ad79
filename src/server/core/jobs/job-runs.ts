// Health and the dashboard need not load the work.

import { z } from 'zod';
import type { JobName } from '../../../domain/maintenance.ts';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { isoOf } from '../../../domain/time/written-moment.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { accountRecords } from '../accounts/accounts.ts';

interface JobTimes {
  /** In UTC. On Netlify one function asks every five minutes what is due (jobs.ts). */
  cron: string;
  lateAfterMinutes: number;
}

const EVERY_FIVE_MINUTES: JobTimes = { cron: '*/5 * * * *', lateAfterMinutes: 30 };

export const jobTimes = {
  'mail-retry': EVERY_FIVE_MINUTES,
  'newsletter-sending': EVERY_FIVE_MINUTES,
  'publish-due': EVERY_FIVE_MINUTES,
  'room-holds': EVERY_FIVE_MINUTES,
  'reservation-reminders': { cron: '7 * * * *', lateAfterMinutes: 150 },
  // Hourly, because a day in Bratislava begins at different UTC hours over the year.
  'newsletter-draft': { cron: '23 * * * *', lateAfterMinutes: 150 },
  'monthly-report': { cron: '11 * * * *', lateAfterMinutes: 150 },
  retention: { cron: '40 2 * * *', lateAfterMinutes: 27 * 60 },
} as const satisfies Record<JobName, JobTimes>;

/** Two runs at once, or a missed run, must do no harm. */
export interface Job extends JobTimes {
  name: string;
  /** At most 30 seconds: Netlify ends it then. */
  run(services: Services): Promise<void>;
}

const LOCK_SECONDS = 60;

const runSchema = z.object({
  started_at: z.int(),
  duration_ms: z.int(),
  is_ok: z.boolean(),
  last_ok_at: z.int().nullable(),
});

const runRecords = (store: Store) => collection(store, 'job-run', runSchema, {});
const runLocks = (store: Store) => collection(store, 'job-lock', z.object({ since: z.int() }), {});

/** false: another process runs it. No reason of a failure is kept: errors may name people. */
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
    // A run longer than its lock may have lost it.
    await locks.remove(job.name, lock.version);
  }
  return true;
}

/** Epoch milliseconds; null: never. */
export async function lastStarts(store: Store, all: readonly Job[]): Promise<(number | null)[]> {
  const found = await runRecords(store).findMany(all.map(({ name }) => name));
  return found.map((run) => run?.value.started_at ?? null);
}

/** `never`: too young to be late. */
export type JobState = 'ok' | 'failed' | 'late' | 'never';

export interface WireJobRun {
  name: JobName;
  state: JobState;
  /** ISO in UTC; null: never. */
  started_at: string | null;
  duration_ms: number | null;
  last_ok_at: string | null;
}

export async function listJobRuns({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<WireJobRun[]> {
  const names = Object.keys(jobTimes) as JobName[];
  const [found, beganAt] = await Promise.all([runRecords(store).findMany(names), installedAt(store, clock.now())]);
  return names.map((name, at) => {
    const { lateAfterMinutes } = jobTimes[name];
    const run = found[at]?.value;
    const isLate = clock.now() - (run?.started_at ?? beganAt) > lateAfterMinutes * MINUTE_MS;
    const state = isLate ? 'late' : run === undefined ? 'never' : run.is_ok ? 'ok' : 'failed';
    const [started_at, last_ok_at] = [isoOf(run?.started_at ?? null), isoOf(run?.last_ok_at ?? null)];
    return { name, state, started_at, duration_ms: run?.duration_ms ?? null, last_ok_at };
  });
}

async function installedAt(store: Store, nowMs: number): Promise<number> {
  const { records } = await accountRecords(store).users.list('created', { limit: 1 });
  return records[0]?.value.created_at ?? nowMs;
}
