import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blobIdOf } from '../../../../content-files/content-source.ts';
import { isContentPath } from '../content-repository.ts';
import type { githubApi } from './github-api.ts';

type BlobIds = ReadonlyMap<string, string>;

export interface Snapshot {
  revision: string;
  rootTree: string;
  blobIds: BlobIds;
}

const CACHED_TEXT_CHARACTERS = 20_000_000;
const CACHED_SNAPSHOTS = 20;

interface SnapshotOptions {
  api: ReturnType<typeof githubApi>;
  contentPath: string;
  builtFolder: string | null;
}

export function githubSnapshots({ api, contentPath, builtFolder }: SnapshotOptions) {
  const texts = recentlyUsed<string>(CACHED_TEXT_CHARACTERS, (text) => text.length + 100);
  const snapshots = recentlyUsed<Snapshot>(CACHED_SNAPSHOTS, () => 1);
  const folders = recentlyUsed<BlobIds>(CACHED_SNAPSHOTS, () => 1);

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
    // GitHub cuts off long lists; then each folder is read by itself.
    const { tree } = all.truncated ? await api.tree(sha, false) : all;
    for (const { path, type, mode, sha: id } of tree) {
      const whole = below + path;
      if (type === 'blob' && mode !== SYMBOLIC_LINK && isContentPath(whole)) into.set(whole, id);
      else if (type === 'tree' && all.truncated) await readFolder(id, `${whole}/`, into);
    }
  }

  async function builtBytes(path: string, blobId: string): Promise<Buffer | null> {
    if (builtFolder === null) return null;
    const bytes = await readFile(join(builtFolder, path)).catch(() => null);
    return bytes !== null && blobIdOf(bytes) === blobId ? bytes : null;
  }

  return {
    known: (revision: string): Snapshot | undefined => snapshots.get(revision),

    async read(revision: string): Promise<Snapshot | null> {
      const cached = snapshots.get(revision);
      if (cached !== undefined) return cached;
      const rootTree = await api.treeOf(revision);
      if (rootTree === null) return null;
      const snapshot = { revision, rootTree, blobIds: await contentOf(rootTree) };
      snapshots.set(revision, snapshot);
      return snapshot;
    },

    async textOf(path: string, blobId: string): Promise<string> {
      const cached = texts.get(blobId);
      if (cached !== undefined) return cached;
      const bytes = (await builtBytes(path, blobId)) ?? (await api.blob(blobId));
      const text = bytes.toString();
      texts.set(blobId, text);
      return text;
    },

    keep(snapshot: Snapshot, files: Iterable<{ text: string; blobId: string } | null>): void {
      snapshots.set(snapshot.revision, snapshot);
      for (const file of files) if (file !== null) texts.set(file.blobId, file.text);
    },
  };
}

const SYMBOLIC_LINK = '120000';

export function recentlyUsed<T>(maxWeight: number, weightOf: (value: T) => number) {
  const values = new Map<string, T>();
  let weight = 0;

  function drop(key: string): void {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    weight -= weightOf(value);
  }

  return {
    get(key: string): T | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },

    set(key: string, value: T): void {
      drop(key);
      values.set(key, value);
      weight += weightOf(value);
      for (const oldest of values.keys()) {
        if (weight <= maxWeight) break;
        drop(oldest);
      }
    },
  };
}
