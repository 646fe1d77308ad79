// Writes the log entries of a save so that no crash loses them. Content and store cannot be committed in one step, so the store
// first records the intended save and afterwards turns that record into the entry. A job completes interrupted records, if the
// history of the content has the save.

import { z } from 'zod';
import { blobIdOf } from '../../../content-files/content-source.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import type { ContentRepository, FileChanges } from '../../ports/repository/content-repository.ts';
import { collection, type Entry } from '../../ports/store/collection.ts';
import { commitBatches } from '../../ports/store/commit-batches.ts';
import { MAX_WRITES, type Store, StoreError, type Version } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { ACTS, type Act, type AuditActor, auditWrite } from '../audit/audit-log.ts';

type LogServices = Pick<Services, 'store' | 'clock' | 'random'>;

/** No save takes this long, because the host ends a call after a minute. */
const CUT_OFF_MS = 10 * 60 * 1000;
/** Longer than a failing job stays unnoticed. */
const LIFE = { ttlSeconds: 90 * DAY_SECONDS };
/** Each entry takes two writes. */
const MOST_LINES = MAX_WRITES / 2;
/** How many changes of a file are searched for the intended one. */
const REVISIONS = 100;

const intentSchema = z.object({
  at: z.int(),
  act: z.enum(ACTS),
  actor: z.string().nullable(),
  network: z.string().nullable(),
  detail: z.string(),
  /** A file of the save, and its blob after it; null: deleted. */
  file: z.string(),
  blob_id: z.string().nullable(),
});

type Intent = z.infer<typeof intentSchema>;

const intents = (store: Store) => collection(store, 'save-intent', intentSchema, { all: ({ at }) => ({ score: at }) });

/** The author that git records. */
export function authorOf(actor: string | null): string {
  return actor ?? 'server';
}

/** An event that is saved over hires and blocks on purpose. */
export interface Override {
  file: string;
  /** Reference numbers of those that it meets; without any, there is nothing to tell. */
  met: readonly string[];
}

/** An entry to be, and the file that proves the save. */
interface Line {
  act: Act;
  detail: string;
  file: string;
}

function overrideLine({ file, met }: Override): Line[] {
  if (met.length === 0) return [];
  return [{ act: 'room_overridden', detail: `${file}, napriek obsadeniu (${met.join(', ')})`, file }];
}

/**
 * Log entries about a save that is still to be made: one entry, or one for each file of a save of many, and one for each event that
 * takes a room from others.
 */
export function saveLine(services: LogServices, { actor, visitor, act }: AuditActor & { act: Act }) {
  const { store, clock, random } = services;
  const at = clock.now();
  const idOf = new Map<string, string>();
  let noted: Entry<Intent>[] = [];

  function intentOf({ act, detail, file: about }: Line, files: FileChanges) {
    const id = idOf.get(detail) ?? `${at}-${randomHex(random, 8)}`;
    idOf.set(detail, id);
    const [file = about] = files.has(about) ? [about] : files.keys();
    const text = files.get(file) ?? null;
    const blob_id = text === null ? null : blobIdOf(Buffer.from(text));
    return { id, value: { at, act, actor, network: visitor?.network ?? null, detail, file, blob_id } };
  }

  return {
    /**
     * Called before each attempt.
     * @param details the detail of the log entry, or of each of several entries
     * @param files what is about to be written, at least one
     * @throws StoreError; then nothing may be saved, because the log would not know of it
     */
    async intend(
      details: string | readonly string[],
      files: FileChanges,
      overrides: readonly Override[] = [],
    ): Promise<void> {
      const ofFiles = [details].flat().map((detail): Line => ({ act, detail, file: detail }));
      const made = [...ofFiles, ...overrides.flatMap(overrideLine)].map((line) => intentOf(line, files));
      // A newer attempt may save fewer of the files.
      const dropped = noted.filter(({ id }) => !made.some((intent) => intent.id === id));
      const puts = made.map(({ id, value }) => intents(store).put(id, value, 'any', LIFE));
      const removals = dropped.map(({ id }) => intents(store).removal(id, 'any'));
      const versions = new Map<string, Version>();
      for (const batch of commitBatches([...puts, ...removals])) {
        const result = await store.commit(batch);
        if (result.ok) for (const { key } of batch) versions.set(key, result.version);
      }
      noted = made.flatMap((intent, at) => {
        const version = versions.get(puts[at]?.key ?? '');
        return version === undefined ? [] : [{ ...intent, version, expiresAt: null }];
      });
    },

    /** Called after the commit. If the store does not accept the entries now, the job writes them later. */
    async done(): Promise<void> {
      for (let at = 0; at < noted.length; at += MOST_LINES) {
        const writes = noted.slice(at, at + MOST_LINES).flatMap((intent) => lineWrites(services, intent, clock.now()));
        await store.commit(writes).catch((error: unknown) => {
          if (!(error instanceof StoreError)) throw error;
        });
      }
    },
  };
}

/**
 * Writes the entries of saves that were interrupted between the commit and their entry, and forgets saves that never happened.
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
    // A failed commit means that somebody else has written it meanwhile.
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

/** When the save was committed; null: never. Commits only have whole seconds. */
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
