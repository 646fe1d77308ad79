import { expect, test } from 'vitest';
import { lastInFirstOut, limiter, memoized } from '../../../src/domain/concurrency.ts';
import { testClock } from '../../support/test-clock.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('tasks run a few at once, also after one has failed', async () => {
  const limit = limiter(2);
  let running = 0;
  let most = 0;
  const task = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => limit(() => task(index))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(2);
});

test('when all places are taken, a newcomer is refused and the others keep theirs', async () => {
  const inTurn = limiter(1, { places: 1, refusal: () => new Error('full') });
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => ends.push(resolve));
  const endOne = async () => {
    ends.shift()?.();
    await settled();
  };
  const kept = [inTurn(task), inTurn(task)];
  await expect(inTurn(task)).rejects.toThrow('full');
  await endOne();
  kept.push(inTurn(task));
  await endOne();
  await endOne();
  expect(await Promise.all(kept)).toHaveLength(3);
});

test('an answer is given again for as long as it is good, and callers at the same moment share one question', async () => {
  const clock = testClock(0);
  let asked = 0;
  const ask = memoized(
    async () => {
      asked += 1;
      return asked;
    },
    clock,
    (answer) => (answer === 1 ? 10 : 0),
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  clock.advance(9);
  expect(await ask()).toBe(1);
  clock.advance(1);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(3);
});

test('an error is not remembered', async () => {
  let isDown = true;
  const ask = memoized(
    async () => {
      if (isDown) throw new Error('down');
      return 'up';
    },
    testClock(0),
    () => 10,
  );
  await expect(ask()).rejects.toThrow('down');
  isDown = false;
  expect(await ask()).toBe('up');
});

function openQueue(maxWaiting: number) {
  const run = lastInFirstOut<string>(maxWaiting);
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const ask = (name: string) =>
    run(name, () => {
      begun.push(name);
      return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(`${name} done`))));
    });
  const endOne = async (error?: Error) => {
    ends.shift()?.(error);
    await settled();
  };
  return { ask, begun, endOne };
}

test('of those that wait the one asked for last is next', async () => {
  const { ask, begun, endOne } = openQueue(10);
  const results = Promise.all(['a', 'b', 'c'].map(ask));
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(begun).toEqual(['a', 'c', 'b']);
  expect(await results).toEqual(['a done', 'b done', 'c done']);
});

test('one asked for again while it runs or waits is done once, and is then the latest', async () => {
  const { ask, begun, endOne } = openQueue(10);
  const results = Promise.all(['a', 'b', 'c', 'b', 'a'].map(ask));
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await results).toEqual(['a done', 'b done', 'c done', 'b done', 'a done']);
});

test('when too many wait, the one asked for longest ago is pushed out', async () => {
  const { ask, begun, endOne } = openQueue(2);
  const results = Promise.all(['a', 'b', 'c', 'd'].map(ask));
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(begun).toEqual(['a', 'd', 'c']);
  expect(await results).toEqual(['a done', null, 'c done', 'd done']);
});

test('one that fails keeps no other from its turn, and may be asked for again', async () => {
  const { ask, endOne } = openQueue(10);
  const failed = ask('a');
  const next = ask('b');
  await Promise.all([expect(failed).rejects.toThrow('broken'), endOne(new Error('broken'))]);
  await endOne();
  expect(await next).toBe('b done');
  const again = ask('a');
  await endOne();
  expect(await again).toBe('a done');
});

test('one that throws at once fails like any other', async () => {
  const run = lastInFirstOut<string>(10);
  const broken = run('a', () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await run('b', async () => 'b done')).toBe('b done');
});
