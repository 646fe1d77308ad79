// GitHub's REST API (https://docs.github.com/en/rest/git) over a real repository.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pLimit from 'p-limit';
import { z } from 'zod';
import { type FileTree, type GitRepository, openGitRepository } from './git-repository.ts';

/**
 * - `move-head`: somebody pushes first.
 * - `stale-head`: the answer is one commit behind.
 */
type Fault =
  | { kind: 'lost-request' | 'lost-answer' | 'cut-answer' | 'move-head' | 'stale-head' }
  | { kind: 'refuse'; status: number; message?: string; headers?: Record<string, string> };

export interface GithubServer {
  url: string;
  token: string;
  /** `GET git/ref`, `PATCH git/refs`… */
  requests: string[];
  /** @param request beginning of method and path; each fault strikes once */
  failNext(request: string, ...faults: Fault[]): void;
  /** Longer recursive lists are cut off. */
  truncateAt: number;
  headers: Record<string, string>;
  /** Null deletes; returns the commit's id. */
  push(changes: ReadonlyMap<string, string | null>, atMs: number): Promise<string>;
  /** The commit is on no branch, as those of forks. */
  commitAside(changes: ReadonlyMap<string, string | null>): Promise<string>;
  repository: GitRepository;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const DOCS = 'https://docs.github.com/rest/git';
const refuse = (status: number, message: string): Answer => ({
  status,
  body: { message, documentation_url: DOCS, status: String(status) },
});
const NOT_FOUND = refuse(404, 'Not Found');

const personSchema = z.object({ name: z.string(), email: z.string(), date: z.string() });
const newBlobSchema = z.object({ content: z.string(), encoding: z.enum(['utf-8', 'base64']).default('utf-8') });
const newTreeSchema = z.object({
  base_tree: z.string(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.literal('100644'),
      type: z.literal('blob'),
      content: z.string().optional(),
      sha: z.string().nullable().optional(),
    }),
  ),
});
const newCommitSchema = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()),
  author: personSchema,
  committer: personSchema,
});
const refUpdateSchema = z.object({ sha: z.string(), force: z.literal(false) });

const MALFORMED = /(^|\/)(\.{0,2}|\.git)(\/|$)/i;

export async function startGithubServer(gitdir: string, files: ReadonlyMap<string, string>): Promise<GithubServer> {
  const token = 'github_pat_of_the_tests';
  const repository = await openGitRepository(gitdir, 'main');
  const oneAfterAnother = pLimit(1);
  const requests: string[] = [];
  const faults: { request: string; fault: Fault }[] = [];
  let moves = 0;

  async function changedTree(base: FileTree, changes: ReadonlyMap<string, string | null>): Promise<string> {
    const tree = new Map(base);
    await Promise.all(
      Array.from(changes, async ([path, text]) => {
        if (text === null) tree.delete(path);
        else tree.set(path, { mode: '100644', oid: await repository.writeBlob(Buffer.from(text)) });
      }),
    );
    return repository.writeFiles(tree);
  }

  async function commitOn(parent: string | null, changes: ReadonlyMap<string, string | null>, atMs: number) {
    const base = parent === null ? new Map() : await repository.readFiles((await repository.readCommit(parent)).tree);
    const tree = await changedTree(base, changes);
    const author = { name: 'Editor', email: 'editor@kd.example', date: new Date(atMs).toISOString() };
    const message = 'Edit by hand\n\nWith a second paragraph.';
    return repository.writeCommit({
      message,
      tree,
      parents: parent === null ? [] : [parent],
      author,
      committer: author,
    });
  }

  function push(changes: ReadonlyMap<string, string | null>, atMs: number): Promise<string> {
    return oneAfterAnother(async () => {
      const pushed = await commitOn(await repository.head(), changes, atMs);
      await repository.setHead(pushed);
      return pushed;
    });
  }

  const refAnswer = (sha: string): Answer => ({
    status: 200,
    headers: { etag: `"${sha}"` },
    body: { ref: 'refs/heads/main', node_id: 'R', url: DOCS, object: { type: 'commit', sha, url: DOCS } },
  });

  const commitBody = (commit: Awaited<ReturnType<GitRepository['readCommit']>>) => ({
    ...commit,
    node_id: 'C',
    url: DOCS,
    html_url: DOCS,
    tree: { sha: commit.tree, url: DOCS },
    parents: commit.parents.map((sha) => ({ sha, url: DOCS, html_url: DOCS })),
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  });

  async function treeAnswer(sha: string, isRecursive: boolean): Promise<Answer> {
    const entries = await repository.readTree(sha);
    const all = entries.map(({ path, mode, type, oid }) => ({ path, mode, type, sha: oid, url: DOCS }));
    if (isRecursive)
      for (const folder of entries.filter(({ type }) => type === 'tree'))
        for (const [path, { mode, oid }] of await repository.readFiles(folder.oid))
          all.push({ path: `${folder.path}/${path}`, mode, type: 'blob', sha: oid, url: DOCS });
    const truncated = isRecursive && all.length > server.truncateAt;
    return {
      status: 200,
      body: { sha, url: DOCS, tree: truncated ? all.slice(0, server.truncateAt) : all, truncated },
    };
  }

  async function createTree(body: unknown): Promise<Answer> {
    const { base_tree, tree } = newTreeSchema.parse(body);
    const files = await repository.readFiles(base_tree);
    for (const { path, content, sha } of tree) {
      if (MALFORMED.test(path)) return refuse(422, 'tree.path contains a malformed path component');
      if (content !== undefined)
        files.set(path, { mode: '100644', oid: await repository.writeBlob(Buffer.from(content)) });
      else if (sha === null && !files.delete(path)) return refuse(422, 'GitRPC::BadObjectState');
      else if (typeof sha === 'string') {
        await repository.readBlob(sha);
        files.set(path, { mode: '100644', oid: sha });
      }
    }
    const sha = await repository.writeFiles(files);
    return { ...(await treeAnswer(sha, false)), status: 201 };
  }

  function updateRef(body: unknown): Promise<Answer> {
    const { sha } = refUpdateSchema.parse(body);
    return oneAfterAnother(async () => {
      const head = await repository.head();
      for await (const commit of repository.walk(sha)) {
        if (commit.sha !== head) continue;
        await repository.setHead(sha);
        return refAnswer(sha);
      }
      return refuse(422, 'Update is not a fast forward');
    });
  }

  async function compare(base: string): Promise<Answer> {
    const head = await repository.head();
    await repository.readCommit(base);
    let ahead = 0;
    for await (const { sha } of repository.walk(head)) {
      if (sha === base) return { status: 200, body: { status: ahead === 0 ? 'identical' : 'ahead', ahead_by: ahead } };
      ahead += 1;
    }
    return { status: 200, body: { status: 'diverged', ahead_by: ahead } };
  }

  async function listCommits(query: URLSearchParams): Promise<Answer> {
    const path = query.get('path') ?? '';
    const perPage = Number(query.get('per_page') ?? 30);
    const start = (Number(query.get('page') ?? 1) - 1) * perPage;
    const found: unknown[] = [];
    for await (const commit of repository.walk(query.get('sha') ?? '')) {
      const [parent] = commit.parents;
      const before = parent === undefined ? null : await repository.blobAt(parent, path);
      if ((await repository.blobAt(commit.sha, path)) === before) continue;
      const { sha, ...rest } = commitBody(commit);
      found.push({ sha, node_id: 'C', commit: rest, url: DOCS, author: null, committer: null, parents: rest.parents });
      if (found.length === start + perPage) break;
    }
    return { status: 200, body: found.slice(start) };
  }

  async function contents(path: string, query: URLSearchParams): Promise<Answer> {
    const sha = await repository.blobAt(query.get('ref') ?? '', path);
    return sha === null ? NOT_FOUND : { status: 200, body: { type: 'file', path, sha, url: DOCS } };
  }

  async function route(method: string, path: string, query: URLSearchParams, body: unknown): Promise<Answer> {
    const [, call = '', rest = ''] = /^((?:git\/)?[a-z]+)\/?(.*)$/s.exec(path) ?? [];
    switch (`${method} ${call}`) {
      case 'GET git/ref':
        return rest === 'heads/main' ? refAnswer(await repository.head()) : NOT_FOUND;
      case 'GET git/commits':
        return { status: 200, body: commitBody(await repository.readCommit(rest)) };
      case 'GET git/trees':
        return treeAnswer(rest, query.has('recursive'));
      case 'GET git/blobs': {
        const bytes = await repository.readBlob(rest);
        const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
        return {
          status: 200,
          body: { sha: rest, node_id: 'B', size: bytes.length, url: DOCS, content, encoding: 'base64' },
        };
      }
      case 'POST git/blobs': {
        const { content, encoding } = newBlobSchema.parse(body);
        return { status: 201, body: { sha: await repository.writeBlob(Buffer.from(content, encoding)), url: DOCS } };
      }
      case 'POST git/trees':
        return createTree(body);
      case 'POST git/commits': {
        const parts = newCommitSchema.parse(body);
        await repository.readTree(parts.tree);
        return { status: 201, body: commitBody(await repository.readCommit(await repository.writeCommit(parts))) };
      }
      case 'PATCH git/refs':
        return rest === 'heads/main' ? updateRef(body) : refuse(422, 'Reference does not exist');
      case 'GET compare':
        return compare(rest.replace(/\.\.\.main$/, ''));
      case 'GET commits':
        return listCommits(query);
      case 'GET contents':
        return contents(rest, query);
      default:
        return NOT_FOUND;
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://github');
    const path = decodeURIComponent(pathname).replace('/repos/riviera/web/', '');
    const name = `${request.method} ${path}`;
    for (const [header, value] of Object.entries(server.headers)) response.setHeader(header, value);
    requests.push(name.replace(/^(\S+ (?:git\/)?[a-z]+).*$/s, '$1'));
    if (request.headers.authorization !== `token ${token}`) return send(response, refuse(401, 'Bad credentials'));

    const at = faults.findIndex((planned) => name.startsWith(planned.request));
    const fault = at === -1 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (fault?.kind === 'lost-request') return void request.socket.destroy();
    if (fault?.kind === 'refuse')
      return send(response, { ...refuse(fault.status, fault.message ?? 'Refused'), headers: fault.headers ?? {} });
    if (fault?.kind === 'move-head') {
      moves += 1;
      await push(new Map([['content/moved.md', `moved ${moves}`]]), Date.now());
    }
    if (fault?.kind === 'stale-head') {
      const { parents } = await repository.readCommit(await repository.head());
      return send(response, refAnswer(parents[0] ?? ''));
    }
    const body: unknown = chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
    const answer = await route(request.method ?? '', path, searchParams, body).catch(refusalOf);
    if (answer.headers?.etag !== undefined && request.headers['if-none-match'] === answer.headers.etag)
      return send(response, { status: 304, headers: answer.headers }, fault);
    return send(response, answer, fault);
  }

  const http = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  const server: GithubServer = {
    url: '',
    token,
    requests,
    failNext(request, ...kinds) {
      for (const fault of kinds) faults.push({ request, fault });
    },
    truncateAt: 100_000,
    headers: {},
    push,
    commitAside: async (changes) => commitOn(await repository.head(), changes, Date.now()),
    repository,
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  await repository.setHead(await commitOn(null, files, 0));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('GitHub has no port');
  server.url = `http://127.0.0.1:${address.port}`;
  return server;
}

function refusalOf(error: unknown): Answer {
  if (error instanceof z.ZodError) return refuse(422, 'Invalid request.');
  if (error instanceof Error && 'code' in error && /^(NotFoundError|ObjectTypeError)$/.test(String(error.code)))
    return NOT_FOUND;
  return refuse(500, String(error));
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer, fault?: Fault): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  if (fault?.kind === 'lost-answer') {
    response.destroy();
    return;
  }
  const length = status === 304 ? {} : { 'content-length': String(Buffer.byteLength(text)) };
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...length, ...headers });
  if (fault?.kind === 'cut-answer') response.write(text.slice(0, -1), () => response.destroy());
  else response.end(text);
}
