// `npm run restore -- <file>`

import type { BackupKey } from '../src/server/features/data-duties/backup-key.ts';
import { judgeBackup, restoreBackup } from '../src/server/features/data-duties/restore.ts';
import { askSecret, openGivenHoldings, runBackupCommand } from './backup-command.ts';

const USAGE = `Použitie: npm run restore -- <súbor>
Otvorí ju heslo z\u00a0premennej BACKUP_PASSPHRASE, súkromný kľúč z\u00a0BACKUP_IDENTITY, alebo heslo, na ktoré sa opýta.`;

async function findKey(): Promise<BackupKey> {
  const { BACKUP_IDENTITY: identity, BACKUP_PASSPHRASE } = process.env;
  if (identity) return { kind: 'identity', identity };
  return { kind: 'passphrase', passphrase: BACKUP_PASSPHRASE || (await askSecret('Heslo k\u00a0zálohe: ')) };
}

async function restore(path: string): Promise<void> {
  const key = await findKey();
  const judged = await judgeBackup(path, key);
  const holdings = await openGivenHoldings();
  try {
    const restored = await restoreBackup(holdings, path, key, judged);
    const { made_at, records, left_out, pictures, files, left, erased, open, undone, mails } = restored;
    console.log(`Záloha z\u00a0${made_at} je späť: záznamy ${records}, obrázky ${pictures}, súbory obsahu ${files}.`);
    if (left_out > 0)
      console.log(
        `Zámerne sa neobnovili prihlásenia, odkazy, limity a\u00a0čo medzitým vypršalo: záznamy ${left_out}.`,
      );
    console.log(
      `Podľa zoznamu odchodov (departures) sme po nej znova odhlásili z\u00a0newslettera: ${left}, vymazali údaje: ${erased}. Koho v\u00a0zozname niet, ten je späť.`,
    );
    if (mails > 0)
      console.log(
        `Maily, ktoré v\u00a0nej čakali, mohli medzitým odísť, preto sme ich neposlali. Rozhodnite o\u00a0nich v\u00a0Nedoručených e-mailoch: ${mails}.`,
      );
    console.log('Kalendáre miestností majú nové adresy, nájdete ich pri rezerváciách.');
    if (open.length > 0)
      console.log(
        `Tieto rezervácie vymazaných ľudí boli ešte otvorené, ostali preto celé. Vybavte ich a\u00a0potom údaje vymažte znova: ${open.join(', ')}.`,
      );
    if (undone > 0)
      console.log(
        'Jeden z\u00a0vymazaných je jediný správca: založte iného (npm run admin -- create) a\u00a0vymažte ho v\u00a0Osobných údajoch.',
      );
  } finally {
    await holdings.close();
  }
}

await runBackupCommand(USAGE, restore);
