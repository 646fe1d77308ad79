import { expect, it } from 'vitest';
import {
  ContentPathError,
  type ContentRepository,
  ContentUnavailableError,
} from '../../../../src/server/ports/repository/content-repository.ts';
import { makeCommit, type OpenBench, openContent, write } from '../content-bench.ts';

const blobIdNow = async (content: ContentRepository, path: string) => (await content.state()).blobIds.get(path) ?? null;

export function describeHistory(openBench: OpenBench): void {
  it('history tells of each commit that touched the files: when, who, why, and the blobs after it', async () => {
    const { content, clock, changeOutside } = await openContent(openBench, { 'a.md': '1', 'b.md': '1' });
    await content.state();
    clock.advance(60_000);
    const savedAt = clock.now();
    const saved = await content.commit(
      makeCommit({ author: 'u_42', message: 'Save event 7', change: new Map([['a.md', '2']]) }),
    );
    const second = await blobIdNow(content, 'a.md');
    clock.advance(60_000);
    await write(content, { 'unrelated.md': 'x' });
    clock.advance(60_000);
    await changeOutside(new Map([['a.md', '3']]));
    const third = await blobIdNow(content, 'a.md');
    clock.advance(60_000);
    const deletedAt = clock.now();
    await content.commit(makeCommit({ author: 'u_7', message: 'Delete event 7', change: new Map([['a.md', null]]) }));
    const b = await blobIdNow(content, 'b.md');

    const [deleted, outside, save, first, ...rest] = await content.history(['a.md', 'b.md'], { limit: 10 });
    expect(rest).toEqual([]);
    expect(deleted).toMatchObject({ at: deletedAt, author: 'u_7', message: 'Delete event 7' });
    expect(deleted?.blobIds).toEqual(
      new Map([
        ['a.md', null],
        ['b.md', b],
      ]),
    );
    expect(outside).toMatchObject({
      author: null,
      blobIds: new Map([
        ['a.md', third],
        ['b.md', b],
      ]),
    });
    expect(save).toEqual({
      id: saved.state.revision,
      at: savedAt,
      author: 'u_42',
      message: 'Save event 7',
      blobIds: new Map([
        ['a.md', second],
        ['b.md', b],
      ]),
    });
    expect(first).toMatchObject({ author: null });
  });

  it('history comes in pages, newest first, each commit once', async () => {
    const { content, clock } = await openContent(openBench, { 'a.md': '0', 'b.md': '0' });
    for (let step = 1; step <= 7; step++) {
      clock.advance(1000);
      await write(content, { [step % 2 === 0 ? 'b.md' : 'a.md']: String(step) });
    }
    clock.advance(1000);
    await write(content, { 'a.md': 'both', 'b.md': 'both' });
    const all = await content.history(['a.md', 'b.md'], { limit: 100 });
    expect(all).toHaveLength(9);
    const paged = [];
    for (let before: string | undefined; ; ) {
      const page = await content.history(['a.md', 'b.md'], { limit: 2, ...(before === undefined ? {} : { before }) });
      paged.push(...page);
      before = page.at(-1)?.id;
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all);
    expect(await content.history(['a.md'], { limit: 100 })).toHaveLength(6);
    expect(await content.history(['none.md'], { limit: 100 })).toEqual([]);
    expect(await content.history([], { limit: 100 })).toEqual([]);
    expect(await content.history(['a.md'], { limit: 100, before: '0'.repeat(40) })).toEqual([]);
    expect(await content.history(['a.md'], { limit: 100, before: 'no revision' })).toEqual([]);
  });

  it('an earlier state is read by its revision; what names none is null', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': '1', 'b.md': 'b' });
    const first = await content.state();
    await write(content, { 'a.md': '2', 'b.md': null });
    const other = await open();
    const earlier = await other.stateAt(first.revision);
    expect(earlier?.revision).toBe(first.revision);
    expect(earlier?.blobIds).toEqual(first.blobIds);
    expect(await earlier?.read(['a.md', 'b.md'])).toEqual(
      new Map([
        ['a.md', '1'],
        ['b.md', 'b'],
      ]),
    );
    const [blobId = ''] = first.blobIds.values();
    for (const revision of ['0'.repeat(40), 'HEAD', 'main', '', '../x', first.revision.slice(0, 8), blobId])
      expect(await other.stateAt(revision)).toBeNull();
  });

  it('the text of each blob of a history can be read, whatever became of the file', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': '1', 'b.md': 'b' });
    await write(content, { 'a.md': 'druhý\r\n' });
    await write(content, { 'a.md': null, 'b.md': '1' });
    const other = await open();
    const blobs = (await other.history(['a.md'], { limit: 10 })).map(({ blobIds }) => blobIds.get('a.md') ?? null);
    const texts = await Promise.all(blobs.map((blobId) => blobId && other.textOf('a.md', blobId)));
    expect(texts).toEqual([null, 'druhý\r\n', '1']);
    await expect(other.textOf('a.md', '0'.repeat(40))).rejects.toBeInstanceOf(ContentUnavailableError);
    for (const blobId of ['', '../x', 'HEAD', blobs[2]?.slice(0, 8) ?? ''])
      await expect(other.textOf('a.md', blobId)).rejects.toBeInstanceOf(ContentPathError);
  });

  it('a message is one line, whatever it was made of', async () => {
    const { content } = await openContent(openBench, { 'a.md': '1' });
    const message = '  Save\r\n\r\nCo-authored-by: Eve\u2028\u0000x\u202e';
    await content.commit(makeCommit({ message, change: new Map([['a.md', '2']]) }));
    const [revision] = await content.history(['a.md'], { limit: 1 });
    expect(revision?.message).toBe('Save Co-authored-by: Eve x');
  });
}
