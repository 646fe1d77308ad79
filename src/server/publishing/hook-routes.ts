import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { publicRoute } from '../http/guards.ts';
import type { Services } from '../services.ts';

/** Where the host tells of its builds. Its signature is the guard; without a host there is no such address. */
export function deployHookRoutes({ deployNotifications }: Pick<Services, 'deployNotifications'>) {
  return new Hono<AppEnv>().post('/api/hooks/netlify-deploy', publicRoute, async (c) => {
    if (deployNotifications === null) throw new AppError('not-found', 'Takáto adresa neexistuje.');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isTaken = await deployNotifications.accept(body, c.req.header('X-Webhook-Signature') ?? '');
    if (!isTaken) throw new AppError('forbidden', 'Podpis oznámenia nesúhlasí.');
    return c.body(null, 204);
  });
}
