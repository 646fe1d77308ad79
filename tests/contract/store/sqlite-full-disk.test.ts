import { type StatsFs, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sqliteStore } from '../../../src/server/store/sqlite-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';
import { put } from './store-bench.ts';

vi.mock('node:fs', async (original) => {
  const fs: typeof import('node:fs') = await original();
  return { ...fs, statfsSync: vi.fn(fs.statfsSync) };
});

test('a disk without room is no store that serves, although it can still be read', async () => {
  const store = await sqliteStore({ path: join(await tempFolder(), 'store.sqlite'), clock: testClock(TEST_NOW) });
  await store.commit([put('a', '1')]);
  await store.ping();
  vi.mocked(statfsSync).mockReturnValue({ bavail: 200, bsize: 4096 } as StatsFs);
  await expect(store.ping()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('full') });
  expect((await store.get('a'))?.value).toBe('1');
  await store.close();
});
