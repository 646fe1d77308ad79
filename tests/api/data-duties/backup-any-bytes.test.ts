import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBackup } from '../../../src/server/features/data-duties/backup.ts';
import { BackupError } from '../../../src/server/features/data-duties/backup-format.ts';
import { lock, unlock } from '../../../src/server/features/data-duties/backup-key.ts';
import { backupParts } from '../../../src/server/features/data-duties/read-backup.ts';
import { restoreBackup } from '../../../src/server/features/data-duties/restore.ts';
import { BYTES, emptyHouse, filesOf, KEY, PICTURE, recordsOf } from '../../support/backup-houses.ts';
import { makeAccount } from '../../support/make-account.ts';
import { mutatedBytes } from '../../support/mutated-bytes.ts';
import { cases, SLOW_CASES_MS } from '../../support/property-cases.ts';
import { testServices } from '../../support/test-services.ts';

const SIGNS = [
  ...['\0', '\0'.repeat(512), '\n', '\r', ' ', '"', '}', '{', '[', 'null', '-1', '__proto__', '\ud83d\ude00'],
  ...['-> scrypt x\n', '--- ', 'age-encryption.org/v2', 'ustar\0', '../', 'media/', 'records/', '"format":99,"x":'],
];

async function smallBackup() {
  const services = await testServices();
  await writeFile(join(services.config.dataDir, 'secret'), `${'s'.repeat(43)}\n`);
  await services.media.put(PICTURE, BYTES);
  await makeAccount(services);
  const file = join(services.folder, 'zaloha.age');
  await makeBackup(services, file, KEY);
  return { file, whole: await readFile(file) };
}

async function* onePiece(bytes: Uint8Array) {
  yield bytes;
}

function expectRefusal(error: unknown): void {
  if (!(error instanceof BackupError)) throw error;
  expect(error.message).toMatch(/^\p{Lu}.*\.$/su);
  expect(error.message).not.toContain('do prázdnej inštalácie');
}

test(
  'whatever becomes of a backup on its way, a restore refuses it with a sentence and writes nothing',
  async () => {
    const { file, whole } = await smallBackup();
    const target = await emptyHouse();
    const damaged = mutatedBytes({ files: new Map([['backup', whole]]), signs: SIGNS, valueAfter: ' ' });
    await fc.assert(
      fc.asyncProperty(damaged, async ({ bytes }) => {
        fc.pre(!bytes.equals(whole));
        await writeFile(file, bytes);
        const restored = restoreBackup(target, file, KEY).then(() => new Error('It was restored'));
        expectRefusal(await restored.catch((error: unknown) => error));
      }),
      cases(200),
    );
    expect(await recordsOf(target.store)).toEqual(new Map());
    expect(await filesOf(target.config)).toEqual([]);
    await target.close();
  },
  SLOW_CASES_MS,
);

test(
  'whatever has been locked as a backup, it is read to its end or refused with a sentence',
  async () => {
    const { file, whole } = await smallBackup();
    const pieces: Uint8Array[] = [];
    for await (const piece of unlock(KEY, onePiece(whole))) pieces.push(piece);
    const archives = new Map([['archive', Buffer.concat(pieces)]]);
    await fc.assert(
      fc.asyncProperty(mutatedBytes({ files: archives, signs: SIGNS, valueAfter: '":' }), async ({ bytes }) => {
        const { chunks } = await lock(KEY, onePiece(bytes));
        await writeFile(file, chunks);
        try {
          for await (const part of backupParts(file, KEY))
            if (part.kind === 'file') for await (const _chunk of part.chunks);
        } catch (error) {
          expectRefusal(error);
        }
      }),
      cases(200),
    );
  },
  SLOW_CASES_MS,
);
