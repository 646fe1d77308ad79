import { Hono } from 'hono';
import { z } from 'zod';
import { MAX_IMPORTED_EVENTS } from '../../domain/events/import/import-limits.ts';
import type { AppEnv } from '../http/app-env.ts';
import { doerOf } from '../http/doer.ts';
import { guards } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { checkImport, importEvents } from './import-events.ts';

const TOO_MANY = `Naraz sa dá pridať najviac ${MAX_IMPORTED_EVENTS} podujatí.`;

const importBody = z.object({
  events: z
    .array(z.looseObject({ may_repeat: z.boolean().optional() }))
    .min(1, 'Vyberte aspoň jedno podujatie.')
    .max(MAX_IMPORTED_EVENTS, TOO_MANY),
});

export type EventImportApi = ReturnType<typeof eventImportRoutes>;

/** Many events at once, from a file that the browser has read. */
export function eventImportRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_events');

  return new Hono<AppEnv>()
    .post('/api/admin/events/import/check', manage, validated('json', importBody), async (c) =>
      c.json(await checkImport(services, c.req.valid('json').events), 200),
    )
    .post(
      '/api/admin/events/import',
      manage,
      idempotent(services, 'events-import'),
      validated('json', importBody),
      async (c) => {
        const ids = await importEvents(services, c.req.valid('json').events, doerOf(c));
        return c.json({ ids }, 201);
      },
    );
}
