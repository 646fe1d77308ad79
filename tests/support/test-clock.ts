import type { Clock } from '../../src/domain/time/clock.ts';

export interface TestClock extends Clock {
  /** Moves on by so many milliseconds. */
  advance(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function testClock(nowMs: number): TestClock {
  let now = nowMs;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
