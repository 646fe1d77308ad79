import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { queuedMail, readQueueState } from '../../../src/server/core/mail/mail-queue.ts';
import { listUndelivered } from '../../../src/server/features/mails/routes.ts';
import { systemRandom } from '../../../src/server/ports/crypto/tokens.ts';
import { sqliteStore } from '../../../src/server/ports/store/adapters/sqlite-store.ts';
import { upstashStore } from '../../../src/server/ports/store/adapters/upstash-store.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import { makeMail } from '../../support/make-mail.ts';
import { findRedisServer, startRedisServer } from '../../support/redis-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';
import { startUpstashBridge } from '../../support/upstash-bridge.ts';

const clock = testClock(TEST_NOW);

async function openSqlite(): Promise<Store> {
  return sqliteStore({ path: join(await tempFolder(), 'store.sqlite'), clock });
}

async function openUpstash(): Promise<Store> {
  const redis = await startRedisServer();
  if (redis === null) throw new Error('redis-server vanished');
  const bridge = await startUpstashBridge(redis.port);
  onTestFinished(async () => {
    await bridge.stop();
    await redis.stop();
  });
  return upstashStore({ url: bridge.url, token: bridge.token, clock, prefix: `test-${randomUUID()}:` });
}

const STORES = [
  ['SQLite', openSqlite],
  ...(findRedisServer() === null ? [] : [['Upstash', openUpstash] as const]),
] as const;

test.each(STORES)('the list of undelivered mails opens when 700 large ones wait, in %s', async (_, open) => {
  const store = await open();
  const html = `<p class="x">${'á'.repeat(15 * 1024)}</p>`;
  for (let at = 0; at < 700; at += 20) {
    const mails = Array.from({ length: 20 }, (__, own) => {
      clock.advance(1);
      return queuedMail(
        { store, clock, random: systemRandom },
        makeMail({ subject: `Mail ${at + own}`, html }),
        'receipt',
      );
    });
    expect(await store.commit(mails.map(({ write }) => write))).toMatchObject({ ok: true });
  }
  const first = await listUndelivered(store, { page: 1, per_page: 25 });
  expect(first.total).toBe(700);
  expect(first.items.map(({ subject }) => subject)).toEqual(Array.from({ length: 25 }, (__, at) => `Mail ${699 - at}`));
  const last = await listUndelivered(store, { page: 7, per_page: 100 });
  expect(last.items.at(-1)).toMatchObject({ to: 'jana@kd.example', subject: 'Mail 0', attempts: 0, last_error: null });
  expect((await listUndelivered(store, { page: 8, per_page: 100 })).items).toEqual([]);
  expect(await readQueueState({ store, clock })).toMatchObject({ waiting: 700, failed: 0 });
});
