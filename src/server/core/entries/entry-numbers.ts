// A number is used only once, so that old links, calendars (UID) and histories never lead to another entry.
import { z } from 'zod';
import { parseContentPath } from '../../../domain/content/collections.ts';
import type { EntryKindName } from '../../../domain/kinds/kinds.ts';
import type { ContentState } from '../../ports/repository/content-repository.ts';
import { collection, commitPlan } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';

const ID = 'given';
/** All saves and reads of the content compete for it. */
const MAX_ATTEMPTS = 100;

const givenSchema = z.object({
  highest: z.int().nonnegative(),
});

const RECORDS = {
  events: (store: Store) => collection(store, 'event-numbers', givenSchema, {}),
  banners: (store: Store) => collection(store, 'banner-numbers', givenSchema, {}),
} satisfies Record<EntryKindName, unknown>;

type NumberedKind = keyof typeof RECORDS;

/** Call it before deleting an entry. It gives the highest number ever. */
export function recordHighestNumber(
  { store }: { store: Store },
  kind: NumberedKind,
  { blobIds }: Pick<ContentState, 'blobIds'>,
): Promise<number> {
  const given = RECORDS[kind](store);
  const present = highestOf(kind, blobIds.keys());
  return commitPlan(
    store,
    async () => {
      const before = await given.find(ID);
      if (before !== null && before.value.highest >= present) return { writes: [], result: before.value.highest };
      return { writes: [given.put(ID, { highest: present }, before)], result: present };
    },
    MAX_ATTEMPTS,
  );
}

export async function nextNumber(
  services: { store: Store },
  kind: NumberedKind,
  state: Pick<ContentState, 'blobIds'>,
): Promise<number> {
  return (await recordHighestNumber(services, kind, state)) + 1;
}

function highestOf(kind: NumberedKind, names: Iterable<string>): number {
  let highest = 0;
  for (const name of names) {
    const path = parseContentPath(name);
    if (path?.kind === kind) highest = Math.max(highest, path.id);
  }
  return highest;
}

const PLAIN_NUMBER = /^[1-9]\d{0,6}$/;

export function parseEntryNumber(text: string): number | null {
  return PLAIN_NUMBER.test(text) ? Number(text) : null;
}
