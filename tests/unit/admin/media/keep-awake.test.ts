import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from '../../../../src/admin/media/keep-awake.ts';

interface Lock {
  release(): Promise<void>;
}

let page: EventTarget;
let held: Set<Lock>;

/** As a browser does: a hidden page gets none. */
async function request(): Promise<Lock> {
  if (document.visibilityState === 'hidden') throw new DOMException('The page is hidden', 'NotAllowedError');
  const lock: Lock = {
    async release() {
      held.delete(lock);
    },
  };
  held.add(lock);
  return lock;
}

/** Shows or hides the page; a hidden one loses what it holds. */
function turn(visibilityState: 'visible' | 'hidden'): void {
  vi.stubGlobal('document', { visibilityState });
  if (visibilityState === 'hidden') held.clear();
  page.dispatchEvent(new Event('visibilitychange'));
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  page = new EventTarget();
  held = new Set();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  turn('visible');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a phone stays awake until this is stopped, also after its page was hidden for a while', async () => {
  const stop = keepAwake();
  expect(held.size).toBe(1);
  turn('hidden');
  expect(held.size).toBe(0);
  turn('visible');
  expect(held.size).toBe(1);
  stop();
  await settled();
  expect(held.size).toBe(0);
  turn('hidden');
  turn('visible');
  expect(held.size).toBe(0);
});

test('on a page that is hidden from the beginning it waits until somebody sees it', () => {
  turn('hidden');
  const stop = keepAwake();
  expect(held.size).toBe(0);
  turn('visible');
  expect(held.size).toBe(1);
  stop();
});

test('a browser that keeps no phone awake does nothing', () => {
  vi.stubGlobal('navigator', {});
  const stop = keepAwake();
  turn('hidden');
  turn('visible');
  stop();
  expect(held.size).toBe(0);
});
