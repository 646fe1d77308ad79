// The numbers of events are given once: links, calendars (UID) and histories of a deleted event must not meet a stranger.
import { z } from 'zod';
import { parseContentPath } from '../../../src/domain/content/collections.ts';
import { commitPlan } from '../commit-plan.ts';
import type { ContentState } from '../ports/content-repository/content-repository.ts';
import { collection } from '../ports/store/collection.ts';
import type { Store } from '../ports/store/store.ts';

/** The one record. */
const RECORD = 'given';
/** Every save and every look at the content may be on it at once. */
const MAX_ATTEMPTS = 100;

const givenSchema = z.object({
  /** The highest number an event has ever been seen to have. */
  highest: z.int().nonnegative(),
});

/**
 * Writes down the highest number that the events of a state have, however they came into it, and answers the highest ever.
 * Whoever deletes an event writes it down first: from then on no state needs to have it.
 */
export function noteEventNumbers(
  { store }: { store: Store },
  { blobIds }: Pick<ContentState, 'blobIds'>,
): Promise<number> {
  const given = collection(store, 'event-numbers', givenSchema, {});
  const present = highestOf(blobIds.keys());
  return commitPlan(
    store,
    async () => {
      const before = await given.find(RECORD);
      if (before !== null && before.value.highest >= present) return { writes: [], result: before.value.highest };
      const expect = before === null ? 'absent' : { version: before.version };
      return { writes: [given.put(RECORD, { highest: present }, expect)], result: present };
    },
    MAX_ATTEMPTS,
  );
}

/** The number for an event that is added to a state: the one after the highest ever. */
export async function nextEventNumber(
  services: { store: Store },
  state: Pick<ContentState, 'blobIds'>,
): Promise<number> {
  return (await noteEventNumbers(services, state)) + 1;
}

function highestOf(paths: Iterable<string>): number {
  let highest = 0;
  for (const name of paths) {
    const path = parseContentPath(name);
    if (path?.kind === 'events') highest = Math.max(highest, path.id);
  }
  return highest;
}
