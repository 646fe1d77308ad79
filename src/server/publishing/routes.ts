import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { guards } from '../http/guards.ts';
import type { Services } from '../services.ts';
import { BuildUnavailableError } from './build-trigger.ts';
import { publishingState } from './publishing-state.ts';

const NOT_TAKEN =
  'Publikovanie sa teraz nepodarilo spustiť. Vaše zmeny sú uložené; skúste to, prosím, o\u00a0chvíľu znova.';

export type PublishingApi = ReturnType<typeof publishingRoutes>;

/** What of the content is live, and building it now (DESIGN 4): for everybody who changes some of it. */
export function publishingRoutes(services: Services) {
  const edits = guards(services).canAny('manage_events', 'manage_banners', 'manage_settings');
  return new Hono<AppEnv>()
    .get('/api/admin/publishing', edits, async (c) => c.json(await publishingState(services, c.req.url)))
    .post('/api/admin/publishing', edits, async (c) => {
      await services.builds.request().catch((error: unknown) => {
        if (!(error instanceof BuildUnavailableError)) throw error;
        throw new AppError('unavailable', NOT_TAKEN, { cause: error });
      });
      return c.json(await publishingState(services, c.req.url), 202);
    });
}
