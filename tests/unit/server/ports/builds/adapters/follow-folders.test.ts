import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followFolders } from '../../../../../../src/server/ports/builds/adapters/follow-folders.ts';
import { tempFolder } from '../../../../../support/temp-folder.ts';

async function pass(seconds: number, folder: string): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await stat(folder);
  }
}

test('a folder that is missing is no change, as long as it does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const root = await tempFolder();
  const [kept, missing] = [join(root, 'kept'), join(root, 'missing')];
  await mkdir(kept);
  const errors: unknown[] = [];
  let changes = 0;
  const end = followFolders([kept, missing], {
    onChange() {
      changes += 1;
    },
    report: (error) => errors.push(error),
  });
  onTestFinished(end);

  // A watch sees only later writes, and they must leave it time to settle.
  await vi.waitFor(
    async () => {
      if (changes === 0) await writeFile(join(kept, 'a.json'), '[]');
      expect(changes).toBeGreaterThan(0);
    },
    { interval: 400, timeout: 10_000 },
  );
  await pass(5, root);
  const before = changes;
  await pass(5, root);
  expect(changes).toBe(before);

  await mkdir(missing);
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before), { timeout: 10_000 });
  expect(errors).toEqual([]);
});
