// `npm run backup -- <file>`

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeBackup } from '../src/server/features/data-duties/backup.ts';
import { BackupError } from '../src/server/features/data-duties/backup-format.ts';
import type { BackupKey } from '../src/server/features/data-duties/backup-key.ts';
import type { Holdings } from '../src/server/services.ts';
import { askSecret, openGivenHoldings, runBackupCommand } from './backup-command.ts';

const USAGE = `Použitie: npm run backup -- <súbor>
Zamkne ju heslo z\u00a0premennej BACKUP_PASSPHRASE, verejný kľúč z\u00a0BACKUP_RECIPIENT, alebo heslo, na ktoré sa opýta.`;

async function findKey(): Promise<BackupKey> {
  const { BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE } = process.env;
  if (recipient) return { kind: 'recipient', recipient };
  if (BACKUP_PASSPHRASE) return { kind: 'passphrase', passphrase: BACKUP_PASSPHRASE };
  const passphrase = await askSecret('Heslo k\u00a0zálohe: ');
  if (passphrase !== (await askSecret('Ešte raz to isté: '))) throw new BackupError('Heslá sa líšia. Skúste to znova.');
  return { kind: 'passphrase', passphrase };
}

/** Otherwise only a restore would find out that the content is missing. */
function requireContent({ content, contentDir }: Holdings['config']): void {
  if (content.kind === 'local' && !existsSync(contentDir))
    throw new BackupError(
      `Priečinok ${resolve(contentDir)} neexistuje, záloha by obsah webu nemala. Opravte premennú CONTENT_DIR.`,
    );
}

async function backUp(path: string): Promise<void> {
  const key = await findKey();
  const holdings = await openGivenHoldings();
  try {
    requireContent(holdings.config);
    const { records, pictures, files, bytes, damaged } = await makeBackup(holdings, path, key);
    console.log(
      `Záloha je v\u00a0súbore ${path} (${Math.ceil(bytes / 1024)} KB): záznamy ${records}, obrázky ${pictures}, súbory obsahu ${files}.`,
    );
    console.log('Po zapísaní sme ju celú prečítali späť.');
    if (damaged.length > 0)
      console.log(`Tieto obrázky boli poškodené už predtým, nahrajte ich znova: ${damaged.join(', ')}.`);
    const opener = key.kind === 'recipient' ? 'Súkromný kľúč' : 'Heslo';
    console.log(`${opener} uschovajte inde než súbor: bez neho zálohu neotvorí nikto.`);
  } finally {
    await holdings.close();
  }
}

await runBackupCommand(USAGE, backUp);
