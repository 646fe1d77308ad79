import { expect, test } from 'vitest';
import { trackedBackground, withWaitUntil } from '../../../../../src/server/core/jobs/background.ts';

const silent = () => {};

test('a task starts after the answer, and settled waits for it and for those it begins', async () => {
  const { background, settled } = trackedBackground(silent);
  const steps: string[] = [];
  background(async () => {
    steps.push('first');
    background(async () => {
      steps.push('second');
    });
  });
  steps.push('answer');
  await settled();
  expect(steps).toEqual(['answer', 'first', 'second']);
});

test('what a task throws is reported', async () => {
  const errors: unknown[] = [];
  const { background, settled } = trackedBackground((error) => errors.push(error));
  background(() => Promise.reject(new Error('no')));
  await settled();
  expect(errors).toEqual([new Error('no')]);
});

test('the platform is asked to stay awake for the tasks of the request it answers', async () => {
  const { background, settled } = trackedBackground(silent);
  const kept: Promise<unknown>[] = [];
  let isDone = false;
  await withWaitUntil(
    (promise) => kept.push(promise),
    async () => {
      await Promise.resolve();
      background(async () => {
        isDone = true;
      });
    },
  );
  background(async () => {});
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
  expect(isDone).toBe(true);
  await settled();
});

test('a task may pause; stopping ends its pauses at once and tells it so', async () => {
  const { background, settled, stop } = trackedBackground(silent);
  const passed: boolean[] = [];
  background(async (pause) => {
    passed.push(await pause(1));
    stop();
    passed.push(await pause(60_000));
  });
  background(async (pause) => {
    passed.push(await pause(60_000));
  });
  await settled();
  expect(passed.toSorted()).toEqual([false, false, true]);
});
