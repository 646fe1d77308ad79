import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blobIdOf } from '../../content-files/blob-id.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { forEachLimited } from '../concurrency.ts';
import { accountOf, type CommitNote, commitLoop, type PlannedChange } from './commit-loop.ts';
import {
  type ContentRepository,
  type ContentState,
  ContentUnavailableError,
  isContentPath,
  type Revision,
  requireBlobId,
  requireContentPath,
} from './content-repository.ts';
import { type GithubOptions, githubApi, type ListedCommit, type TreeFile } from './github-api.ts';
import { readTexts } from './read-texts.ts';
import { recentlyUsed } from './recently-used.ts';

type BlobIds = ReadonlyMap<string, string>;

interface Snapshot {
  revision: string;
  /** The tree of the whole repository, of which content is a folder. */
  rootTree: string;
  blobIds: BlobIds;
}

const REVISION = /^[0-9a-f]{40}$/;
/**
 * Anywhere in the message of the newest commit it tells the host not to build for that push: every save asks for its build
 * itself, and would be built twice.
 * https://www.netlify.com/blog/2018/10/08/get-more-control-over-netlify-continuous-deployment-with-deploy-skipping/
 */
const SKIP_BUILD = '[skip netlify]';
/** How long a branch may be answered as it was before our own commit: GitHub's readers follow its writer. */
const READERS_LAG_MS = 30_000;

const CACHED_TEXT_CHARACTERS = 20_000_000;
const CACHED_SNAPSHOTS = 20;
const CACHED_BLOB_IDS = 5000;

interface RepositoryOptions extends GithubOptions {
  /** The content folder within the repository: `content`. */
  contentPath: string;
  /** The content files this program was built from, if they travel with it: what has not changed since needs no call. */
  builtFolder: string | null;
  clock: Clock;
}

/**
 * The content folder of a branch on GitHub. A save is one tree, one commit and one step of the branch, which GitHub takes only
 * if nothing came between.
 */
export function githubContentRepository(options: RepositoryOptions): ContentRepository {
  const { contentPath, builtFolder, clock } = options;
  const api = githubApi(options, clock);
  const texts = recentlyUsed<string>(CACHED_TEXT_CHARACTERS, (text) => text.length + 100);
  const snapshots = recentlyUsed<Snapshot>(CACHED_SNAPSHOTS, () => 1);
  const folders = recentlyUsed<BlobIds>(CACHED_SNAPSHOTS, () => 1);
  const earlierBlobs = recentlyUsed<string | null>(CACHED_BLOB_IDS, () => 1);
  /** Our newest commit; the branch is not older than that, whatever a reader says. */
  let own: { revision: string; parent: string; atMs: number } | null = null;

  const inRepository = (path: string) => `${contentPath}/${requireContentPath(path)}`;

  async function head(): Promise<string> {
    const revision = await api.head();
    const isBehind = own !== null && revision === own.parent && clock.now() - own.atMs < READERS_LAG_MS;
    return isBehind && own !== null ? own.revision : revision;
  }

  async function snapshotAt(revision: string): Promise<Snapshot | null> {
    const cached = snapshots.get(revision);
    if (cached !== undefined) return cached;
    const rootTree = await api.treeOf(revision);
    if (rootTree === null) return null;
    const snapshot = { revision, rootTree, blobIds: await contentOf(rootTree) };
    snapshots.set(revision, snapshot);
    return snapshot;
  }

  /** Commits that touch no content, such as those of programmers, share their content's tree. */
  async function contentOf(rootTree: string): Promise<BlobIds> {
    let tree: string | undefined = rootTree;
    for (const name of contentPath.split('/')) {
      if (tree === undefined) break;
      const entries: Awaited<ReturnType<typeof api.tree>> = await api.tree(tree, false);
      tree = entries.tree.find((entry) => entry.path === name && entry.type === 'tree')?.sha;
    }
    if (tree === undefined) return new Map();
    const cached = folders.get(tree);
    if (cached !== undefined) return cached;
    const blobIds = new Map<string, string>();
    await readFolder(tree, '', blobIds);
    folders.set(tree, blobIds);
    return blobIds;
  }

  async function readFolder(sha: string, below: string, into: Map<string, string>): Promise<void> {
    const all = await api.tree(sha, true);
    // A list that was cut off is put together from those of its folders.
    const { tree } = all.truncated ? await api.tree(sha, false) : all;
    for (const { path, type, mode, sha: id } of tree) {
      const whole = below + path;
      if (type === 'blob' && mode !== '120000' && isContentPath(whole)) into.set(whole, id);
      else if (type === 'tree' && all.truncated) await readFolder(id, `${whole}/`, into);
    }
  }

  async function textOf(path: string, blobId: string): Promise<string> {
    const cached = texts.get(blobId);
    if (cached !== undefined) return cached;
    const bytes = (await builtBytes(path, blobId)) ?? (await api.blob(blobId));
    const text = bytes.toString();
    texts.set(blobId, text);
    return text;
  }

  async function builtBytes(path: string, blobId: string): Promise<Buffer | null> {
    if (builtFolder === null) return null;
    const bytes = await readFile(join(builtFolder, path)).catch(() => null);
    return bytes !== null && blobIdOf(bytes) === blobId ? bytes : null;
  }

  const stateOf = ({ revision, blobIds }: Snapshot): ContentState => ({
    revision,
    blobIds,
    read: (paths) => readTexts(blobIds, paths, textOf),
  });

  async function newest(): Promise<Snapshot> {
    const revision = await head();
    const snapshot = await snapshotAt(revision);
    if (snapshot === null)
      throw new ContentUnavailableError(`GitHub does not know the commit ${revision} of its branch`);
    return snapshot;
  }

  /** As text where JSON surely keeps every byte, which saves a call a file; else as a blob. */
  async function treeFiles(files: PlannedChange['files']): Promise<TreeFile[]> {
    const entries: TreeFile[] = [];
    await forEachLimited(files, async ([path, file]) => {
      const at = { path: inRepository(path) };
      if (file === null) entries.push({ ...at, sha: null });
      else if (isPlain(file.text)) entries.push({ ...at, content: file.text });
      else {
        await api.createBlob(Buffer.from(file.text));
        entries.push({ ...at, sha: file.blobId });
      }
    });
    return entries;
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
    snapshots.set(revision, snapshot);
    for (const file of planned.files.values()) if (file !== null) texts.set(file.blobId, file.text);
    return snapshot;
  }

  /** Whether the branch has our commit, even if the answer to that was lost. */
  async function moveHead(revision: string, parent: string): Promise<boolean> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const moved = await api.moveHead(revision);
      if (moved !== null) return moved;
      const now = await api.head();
      if (now === revision) return true;
      // Still as before: nothing was done, or nothing yet; asking twice moves it once.
      if (now !== parent) return api.isOnBranch(revision);
    }
    throw new ContentUnavailableError('GitHub does not answer whether the commit was taken');
  }

  async function revisionOf({ sha, commit }: ListedCommit, paths: readonly string[]): Promise<Revision> {
    const blobIds = new Map<string, string | null>(paths.map((path) => [path, null]));
    await forEachLimited(paths, async (path) => void blobIds.set(path, await blobIdAt(path, sha)));
    return {
      id: sha,
      at: Date.parse(commit.committer.date),
      author: accountOf(commit.author.email),
      message: commit.message.split('\n', 1)[0] ?? '',
      blobIds,
    };
  }

  async function blobIdAt(path: string, revision: string): Promise<string | null> {
    const key = `${revision} ${path}`;
    const cached = snapshots.get(revision)?.blobIds.get(path) ?? earlierBlobs.get(key);
    if (cached !== undefined) return cached;
    const blobId = await api.blobIdAt(inRepository(path), revision);
    earlierBlobs.set(key, blobId);
    return blobId;
  }

  async function commitsOf(path: string, from: string, limit: number): Promise<ListedCommit[]> {
    return api.commitsOf(inRepository(path), from, limit);
  }

  return {
    state: async () => stateOf(await newest()),

    async stateAt(revision) {
      if (!REVISION.test(revision)) return null;
      // GitHub answers for commits of forks as well, which nobody here has made.
      if (snapshots.get(revision) === undefined && !(await api.isOnBranch(revision))) return null;
      const snapshot = await snapshotAt(revision);
      return snapshot && stateOf(snapshot);
    },

    commit: commitLoop({
      readState: async () => stateOf(await newest()),
      async apply(state, planned, note) {
        const before = await snapshotAt(state.revision);
        const after = before && (await apply(before, planned, note));
        return after && stateOf(after);
      },
    }),

    async history(paths, { limit, before }) {
      if (before !== undefined && !REVISION.test(before)) return [];
      const from = before ?? (await head());
      const lists: ListedCommit[][] = [];
      await forEachLimited(paths.map(requireContentPath), async (path) => {
        lists.push(await commitsOf(path, from, limit + 1));
      });
      const commits = new Map(lists.flat().map((commit) => [commit.sha, commit]));
      if (before !== undefined) commits.delete(before);
      const newestFirst = [...commits.values()]
        .sort((a, b) => Date.parse(b.commit.committer.date) - Date.parse(a.commit.committer.date))
        .slice(0, limit);
      const revisions = new Map<string, Revision>();
      await forEachLimited(
        newestFirst,
        async (commit) => void revisions.set(commit.sha, await revisionOf(commit, paths)),
      );
      return newestFirst.flatMap(({ sha }) => revisions.get(sha) ?? []);
    },

    textOf: async (path, blobId) => textOf(requireContentPath(path), requireBlobId(blobId)),

    async check() {
      await api.head();
    },

    accessEndsAt: api.tokenEndsAt,

    async close() {},
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isPlain = (text: string) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffd]/.test(text);
