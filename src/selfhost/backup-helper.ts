// A passphrase takes seconds of computing. The exit code says whether the output is whole.
import { once } from 'node:events';
import { openHoldings } from '../server/assemble.ts';
import type { Config } from '../server/environment.ts';
import { backupPieces } from '../server/features/data-duties/backup.ts';
import type { BackupKey } from '../server/features/data-duties/backup-key.ts';

export interface BackupOrder {
  config: Config;
  key: BackupKey;
}

// Only the server ends this process, after its open requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function make({ config, key }: BackupOrder): Promise<void> {
  const holdings = await openHoldings(config);
  try {
    for await (const piece of backupPieces(holdings, key))
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  } finally {
    await holdings.close();
  }
  await new Promise<void>((resolve) => process.stdout.end(resolve));
}

process.once('message', async (order: BackupOrder) => {
  const code = await make(order).then(
    () => 0,
    (error: unknown) => {
      console.error(error);
      return 1;
    },
  );
  process.exit(code);
});
