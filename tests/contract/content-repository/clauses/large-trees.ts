import { expect, it } from 'vitest';
import { makeCommit, type OpenBench, openContent } from '../content-bench.ts';

const COUNT = 2000;
const pathOf = (id: number) => `events/${String(id).padStart(4, '0')}-an-event-with-a-name.md`;

export function describeLargeTrees(openBench: OpenBench): void {
  it('two thousand files are read and changed one by one, and may change all at once', async () => {
    const ids = Array.from({ length: COUNT }, (_, at) => at + 1);
    const files = Object.fromEntries(ids.map((id) => [pathOf(id), `event ${id}`]));
    const { content } = await openContent(openBench, files);
    const state = await content.state();
    expect(state.blobIds.size).toBe(COUNT);
    expect((await state.read([pathOf(1), pathOf(COUNT)])).size).toBe(2);
    for (const id of [1, 1000, COUNT]) {
      const change = new Map([[pathOf(id), `changed ${id}`]]);
      expect((await content.commit(makeCommit({ change }))).kind).toBe('committed');
    }
    const all = new Map(ids.map((id) => [pathOf(id), `again ${id}`]));
    const { state: after } = await content.commit(makeCommit({ change: all }));
    expect(await after.read([pathOf(1234)])).toEqual(new Map([[pathOf(1234), 'again 1234']]));
  }, 60_000);
}
