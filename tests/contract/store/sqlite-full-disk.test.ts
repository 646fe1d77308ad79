import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqliteStore } from '../../../src/server/ports/store/adapters/sqlite-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';
import { put } from './store-bench.ts';

function fillDisk(free: { bavail: number; bsize: number }): void {
  const spy = vi.spyOn(fs, 'statfsSync').mockReturnValue(free as fs.StatsFs);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a disk without room is no store that serves, although it can still be read', async () => {
  const store = await sqliteStore({ path: join(await tempFolder(), 'store.sqlite'), clock: testClock(TEST_NOW) });
  await store.commit([put('a', '1')]);
  await store.ping();
  fillDisk({ bavail: 200, bsize: 4096 });
  await expect(store.ping()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('full') });
  expect((await store.get('a'))?.value).toBe('1');
  await store.close();
});
