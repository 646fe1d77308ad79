import * as fs from 'node:fs';
import git, { type TreeEntry } from 'isomorphic-git';

export type FileTree = Map<string, { mode: string; oid: string }>;

export interface Person {
  name: string;
  email: string;
  date: string;
}

export interface CommitParts {
  message: string;
  tree: string;
  parents: string[];
  author: Person;
  committer: Person;
}

export type GitRepository = Awaited<ReturnType<typeof openGitRepository>>;

export async function openGitRepository(gitdir: string, branch: string) {
  const at = { fs, gitdir };
  await git.init({ ...at, bare: true, defaultBranch: branch });
  const ref = `refs/heads/${branch}`;

  async function readFiles(oid: string, below = ''): Promise<FileTree> {
    const files: FileTree = new Map();
    for (const entry of (await git.readTree({ ...at, oid })).tree) {
      const path = below + entry.path;
      if (entry.type === 'tree') for (const file of await readFiles(entry.oid, `${path}/`)) files.set(...file);
      else files.set(path, { mode: entry.mode, oid: entry.oid });
    }
    return files;
  }

  async function writeFiles(files: FileTree): Promise<string> {
    const tree: TreeEntry[] = [];
    const folders = new Map<string, FileTree>();
    for (const [path, { mode, oid }] of files) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) tree.push({ mode, path: name, oid, type: 'blob' });
      else folders.set(name, (folders.get(name) ?? new Map()).set(rest.join('/'), { mode, oid }));
    }
    for (const [path, below] of folders)
      tree.push({ mode: '040000', path, oid: await writeFiles(below), type: 'tree' });
    return git.writeTree({ ...at, tree });
  }

  const personOf = ({ name, email, date }: Person) => ({
    name,
    email,
    timestamp: Math.floor(Date.parse(date) / 1000),
    timezoneOffset: 0,
  });

  async function readCommit(oid: string) {
    const { commit } = await git.readCommit({ ...at, oid });
    const asPerson = ({ name, email, timestamp }: typeof commit.author): Person => ({
      name,
      email,
      date: new Date(timestamp * 1000).toISOString().replace('.000', ''),
    });
    return {
      sha: oid,
      message: commit.message.trimEnd(),
      tree: commit.tree,
      parents: commit.parent,
      author: asPerson(commit.author),
      committer: asPerson(commit.committer),
    };
  }

  return {
    head: () => git.resolveRef({ ...at, ref }),
    setHead: (oid: string) => git.writeRef({ ...at, ref, value: oid, force: true }),
    readCommit,
    readFiles,
    writeFiles,
    readTree: async (oid: string) => (await git.readTree({ ...at, oid })).tree,
    readBlob: async (oid: string) => Buffer.from((await git.readBlob({ ...at, oid })).blob),
    writeBlob: (bytes: Buffer) => git.writeBlob({ ...at, blob: bytes }),
    writeCommit: ({ message, tree, parents, author, committer }: CommitParts) =>
      git.writeCommit({
        ...at,
        commit: { message, tree, parent: parents, author: personOf(author), committer: personOf(committer) },
      }),

    /** Newest first. */
    async *walk(from: string) {
      for (let next: string | undefined = from; next !== undefined; ) {
        const commit: Awaited<ReturnType<typeof readCommit>> = await readCommit(next);
        yield commit;
        next = commit.parents[0];
      }
    },

    blobAt: (oid: string, path: string): Promise<string | null> =>
      git.readBlob({ ...at, oid, filepath: path }).then(
        (found) => found.oid,
        () => null,
      ),
  };
}
