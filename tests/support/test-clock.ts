import type { Clock } from '../../src/domain/time/clock.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function testClock(nowMs: number): TestClock {
  let now = nowMs;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
