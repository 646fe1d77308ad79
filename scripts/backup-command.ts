import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { startProblem } from '../src/selfhost/data-folder.ts';
import { holdingsFromEnv } from '../src/server/assemble.ts';
import { BackupError } from '../src/server/features/data-duties/backup-format.ts';
import type { Holdings } from '../src/server/services.ts';

/** Runs the command with the file that it was given, and says in a sentence why it could not do its work. */
export async function runBackupCommand(usage: string, command: (path: string) => Promise<void>): Promise<void> {
  const [path] = process.argv.slice(2);
  try {
    if (path === undefined) throw new BackupError(usage);
    await command(path);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Opens what is kept where the environment says.
 * @throws BackupError: a variable is wrong, or the data folder cannot be used
 */
export async function openGivenHoldings(): Promise<Holdings> {
  try {
    return await holdingsFromEnv(process.env);
  } catch (cause) {
    throw new BackupError(startProblem(cause), { cause });
  }
}

/**
 * Does not show what is typed.
 * @throws BackupError without a terminal, and on Ctrl+C
 */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new BackupError(
      'Heslo k\u00a0zálohe chýba a\u00a0bez terminálu sa naň nemáme koho opýtať. Nastavte BACKUP_PASSPHRASE.',
    );
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } catch (cause) {
    throw new BackupError('Bez hesla sme skončili, nič sa nezmenilo.', { cause });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
