import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../../../src/server/features/data-duties/backup.ts';
import { lastBackup } from '../../../src/server/features/data-duties/backup-format.ts';
import type { BackupKey } from '../../../src/server/features/data-duties/backup-key.ts';
import { verifyBackup } from '../../../src/server/features/data-duties/read-backup.ts';
import { restoreBackup } from '../../../src/server/features/data-duties/restore.ts';
import { localContentRepository } from '../../../src/server/ports/repository/adapters/local-content-repository.ts';
import { upstashStore } from '../../../src/server/ports/store/adapters/upstash-store.ts';
import {
  BYTES,
  emptyHouse,
  filesOf,
  fullHouse,
  KEY,
  LARGE,
  PASSPHRASE,
  PICTURE,
  recordsOf,
  withoutSessions,
} from '../../support/backup-houses.ts';
import { findRedisServer, startRedisServer } from '../../support/redis-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';
import { startUpstashBridge } from '../../support/upstash-bridge.ts';

const ROOT = join(import.meta.dirname, '../../..');

let keptBackup: Buffer | undefined;

/** Made once, because a house of so many records takes a while. @returns a copy of it in a folder of its own */
async function backupOfFullHouse(): Promise<string> {
  if (keptBackup === undefined) {
    const { services, file } = await fullHouse();
    await makeBackup(services, file, KEY);
    keptBackup = await readFile(file);
  }
  const file = join(await tempFolder(), 'zaloha.age');
  await writeFile(file, keptBackup);
  return file;
}

describe('a backup', () => {
  it('comes back whole: records with their ends and places, pictures, secret, content and its history', async () => {
    const { services, revision, file } = await fullHouse();
    await mkdir(join(services.config.contentDir, 'storage/logo'), { recursive: true });
    await writeFile(join(services.config.contentDir, 'storage/logo/logo.svg'), '<svg/>');
    const made = await makeBackup(services, file, KEY);
    expect(made).toMatchObject({ pictures: 1, damaged: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(file)).size).toBe(made.bytes);
    expect((await readFile(file, 'latin1')).includes('jana@kd.example')).toBe(false);

    const target = await emptyHouse();
    const restored = await restoreBackup(target, file, KEY);
    expect(restored).toEqual({
      made_at: '2026-11-20T11:00:00.000Z',
      records: made.records - 1,
      pictures: 1,
      files: made.files,
      left_out: 1,
      left: 0,
      erased: 0,
      open: [],
      undone: 0,
      mails: 0,
    });
    expect(await recordsOf(target.store)).toEqual(withoutSessions(await recordsOf(services.store)));
    expect(await target.media.get(PICTURE)).toEqual(Buffer.from([1, 2, 3]));
    expect(await readFile(join(target.config.dataDir, 'secret'), 'utf8')).toBe(`${'s'.repeat(43)}\n`);
    expect(await readFile(join(target.config.contentDir, 'pages/o-nas.md'), 'utf8')).toBe('Druhé znenie\n');
    expect(await readFile(join(target.config.contentDir, 'storage/logo/logo.svg'), 'utf8')).toBe('<svg/>');

    const content = await localContentRepository({
      folder: target.config.contentDir,
      gitdir: join(target.config.dataDir, 'content.git'),
      clock: target.clock,
    });
    expect((await content.state()).revision).toBe(revision);
    expect((await content.history(['pages/o-nas.md'], { limit: 10 })).length).toBe(2);
    await content.close();
    await target.close();
  });

  it('is remembered with its time and size', async () => {
    const { services, file } = await fullHouse();
    expect(await lastBackup(services.store)).toBeNull();
    const { records, bytes } = await makeBackup(services, file, KEY);
    expect(await lastBackup(services.store)).toEqual({ at: TEST_NOW, records, pictures: 1, bytes });
  });

  it('never replaces a file', async () => {
    const { services, file } = await fullHouse();
    await writeFile(file, 'an older backup');
    await expect(makeBackup(services, file, KEY)).rejects.toThrow('už existuje');
    expect(await readFile(file, 'utf8')).toBe('an older backup');
    expect(await lastBackup(services.store)).toBeNull();
    expect((await readdir(services.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('wants a passphrase of some length', async () => {
    const { services, file } = await fullHouse();
    await expect(makeBackup(services, file, { kind: 'passphrase', passphrase: 'krátke' })).rejects.toThrow('12 znakov');
  });

  it('can be locked with a public key, and only the other half opens it', async () => {
    const { services, file } = await fullHouse();
    const identity = await generateIdentity();
    await makeBackup(services, file, { kind: 'recipient', recipient: await identityToRecipient(identity) });
    const other = await generateIdentity();
    const target = await emptyHouse();
    await expect(restoreBackup(target, file, { kind: 'identity', identity: other })).rejects.toThrow('nesedí');
    await restoreBackup(target, file, { kind: 'identity', identity });
    expect((await recordsOf(target.store)).size).toBe(withoutSessions(await recordsOf(services.store)).size);
    await target.close();
  });
});

describe('what was written is read back', () => {
  it('and a picture that had been damaged before is named, but kept', async () => {
    const { services, file } = await fullHouse();
    const other = `${'0a'.repeat(20)}.webp`;
    await services.media.put(other, BYTES);
    expect(await makeBackup(services, file, KEY)).toMatchObject({ pictures: 2, damaged: [other] });
  });

  it('and refused when a byte has changed on the disk, or it is not what went in', async () => {
    const { services, file } = await fullHouse();
    await makeBackup(services, file, KEY);
    const other = createHash('sha256').digest('hex');
    await expect(verifyBackup(file, KEY, other)).rejects.toThrow('nedala celá prečítať');
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20);
    await writeFile(file, bytes);
    await expect(verifyBackup(file, KEY, other)).rejects.toMatchObject({
      message: expect.stringContaining('nedala celá prečítať'),
      cause: { name: 'BackupError', message: expect.stringContaining('poškodená') },
    });
  });

  it('but a file of another run that is still being written is left alone', async () => {
    const { services, file } = await fullHouse();
    await writeFile(`${file}.part`, 'half');
    await expect(makeBackup(services, file, KEY)).rejects.toThrow('prerušenej');
    expect(await readFile(`${file}.part`, 'utf8')).toBe('half');
  });
});

describe('a restore', () => {
  it('leaves away what has expired since', async () => {
    const file = await backupOfFullHouse();
    const target = await emptyHouse();
    target.clock.advance(400 * 24 * 3_600_000);
    await restoreBackup(target, file, KEY);
    const kept = [...(await recordsOf(target.store)).keys()];
    expect(kept.some((key) => key.startsWith('user:'))).toBe(true);
    expect(kept.filter((key) => key.startsWith('session:'))).toEqual([]);
    await target.close();
  });

  it('keeps the content that was there before', async () => {
    const file = await backupOfFullHouse();
    const target = await emptyHouse();
    await mkdir(target.config.contentDir);
    await writeFile(join(target.config.contentDir, 'vzorka.md'), 'Vzorka\n');
    await restoreBackup(target, file, KEY);
    expect(await readdir(target.config.contentDir)).toEqual(['pages']);
    expect(await readFile(join(target.config.dataDir, 'content-before-restore', 'vzorka.md'), 'utf8')).toBe('Vzorka\n');
    await target.close();
  });

  it('refuses an installation that holds anything, and says what', async () => {
    const { services, file } = await fullHouse();
    await makeBackup(services, file, KEY);
    const before = await recordsOf(services.store);
    await expect(restoreBackup(services, file, KEY)).rejects.toThrow(/databáza, obrázky, .*content\.git, .*secret/);
    expect(await recordsOf(services.store)).toEqual(before);
  });

  it('refuses a wrong passphrase and writes nothing', async () => {
    const file = await backupOfFullHouse();
    const target = await emptyHouse();
    const wrong: BackupKey = { kind: 'passphrase', passphrase: 'zelený bicykel na streche' };
    await expect(restoreBackup(target, file, wrong)).rejects.toThrow('Heslo k\u00a0zálohe nesedí');
    expect(await filesOf(target.config)).toEqual([]);
    await target.close();
  });

  it.each([1, 65_552 * 2])('refuses a file without its last %i bytes and writes nothing', async (missing) => {
    const file = await backupOfFullHouse();
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - missing));
    const target = await emptyHouse();
    await expect(restoreBackup(target, file, KEY)).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining('poškodená'),
    });
    expect(await recordsOf(target.store)).toEqual(new Map());
    expect(await filesOf(target.config)).toEqual([]);
    await target.close();
  });

  it.each([30, 60, 200, 70_000, -1])('refuses a file with byte %i altered', async (at) => {
    const file = await backupOfFullHouse();
    const bytes = await readFile(file);
    const place = at < 0 ? bytes.length + at : at;
    bytes.writeUInt8((bytes.readUInt8(place) ^ 1) & 0xff, place);
    await writeFile(file, bytes);
    const target = await emptyHouse();
    await expect(restoreBackup(target, file, KEY)).rejects.toMatchObject({ name: 'BackupError' });
    expect(await recordsOf(target.store)).toEqual(new Map());
    expect(await filesOf(target.config)).toEqual([]);
    await target.close();
  });

  it('refuses what is no backup', async () => {
    const target = await emptyHouse();
    const file = join(await tempFolder(), 'list.txt');
    await writeFile(file, 'Milá Jana, '.repeat(1000));
    await expect(restoreBackup(target, file, KEY)).rejects.toThrow('nie je záloha');
    await expect(restoreBackup(target, join(file, 'none'), KEY)).rejects.toThrow('sa nedá otvoriť');
    await target.close();
  });
});

describe.skipIf(findRedisServer() === null)('between the two databases', () => {
  it('a backup of one goes into the other and back, with nothing lost', async () => {
    const redis = await startRedisServer();
    if (redis === null) throw new Error('redis-server vanished');
    const bridge = await startUpstashBridge(redis.port);
    const openUpstash = async () =>
      upstashStore({ url: bridge.url, token: bridge.token, clock: testClock(TEST_NOW), prefix: `t-${randomUUID()}:` });
    const { services, file } = await fullHouse();
    await makeBackup(services, file, KEY);

    const onUpstash = await emptyHouse(openUpstash);
    await restoreBackup(onUpstash, file, KEY);
    const all = withoutSessions(await recordsOf(services.store));
    expect(await recordsOf(onUpstash.store)).toEqual(all);
    expect(await onUpstash.store.count('many')).toBe(LARGE);
    await expect(restoreBackup(onUpstash, file, KEY)).rejects.toThrow('databáza');

    await makeBackup(onUpstash, `${file}.2`, KEY);
    const back = await emptyHouse();
    await restoreBackup(back, `${file}.2`, KEY);
    expect(await recordsOf(back.store)).toEqual(withoutSessions(all));
    await back.close();
    await bridge.stop();
    await redis.stop();
  });
});

describe('the commands', () => {
  function run(script: string, args: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...args], {
      env: { ...process.env, BACKUP_PASSPHRASE: PASSPHRASE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    return new Promise<{ code: number | null; text: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, text }));
    });
  }

  it('make a backup and put it back, and end with 1 and a sentence when they cannot', async () => {
    const { services, file } = await fullHouse();
    const { dataDir, contentDir } = services.config;
    const made = await run('backup.ts', [file], { DATA_DIR: dataDir, CONTENT_DIR: contentDir });
    expect(made.text).toContain('Záloha je v\u00a0súbore');
    const target = { DATA_DIR: join(services.folder, 'b'), CONTENT_DIR: join(services.folder, 'c') };
    const restored = await run('restore.ts', [file], target);
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('je späť') });
    // Opening one locked at the full cost takes seconds.
    const again = await run('restore.ts', [await backupOfFullHouse()], target);
    expect(again.code).toBe(1);
    expect(again.text).toMatch(/^Obnoviť sa dá len do prázdnej inštalácie/);
  }, 120_000);

  it('leave nothing of an installation behind when the file is cut off', async () => {
    const file = await backupOfFullHouse();
    await truncate(file, (await stat(file)).size - 1);
    const [DATA_DIR, CONTENT_DIR] = [join(dirname(file), 'b'), join(dirname(file), 'c')];
    const { code, text } = await run('restore.ts', [file], { DATA_DIR, CONTENT_DIR });
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('poškodená') });
    await expect(readdir(DATA_DIR)).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);

  it('name a wrong variable in a sentence', async () => {
    const file = await backupOfFullHouse();
    for (const [script, path] of [
      ['backup.ts', `${file}.2`],
      ['restore.ts', file],
    ] as const) {
      const { code, text } = await run(script, [path], { PORT: 'abc', DATA_DIR: join(dirname(file), 'b') });
      expect({ code, text }).toEqual({
        code: 1,
        text: 'Nastavenie prostredia je chybné: PORT má byť číslo od 0 do 65535.\n',
      });
    }
  }, 60_000);

  it('make no backup that would lack the content', async () => {
    const { services, file } = await fullHouse();
    const CONTENT_DIR = join(services.folder, 'nowhere');
    const { code, text } = await run('backup.ts', [file], { DATA_DIR: services.config.dataDir, CONTENT_DIR });
    expect({ code, text }).toEqual({
      code: 1,
      text: `Priečinok ${CONTENT_DIR} neexistuje, záloha by obsah webu nemala. Opravte premennú CONTENT_DIR.\n`,
    });
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);

  it.each(['backup.ts', 'restore.ts'])('%s without a key and a terminal ends with 1 and says so', async (script) => {
    const file = join(await tempFolder(), 'zaloha.age');
    const { code, text } = await run(script, [file], { BACKUP_PASSPHRASE: '' });
    expect({ code, text }).toEqual({
      code: 1,
      text: 'Heslo k\u00a0zálohe chýba a\u00a0bez terminálu sa naň nemáme koho opýtať. Nastavte BACKUP_PASSPHRASE.\n',
    });
  });
});
