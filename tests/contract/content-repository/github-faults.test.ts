import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeCommit, readAll, write } from './content-bench.ts';
import { openGithubBench, PROGRAM } from './github-bench.ts';

vi.setConfig({ testTimeout: 60_000 });

const FILES = { 'a.md': 'a', 'events/0001-jazz.md': 'jazz', 'events/0002-ples.md': 'ples' };

async function openFaulty() {
  const bench = await openGithubBench(FILES);
  return { ...bench, content: await bench.open() };
}

const retryAfter = (seconds: string) => ({ 'retry-after': seconds });

describe('a branch that moves', () => {
  it('before our commit arrives is read again, as often as it moves', async () => {
    const { content, github } = await openFaulty();
    github.failNext('PATCH', { kind: 'move-head' }, { kind: 'move-head' }, { kind: 'move-head' });
    let asked = 0;
    const change = async () => {
      asked += 1;
      return new Map([['a.md', 'A']]);
    };
    expect(await content.commit(makeCommit({ change }))).toMatchObject({ kind: 'committed' });
    expect(asked).toBe(4);
    expect(await readAll(content)).toEqual({ ...FILES, 'a.md': 'A', 'moved.md': 'moved 3' });
    expect(await content.history(['moved.md'], { limit: 10 })).toHaveLength(3);
  });

  it('whenever we want to move it is left to others in the end, and the person is told', async () => {
    const { content, github } = await openFaulty();
    github.failNext('PATCH', ...Array.from({ length: 40 }, () => ({ kind: 'move-head' as const })));
    await expect(write(content, { 'a.md': 'A' })).rejects.toMatchObject({
      name: 'ContentUnavailableError',
      retryAfterSeconds: 1,
    });
    expect((await readAll(content))['a.md']).toBe('a');
  });

  it.each([409, 422])('and says so with %i is read again', async (status) => {
    const { content, github } = await openFaulty();
    github.failNext('PATCH', { kind: 'refuse', status, message: 'Update is not a fast forward' });
    expect(await write(content, { 'a.md': 'A' })).toMatchObject({ kind: 'committed' });
    expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(2);
  });

  it('is not older than our own commit, though a reader may still say so', async () => {
    const { content, github, clock } = await openFaulty();
    const { state } = await write(content, { 'a.md': 'A' });
    github.failNext('GET git/ref', { kind: 'stale-head' }, { kind: 'stale-head' });
    expect((await content.state()).revision).toBe(state.revision);
    clock.advance(30_000);
    expect((await content.state()).revision).not.toBe(state.revision);
  });
});

describe('an answer that is lost', () => {
  it.each(['lost-request', 'lost-answer', 'cut-answer'] as const)(
    'to the step of the branch (%s): the commit is there once',
    async (kind) => {
      const { content, github } = await openFaulty();
      github.failNext('PATCH', { kind });
      expect(await write(content, { 'a.md': 'A' })).toMatchObject({ kind: 'committed' });
      expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(2);
      expect(await write(content, { 'a.md': 'B' })).toMatchObject({ kind: 'committed' });
      expect((await readAll(content))['a.md']).toBe('B');
    },
  );

  it('is known for done even if somebody has pushed on top of it meanwhile', async () => {
    const { content, github } = await openFaulty();
    await content.state();
    github.failNext('PATCH', { kind: 'lost-answer' });
    let reads = 0;
    const change = async () => {
      reads += 1;
      github.failNext('GET git/ref', { kind: 'move-head' });
      return new Map([['a.md', 'A']]);
    };
    expect(await content.commit(makeCommit({ change }))).toMatchObject({ kind: 'committed' });
    expect(reads).toBe(1);
    expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(2);
    expect(await readAll(content)).toEqual({ ...FILES, 'a.md': 'A', 'moved.md': 'moved 1' });
  });

  it('is known for not done if somebody was faster, and the commit is made anew', async () => {
    const { content, github } = await openFaulty();
    await content.state();
    github.failNext('PATCH', { kind: 'lost-request' });
    let reads = 0;
    const change = async () => {
      reads += 1;
      if (reads === 1) github.failNext('GET git/ref', { kind: 'move-head' });
      return new Map([['a.md', 'A']]);
    };
    expect(await content.commit(makeCommit({ change }))).toMatchObject({ kind: 'committed' });
    expect(reads).toBe(2);
    expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(2);
  });

  it.each(['GET git/ref', 'GET git/commits', 'GET git/trees', 'GET git/blobs', 'POST git/trees', 'POST git/commits'])(
    'to %s is asked for again',
    async (request) => {
      const { content, github } = await openFaulty();
      github.failNext(request, { kind: 'lost-answer' }, { kind: 'cut-answer' });
      expect((await (await content.state()).read(['a.md'])).get('a.md')).toBe('a');
      expect(await write(content, { 'a.md': 'A' })).toMatchObject({ kind: 'committed' });
      expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(2);
    },
  );

  it('again and again ends as unavailable', async () => {
    const { content, github } = await openFaulty();
    github.failNext('GET git/ref', { kind: 'lost-answer' }, { kind: 'lost-answer' }, { kind: 'lost-answer' });
    await expect(content.state()).rejects.toMatchObject({ name: 'ContentUnavailableError', retryAfterSeconds: null });
    github.failNext('GET git/ref', ...[500, 502, 503].map((status) => ({ kind: 'refuse' as const, status })));
    await expect(content.check()).rejects.toMatchObject({ name: 'ContentUnavailableError' });
    await expect(content.check()).resolves.toBeUndefined();
  });
});

describe('a refusal', () => {
  it.each(['GET git/ref', 'POST git/trees', 'PATCH git/refs'])('of %s for a second is waited for', async (request) => {
    const { content, github } = await openFaulty();
    github.failNext(request, { kind: 'refuse', status: 403, headers: retryAfter('1') });
    const startedAt = performance.now();
    expect(await write(content, { 'a.md': 'A' })).toMatchObject({ kind: 'committed' });
    expect(performance.now() - startedAt).toBeGreaterThan(950);
    expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(2);
  });

  it.each([
    ['retry-after', 403, 'You have exceeded a secondary rate limit.', retryAfter('61'), 61],
    ['the end of the hour', 403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' }, 1234],
    ['a secondary limit', 403, 'You have exceeded a secondary rate limit.', {}, 60],
    ['too many requests', 429, 'Too many', {}, 60],
  ])('for long (%s) is told with the time', async (_, status, message, headers, seconds) => {
    const { content, github, clock } = await openFaulty();
    const reset = { 'x-ratelimit-reset': String(clock.now() / 1000 + 1234) };
    const before = await content.state();
    for (const request of ['POST git/trees', 'PATCH git/refs']) {
      github.failNext(request, { kind: 'refuse', status, message, headers: { ...headers, ...reset } });
      const startedAt = performance.now();
      await expect(write(content, { 'a.md': 'A' })).rejects.toMatchObject({
        name: 'ContentUnavailableError',
        retryAfterSeconds: seconds,
      });
      expect(performance.now() - startedAt).toBeLessThan(900);
    }
    expect((await content.state()).revision).toBe(before.revision);
  });

  it('again and again for a second is not waited for without end', async () => {
    const { content, github } = await openFaulty();
    const second = { kind: 'refuse' as const, status: 429, headers: retryAfter('1') };
    github.failNext('GET git/ref', ...Array.from({ length: 20 }, () => second));
    await expect(content.state()).rejects.toMatchObject({ retryAfterSeconds: 1 });
    expect(github.requests).toHaveLength(6);
  });

  it('of the token or the repository is unavailable, and never names the token', async () => {
    const { open } = await openGithubBench(FILES);
    for (const wrong of [{ token: 'wrong-token' }, { repo: 'other' }]) {
      const content = await open(wrong);
      const error: unknown = await content.state().catch((caught: unknown) => caught);
      expect(error).toMatchObject({ name: 'ContentUnavailableError', message: expect.stringMatching(/40[14]/) });
      expect(JSON.stringify(error, ['message', 'cause', 'request', 'headers', 'authorization'])).not.toContain(
        'wrong-',
      );
    }
  });

  it('by a rule of the branch is told, not tried again', async () => {
    const { content, github } = await openFaulty();
    github.failNext('PATCH', { kind: 'refuse', status: 422, message: 'Repository rule violations found' });
    await expect(write(content, { 'a.md': 'A' })).rejects.toMatchObject({
      name: 'ContentUnavailableError',
      message: expect.stringContaining('Repository rule violations found'),
    });
  });

  it('that sends us elsewhere is not followed', async () => {
    const { content, github } = await openFaulty();
    const location = `${github.url}/repositories/1`;
    const moved = { kind: 'refuse' as const, status: 301, headers: { location } };
    github.failNext('GET git/ref', moved, moved, moved);
    await expect(content.state()).rejects.toMatchObject({ name: 'ContentUnavailableError' });
    expect(new Set(github.requests)).toEqual(new Set(['GET git/ref']));
  });
});

describe('on GitHub', () => {
  it('a list that is cut off is put together from those of its folders', async () => {
    const { content, github } = await openFaulty();
    github.truncateAt = 1;
    expect(await readAll(content)).toEqual(FILES);
  });

  it('a commit names the account only, tells the host not to build, and leaves the program alone', async () => {
    const { content, github } = await openFaulty();
    await content.commit(makeCommit({ author: 'u_42', message: 'Save event 1', change: new Map([['a.md', null]]) }));
    const commit = await github.repository.readCommit(await github.repository.head());
    expect(commit.message).toBe('Save event 1\n\n[skip netlify]');
    expect(commit.author).toEqual({ name: 'u_42', email: 'u_42@account.invalid', date: '2026-11-20T11:00:00Z' });
    expect(commit.committer).toEqual(commit.author);
    const files = await github.repository.readFiles(commit.tree);
    expect([...files.keys()].sort()).toEqual(
      [...PROGRAM.keys(), 'content/events/0001-jazz.md', 'content/events/0002-ples.md'].sort(),
    );
  });

  it('commits that do not touch content leave it as it is', async () => {
    const { content, github } = await openFaulty();
    const before = await content.state();
    const pushed = await github.push(new Map([['src/index.ts', 'export const a = 1;']]), 1000);
    const after = await content.state();
    expect(after.revision).toBe(pushed);
    expect(after.blobIds).toEqual(before.blobIds);
  });

  it('a commit that is on no branch, as those of forks, is unknown', async () => {
    const { content, github } = await openFaulty();
    const aside = await github.commitAside(new Map([['content/a.md', 'evil']]));
    expect(await content.stateAt(aside)).toBeNull();
  });

  it('links and foreign names are no content', async () => {
    const { content, github } = await openFaulty();
    const { repository } = github;
    const head = await repository.readCommit(await repository.head());
    const files = await repository.readFiles(head.tree);
    const link = { mode: '120000', oid: await repository.writeBlob(Buffer.from('../../etc/passwd')) };
    const hidden = { mode: '100644', oid: await repository.writeBlob(Buffer.from('x')) };
    const tree = new Map([...files, ['content/link.md', link], ['content/.hidden', hidden]]);
    const next = { ...head, tree: await repository.writeFiles(tree), parents: [head.sha] };
    await repository.setHead(await repository.writeCommit(next));
    expect(await readAll(content)).toEqual(FILES);
    await write(content, { 'a.md': 'A' });
    const after = await repository.readCommit(await repository.head());
    expect((await repository.readFiles(after.tree)).get('content/link.md')).toEqual(link);
  });

  it('a save takes four calls, a list one, and what the build brought along none', async () => {
    const { github, open } = await openGithubBench(FILES);
    const builtFolder = join(await tempFolder(), 'content');
    await mkdir(join(builtFolder, 'events'), { recursive: true });
    await writeFile(join(builtFolder, 'a.md'), 'a');
    await writeFile(join(builtFolder, 'events', '0001-jazz.md'), 'as it was before');
    const content = await open({ builtFolder });
    const callsOf = async (work: () => Promise<unknown>) => {
      const before = github.requests.length;
      await work();
      return github.requests.slice(before);
    };
    const whole = ['GET git/ref', 'GET git/commits', 'GET git/trees', 'GET git/trees'];
    expect(await callsOf(() => content.state())).toEqual(whole);
    expect(await callsOf(() => content.state())).toEqual(['GET git/ref']);
    const state = await content.state();
    expect(await callsOf(() => state.read(['a.md']))).toEqual([]);
    expect(await callsOf(() => state.read(['events/0001-jazz.md']))).toEqual(['GET git/blobs']);
    expect(await callsOf(() => state.read(['events/0001-jazz.md']))).toEqual([]);
    const save = ['GET git/ref', 'POST git/trees', 'POST git/commits', 'PATCH git/refs'];
    expect(await callsOf(() => write(content, { 'a.md': 'A', 'events/0001-jazz.md': null }))).toEqual(save);
    expect(await callsOf(() => readAll(content))).toEqual(['GET git/ref', 'GET git/blobs']);
  });
});
