import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoRefresh } from '../../../../src/admin/shell/auto-refresh.ts';

const MINUTE_MS = 60_000;

let page: EventTarget;
let looks: number;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  looks = 0;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  end = autoRefresh(() => {
    looks += 1;
  });
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE_MS);
const touch = (type: string) => page.dispatchEvent(new Event(type));

test('what is shown is asked for every five minutes while somebody is there', () => {
  pass(4);
  expect(looks).toBe(0);
  pass(1);
  expect(looks).toBe(1);
  for (let turn = 0; turn < 24; turn += 1) {
    touch('pointermove');
    pass(5);
  }
  expect(looks).toBe(25);
});

test('coming back to the window asks at once, a hidden one never', () => {
  touch('visibilitychange');
  expect(looks).toBe(1);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  pass(50);
  expect(looks).toBe(1);
});

test('whoever has been away for an hour keeps no session alive, and sees what is new at the first move', () => {
  pass(60);
  expect(looks).toBe(12);
  pass(7 * 60);
  expect(looks).toBe(12);
  touch('pointermove');
  touch('pointermove');
  expect(looks).toBe(13);
});

test('an abandoned page asks once when its session is over', () => {
  pass(60 + 8 * 60 + 9);
  expect(looks).toBe(12);
  pass(1);
  expect(looks).toBe(13);
});

test('ends when it is told to', () => {
  end();
  touch('keydown');
  pass(60);
  expect(looks).toBe(0);
});
