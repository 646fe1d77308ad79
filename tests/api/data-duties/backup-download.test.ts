import { writeFile } from 'node:fs/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { LIMITS } from '../../../src/server/core/http/limits.ts';
import { backupPieces } from '../../../src/server/features/data-duties/backup.ts';
import { lastBackup } from '../../../src/server/features/data-duties/backup-format.ts';
import type { OpenBackup } from '../../../src/server/features/data-duties/backup-routes.ts';
import { restoreBackup } from '../../../src/server/features/data-duties/restore.ts';
import { allRoutes, functionsApp } from '../../../src/server/routes.ts';
import { TEST_HOST } from '../../support/api-routes.ts';
import { emptyHouse, fullHouse, KEY, PASSPHRASE, recordsOf, withoutSessions } from '../../support/backup-houses.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { TEST_NOW } from '../../support/test-services.ts';

const LOCK = { lock: 'passphrase', passphrase: PASSPHRASE };

async function openHouse({
  openBackup,
  recipient = null,
}: {
  openBackup?: OpenBackup | null;
  recipient?: string | null;
} = {}) {
  const { services: house, file } = await fullHouse();
  const services = { ...house, config: { ...house.config, backupRecipient: recipient } };
  const inProcess: OpenBackup = (key) =>
    backupPieces(services, key.kind === 'passphrase' ? { ...key, workFactor: 4 } : key);
  const host = { ...TEST_HOST, openBackup: openBackup === undefined ? inProcess : openBackup };
  const app = functionsApp(services, await allRoutes(services, host));
  const admin = await makeAccount(services, { email: 'sprava@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const ask = async (body?: object, by = token) =>
    app.fetch(
      new Request('http://localhost:4321/api/admin/backup', {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { clientAddress: '192.0.2.7' },
    );
  const made = async () => (await auditLog(services.store).list('act', { of: 'backup_downloaded', limit: 9 })).records;
  return { services, file, ask, made };
}

async function saved(answer: Response, file: string): Promise<void> {
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
}

describe('a backup downloaded from the screen', () => {
  test('is the file that the command makes: a restore brings everything back', async () => {
    const { services, file, ask, made } = await openHouse();
    const before = withoutSessions(await recordsOf(services.store));
    const answer = await ask(LOCK);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="zaloha-2026-11-20.age"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    await saved(answer, file);
    const target = await emptyHouse();
    await restoreBackup(target, file, KEY);
    expect([...(await recordsOf(target.store)).keys()]).toEqual(expect.arrayContaining([...before.keys()]));
    await target.close();

    expect(await made()).toMatchObject([{ value: { act: 'backup_downloaded', detail: 'passphrase' } }]);
    expect((await services.outbox()).map(({ to, subject }) => [to, subject])).toEqual([
      ['sprava@kd.example', 'Stiahnutá záloha údajov'],
    ]);
  });

  test('can be locked with the public key of the server, when there is one', async () => {
    const identity = await generateIdentity();
    const without = await openHouse();
    expect(await (await without.ask()).json()).toMatchObject({ has_recipient: false });
    const refused = await without.ask({ lock: 'recipient' });
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      { lock: [expect.stringContaining('BACKUP_RECIPIENT')] },
    ]);

    const { file, ask } = await openHouse({ recipient: await identityToRecipient(identity) });
    expect(await (await ask()).json()).toMatchObject({ has_recipient: true });
    await saved(await ask({ lock: 'recipient' }), file);
    const target = await emptyHouse();
    await restoreBackup(target, file, { kind: 'identity', identity });
    await target.close();
  });

  test('is told afterwards with its day and size', async () => {
    const { file, ask } = await openHouse();
    expect(await (await ask()).json()).toEqual({ can_download: true, has_recipient: false, last: null });
    const answer = await ask(LOCK);
    const { byteLength } = await answer.clone().arrayBuffer();
    await saved(answer, file);
    const at = new Date(TEST_NOW).toISOString();
    expect(await (await ask()).json()).toMatchObject({ last: { at, bytes: byteLength } });
  });

  test('does not count when its reader goes away, and the next one may begin', async () => {
    const { services, ask } = await openHouse();
    const answer = await ask(LOCK);
    const second = await ask(LOCK);
    expect([second.status, (await second.json()).message]).toEqual([409, expect.stringContaining('práve sťahuje')]);
    await answer.body?.cancel();
    expect(await lastBackup(services.store)).toBeNull();
    const third = await ask(LOCK);
    expect(third.status).toBe(200);
    await third.body?.cancel();
  });

  test('is not counted against the hour when it is refused because another one is under way', async () => {
    const { ask } = await openHouse();
    const first = await ask(LOCK);
    for (let time = 0; time <= LIMITS['backup-site'].max; time += 1) expect((await ask(LOCK)).status).toBe(409);
    await first.body?.cancel();
    const next = await ask(LOCK);
    expect(next.status).toBe(200);
    await next.body?.cancel();
  });

  test('of a reader who has stalled gives way to the next one, and does not end as if it were whole', async () => {
    const ended: number[] = [];
    const { services, ask } = await openHouse({
      async *openBackup() {
        try {
          for (const piece of [1, 2, 3]) yield new Uint8Array([piece]);
        } finally {
          ended.push(services.clock.now());
        }
      },
    });
    const stalled = await ask(LOCK);
    services.clock.advance(119_000);
    expect((await ask(LOCK)).status).toBe(409);
    services.clock.advance(1000);
    const next = await ask(LOCK);
    expect([next.status, ended.length]).toEqual([200, 1]);
    await expect(stalled.arrayBuffer()).rejects.toThrow('has stalled');
    expect((await ask(LOCK)).status).toBe(409);
    expect(new Uint8Array(await next.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('is begun once by two who ask at once', async () => {
    const { ask, made } = await openHouse();
    const answers = await Promise.all([ask(LOCK), ask(LOCK)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await made()).toHaveLength(1);
    for (const answer of answers) await answer.body?.cancel();
  });

  test('that breaks off does not end as if it were whole', async () => {
    const { services, ask } = await openHouse({
      async *openBackup() {
        yield new Uint8Array([1]);
        throw new Error('The disk is gone');
      },
    });
    const answer = await ask(LOCK);
    await expect(answer.arrayBuffer()).rejects.toThrow('The disk is gone');
    expect(await lastBackup(services.store)).toBeNull();
    const next = await ask(LOCK);
    await expect(next.arrayBuffer()).rejects.toThrow('The disk is gone');
  });

  test('that cannot begin is refused, and leaves no entry in the log', async () => {
    const { ask, made } = await openHouse({
      // biome-ignore lint/correctness/useYield: it ends before its first piece
      async *openBackup() {
        throw new Error('No process');
      },
    });
    const answer = await ask(LOCK);
    expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('nepodarilo začať')]);
    expect(await made()).toEqual([]);
  });

  test.each([
    ['too short', { lock: 'passphrase', passphrase: 'krátke' }, 'passphrase', '12 znakov'],
    ['missing', { lock: 'passphrase' }, 'passphrase', '12 znakov'],
    ['too long', { lock: 'passphrase', passphrase: 'x'.repeat(513) }, 'passphrase', '512 znakov'],
  ])('is refused when its passphrase is %s', async (_, body, field, words) => {
    const { ask, made } = await openHouse();
    const answer = await ask(body);
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      { [field]: [expect.stringContaining(words)] },
    ]);
    expect(await made()).toEqual([]);
  });

  test('is for administrators who typed their password lately', async () => {
    const { services, ask } = await openHouse();
    const editor = await makeAccount(services, { email: 'redaktor@kd.example', roles: ['editor'] });
    const token = await signInAs(services, editor);
    expect((await ask(LOCK, token)).status).toBe(403);
    expect((await ask(undefined, token)).status).toBe(403);
    services.clock.advance(16 * 60_000);
    const answer = await ask(LOCK);
    expect([answer.status, (await answer.json()).message]).toEqual([403, 'password-confirmation-required']);
  });

  test('can be asked for a few times an hour', async () => {
    const { ask } = await openHouse();
    const statuses: number[] = [];
    for (let time = 0; time <= LIMITS['backup-site'].max; time += 1) {
      const answer = await ask(LOCK);
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(statuses).toEqual([...Array(LIMITS['backup-site'].max).fill(200), 429]);
  });

  test('is not made by the functions of the host, which says so', async () => {
    const { ask } = await openHouse({ openBackup: null });
    expect(await (await ask()).json()).toMatchObject({ can_download: false });
    const answer = await ask(LOCK);
    expect([answer.status, (await answer.json()).message]).toEqual([409, expect.stringContaining('npm run backup')]);
  });
});
