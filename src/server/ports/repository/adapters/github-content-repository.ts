import pLimit from 'p-limit';
import type { Clock } from '../../../../domain/time/clock.ts';
import {
  type ContentRepository,
  type ContentState,
  ContentUnavailableError,
  contentState,
  type Revision,
  requireBlobId,
  requireContentPath,
} from '../content-repository.ts';
import { accountOf, type CommitNote, commitLoop, type PlannedChange } from './commit-loop.ts';
import { type GithubOptions, githubApi, type ListedCommit, type TreeFile } from './github-api.ts';
import { githubSnapshots, recentlyUsed, type Snapshot } from './github-snapshots.ts';

const REVISION = /^[0-9a-f]{40}$/;
/**
 * Every save requests its build itself:
 * https://www.netlify.com/blog/2018/10/08/get-more-control-over-netlify-continuous-deployment-with-deploy-skipping/
 */
const SKIP_BUILD = '[skip netlify]';
/** Its readers may still show the branch before our own commit. */
const READERS_LAG_MS = 30_000;

const CACHED_BLOB_IDS = 5000;
const CALLS_AT_ONCE = 16;

interface RepositoryOptions extends GithubOptions {
  contentPath: string;
  builtFolder: string | null;
  clock: Clock;
}

export function githubContentRepository(options: RepositoryOptions): ContentRepository {
  const { contentPath, builtFolder, clock } = options;
  const api = githubApi(options, clock);
  const snapshots = githubSnapshots({ api, contentPath, builtFolder });
  const earlierBlobs = recentlyUsed<string | null>(CACHED_BLOB_IDS, () => 1);
  /** At least as new as our own commit, whatever GitHub answers. */
  let own: { revision: string; parent: string; atMs: number } | null = null;

  const inRepository = (path: string) => `${contentPath}/${requireContentPath(path)}`;

  async function head(): Promise<string> {
    const revision = await api.head();
    const isBehind = own !== null && revision === own.parent && clock.now() - own.atMs < READERS_LAG_MS;
    return isBehind && own !== null ? own.revision : revision;
  }

  const stateOf = (snapshot: Snapshot): ContentState => contentState(snapshot, snapshots.textOf);

  async function newest(): Promise<Snapshot> {
    const revision = await head();
    const snapshot = await snapshots.read(revision);
    if (snapshot === null)
      throw new ContentUnavailableError(`GitHub does not know the commit ${revision} of its branch`);
    return snapshot;
  }

  async function treeFiles(files: PlannedChange['files']): Promise<TreeFile[]> {
    return pLimit(CALLS_AT_ONCE).map(files, async ([path, file]): Promise<TreeFile> => {
      const at = { path: inRepository(path) };
      if (file === null) return { ...at, sha: null };
      if (isPlain(file.text)) return { ...at, content: file.text };
      await api.createBlob(Buffer.from(file.text));
      return { ...at, sha: file.blobId };
    });
  }

  async function apply(before: Snapshot, planned: PlannedChange, note: CommitNote): Promise<Snapshot | null> {
    const rootTree = await api.createTree(before.rootTree, await treeFiles(planned.files));
    const revision = await api.createCommit({
      message: `${note.message}\n\n${SKIP_BUILD}`,
      tree: rootTree,
      parent: before.revision,
      author: note.author,
      atMs: clock.now(),
    });
    if (!(await moveHead(revision, before.revision))) return null;
    const snapshot = { revision, rootTree, blobIds: planned.blobIds };
    own = { revision, parent: before.revision, atMs: clock.now() };
    snapshots.keep(snapshot, planned.files.values());
    return snapshot;
  }

  async function moveHead(revision: string, parent: string): Promise<boolean> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const moved = await api.moveHead(revision);
      if (moved !== null) return moved;
      const now = await api.head();
      if (now === revision) return true;
      if (now !== parent) return api.isOnBranch(revision);
    }
    throw new ContentUnavailableError('GitHub does not answer whether the commit was taken');
  }

  async function revisionOf({ sha, commit }: ListedCommit, paths: readonly string[]): Promise<Revision> {
    const blobIds = await pLimit(CALLS_AT_ONCE).map(paths, async (path): Promise<[string, string | null]> => {
      return [path, await blobIdAt(path, sha)];
    });
    return {
      id: sha,
      at: Date.parse(commit.committer.date),
      author: accountOf(commit.author.email),
      message: commit.message.split('\n', 1)[0] ?? '',
      blobIds: new Map(blobIds),
    };
  }

  async function blobIdAt(path: string, revision: string): Promise<string | null> {
    const key = `${revision} ${path}`;
    const cached = snapshots.known(revision)?.blobIds.get(path) ?? earlierBlobs.get(key);
    if (cached !== undefined) return cached;
    const blobId = await api.blobIdAt(inRepository(path), revision);
    earlierBlobs.set(key, blobId);
    return blobId;
  }

  return {
    state: async () => stateOf(await newest()),

    async stateAt(revision) {
      if (!REVISION.test(revision)) return null;
      // GitHub also knows the commits of forks.
      if (snapshots.known(revision) === undefined && !(await api.isOnBranch(revision))) return null;
      const snapshot = await snapshots.read(revision);
      return snapshot && stateOf(snapshot);
    },

    commit: commitLoop({
      readState: async () => stateOf(await newest()),
      async apply(state, planned, note) {
        const before = await snapshots.read(state.revision);
        const after = before && (await apply(before, planned, note));
        return after && stateOf(after);
      },
    }),

    async history(paths, { limit, before }) {
      if (before !== undefined && !REVISION.test(before)) return [];
      const from = before ?? (await head());
      const lists = await pLimit(CALLS_AT_ONCE).map(paths.map(inRepository), (path) =>
        api.commitsOf(path, from, limit + 1),
      );
      const commits = new Map(lists.flat().map((commit) => [commit.sha, commit]));
      if (before !== undefined) commits.delete(before);
      const newestFirst = [...commits.values()]
        .sort((a, b) => Date.parse(b.commit.committer.date) - Date.parse(a.commit.committer.date))
        .slice(0, limit);
      return pLimit(CALLS_AT_ONCE).map(newestFirst, (commit) => revisionOf(commit, paths));
    },

    textOf: async (path, blobId) => snapshots.textOf(requireContentPath(path), requireBlobId(blobId)),

    async check() {
      await api.head();
    },

    accessEndsAt: api.tokenEndsAt,

    async close() {},
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
const isPlain = (text: string) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffd]/.test(text);
