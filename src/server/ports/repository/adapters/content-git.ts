import * as fsPromises from 'node:fs/promises';
import { dirname, join } from 'node:path';
import git, { type TreeEntry } from 'isomorphic-git';
import { MINUTE_MS } from '../../../../domain/time/clock.ts';
import { nullIfMissing, syncFolder, writeDurably } from '../../store/durable-file.ts';
import { isContentPath } from '../content-repository.ts';
import type { CommitNote } from './commit-loop.ts';

const HEAD = 'refs/heads/main';
/** The newest commit whose files are surely in the content folder. */
const WRITTEN = 'refs/content/written';

const PACKS_KEPT_MS = MINUTE_MS;

const REVISION = /^[0-9a-f]{40}$/;

export interface GitCommit extends CommitNote {
  parent: string | null;
  tree: string;
  /** Epoch seconds. */
  at: number;
}

export async function openContentGit(gitdir: string) {
  // The library writes in place and accepts half an object after a crash.
  const fs = { promises: { ...fsPromises, writeFile: writeDurably, mkdir: makeFolder } };
  const packs = forgetful(PACKS_KEPT_MS);
  const at = {
    fs,
    gitdir,
    get cache() {
      return packs();
    },
  };

  await fsPromises.mkdir(gitdir, { recursive: true, mode: 0o700 });
  await syncFolder(dirname(gitdir));
  await git.init({ ...at, bare: true, defaultBranch: 'main' });
  // A crash can leave one of `init`'s two files, and it does not write the other.
  const headFile = join(gitdir, 'HEAD');
  if ((await fsPromises.stat(headFile).catch(nullIfMissing)) === null) await writeDurably(headFile, `ref: ${HEAD}\n`);

  async function readRef(ref: string): Promise<string | null> {
    // The library looks in five places first. A git program may have packed the file.
    const text = (await fsPromises.readFile(join(gitdir, ref), 'utf8').catch(nullIfMissing))?.trim();
    if (text === undefined) return git.resolveRef({ ...at, ref }).catch(nullIfNotFound);
    return REVISION.test(text) ? text : null;
  }

  async function readCommit(revision: string): Promise<GitCommit | null> {
    if (!REVISION.test(revision)) return null;
    const found = await git.readCommit({ ...at, oid: revision }).catch(nullIfNotFound);
    if (found === null) return null;
    const { parent, tree, author, message } = found.commit;
    return {
      parent: parent[0] ?? null,
      tree,
      author: { name: author.name, email: author.email },
      at: author.timestamp,
      message: message.trim(),
    };
  }

  async function readTree(oid: string, folder = ''): Promise<Map<string, string>> {
    const { tree } = await git.readTree({ ...at, oid });
    const blobIds = new Map<string, string>();
    for (const entry of tree) {
      const path = folder + entry.path;
      if (entry.type === 'tree')
        for (const [below, blobId] of await readTree(entry.oid, `${path}/`)) blobIds.set(below, blobId);
      else if (entry.type === 'blob' && isContentPath(path)) blobIds.set(path, entry.oid);
    }
    return blobIds;
  }

  async function writeTree(blobIds: Iterable<readonly [string, string]>): Promise<string> {
    const folders = new Map<string, [string, string][]>();
    const tree: TreeEntry[] = [];
    for (const [path, oid] of blobIds) {
      const slash = path.indexOf('/');
      if (slash === -1) {
        tree.push({ mode: '100644', path, oid, type: 'blob' });
        continue;
      }
      const name = path.slice(0, slash);
      const files = folders.get(name) ?? [];
      if (files.length === 0) folders.set(name, files);
      files.push([path.slice(slash + 1), oid]);
    }
    for (const [path, files] of folders) tree.push({ mode: '040000', path, oid: await writeTree(files), type: 'tree' });
    return git.writeTree({ ...at, tree });
  }

  return {
    head: () => readRef(HEAD),
    written: () => readRef(WRITTEN),
    moveHead: (revision: string) => git.writeRef({ ...at, ref: HEAD, value: revision, force: true }),
    moveWritten: (revision: string) => git.writeRef({ ...at, ref: WRITTEN, value: revision, force: true }),
    readCommit,

    readTree: (oid: string) => readTree(oid),

    async readBlob(blobId: string): Promise<Buffer> {
      const { blob } = await git.readBlob({ ...at, oid: blobId });
      return Buffer.from(blob);
    },

    writeBlob: (bytes: Uint8Array) => git.writeBlob({ ...at, blob: bytes }),

    async writeCommit(note: CommitNote, parent: string | null, blobIds: ReadonlyMap<string, string>, nowMs: number) {
      const who = { ...note.author, timestamp: Math.floor(nowMs / 1000), timezoneOffset: 0 };
      return git.writeCommit({
        ...at,
        commit: {
          message: `${note.message}\n`,
          tree: await writeTree(blobIds),
          parent: parent === null ? [] : [parent],
          author: who,
          committer: who,
        },
      });
    },
  };
}

function forgetful(ms: number): () => object {
  let kept = {};
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      kept = {};
    }, ms).unref();
    return kept;
  };
}

async function makeFolder(path: string): Promise<void> {
  await fsPromises.mkdir(path);
  await syncFolder(dirname(path));
}

function nullIfNotFound(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'NotFoundError' || code === 'ObjectTypeError') return null;
  throw error;
}
