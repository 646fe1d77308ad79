import { Cron } from 'croner';
import { type ReportError, reportToConsole } from '../server/core/http/error-handler.ts';
import { type Job, runJob } from '../server/core/jobs/job-runs.ts';

import type { Services } from '../server/services.ts';

export interface RunningJobs {
  stop(): Promise<void>;
}

/** Every job runs at once, to finish what the last process left. */
export function startJobs(
  services: Services,
  jobs: readonly Job[],
  report: ReportError = reportToConsole,
): RunningJobs {
  const underWay = new Set<Promise<void>>();

  async function attempt(job: Job): Promise<void> {
    try {
      await runJob(services, job);
    } catch (error) {
      report({ request_id: null, method: '', route: `job ${job.name}`, error });
    }
  }

  async function run(job: Job): Promise<void> {
    const running = attempt(job).finally(() => underWay.delete(running));
    underWay.add(running);
    await running;
  }

  const timers = jobs.map((job) => {
    // protect: the next run does not begin while one is under way.
    const timer = new Cron(job.cron, { timezone: 'UTC', protect: true }, () => run(job));
    void timer.trigger();
    return timer;
  });

  return {
    async stop() {
      for (const timer of timers) timer.stop();
      await Promise.all(underWay);
    },
  };
}
