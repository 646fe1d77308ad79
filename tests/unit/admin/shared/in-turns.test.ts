import { expect, onTestFinished, test, vi } from 'vitest';
import { atOnce, inTurns, type Steps } from '../../../../src/admin/shared/in-turns.ts';

function* work(done: string[]): Steps<string> {
  done.push('first step');
  yield;
  done.push('second step');
  return 'result';
}

test('a turn that has taken long lets other work of the page come between', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 120;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  const done: string[] = [];
  setTimeout(() => done.push('a press of a button'));
  expect(await inTurns(work(done))).toBe('result');
  expect(done).toEqual(['first step', 'a press of a button', 'second step']);
});

test('done at once, all steps follow each other', () => {
  const done: string[] = [];
  expect(atOnce(work(done))).toBe('result');
  expect(done).toEqual(['first step', 'second step']);
});
