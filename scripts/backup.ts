// `npm run backup -- <file>`

import { holdingsFromEnv } from '../src/server/assemble.ts';
import { makeBackup } from '../src/server/features/data-duties/backup.ts';
import { BackupError } from '../src/server/features/data-duties/backup-format.ts';
import type { BackupKey } from '../src/server/features/data-duties/backup-key.ts';
import { askSecret } from './ask-secret.ts';

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

async function main([path]: readonly string[]): Promise<void> {
  if (path === undefined) throw new BackupError(USAGE);
  const key = await findKey();
  const holdings = await holdingsFromEnv(process.env);
  try {
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

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
