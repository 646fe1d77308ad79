import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { guards } from '../../core/auth/guards.ts';
import { lastBackup } from '../data-duties/backup-format.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { pageParams, validated } from '../../core/http/validated.ts';
import { listJobRuns } from '../../core/jobs/job-runs.ts';
import { deliver, mailQueue, requeue } from '../../core/mail/mail-queue.ts';
import type { Services } from '../../services.ts';
import { putGuideAway } from './first-run.ts';
import { readHouseSummary } from './house-summary.ts';
import { listUndelivered } from './undelivered-mails.ts';

const GONE = 'Tento e-mail sa znova poslať nedá: medzičasom odišiel alebo sa o\u00a0to práve pokúšame.';
const PUT_AWAY = 'Sprievodca je skrytý.';

export type DashboardApi = ReturnType<typeof dashboardRoutes>;

/** What the first screen shows about the site itself, and the mails and jobs of the site; other sections have calls of their own. */
export function dashboardRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_settings');

  return new Hono<AppEnv>()
    .get('/api/admin/dashboard', can('view_admin'), async (c) =>
      c.json(await readHouseSummary(services, c.get('actor'), c.req.url)),
    )
    .delete('/api/admin/first-run', can('manage_users'), async (c) => {
      await putGuideAway(services);
      return c.json({ message: PUT_AWAY });
    })
    .get('/api/admin/jobs', manage, async (c) => {
      const [items, backup] = await Promise.all([listJobRuns(services), lastBackup(services.store)]);
      return c.json({ items, last_backup_at: backup === null ? null : new Date(backup.at).toISOString() });
    })
    .get('/api/admin/mails', manage, validated('query', z.object(pageParams)), async (c) =>
      c.json(await listUndelivered(services.store, c.req.valid('query'))),
    )
    .post('/api/admin/mails/:id/retry', manage, async (c) => {
      const id = c.req.param('id');
      if (!(await requeue(services, id))) throw new AppError('not-found', GONE);
      // The answer waits for the attempt, so that the caller learns its result.
      await deliver(services, id);
      return c.json({ sent: (await mailQueue(services.store).find(id)) === null });
    });
}
