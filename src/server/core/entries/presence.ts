// It is a courtesy, not a lock; browsers report it every half minute.

import { Hono } from 'hono';
import { z } from 'zod';
import { EDITS_CONTENT } from '../../../domain/accounts/permissions.ts';
import { KIND_NAMES } from '../../../domain/kinds/kinds.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { userNames } from '../accounts/accounts.ts';
import { guards } from '../auth/guards.ts';
import type { AppEnv } from '../http/app-env.ts';
import { validated } from '../http/validated.ts';

/** Two reports may be lost. */
const LIFE = { ttlSeconds: 75 };
const MAX_OTHERS = 20;

const presenceSchema = z.object({ entry: z.string(), user: z.string(), since: z.int() });

type PresenceServices = Pick<Services, 'store' | 'clock'>;

function presences(store: Services['store']) {
  return collection(store, 'presence', presenceSchema, {
    entry: ({ entry, since }) => ({ of: entry, score: since }),
  });
}

export interface Other {
  id: string;
  name: string;
  since: string;
}

async function notePresence({ store, clock }: PresenceServices, entry: string, user: string): Promise<Other[]> {
  const id = `${entry}:${user}`;
  const before = await presences(store).find(id);
  const since = before?.value.since ?? clock.now();
  await store.commit([presences(store).put(id, { entry, user, since }, 'any', LIFE)]);
  const { records } = await presences(store).list('entry', { of: entry, limit: MAX_OTHERS });
  const others = records.map(({ value }) => value).filter((other) => other.user !== user);
  const ids = others.map((other) => other.user);
  const names = await userNames(store, ids);
  return others.flatMap((other) => {
    const name = names.get(other.user);
    return name === undefined ? [] : [{ id: other.user, name, since: new Date(other.since).toISOString() }];
  });
}

const SECTIONS = ['events', 'galleries', 'settings', 'newsletter', ...KIND_NAMES];
const ENTRY = new RegExp(`^(?:${SECTIONS.join('|')})/[a-z0-9-]{1,40}$`);

const presenceBody = z.object({
  entry: z.string().regex(ENTRY, 'Takáto položka neexistuje.'),
  left: z.boolean().default(false),
});

export type PresenceApi = ReturnType<typeof presenceRoutes>;

export function presenceRoutes(services: Services) {
  const { can } = guards(services);
  return new Hono<AppEnv>().post(
    '/api/admin/presence',
    can(...EDITS_CONTENT, 'manage_newsletter'),
    validated('json', presenceBody),
    async (c) => {
      const { entry, left } = c.req.valid('json');
      const { id } = c.get('actor').user;
      if (left) {
        await presences(services.store).remove(`${entry}:${id}`);
        return c.json({ others: [] });
      }
      services.builds.warmUp?.();
      return c.json({ others: await notePresence(services, entry, id) });
    },
  );
}
