import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';

const BUSY_TIMEOUT_MS = 5000;

/** `SQLITE_BUSY`, in the lowest eight bits of a result. */
const BUSY = 5;

/** `user_version` counts the steps a file has had. Only append. */
const MIGRATIONS = [
  `CREATE TABLE records (
     key TEXT NOT NULL PRIMARY KEY,
     version TEXT NOT NULL,
     expires_at INTEGER,
     value TEXT NOT NULL
   ) STRICT;
   CREATE INDEX records_by_expiry ON records (expires_at) WHERE expires_at IS NOT NULL;
   CREATE TABLE index_entries (
     name TEXT NOT NULL,
     score REAL NOT NULL,
     key TEXT NOT NULL REFERENCES records (key) ON DELETE CASCADE,
     PRIMARY KEY (name, score, key)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX index_entries_by_key ON index_entries (key, name);`,
];

function rollBack(database: DatabaseSync): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // Some errors, such as a full disk, have rolled back already.
  }
}

/** Holds the write lock from the start: what `work` reads stays true. */
export function inTransaction<T>(
  database: DatabaseSync,
  work: () => T,
  lock: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE',
): T {
  database.exec(`BEGIN ${lock}`);
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** A power cut may undo these until one that waits takes them along. */
export function withoutFsync<T>(database: DatabaseSync, work: () => T): T {
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    return work();
  } finally {
    database.exec('PRAGMA synchronous = FULL');
  }
}

function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > MIGRATIONS.length) {
    throw new StoreError(
      'unavailable',
      `Databáza má schému ${version}, novšiu než tento program. Spustite novšiu verziu programu.`,
    );
  }
  for (const step of MIGRATIONS.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === BUSY;
}

/**
 * SQLite never waits to change that; where several processes open a new file, an empty write waits for the others.
 */
function keepLog(database: DatabaseSync): void {
  const end = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
    }
    inTransaction(database, () => {});
  }
}

function prepare(database: DatabaseSync, waitsForDisk: boolean): void {
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  keepLog(database);
  database.exec(`PRAGMA synchronous = ${waitsForDisk ? 'FULL' : 'OFF'}`);
  database.exec('PRAGMA secure_delete = ON');
  inTransaction(database, () => migrate(database));
}

export function openReader(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
}

/** Every commit waits for the disk (WAL with `synchronous = FULL`), unless `waitsForDisk` is false. */
export function openDatabase(path: string, { waitsForDisk = true } = {}): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true });
  // Only the owner may read personal data; -wal and -shm get this mode too.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path);
  try {
    prepare(database, waitsForDisk);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}
