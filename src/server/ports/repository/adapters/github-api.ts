import { setTimeout as sleep } from 'node:timers/promises';
import { Octokit } from '@octokit/rest';
import { z } from 'zod';
import type { Clock } from '../../../../domain/time/clock.ts';
import { ContentUnavailableError } from '../content-repository.ts';

const TIMEOUT_MS = 15_000;
const MAX_PAGE = 100;

const idSchema = z.string().regex(/^[0-9a-f]{40}$/);
const refSchema = z.object({ object: z.object({ sha: idSchema }) });
const personSchema = z.object({ email: z.string(), date: z.iso.datetime({ offset: true }) });
const commitSchema = z.object({ sha: idSchema, tree: z.object({ sha: idSchema }) });
const listedCommitSchema = z.object({
  sha: idSchema,
  commit: z.object({ message: z.string(), author: personSchema, committer: personSchema }),
});
const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: idSchema })),
});
const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') });
const createdSchema = z.object({ sha: idSchema });
const fileSchema = z.object({ sha: idSchema, type: z.string() });
const comparisonSchema = z.object({ status: z.enum(['ahead', 'behind', 'diverged', 'identical']) });

type GithubTree = z.infer<typeof treeSchema>;
export type ListedCommit = z.infer<typeof listedCommitSchema>;

export type TreeFile = { path: string; content: string } | { path: string; sha: string | null };

interface NewCommit {
  message: string;
  tree: string;
  parent: string;
  author: { name: string; email: string };
  atMs: number;
}

export interface GithubOptions {
  token: string;
  owner: string;
  repo: string;
  branch: string;
  baseUrl?: string | undefined;
}

/** Every call throws ContentUnavailableError. */
export function githubApi({ token, owner, repo, branch, baseUrl }: GithubOptions, clock: Clock) {
  const silent = () => undefined;
  let endsAt: number | null = null;
  const octokit = new Octokit({
    auth: token,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: {
      // Only this host may get the token.
      async fetch(url: string, init: RequestInit) {
        const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
        const end = Date.parse(answer.headers.get('github-authentication-token-expiration') ?? '');
        endsAt = Number.isNaN(end) ? null : end;
        return answer;
      },
    },
  });
  const { git, repos } = octokit.rest;
  const at = { owner, repo };
  let known: { etag: string; head: string } | null = null;

  /** Only for calls that may be made twice. */
  async function ask<T extends z.ZodType>(schema: T, call: () => Promise<{ data: unknown }>): Promise<z.infer<T>> {
    return withRetries(clock.now, async () => schema.parse((await call()).data)).catch(unlessRefused);
  }

  async function askIfThere<T extends z.ZodType>(schema: T, call: () => Promise<{ data: unknown }>) {
    return withRetries(clock.now, async () => schema.parse((await call()).data))
      .catch(nullIfUnknown)
      .catch(unlessRefused);
  }

  return {
    /** Epoch milliseconds; null: never, or unknown. */
    tokenEndsAt: (): number | null => endsAt,

    /** An unchanged branch does not count against GitHub's hourly limit. */
    async head(): Promise<string> {
      const etag = known?.etag;
      const asked = known;
      const answer = await withRetries(clock.now, async () => {
        try {
          const headers = etag === undefined ? {} : { 'if-none-match': etag };
          const { data, headers: answered } = await git.getRef({ ...at, ref: `heads/${branch}`, headers });
          return { etag: answered.etag, head: refSchema.parse(data).object.sha };
        } catch (error) {
          if (refusalOf(error)?.status === 304 && asked !== null) return asked;
          throw error;
        }
      }).catch(unlessRefused);
      known = answer.etag === undefined ? null : { etag: answer.etag, head: answer.head };
      return answer.head;
    },

    treeOf: async (revision: string): Promise<string | null> =>
      (await askIfThere(commitSchema, () => git.getCommit({ ...at, commit_sha: revision })))?.tree.sha ?? null,

    tree: (sha: string, isRecursive: boolean): Promise<GithubTree> =>
      ask(treeSchema, () => git.getTree({ ...at, tree_sha: sha, ...(isRecursive ? { recursive: '1' } : {}) })),

    async blob(sha: string): Promise<Buffer> {
      const { content } = await ask(blobSchema, () => git.getBlob({ ...at, file_sha: sha }));
      return Buffer.from(content, 'base64');
    },

    async createBlob(bytes: Buffer): Promise<void> {
      const content = bytes.toString('base64');
      await ask(createdSchema, () => git.createBlob({ ...at, content, encoding: 'base64' }));
    },

    async createTree(base: string, files: readonly TreeFile[]): Promise<string> {
      const tree = files.map((file) => ({ ...file, mode: '100644' as const, type: 'blob' as const }));
      return (await ask(createdSchema, () => git.createTree({ ...at, base_tree: base, tree }))).sha;
    },

    /** Twice with one time it makes one commit. */
    async createCommit({ message, tree, parent, author, atMs }: NewCommit): Promise<string> {
      const who = { ...author, date: new Date(Math.floor(atMs / 1000) * 1000).toISOString() };
      const commit = { ...at, message, tree, parents: [parent], author: who, committer: who };
      return (await ask(createdSchema, () => git.createCommit(commit))).sha;
    },

    /** Never by force. False: the branch has moved; null: no answer. */
    async moveHead(revision: string): Promise<boolean | null> {
      return withRetries(clock.now, async () => {
        try {
          await git.updateRef({ ...at, ref: `heads/${branch}`, sha: revision, force: false });
          return true;
        } catch (error) {
          const refusal = refusalOf(error);
          if (refusal !== null && refusal.status >= 500) return null;
          if (refusal?.status === 409 || (refusal?.status === 422 && /fast.?forward/i.test(refusal.message)))
            return false;
          throw error;
        }
      }).catch(unlessRefused);
    },

    async isOnBranch(revision: string): Promise<boolean> {
      const comparison = await askIfThere(comparisonSchema, () =>
        repos.compareCommitsWithBasehead({ ...at, basehead: `${revision}...${branch}`, per_page: 1 }),
      );
      return comparison?.status === 'ahead' || comparison?.status === 'identical';
    },

    async commitsOf(path: string, from: string, limit: number): Promise<ListedCommit[]> {
      const commits: ListedCommit[] = [];
      for (let page = 1; commits.length < limit; page++) {
        const query = { ...at, sha: from, path, per_page: MAX_PAGE, page };
        const found = await askIfThere(z.array(listedCommitSchema), () => repos.listCommits(query));
        commits.push(...(found ?? []));
        if (found === null || found.length < MAX_PAGE) break;
      }
      return commits.slice(0, limit);
    },

    blobIdAt: async (path: string, revision: string): Promise<string | null> => {
      const mediaType = { format: 'object' };
      const file = await askIfThere(fileSchema, () => repos.getContent({ ...at, path, ref: revision, mediaType }));
      return file?.type === 'file' ? file.sha : null;
    },
  };
}

function nullIfUnknown(error: unknown): null {
  const refusal = refusalOf(error);
  if (refusal?.status === 404 || refusal?.status === 422) return null;
  throw error;
}

function unlessRefused(error: unknown): never {
  const refusal = refusalOf(error);
  if (refusal === null || error instanceof ContentUnavailableError) throw error;
  throw new ContentUnavailableError(`GitHub answers ${refusal.status}: ${refusal.message}`, null, { cause: error });
}

const PATIENCE_SECONDS = 5;
const MAX_RETRIES = 2;
const SECONDARY_LIMIT_SECONDS = 60;

const refusalSchema = z.object({
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }).optional(),
});

/** 500 without headers: no answer. */
type Refusal = z.infer<typeof refusalSchema>;

function refusalOf(error: unknown): Refusal | null {
  // An aborted call has no status, or an invented one.
  if (error instanceof Error && /^(?:Abort|Timeout|Zod)Error$/.test(error.name))
    return { status: 500, message: error.name };
  return refusalSchema.safeParse(error).data ?? null;
}

function askedToWait({ status, message, response }: Refusal, nowMs: number): number | null {
  if (status !== 403 && status !== 429) return null;
  const header = (name: string) => Number(response?.headers[name] ?? Number.NaN);
  if (header('retry-after') >= 0) return header('retry-after');
  const resetSeconds = header('x-ratelimit-reset');
  if (header('x-ratelimit-remaining') === 0 && resetSeconds > 0)
    return Math.max(1, Math.ceil(resetSeconds - nowMs / 1000));
  return status === 429 || /secondary rate limit|abuse/i.test(message) ? SECONDARY_LIMIT_SECONDS : null;
}

/**
 * Also repeats 409, which GitHub answers while it is busy.
 * @throws ContentUnavailableError; errors with another status of 400 to 499 as they are
 */
async function withRetries<T>(nowMs: () => number, call: () => Promise<T>): Promise<T> {
  let waitedSeconds = 0;
  for (let retries = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      const asked = askedToWait(refusal, nowMs());
      if (asked === null && refusal.status < 500 && refusal.status !== 409) throw error;
      if (asked !== null && waitedSeconds + asked > PATIENCE_SECONDS)
        throw new ContentUnavailableError('GitHub refuses for now', asked, { cause: error });
      if (asked === null && retries === MAX_RETRIES)
        throw new ContentUnavailableError('GitHub does not answer', null, { cause: error });
      retries += asked === null ? 1 : 0;
      const pauseSeconds = asked ?? 0.1 * 4 ** (retries - 1);
      waitedSeconds += Math.max(asked ?? 0, 0.1);
      await sleep(pauseSeconds * 1000);
    }
  }
}
