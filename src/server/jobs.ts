import { setTimeout as sleep } from 'node:timers/promises';
import { Cron } from 'croner';
import type { JobName } from '../domain/maintenance.ts';
import { type Job, jobTimes, lastStarts, runJob } from './core/jobs/job-runs.ts';
import { deliverDue } from './core/mail/mail-delivery.ts';
import { removeOutdated } from './features/data-duties/retention.ts';
import { sendMonthlyReport } from './features/health/monthly-report.ts';
import { makeMonthlyDraft } from './features/newsletter/issues/issue-draft.ts';
import { continueSendings } from './features/newsletter/sending/schedule.ts';
import { publishDue } from './features/publishing/publish-due.ts';
import { remindStaff } from './features/reservations/desk/reminders.ts';
import { sendRequestsDigest, sendSuspiciousDigest } from './features/reservations/desk/request-digests.ts';
import { settleProgramme } from './features/reservations/rooms/event-holds.ts';
import type { Services } from './services.ts';

const job = <Name extends JobName>(name: Name, run: Job['run']) => ({ name, ...jobTimes[name], run });

export const jobs = {
  'mail-retry': job('mail-retry', deliverDue),
  'newsletter-sending': job('newsletter-sending', continueSendings),
  'publish-due': job('publish-due', publishDue),
  'room-holds': job('room-holds', settleProgramme),
  'reservation-reminders': job('reservation-reminders', inTurn(remindStaff, sendSuspiciousDigest, sendRequestsDigest)),
  'newsletter-draft': job('newsletter-draft', makeMonthlyDraft),
  'monthly-report': job('monthly-report', sendMonthlyReport),
  retention: job(
    'retention',
    inTurn(removeOutdated, async ({ content }) => content.pack?.()),
  ),
} satisfies Record<JobName, Job>;

/**
 * All run even if some fail.
 * @throws AggregateError
 */
function inTurn(...parts: readonly Job['run'][]): Job['run'] {
  return async (services) => {
    const errors: unknown[] = [];
    for (const part of parts) await part(services).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'Not all parts of the job were done');
  };
}

/** Netlify ends a scheduled function after 30 seconds. */
const MOST_MS = 25_000;

/**
 * Mails go first and alone. One function for all, because each run costs money.
 * @throws AggregateError after all have had their turn
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
