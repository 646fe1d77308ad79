import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { reportToConsole } from '../server/core/http/error-handler.ts';
import type { Config } from '../server/environment.ts';
import type { OpenBackup } from '../server/features/data-duties/backup-routes.ts';
import type { BackupOrder } from './backup-helper.ts';

const SCRIPT = fileURLToPath(new URL('./backup-helper.ts', import.meta.url));

export function backupDownloads(config: Config, script = SCRIPT): OpenBackup {
  return async function* pieces(key) {
    const helper = fork(script, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: {}, execArgv: [] });
    const ended = once(helper, 'exit').then(([code, signal]) => (code === 0 ? null : `${code ?? signal}`));
    // Whoever waits for the end gets the error; a later one tells nothing new.
    ended.catch(() => {});
    helper.on('error', () => {});
    try {
      helper.send({ config, key } satisfies BackupOrder, () => {});
      if (helper.stdout !== null) for await (const piece of helper.stdout) yield piece;
      const problem = await ended;
      if (problem !== null) throw new Error(`The process that makes backups ended with ${problem}`);
    } catch (error) {
      reportToConsole({ request_id: null, method: '', route: 'backup', error });
      throw error;
    } finally {
      helper.kill('SIGKILL');
    }
  };
}
