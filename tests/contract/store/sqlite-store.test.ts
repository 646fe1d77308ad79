import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../src/server/ports/store/adapters/sqlite-database.ts';
import { sqliteStore } from '../../../src/server/ports/store/adapters/sqlite-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { TEST_NOW } from '../../support/test-services.ts';
import { put } from './store-bench.ts';
import { storeContract } from './store-contract.ts';

async function openBench() {
  const path = join(await tempFolder(), 'data', 'store.sqlite');
  const clock = testClock(TEST_NOW);
  return { path, clock, open: () => sqliteStore({ path, clock }) };
}

describe('the store in SQLite keeps the contract:', () => storeContract(openBench));

describe('the store in SQLite', () => {
  it('waits for the disk before it acknowledges, and wipes what was deleted', async () => {
    const database = openDatabase((await openBench()).path);
    const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('secure_delete')).toBe(1);
    expect(pragma('busy_timeout')).toBe(5000);
    database.close();
  });

  it('waits for another process that makes the same file at that moment', async () => {
    const path = join(await tempFolder(), 'store.sqlite');
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const { exec } = DatabaseSync.prototype;
    const said = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, text) {
      // The other one is ready as soon as this one waits.
      if (text === 'BEGIN IMMEDIATE' && other.isTransaction) exec.call(other, 'COMMIT');
      exec.call(this, text);
    });
    onTestFinished(() => said.mockRestore());
    const database = openDatabase(path);
    expect(database.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal');
    database.close();
    other.close();
  });

  it('waits for the disk with every commit but that of a counter', async () => {
    const { open } = await openBench();
    const said = vi.spyOn(DatabaseSync.prototype, 'exec');
    onTestFinished(() => said.mockRestore());
    const store = await open();
    onTestFinished(() => store.close());
    async function waitsOf(call: () => Promise<unknown>): Promise<string[]> {
      const before = said.mock.calls.length;
      await call();
      const waits: string[] = [];
      let latest = '';
      for (const [at, [text]] of said.mock.calls.entries()) {
        latest = /synchronous = (\w+)/.exec(text)?.[1] ?? latest;
        if (at >= before && text === 'COMMIT') waits.push(latest);
      }
      return waits;
    }
    expect(await waitsOf(() => store.commit([put('a', 'text')]))).toEqual(['FULL']);
    expect(await waitsOf(() => store.increment('b'))).toEqual(['NORMAL']);
    expect(await waitsOf(() => store.increment('a').catch(() => {}))).toEqual([]);
    expect(await waitsOf(() => store.take('b'))).toEqual(['FULL']);
  });

  it('keeps its files from other accounts of the machine', async () => {
    const { path, open } = await openBench();
    const store = await open();
    await store.commit([put('a', '1')]);
    for (const file of [path, `${path}-wal`, `${path}-shm`]) expect((await stat(file)).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it('leaves no trace of a removed value in the file', async () => {
    const { path, open } = await openBench();
    const store = await open();
    await store.commit([put('a', 'a-secret-to-forget'), put('b', 'kept-value')]);
    await store.commit([{ op: 'remove', key: 'a', expect: 'any' }]);
    await store.close();
    const bytes = await readFile(path, 'latin1');
    expect(bytes).toContain('kept-value');
    expect(bytes).not.toContain('a-secret-to-forget');
  });

  it('sweeps expired rows when it writes, a hundred at a time', async () => {
    const { path, clock, open } = await openBench();
    const store = await open();
    for (const part of ['a', 'b']) {
      const ids = Array.from({ length: 75 }, (_, at) => `${part}:${at}`);
      await store.commit(ids.map((key) => put(key, '', { ttlSeconds: 60, indexes: { all: 1 } })));
    }
    clock.advance(60_000);
    const database = new DatabaseSync(path);
    const rows = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
    await store.commit([put('new', '')]);
    expect([rows('records'), rows('index_entries')]).toEqual([51, 50]);
    await store.commit([put('new', '')]);
    expect([rows('records'), rows('index_entries')]).toEqual([1, 0]);
    database.close();
  });

  it('does not touch the file of a newer program', async () => {
    const { path, open } = await openBench();
    await (await open()).close();
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(open()).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('99') });
  });

  it('says that it is unavailable when it is closed, or no database', async () => {
    const { open } = await openBench();
    const store = await open();
    await store.close();
    await expect(store.get('a')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(store.ping()).rejects.toMatchObject({ kind: 'unavailable' });
    const clock = testClock(TEST_NOW);
    await expect(sqliteStore({ path: '/dev/null/store.sqlite', clock })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(sqliteStore({ path: import.meta.filename, clock })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
