import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/app-env.ts';
import { guards } from '../http/guards.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { endPresence, notePresence } from './presence.ts';

const ENTRY = /^(?:events|galleries|banners|settings|newsletter)\/[a-z0-9-]{1,40}$/;

/** `entry` as in the addresses of the calls: `events/42`, `settings/faq`. */
const presenceBody = z.object({
  entry: z.string().regex(ENTRY, 'Takáto položka neexistuje.'),
  /** Whether it was closed just now. */
  left: z.boolean().default(false),
});

export type PresenceApi = ReturnType<typeof presenceRoutes>;

/** Who else has an entry open. */
export function presenceRoutes(services: Services) {
  const { canAny } = guards(services);
  return new Hono<AppEnv>().post(
    '/api/admin/presence',
    canAny('manage_events', 'manage_banners', 'manage_settings', 'manage_newsletter'),
    validated('json', presenceBody),
    async (c) => {
      const { entry, left } = c.req.valid('json');
      const { id } = c.get('actor').user;
      if (left) {
        await endPresence(services, entry, id);
        return c.json({ others: [] });
      }
      services.builds.warmUp?.();
      return c.json({ others: await notePresence(services, entry, id) });
    },
  );
}
