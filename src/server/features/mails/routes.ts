import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { guards } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { pageParams, validated } from '../../core/http/validated.ts';
import { deliver } from '../../core/mail/mail-delivery.ts';
import { mailQueue, requeue } from '../../core/mail/mail-queue.ts';
import type { Services } from '../../services.ts';
import { listUndelivered } from './undelivered-mails.ts';

const GONE = 'Tento e-mail sa znova poslať nedá: medzičasom odišiel alebo sa o\u00a0to práve pokúšame.';

export type MailsApi = ReturnType<typeof mailsRoutes>;

export function mailsRoutes(services: Services) {
  const manage = guards(services).can('manage_settings');

  return new Hono<AppEnv>()
    .get('/api/admin/mails', manage, validated('query', z.object(pageParams)), async (c) =>
      c.json(await listUndelivered(services.store, c.req.valid('query'))),
    )
    .post('/api/admin/mails/:id/retry', manage, async (c) => {
      const id = c.req.param('id');
      if (!(await requeue(services, id))) throw new AppError('not-found', GONE);
      // The caller learns the result.
      await deliver(services, id);
      return c.json({ sent: (await mailQueue(services.store).find(id)) === null });
    });
}
