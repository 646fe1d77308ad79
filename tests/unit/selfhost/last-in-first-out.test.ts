import { expect, test } from 'vitest';
import { lastInFirstOut } from '../../../src/selfhost/last-in-first-out.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

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
