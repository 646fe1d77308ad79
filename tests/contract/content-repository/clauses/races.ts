import { expect, it } from 'vitest';
import type { ContentState } from '../../../../src/server/ports/repository/content-repository.ts';
import { makeCommit, type OpenBench, openContent, readAll, write } from '../content-bench.ts';

const FIFTY = Array.from({ length: 50 }, (_, at) => at);

const nextPath = ({ blobIds }: ContentState) =>
  `events/${String(Math.max(0, ...Array.from(blobIds.keys(), (path) => Number.parseInt(path.slice(7), 10))) + 1).padStart(4, '0')}.md`;

export function describeRaces(openBench: OpenBench): void {
  it('of fifty simultaneous saves of one file each is in the history or told of its conflict', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': 'opened' });
    const others = await Promise.all([1, 2, 3, 4].map(open));
    const opened = (await content.state()).blobIds.get('a.md') ?? null;
    const outcomes = await Promise.all(
      FIFTY.map((at) =>
        (others[at % 5] ?? content).commit(
          makeCommit({
            author: `u_${at}`,
            expected: new Map([['a.md', opened]]),
            change: new Map([['a.md', `by ${at}`]]),
          }),
        ),
      ),
    );
    const winners = FIFTY.filter((at) => outcomes[at]?.kind === 'committed');
    expect(winners).toHaveLength(1);
    const history = await content.history(['a.md'], { limit: 100 });
    expect(history.map(({ author }) => author)).toEqual([`u_${winners[0]}`, null]);
    expect(await readAll(content)).toEqual({ 'a.md': `by ${winners[0]}` });
  });

  it('the same without an expectation: everybody is told of success, and only the last text is there', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': 'opened' });
    const others = await Promise.all([1, 2, 3, 4].map(open));
    const outcomes = await Promise.all(
      FIFTY.map((at) => write(others[at % 5] ?? content, { 'a.md': `by ${at}` }).then(({ kind }) => kind)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['committed']));
    expect(await content.history(['a.md'], { limit: 100 })).toHaveLength(51);
  });

  it('fifty simultaneous saves of different files all arrive', async () => {
    const files = Object.fromEntries(FIFTY.map((at) => [`f/${at}.md`, 'opened']));
    const { content, open } = await openContent(openBench, files);
    const others = await Promise.all([1, 2, 3, 4].map(open));
    const { blobIds } = await content.state();
    const outcomes = await Promise.all(
      FIFTY.map((at) =>
        (others[at % 5] ?? content).commit(
          makeCommit({
            expected: new Map([[`f/${at}.md`, blobIds.get(`f/${at}.md`) ?? null]]),
            change: new Map([[`f/${at}.md`, `by ${at}`]]),
          }),
        ),
      ),
    );
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['committed']));
    expect(await readAll(content)).toEqual(Object.fromEntries(FIFTY.map((at) => [`f/${at}.md`, `by ${at}`])));
  });

  it('fifty simultaneous creations end as fifty files with fifty ids', async () => {
    const { content, open } = await openContent(openBench, { 'events/0007.md': 'first' });
    const others = await Promise.all([1, 2, 3, 4].map(open));
    await Promise.all(
      FIFTY.map((at) =>
        (others[at % 5] ?? content).commit(
          makeCommit({ change: async (state) => new Map([[nextPath(state), `by ${at}`]]) }),
        ),
      ),
    );
    const { 'events/0007.md': first, ...created } = await readAll(content);
    expect(first).toBe('first');
    expect(Object.keys(created).sort()).toEqual(FIFTY.map((at) => `events/${String(at + 8).padStart(4, '0')}.md`));
    expect(Object.values(created).sort()).toEqual(FIFTY.map((at) => `by ${at}`).sort());
  });

  it('the same with an id chosen before: all fifty land on one file', async () => {
    const { content, open } = await openContent(openBench, { 'events/0007.md': 'first' });
    const others = await Promise.all([1, 2, 3, 4].map(open));
    const chosen = nextPath(await content.state());
    await Promise.all(FIFTY.map((at) => write(others[at % 5] ?? content, { [chosen]: `by ${at}` })));
    expect(Object.keys(await readAll(content)).sort()).toEqual(['events/0007.md', 'events/0008.md']);
  });

  it('readers meet whole commits only', async () => {
    const { content, open } = await openContent(openBench, { 'a.md': '0', 'b.md': '0' });
    const reader = await open();
    let isWriting = true;
    const writing = (async () => {
      for (let step = 1; step <= 15; step++) await write(content, { 'a.md': String(step), 'b.md': String(step) });
      isWriting = false;
    })();
    while (isWriting) {
      const { 'a.md': a, 'b.md': b } = await readAll(reader);
      expect(a).toBe(b);
    }
    await writing;
  });
}
