import { startProblem } from '../src/selfhost/data-folder.ts';
import { holdingsFromEnv } from '../src/server/assemble.ts';
import { BackupError } from '../src/server/features/data-duties/backup-format.ts';
import type { Holdings } from '../src/server/services.ts';

/**
 * Where the environment says.
 * @throws BackupError: a variable is wrong, or the data folder cannot be used
 */
export async function openGivenHoldings(): Promise<Holdings> {
  try {
    return await holdingsFromEnv(process.env);
  } catch (cause) {
    throw new BackupError(startProblem(cause), { cause });
  }
}
