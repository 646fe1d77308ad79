import { Hono } from 'hono';
import { guards } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import type { Services } from '../../services.ts';
import { dismissGuide } from './first-run.ts';
import { readHouseSummary } from './house-summary.ts';

const PUT_AWAY = 'Sprievodca je skrytý.';

export type DashboardApi = ReturnType<typeof dashboardRoutes>;

export function dashboardRoutes(services: Services) {
  const { can } = guards(services);

  return new Hono<AppEnv>()
    .get('/api/admin/dashboard', can('view_admin'), async (c) =>
      c.json(await readHouseSummary(services, c.get('actor'), c.req.url)),
    )
    .delete('/api/admin/first-run', can('manage_users'), async (c) => {
      await dismissGuide(services);
      return c.json({ message: PUT_AWAY });
    });
}
