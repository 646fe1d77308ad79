import { join } from 'node:path';
import pLimit from 'p-limit';
import { blobIdOf } from '../../../../content-files/content-source.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import {
  ContentPathError,
  type ContentRepository,
  type ContentState,
  ContentUnavailableError,
  contentState,
  differences,
  requireBlobId,
  requireContentPath,
} from '../content-repository.ts';
import { accountOf, type CommitNote, commitLoop, OUTSIDE_NOTE, type PlannedChange } from './commit-loop.ts';
import { contentFolder, type StagedFile } from './content-folder.ts';
import { openContentGit } from './content-git.ts';
import { type IndexedRevision, openHistoryIndex } from './history-index.ts';
import { packObjects } from './pack-objects.ts';

type BlobIds = ReadonlyMap<string, string>;

interface Snapshot {
  revision: string;
  blobIds: BlobIds;
}

const NOTHING: BlobIds = new Map();
const FILES_AT_ONCE = 16;

interface LocalOptions {
  folder: string;
  gitdir: string;
  clock: Clock;
}

/**
 * Several processes may share folder and history. A commit stages its files, becomes valid in git, then moves them
 * into place. After a crash the newest commit differs from `written`: files that equal the older one are completed,
 * others were changed by hand and become a commit.
 */
export async function localContentRepository({ folder, gitdir, clock }: LocalOptions): Promise<ContentRepository> {
  const files = contentFolder(folder);
  const { git, index } = await served(async () => ({
    git: await openContentGit(gitdir),
    index: await openHistoryIndex(join(gitdir, 'history.sqlite')),
  }));
  const inTurn = pLimit(1);
  const locked = <T>(work: () => Promise<T>) => inTurn(() => index.locked(work));
  let last: Snapshot | null = null;

  async function snapshotAt(revision: string): Promise<Snapshot | null> {
    if (last?.revision === revision) return last;
    const commit = await git.readCommit(revision);
    return commit && { revision, blobIds: await git.readTree(commit.tree) };
  }

  async function requireSnapshot(revision: string): Promise<Snapshot> {
    const snapshot = await snapshotAt(revision);
    if (snapshot === null) throw new Error(`The commit ${revision} is missing`);
    return snapshot;
  }

  async function textOf(path: string, blobId: string): Promise<string> {
    const bytes = await files.read(path).catch(() => null);
    const isSame = bytes !== null && blobIdOf(bytes) === blobId;
    return (isSame ? bytes : await git.readBlob(blobId)).toString();
  }

  /** What cannot be read counts as unchanged and blocks nothing. */
  async function foundIn(held: BlobIds): Promise<BlobIds> {
    const { blobIds, unreadable } = await files.scan();
    const former = unreadable.flatMap((path): [string, string][] => {
      const blobId = held.get(path);
      return blobId === undefined ? [] : [[path, blobId]];
    });
    return former.length === 0 ? blobIds : new Map([...blobIds, ...former]);
  }

  const stateOf = (snapshot: Snapshot): ContentState =>
    contentState(snapshot, (path, blobId) => served(() => textOf(path, blobId)));

  /** Completes interrupted commits and commits changes by hand. Needs the lock. */
  async function settle(): Promise<Snapshot> {
    const head = await git.head();
    const newest = head === null ? null : await requireSnapshot(head);
    const held = newest?.blobIds ?? NOTHING;
    if (newest !== null) await completeFiles(newest);
    const found = await foundIn(held);
    const changed = differences(held, found);
    if (newest !== null && changed.size === 0) {
      await moveWritten(newest.revision);
      await catchUp(newest.revision);
      last = newest;
      return newest;
    }
    const blobIds = await takeUp(changed.keys(), held);
    const revision = await git.writeCommit(OUTSIDE_NOTE, head, blobIds, clock.now());
    await git.moveHead(revision);
    await moveWritten(revision);
    await catchUp(revision);
    last = { revision, blobIds };
    return last;
  }

  async function completeFiles(newest: Snapshot): Promise<void> {
    const written = await git.written();
    if (written === null || written === newest.revision) return;
    const older = await requireSnapshot(written);
    const found = await foundIn(older.blobIds);
    const changed = differences(older.blobIds, newest.blobIds);
    for (const [path, blobId] of changed) {
      const before = older.blobIds.get(path) ?? null;
      if ((found.get(path) ?? null) !== before) continue;
      const bytes = blobId === null ? null : await git.readBlob(blobId);
      await (await files.stage(path, bytes, before)).put();
    }
    await files.sync(changed.keys());
  }

  async function moveWritten(revision: string): Promise<void> {
    if ((await git.written()) !== revision) await git.moveWritten(revision);
  }

  async function takeUp(paths: Iterable<string>, held: BlobIds): Promise<BlobIds> {
    const blobIds = new Map(held);
    await pLimit(FILES_AT_ONCE).map(paths, async (path) => {
      const bytes = await files.read(path);
      if (bytes === null) blobIds.delete(path);
      else blobIds.set(path, await git.writeBlob(bytes));
    });
    return blobIds;
  }

  /** Needs the lock. */
  async function catchUp(revision: string): Promise<void> {
    const missing: string[] = [];
    let id: string | null = revision;
    while (id !== null && !index.has(id)) {
      missing.push(id);
      id = (await git.readCommit(id))?.parent ?? null;
    }
    if (id !== index.newest()) {
      index.clear();
      if (id !== null) return catchUp(revision);
    }
    let before = id === null ? NOTHING : (await requireSnapshot(id)).blobIds;
    for (const next of missing.reverse()) {
      const { blobIds } = await requireSnapshot(next);
      await record(next, differences(before, blobIds));
      before = blobIds;
    }
  }

  async function record(id: string, touched: IndexedRevision['touched']): Promise<void> {
    const commit = await git.readCommit(id);
    if (commit === null) throw new Error(`The commit ${id} is missing`);
    const { at, author, message } = commit;
    index.add({ id, at: at * 1000, author: accountOf(author.email), message, touched });
  }

  async function readSnapshot(): Promise<Snapshot> {
    const [head, written] = [await git.head(), await git.written()];
    if (head === null || head !== written) return locked(settle);
    const snapshot = await requireSnapshot(head);
    const isSettled = differences(snapshot.blobIds, await foundIn(snapshot.blobIds)).size === 0;
    if (!isSettled) return locked(settle);
    last = snapshot;
    return snapshot;
  }

  /** Null: the state is not the newest. Needs the lock. */
  async function apply(state: ContentState, planned: PlannedChange, note: CommitNote): Promise<Snapshot | null> {
    if ((await settle()).revision !== state.revision) return null;
    const atOnce = pLimit(FILES_AT_ONCE);
    const staging = Array.from(planned.files, ([path, file]) =>
      atOnce(async () => {
        const bytes = file === null ? null : Buffer.from(file.text);
        if (bytes !== null) await git.writeBlob(bytes);
        return files.stage(path, bytes, state.blobIds.get(path) ?? null);
      }),
    );
    let staged: StagedFile[];
    let revision: string;
    try {
      staged = await Promise.all(staging);
      revision = await git.writeCommit(note, state.revision, planned.blobIds, clock.now());
      await git.moveHead(revision);
    } catch (error) {
      for (const each of await Promise.allSettled(staging)) if (each.status === 'fulfilled') await each.value.drop();
      throw error;
    }
    last = { revision, blobIds: planned.blobIds };
    try {
      for (const file of staged) await file.put();
      // A power cut could bring back a file, as if changed by hand.
      await files.sync(planned.files.keys());
      await git.moveWritten(revision);
      await record(revision, new Map(Array.from(planned.files, ([path, file]) => [path, file?.blobId ?? null])));
    } catch {
      // Already valid: the next call completes it.
    }
    return last;
  }

  async function caughtUp(): Promise<void> {
    await readSnapshot();
    if (index.newest() !== (await git.head())) await locked(settle);
  }

  await served(() =>
    locked(async () => {
      await files.tidy();
      await settle();
    }),
  );

  const readState = () => served(async () => stateOf(await readSnapshot()));

  return {
    state: readState,

    stateAt: (revision) =>
      served(async () => {
        await caughtUp();
        return index.has(revision) ? stateOf(await requireSnapshot(revision)) : null;
      }),

    commit: commitLoop({
      readState,
      apply: (state, planned, note) =>
        served(async () => {
          const snapshot = await locked(() => apply(state, planned, note));
          return snapshot && stateOf(snapshot);
        }),
    }),

    history: (paths, options) =>
      served(async () => {
        await caughtUp();
        return index.list(paths.map(requireContentPath), options);
      }),

    textOf: (path, blobId) => served(() => textOf(requireContentPath(path), requireBlobId(blobId))),

    async check() {
      await served(() => files.check());
      await readState();
    },

    pack: () => packObjects(gitdir),

    close: async () => index.close(),
  };
}

async function served<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ContentUnavailableError || cause instanceof ContentPathError) throw cause;
    throw new ContentUnavailableError('The content folder or its history cannot be used', null, { cause });
  }
}
