// Writes the log's line of a save so that no crash loses it. Content and store cannot be committed in one step, so the store
// first notes what is about to be saved, and turns the note into the line afterwards. A job completes notes that were cut off,
// if the history of the content has the save.

import { z } from 'zod';
import { blobIdOf } from '../../content-files/content-source.ts';
import { DAY_SECONDS } from '../../domain/time/clock.ts';
import { ACTS, type Act, type AuditActor, auditWrite } from '../audit/audit-log.ts';
import { randomHex } from '../crypto/tokens.ts';
import type { ContentRepository, FileChanges } from '../repository/content-repository.ts';
import type { Services } from '../services.ts';
import { collection, type Entry } from '../store/collection.ts';
import { type Store, StoreError } from '../store/store.ts';

type LogServices = Pick<Services, 'store' | 'clock' | 'random'>;

/** No save takes this long; the host ends a call after a minute. */
const CUT_OFF_MS = 10 * 60 * 1000;
/** Longer than a failing job stays unnoticed. */
const LIFE = { ttlSeconds: 90 * DAY_SECONDS };
/** How many changes of a file are searched for the intended one. */
const REVISIONS = 100;

const intentSchema = z.object({
  at: z.int(),
  act: z.enum(ACTS),
  actor: z.string().nullable(),
  network: z.string().nullable(),
  detail: z.string(),
  /** A file of the save, and its blob afterwards; null: deleted. */
  file: z.string(),
  blob_id: z.string().nullable(),
});

type Intent = z.infer<typeof intentSchema>;

const intents = (store: Store) => collection(store, 'save-intent', intentSchema, { all: ({ at }) => ({ score: at }) });

/** The author that git records. */
export function authorOf(actor: string | null): string {
  return actor ?? 'server';
}

/** A line of the log about a save that is only about to be made. */
export function saveLine(services: LogServices, { actor, visitor, act }: AuditActor & { act: Act }) {
  const { store, clock, random } = services;
  const at = clock.now();
  const id = `${at}-${randomHex(random, 8)}`;
  let noted: Entry<Intent> | null = null;

  return {
    /**
     * Before each attempt.
     * @param detail what the line will say of it
     * @param files what is about to be written, at least one
     * @throws StoreError: nothing may be saved that the log would not know of
     */
    async intend(detail: string, files: FileChanges): Promise<void> {
      const [file = detail] = files.has(detail) ? [detail] : files.keys();
      const text = files.get(file) ?? null;
      const blob_id = text === null ? null : blobIdOf(Buffer.from(text));
      const value = { at, act, actor, network: visitor?.network ?? null, detail, file, blob_id };
      const result = await store.commit([intents(store).put(id, value, 'any', LIFE)]);
      if (result.ok) noted = { id, value, version: result.version, expiresAt: null };
    },

    /** After the commit. What the store does not take now, the job brings it later. */
    async done(): Promise<void> {
      if (noted === null) return;
      await store.commit(lineWrites(services, noted, clock.now())).catch((error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
      });
    },
  };
}

/**
 * Writes the lines of saves that were cut off between the commit and their line, and forgets those that never came about.
 * @throws ContentUnavailableError; StoreError
 */
export async function completeSaveLog(services: LogServices & Pick<Services, 'content'>): Promise<void> {
  const { store, clock, content } = services;
  const { records } = await intents(store).list('all', { max: clock.now() - CUT_OFF_MS });
  for (const intent of records) {
    const savedAt = await savedAtOf(content, intent.value);
    const writes =
      savedAt === null
        ? [intents(store).removal(intent.id, { version: intent.version })]
        : lineWrites(services, intent, savedAt);
    // Not as expected: somebody else has done it meanwhile.
    await store.commit(writes);
  }
}

function lineWrites({ store, random }: LogServices, { id, value, version }: Entry<Intent>, at: number) {
  const { act, actor, network, detail } = value;
  const visitor = network === null ? null : { network };
  return [
    intents(store).removal(id, { version }),
    auditWrite({ store, random, clock: { now: () => at } }, { act, actor, visitor, detail }),
  ];
}

/** When the save came about; null: it never did. Commits know whole seconds only. */
async function savedAtOf(content: ContentRepository, { file, blob_id, actor, at }: Intent): Promise<number | null> {
  const revisions = await content.history([file], { limit: REVISIONS });
  const saved = revisions.findLast(
    (revision) =>
      revision.at > at - 1000 &&
      revision.author === authorOf(actor) &&
      (revision.blobIds.get(file) ?? null) === blob_id,
  );
  return saved === undefined ? null : Math.max(saved.at, at);
}
