import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';

/** The longest wait for a turn; the test or hook that takes one needs it besides its own time. */
export const TURN_MS = 120_000;

/**
 * For what takes a whole machine for seconds: builds, and what begins with one. No two of them run at once, in whichever
 * processes their test files are; the lock ends with its process.
 */
export async function withMachineLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir('.cache', { recursive: true });
  const lock = new DatabaseSync(join('.cache', 'machine.lock'));
  try {
    await vi.waitFor(() => lock.exec('BEGIN EXCLUSIVE'), { timeout: TURN_MS, interval: 100 });
    return await work();
  } finally {
    lock.close();
  }
}
