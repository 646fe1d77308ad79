// Twins without the protection show that the races are real.
import { expect, it } from 'vitest';
import type { Store } from '../../../../src/server/ports/store/store.ts';
import { type OpenBench, put } from '../store-bench.ts';

const CALLERS = 50;

export function describeRaces(openBench: OpenBench): void {
  async function race<T>(act: (store: Store, caller: number) => Promise<T>) {
    const { open } = await openBench();
    const stores = [await open(), await open()] as const;
    const callers = Array.from({ length: CALLERS }, (_, caller) => act(stores[caller % 2 === 0 ? 0 : 1], caller));
    return { results: await Promise.all(callers), store: stores[0] };
  }

  const isTrue = (result: boolean) => result;

  it('let one of fifty create a record', async () => {
    const { results, store } = await race(async (own, caller) => {
      const result = await own.commit([put('seat', String(caller), { expect: 'absent' })]);
      return result.ok;
    });
    expect(results.filter(isTrue)).toHaveLength(1);
    expect((await store.get('seat'))?.value).toBe(String(results.indexOf(true)));
  });

  it('twin: looking first and creating without an expectation lets several believe they won', async () => {
    const { results } = await race(async (own, caller) => {
      if ((await own.get('seat')) !== null) return false;
      const result = await own.commit([put('seat', String(caller))]);
      return result.ok;
    });
    expect(results.filter(isTrue).length).toBeGreaterThan(1);
  });

  it('let one of fifty book a place that two records share', async () => {
    const { results, store } = await race(async (own, caller) => {
      const result = await own.commit([
        put(`booking:${caller}`, '', { expect: 'absent', indexes: { bookings: caller } }),
        put('room', String(caller), { expect: 'absent' }),
      ]);
      return result.ok;
    });
    expect(results.filter(isTrue)).toHaveLength(1);
    expect(await store.count('bookings')).toBe(1);
  });

  it('add fifty increments up, and tell every caller another number', async () => {
    const { results, store } = await race(async (own) => (await own.increment('n')).value);
    expect(results.toSorted((a, b) => a - b)).toEqual(Array.from({ length: CALLERS }, (_, at) => at + 1));
    expect((await store.get('n'))?.value).toBe(String(CALLERS));
  });

  const readNumber = (record: { value: string } | null) => Number(record?.value ?? 0);

  it('lose no update that expects the version it read and tries again', async () => {
    const { store } = await race(async (own) => {
      for (;;) {
        const record = await own.get('n');
        const expectation = record === null ? 'absent' : { version: record.version };
        const result = await own.commit([put('n', String(readNumber(record) + 1), { expect: expectation })]);
        if (result.ok) return;
      }
    });
    expect(readNumber(await store.get('n'))).toBe(CALLERS);
  });

  it('twin: reading and writing without an expectation loses updates', async () => {
    const { store } = await race(async (own) => {
      const record = await own.get('n');
      await own.commit([put('n', String(readNumber(record) + 1))]);
    });
    expect(readNumber(await store.get('n'))).toBeLessThan(CALLERS);
  });

  it('let one of fifty take a token', async () => {
    const { open } = await openBench();
    const [one, two] = [await open(), await open()];
    await one.commit([put('token', 'Anna', { ttlSeconds: 60, indexes: { tokens: 1 } })]);
    const taken = await Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => (caller % 2 === 0 ? one : two).take('token')),
    );
    expect(taken.filter((record) => record !== null)).toMatchObject([{ value: 'Anna' }]);
    expect(await one.count('tokens')).toBe(0);
  });

  it('twin: reading and then removing lets several use one token', async () => {
    const { open } = await openBench();
    const [one, two] = [await open(), await open()];
    await one.commit([put('token', 'Anna')]);
    const taken = await Promise.all(
      Array.from({ length: CALLERS }, async (_, caller) => {
        const own = caller % 2 === 0 ? one : two;
        const record = await own.get('token');
        await own.commit([{ op: 'remove', key: 'token', expect: 'any' }]);
        return record;
      }),
    );
    expect(taken.filter((record) => record !== null).length).toBeGreaterThan(1);
  });
}
