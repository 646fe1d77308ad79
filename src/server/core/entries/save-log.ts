// Content and store have no common commit, so the store first records the intent of a save, which becomes its log
// entry afterwards. A job completes interrupted saves.

import { z } from 'zod';
import { blobIdOf } from '../../../content-files/content-source.ts';
import { DAY_SECONDS, MINUTE_MS } from '../../../domain/time/clock.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import type { ContentRepository, FileChanges } from '../../ports/repository/content-repository.ts';
import { collection, type Entry } from '../../ports/store/collection.ts';
import { commitBatches } from '../../ports/store/commit-batches.ts';
import { MAX_WRITES, type Store, StoreError, type Version } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { ACTS, type Act, type AuditActor, auditWrite } from '../audit/audit-log.ts';

type LogServices = Pick<Services, 'store' | 'clock' | 'random'>;

/** The host ends a call after a minute. */
const CUT_OFF_MS = 10 * MINUTE_MS;
/** Longer than a failing job stays unnoticed. */
const LIFE = { ttlSeconds: 90 * DAY_SECONDS };
const MOST_LINES = MAX_WRITES / 2;
const REVISIONS = 100;

const intentSchema = z.object({
  at: z.int(),
  act: z.enum(ACTS),
  actor: z.string().nullable(),
  network: z.string().nullable(),
  detail: z.string(),
  /** A file of the save and its blob afterwards; null: deleted. */
  file: z.string(),
  blob_id: z.string().nullable(),
});

type Intent = z.infer<typeof intentSchema>;

const intents = (store: Store) => collection(store, 'save-intent', intentSchema, { all: ({ at }) => ({ score: at }) });

export function authorOf(actor: string | null): string {
  return actor ?? 'server';
}

export interface Override {
  file: string;
  met: readonly string[];
}

interface Line {
  act: Act;
  detail: string;
  file: string;
}

function overrideLine({ file, met }: Override): Line[] {
  if (met.length === 0) return [];
  return [{ act: 'room_overridden', detail: `${file}, napriek obsadeniu (${met.join(', ')})`, file }];
}

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
    /** When it throws StoreError, nothing may be saved: the log would not know of it. */
    async intend(details: readonly string[], files: FileChanges, overrides: readonly Override[] = []): Promise<void> {
      const ofFiles = details.map((detail): Line => ({ act, detail, file: detail }));
      const made = [...ofFiles, ...overrides.flatMap(overrideLine)].map((line) => intentOf(line, files));
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

    /** If the store refuses the entries now, the job writes them later. */
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

export async function completeSaveLog(services: LogServices & Pick<Services, 'content'>): Promise<void> {
  const { store, clock, content } = services;
  const { records } = await intents(store).list('all', { max: clock.now() - CUT_OFF_MS });
  for (const intent of records) {
    const savedAt = await savedAtOf(content, intent.value);
    const writes =
      savedAt === null
        ? [intents(store).removal(intent.id, { version: intent.version })]
        : lineWrites(services, intent, savedAt);
    // A commit that fails means that somebody else has written it.
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

/** null: never. Commits only have whole seconds. */
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
