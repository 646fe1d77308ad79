import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../server/ports/store/adapters/sqlite-database.ts';
import { StoreError } from '../server/ports/store/store.ts';

const PATIENCE_MS = 2000;

export interface FolderLock {
  release(): void;
}

/**
 * Two servers would remove each other's builds; the lock ends with the process.
 * @throws Error with a sentence for the operator
 */
export function lockDataFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: PATIENCE_MS });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `Nad priečinkom ${dataDir} už beží iný server. Ukončite ho, alebo zvoľte iný priečinok premennou DATA_DIR.`,
    );
  }
  return { release: () => file.close() };
}

const NO_SPACE =
  'Na disku s\u00a0priečinkom DATA_DIR nie je voľné miesto. Uvoľnite ho a\u00a0skúste to znova, nič z\u00a0uloženého sa nestratilo';
const NOT_OURS = 'Do priečinka DATA_DIR sa nedá zapisovať. Má to byť priečinok používateľa, pod ktorým server beží';
const HELD = 'Databázu v\u00a0priečinku DATA_DIR drží iný program. Ukončite ho a\u00a0skúste to znova';
const BROKEN =
  'Databáza v\u00a0priečinku DATA_DIR je poškodená. Obnovte ju zo zálohy (docs/operations.md, Backup and restore)';
const DISK = 'Disk s\u00a0priečinkom DATA_DIR je plný alebo hlási chybu';

/** Codes of the system, and primary result codes of SQLite. */
const SENTENCES: Readonly<Record<string | number, string>> = {
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
  13: NO_SPACE,
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: NOT_OURS,
  ENOTDIR: NOT_OURS,
  8: NOT_OURS,
  14: NOT_OURS,
  5: HELD,
  11: BROKEN,
  26: BROKEN,
  EIO: DISK,
  10: DISK,
};

export function startProblem(error: unknown): string {
  const reason = error instanceof StoreError ? (error.cause ?? error) : error;
  if (!(reason instanceof Error)) return String(reason);
  const sentence = SENTENCES[codeOf(reason)];
  return sentence === undefined
    ? (error instanceof Error ? error : reason).message
    : `${sentence} (${reason.message}).`;
}

/** SQLite keeps the details of a result above its lowest eight bits. */
function codeOf(error: Error): string | number {
  if ('errcode' in error) return Number(error.errcode) & 0xff;
  return 'code' in error ? String(error.code) : '';
}
