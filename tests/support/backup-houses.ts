import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKey } from '../../src/server/features/data-duties/backup-key.ts';
import { fileDepartureLedger } from '../../src/server/ports/departures/adapters/file-departure-ledger.ts';
import { fileMediaStore } from '../../src/server/ports/media/adapters/file-media-store.ts';
import { pictureName } from '../../src/server/ports/media/media-store.ts';
import { sqliteStore } from '../../src/server/ports/store/adapters/sqlite-store.ts';
import type { Store, WholeRecord } from '../../src/server/ports/store/store.ts';
import { makeAccount, signInAs } from './make-account.ts';
import { testClock } from './test-clock.ts';
import { TEST_NOW, testServices } from './test-services.ts';

export const BYTES = new Uint8Array([1, 2, 3]);
export const PICTURE = pictureName(BYTES);
export const LARGE = 1500;
export const PASSPHRASE = 'modrý bicykel na streche';
/** A low work factor keeps tests fast. */
export const KEY: BackupKey = { kind: 'passphrase', passphrase: PASSPHRASE, workFactor: 4 };

export async function fullHouse() {
  const services = await testServices();
  const { config, store, media, content, folder } = services;
  await mkdir(join(config.contentDir, 'pages'), { recursive: true });
  await writeFile(join(config.contentDir, 'pages', 'o-nas.md'), 'Prvé znenie\n');
  await content.state();
  await writeFile(join(config.contentDir, 'pages', 'o-nas.md'), 'Druhé znenie\n');
  const { revision } = await content.state();
  await writeFile(join(config.dataDir, 'secret'), `${'s'.repeat(43)}\n`);
  await media.put(PICTURE, BYTES);
  await signInAs(services, await makeAccount(services, { roles: ['admin'] }));
  for (let from = 0; from < LARGE; from += 100)
    await store.commit(
      Array.from({ length: 100 }, (_, at) => ({
        op: 'put' as const,
        key: `many:${from + at}`,
        value: `žluťoučký\n"${'x'.repeat(200)}`,
        expect: 'any' as const,
        indexes: { many: from + at, 'many:of': -0.5 },
      })),
    );
  return { services, revision, file: join(folder, 'zaloha.age') };
}

export async function emptyHouse(openStore?: () => Promise<Store>) {
  const services = await testServices();
  const { folder } = services;
  const dataDir = join(folder, 'new-data');
  const config = { ...services.config, dataDir, contentDir: join(folder, 'new-content') };
  const clock = testClock(TEST_NOW);
  const store = await (openStore?.() ?? sqliteStore({ path: join(dataDir, 'store.sqlite'), clock }));
  return {
    config,
    clock,
    store,
    media: fileMediaStore(join(dataDir, 'media')),
    departures: fileDepartureLedger(join(dataDir, 'departures.log')),
    close: () => store.close(),
  };
}

export async function filesOf({ dataDir, contentDir }: { dataDir: string; contentDir: string }): Promise<string[]> {
  const list = async (folder: string) => readdir(folder, { recursive: true }).catch(() => []);
  return [...(await list(dataDir)), ...(await list(contentDir))].filter((name) => !name.startsWith('store.sqlite'));
}

/** Without versions and calendar addresses, which a restore makes anew. */
export async function recordsOf(store: Store): Promise<Map<string, Omit<WholeRecord, 'version'>>> {
  const records = new Map<string, Omit<WholeRecord, 'version'>>();
  for await (const { version: _, ...record } of store.everyRecord()) records.set(record.key, record);
  for (const key of ['backup:last', 'room-feed:*']) records.delete(key);
  return records;
}

/** A restore ends sessions and voids links. */
export function withoutSessions(records: Awaited<ReturnType<typeof recordsOf>>) {
  const kept = [...records].filter(([key]) => !key.startsWith('session:'));
  return new Map(
    kept.map(([key, record]) => {
      if (!key.startsWith('user:')) return [key, record];
      const user = JSON.parse(record.value);
      return [key, { ...record, value: JSON.stringify({ ...user, session_epoch: user.session_epoch + 1 }) }];
    }),
  );
}
