import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupError } from '../src/server/features/data-duties/backup-format.ts';

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
