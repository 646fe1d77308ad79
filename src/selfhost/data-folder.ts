import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isSqliteBusy } from './start-problem.ts';

/** The server before may be about to end. */
const PATIENCE_MS = 2000;

export interface HeldFolder {
  release(): void;
}

/**
 * Makes this process the only server over a data folder: two would remove each other's builds. What is held is the lock of a
 * file, which the system frees when the process ends, however that happens.
 * @throws Error with a sentence for the person who started it, while another server runs
 */
export function holdDataFolder(dataDir: string): HeldFolder {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: PATIENCE_MS });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isSqliteBusy(error)) throw error;
    throw new Error(
      `Nad priečinkom ${dataDir} už beží iný server. Ukončite ho, alebo zvoľte iný priečinok premennou DATA_DIR.`,
    );
  }
  return { release: () => file.close() };
}
