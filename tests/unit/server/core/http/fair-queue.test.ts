import { expect, test } from 'vitest';
import { type Customer, fairQueue } from '../../../../../src/server/core/http/fair-queue.ts';

const stranger = (network: string): Customer => ({ network, isKnown: false });
const known = (network: string): Customer => ({ network, isKnown: true });

function openWork(places: number) {
  const work = fairQueue(1, places, 'Neskôr.');
  const began: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    began,
    refused,
    async come(name: string, customer: Customer) {
      const task = () => {
        began.push(name);
        return new Promise<void>((end) => ends.push(end));
      };
      work(customer, task).catch(({ kind }) => refused.push(`${name} ${kind}`));
      await settled();
    },
    async finishAll() {
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end();
        await settled();
      }
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('networks take turns: one that asks for much does not put off the others', async () => {
  const { come, finishAll, began } = openWork(10);
  for (const name of ['a1', 'a2', 'a3', 'a4']) await come(name, stranger('192.0.2.1'));
  await come('b1', stranger('198.51.100.1'));
  await come('b2', stranger('198.51.100.1'));
  await come('c1', stranger('2001:db8:1::1'));
  await finishAll();
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test.each([
  ['of a /24', '192.0.2.1', '192.0.2.200'],
  ['of a /56', '2001:db8:1:100::1', '2001:db8:1:1ff::1'],
  ['of a /48', '2001:db8:1:1::1', '2001:db8:1:ff00::1'],
])('addresses %s have their turns together', async (_, one, other) => {
  const { come, finishAll, began } = openWork(10);
  for (const [name, address] of Object.entries({ a1: one, a2: one, a3: other, a4: other }))
    await come(name, stranger(address));
  await come('b1', stranger('198.51.100.1'));
  await finishAll();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('who is known goes first, also among themselves by turns', async () => {
  const { come, finishAll, began } = openWork(10);
  for (const name of ['a1', 'a2']) await come(name, stranger('192.0.2.1'));
  for (const name of ['b1', 'b2']) await come(name, known('198.51.100.1'));
  await come('c1', known('203.0.113.1'));
  await finishAll();
  expect(began).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
});

test('when all places are taken, a newcomer gets the last place of the network that holds the most', async () => {
  const { come, finishAll, began, refused } = openWork(3);
  for (const name of ['a1', 'a2', 'a3', 'a4']) await come(name, stranger('192.0.2.1'));
  await come('b1', stranger('198.51.100.1'));
  expect(refused).toEqual(['a4 unavailable']);
  await come('a5', stranger('192.0.2.1'));
  await come('b2', stranger('198.51.100.1'));
  expect(refused).toEqual(['a4 unavailable', 'a5 unavailable', 'b2 unavailable']);
  await finishAll();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('strangers from as many networks as there are places keep nobody out whom the site knows', async () => {
  const { come, finishAll, began, refused } = openWork(3);
  for (const at of [1, 2, 3, 4]) await come(`a${at}`, stranger(`203.0.${at}.1`));
  await come('b1', stranger('198.51.100.1'));
  await come('k1', known('192.0.2.1'));
  expect(refused).toEqual(['b1 unavailable', 'a4 unavailable']);
  await finishAll();
  expect(began).toEqual(['a1', 'k1', 'a2', 'a3']);
});

test('known ones are refused only when all places are theirs', async () => {
  const { come, finishAll, began, refused } = openWork(2);
  for (const at of [1, 2, 3, 4]) await come(`k${at}`, known('192.0.2.1'));
  await come('a1', stranger('198.51.100.1'));
  await come('l1', known('203.0.113.1'));
  expect(refused).toEqual(['k4 unavailable', 'a1 unavailable', 'k3 unavailable']);
  await finishAll();
  expect(began).toEqual(['k1', 'k2', 'l1']);
  await come('a2', stranger('198.51.100.1'));
  await finishAll();
  expect(began.at(-1)).toBe('a2');
});

test('a task that fails passes its turn on', async () => {
  const work = fairQueue(1, 1, 'Neskôr.');
  const failing = work(stranger('192.0.2.1'), () => Promise.reject(new Error('broken')));
  const next = work(stranger('192.0.2.1'), async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
