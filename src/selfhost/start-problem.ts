import { StoreError } from '../server/store/store.ts';

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
const BUSY = 5;

/** What kept a start, or another command of the terminal, from its work: a sentence, and behind it the words of the system. */
export function startProblem(error: unknown): string {
  // What was said in a sentence already, such as of a port, stays; the store says why in its cause alone.
  const reason = error instanceof StoreError ? (error.cause ?? error) : error;
  if (!(reason instanceof Error)) return String(reason);
  const sentence = SENTENCES[codeOf(reason)];
  return sentence === undefined
    ? (error instanceof Error ? error : reason).message
    : `${sentence} (${reason.message}).`;
}

export function isSqliteBusy(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === BUSY;
}

/** SQLite puts what a result is more exactly above its first eight bits. */
function codeOf(error: Error): string | number {
  if ('errcode' in error) return Number(error.errcode) & 0xff;
  return 'code' in error ? String(error.code) : '';
}
