import { createHash } from 'node:crypto';
import { pictureName } from '../media/picture-name.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import { backupParts } from './backup-parts.ts';

const UNREADABLE =
  'Záloha sa po zapísaní nedala celá prečítať späť, preto sme ju zmazali. Skontrolujte disk a\u00a0skúste to znova.';

/**
 * Opens a backup that has just been written and reads it to its end, as a restore would.
 * @param written digest of all entries as they went in
 * @returns the names of pictures whose bytes do not have the digest they are named by: they had been damaged before
 * @throws BackupError when anything cannot be read, or is not as it went in
 */
export async function readBack(path: string, key: BackupKey, written: string): Promise<{ damaged: string[] }> {
  const read = createHash('sha256');
  const damaged: string[] = [];
  try {
    for await (const part of backupParts(path, key, read)) {
      if (part.kind === 'picture' && pictureName(part.bytes) !== part.name) damaged.push(part.name);
      if (part.kind === 'file') for await (const _chunk of part.chunks);
    }
  } catch (cause) {
    throw new BackupError(UNREADABLE, { cause });
  }
  if (read.digest('hex') !== written) throw new BackupError(UNREADABLE);
  return { damaged };
}
