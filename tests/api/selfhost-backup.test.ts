import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { backupDownloads } from '../../src/selfhost/backup-process.ts';
import { lastBackup } from '../../src/server/features/data-duties/backup-format.ts';
import { restoreBackup } from '../../src/server/features/data-duties/restore.ts';
import { emptyHouse, fullHouse, PASSPHRASE, PICTURE, recordsOf } from '../support/backup-houses.ts';
import { childrenOf } from '../support/children-of.ts';

const helpers = () => childrenOf(process.pid, 'backup-helper');

describe('the process that makes a backup for a download', () => {
  test('makes the same file as the command, and ends with it', async () => {
    const { services, file } = await fullHouse();
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    await writeFile(file, backupDownloads(services.config)({ kind: 'recipient', recipient }));
    const target = await emptyHouse();
    await restoreBackup(target, file, { kind: 'identity', identity });
    expect((await recordsOf(target.store)).get('many:7')).toEqual((await recordsOf(services.store)).get('many:7'));
    expect(await target.media.get(PICTURE)).toEqual(Buffer.from([1, 2, 3]));
    expect(await lastBackup(services.store)).toMatchObject({ pictures: 1 });
    await target.close();
  });

  test.skipIf(process.platform !== 'linux')('ends when its reader goes away, and nothing counts as made', async () => {
    const { services } = await fullHouse();
    const recipient = await identityToRecipient(await generateIdentity());
    const pieces = backupDownloads(services.config)({ kind: 'recipient', recipient });
    await pieces.next();
    expect(await helpers()).toHaveLength(1);
    await pieces.return(undefined);
    await expect.poll(helpers).toEqual([]);
    expect(await lastBackup(services.store)).toBeNull();
  });

  test('that fails tells its reader, whatever it has sent', async () => {
    const { services } = await fullHouse();
    const nowhere = backupDownloads(services.config, join(services.folder, 'missing.ts'));
    await expect(nowhere({ kind: 'passphrase', passphrase: PASSPHRASE }).next()).rejects.toThrow('ended with 1');
    const tooShort = backupDownloads(services.config)({ kind: 'passphrase', passphrase: 'krátke' });
    await expect(tooShort.next()).rejects.toThrow('ended with 1');
  });
});
