// Who else has an entry open right now: a courtesy, not a lock. Browsers say so every half minute.
import { z } from 'zod';
import { userNames } from '../accounts/accounts.ts';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';

/** Two heartbeats may be lost on the way. */
const LIFE = { ttlSeconds: 75 };
const MAX_OTHERS = 20;

const presenceSchema = z.object({ entry: z.string(), user: z.string(), since: z.int() });

type PresenceServices = Pick<Services, 'store' | 'clock'>;

function presences(store: Services['store']) {
  return collection(store, 'presence', presenceSchema, {
    entry: ({ entry, since }) => ({ of: entry, score: since }),
  });
}

/** Somebody who has the same entry open. */
export interface Other {
  id: string;
  name: string;
  /** ISO in UTC. */
  since: string;
}

/** Notes that somebody has an entry open, and answers who else has, the first of them first. */
export async function notePresence({ store, clock }: PresenceServices, entry: string, user: string): Promise<Other[]> {
  const id = `${entry}:${user}`;
  const before = await presences(store).find(id);
  const since = before?.value.since ?? clock.now();
  await store.commit([presences(store).put(id, { entry, user, since }, 'any', LIFE)]);
  const { records } = await presences(store).list('entry', { of: entry, limit: MAX_OTHERS });
  const others = records.filter(({ value }) => value.user !== user);
  const names = await userNames(
    store,
    others.map(({ value }) => value.user),
  );
  return others.flatMap(({ value }) => {
    const name = names.get(value.user);
    return name === undefined ? [] : [{ id: value.user, name, since: new Date(value.since).toISOString() }];
  });
}

/** Notes that somebody has closed an entry. */
export async function endPresence({ store }: Pick<Services, 'store'>, entry: string, user: string): Promise<void> {
  await presences(store).remove(`${entry}:${user}`);
}
