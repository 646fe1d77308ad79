import { expect, test } from 'vitest';
import { memoized } from '../../../../../src/server/features/health/routes.ts';
import { testClock } from '../../../../support/test-clock.ts';

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
