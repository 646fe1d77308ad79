import { expect, it } from 'vitest';
import { makeCommit, type OpenBench, openContent, readAll, write } from '../content-bench.ts';

export function describeCommits(openBench: OpenBench): void {
  it('a commit adds, changes and deletes files in one step, and answers the state after it', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': 'a', 'b.md': 'b', 'c/d.md': 'd' });
    const before = await content.state();
    const outcome = await content.commit(
      makeCommit({
        expected: new Map([['a.md', before.blobIds.get('a.md') ?? null]]),
        change: new Map([
          ['a.md', 'A'],
          ['b.md', null],
          ['c/d.md', null],
          ['e/f/g.md', 'g'],
        ]),
      }),
    );
    expect(outcome.kind).toBe('committed');
    expect(outcome.state.revision).not.toBe(before.revision);
    const files = { 'a.md': 'A', 'e/f/g.md': 'g' };
    expect(Object.fromEntries(await outcome.state.read(outcome.state.blobIds.keys()))).toEqual(files);
    expect((await content.state()).revision).toBe(outcome.state.revision);
    expect(await readAll(await open())).toEqual(files);
  });

  it('a commit without a change writes nothing, even if it names files', async () => {
    const { content } = await openContent(openBench, { 'a.md': 'a' });
    const before = await content.state();
    for (const files of [{}, { 'a.md': 'a' }, { 'none.md': null }]) {
      const outcome = await write(content, files);
      expect(outcome).toMatchObject({ kind: 'committed', state: { revision: before.revision } });
    }
    expect(await content.history(['a.md'], { limit: 10 })).toHaveLength(1);
  });

  it.each([
    ['changed', { 'a.md': 'theirs' }],
    ['deleted', { 'a.md': null }],
  ])('an expected file that somebody else has %s is a conflict, and nothing is written', async (_, theirs) => {
    const { content, open } = await openContent(openBench, { 'a.md': 'a', 'b.md': 'b' });
    const opened = await content.state();
    await write(await open(), theirs);
    let asked = 0;
    const outcome = await content.commit(
      makeCommit({
        expected: new Map([
          ['a.md', opened.blobIds.get('a.md') ?? null],
          ['b.md', opened.blobIds.get('b.md') ?? null],
        ]),
        change: async () => {
          asked += 1;
          return new Map([['a.md', 'ours']]);
        },
      }),
    );
    expect(outcome).toMatchObject({ kind: 'conflict', paths: ['a.md'] });
    expect(asked).toBe(0);
    const now = await content.state();
    expect(outcome.state.revision).toBe(now.revision);
    expect((await now.read(['a.md'])).get('a.md')).toBe(theirs['a.md'] ?? undefined);
  });

  it('a file expected not to be there, which somebody else has created, is a conflict', async () => {
    const { content, changeOutside } = await openContent(openBench, { 'b.md': 'b' });
    await changeOutside(new Map([['a.md', 'theirs']]));
    const commit = makeCommit({ expected: new Map([['a.md', null]]), change: new Map([['a.md', 'ours']]) });
    expect(await content.commit(commit)).toMatchObject({ kind: 'conflict', paths: ['a.md'] });
    expect(await readAll(content)).toEqual({ 'a.md': 'theirs', 'b.md': 'b' });
  });

  it('stands on the newest state when other files have changed meanwhile', async () => {
    const { content, open, changeOutside } = await openContent(openBench, { 'a.md': 'a', 'b.md': 'b', 'c.md': 'c' });
    const opened = await content.state();
    await write(await open(), { 'b.md': 'B' });
    await changeOutside(new Map([['c.md', 'C']]));
    const expected = new Map([['a.md', opened.blobIds.get('a.md') ?? null]]);
    expect(await content.commit(makeCommit({ expected, change: new Map([['a.md', 'A']]) }))).toMatchObject({
      kind: 'committed',
    });
    expect(await readAll(content)).toEqual({ 'a.md': 'A', 'b.md': 'B', 'c.md': 'C' });
  });

  it.each(['another process', 'an outsider'])(
    'asks again for the newer state when %s has moved it between read and write',
    async (who) => {
      const { content, open, changeOutside } = await openContent(openBench, { 'count.md': '0' });
      const other = await open();
      const seen: (string | undefined)[] = [];
      const outcome = await content.commit(
        makeCommit({
          change: async (state) => {
            const count = (await state.read(['count.md'])).get('count.md');
            seen.push(count);
            const theirs = { 'count.md': String(Number(count) + 10) };
            if (seen.length <= 2)
              await (who === 'an outsider' ? changeOutside(new Map(Object.entries(theirs))) : write(other, theirs));
            return new Map([['count.md', String(Number(count) + 1)]]);
          },
        }),
      );
      expect(outcome.kind).toBe('committed');
      expect(seen).toEqual(['0', '10', '20']);
      expect(await readAll(content)).toEqual({ 'count.md': '21' });
    },
  );

  it('finds the conflict that arises between read and write', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': 'a', 'b.md': 'b' });
    const other = await open();
    const opened = await content.state();
    let asked = 0;
    const outcome = await content.commit(
      makeCommit({
        expected: new Map([['a.md', opened.blobIds.get('a.md') ?? null]]),
        change: async () => {
          asked += 1;
          await write(other, { 'a.md': 'theirs' });
          return new Map([
            ['a.md', 'ours'],
            ['b.md', 'ours'],
          ]);
        },
      }),
    );
    expect(outcome).toMatchObject({ kind: 'conflict', paths: ['a.md'] });
    expect(asked).toBe(1);
    expect(await readAll(content)).toEqual({ 'a.md': 'theirs', 'b.md': 'b' });
  });

  it('a change that throws ends the commit with its own error, and nothing is written', async () => {
    const { content } = await openContent(openBench, { 'a.md': 'a' });
    const before = await content.state();
    const error = new Error('The tree would be wrong');
    await expect(content.commit(makeCommit({ change: () => Promise.reject(error) }))).rejects.toBe(error);
    expect((await content.state()).revision).toBe(before.revision);
    expect((await write(content, { 'a.md': 'b' })).kind).toBe('committed');
  });

  it.each(['jana@kd.example', 'Jana Nováková', '', 'u\nCo-authored-by: x', 'x'.repeat(65)])(
    'refuses %j as an author: only the id of an account goes into history',
    async (author) => {
      const { content } = await openContent(openBench, { 'a.md': 'a' });
      const before = await content.state();
      await expect(content.commit(makeCommit({ author, change: new Map([['a.md', 'b']]) }))).rejects.toThrow('author');
      expect((await content.state()).revision).toBe(before.revision);
    },
  );

  it('takes up what was changed outside, deletions too', async () => {
    const { content, changeOutside } = await openContent(openBench, { 'a.md': 'a', 'b.md': 'b', 'c/c.md': 'c' });
    await content.state();
    await changeOutside(
      new Map([
        ['a.md', 'A'],
        ['b.md', null],
        ['c/d.md', 'd'],
      ]),
    );
    expect(await readAll(content)).toEqual({ 'a.md': 'A', 'c/c.md': 'c', 'c/d.md': 'd' });
  });
}
