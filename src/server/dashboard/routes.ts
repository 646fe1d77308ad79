import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permissionsOf } from '../../domain/accounts/permissions.ts';
import { lastBackup } from '../data-duties/backup-format.ts';
import { siteWarnings } from '../health/site-warnings.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { type ActorEnv, guards } from '../http/guards.ts';
import { pageParams } from '../http/page.ts';
import { validated } from '../http/validated.ts';
import { listJobRuns } from '../jobs/job-runs.ts';
import { deliver, mailQueue, readQueueState, requeue } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { listUndelivered } from './undelivered-mails.ts';

const GONE = 'Tento e-mail sa znova poslať nedá: medzičasom odišiel alebo sa o\u00a0to práve pokúšame.';

export type DashboardApi = ReturnType<typeof dashboardRoutes>;

/** What the dashboard says of the site itself; the sections' own cards ask their own calls. */
export function dashboardRoutes(services: Services) {
  const { can } = guards(services);
  /** Who looks after the site looks after its mails. */
  const manage = can('manage_settings');
  const isManager = (c: Context<ActorEnv>) =>
    permissionsOf(c.get('actor').user.value.roles).includes('manage_settings');

  async function checkedWarnings(reachedAt: string) {
    // Only the repository's answer tells when the access to it ends.
    await services.content.check().catch(() => {});
    return siteWarnings(services, reachedAt);
  }

  return new Hono<AppEnv>()
    .get('/api/admin/dashboard', can('view_admin'), async (c) => {
      const [{ built_at }, mails, warnings] = await Promise.all([
        services.contentIndex.read(),
        isManager(c) ? readQueueState(services) : null,
        isManager(c) ? checkedWarnings(c.req.url) : [],
      ]);
      return c.json({ built_at, mails, warnings });
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
      // Whoever asked wants to know: the answer waits for the attempt.
      await deliver(services, id);
      return c.json({ sent: (await mailQueue(services.store).find(id)) === null });
    });
}
