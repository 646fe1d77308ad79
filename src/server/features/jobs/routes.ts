import { Hono } from 'hono';
import { guards } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { listJobRuns, type WireJobRun } from '../../core/jobs/job-runs.ts';
import type { Services } from '../../services.ts';
import { lastBackup } from '../data-duties/backup-format.ts';

export type JobsApi = ReturnType<typeof jobsRoutes>;

export function jobsRoutes(services: Services) {
  const manage = guards(services).can('manage_settings');

  return new Hono<AppEnv>().get('/api/admin/jobs', manage, async (c) => c.json(await readJobs(services)));
}

export async function readJobs(services: Services): Promise<{ items: WireJobRun[]; last_backup_at: string | null }> {
  const [items, backup] = await Promise.all([listJobRuns(services), lastBackup(services.store)]);
  return { items, last_backup_at: backup === null ? null : new Date(backup.at).toISOString() };
}
