import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isBusy } from '../../store/adapters/sqlite-database.ts';
import { type ContentRepository, ContentUnavailableError, type Revision } from '../content-repository.ts';

/** Raise it with each change of the tables: they are filled again from git. */
const SCHEMA = 1;
const TABLES = `
  DROP TABLE IF EXISTS revisions;
  DROP TABLE IF EXISTS touched;
  CREATE TABLE revisions (
    position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, author TEXT, message TEXT NOT NULL
  ) STRICT;
  CREATE TABLE touched (
    path TEXT NOT NULL, position INTEGER NOT NULL, blob_id TEXT, PRIMARY KEY (path, position)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA};`;

const PATIENCE_MS = 20_000;

const revisionSchema = z.object({
  position: z.number(),
  id: z.string(),
  at: z.number(),
  author: z.string().nullable(),
  message: z.string(),
});
const blobSchema = z.object({ blobId: z.string().nullable() });

export interface IndexedRevision extends Omit<Revision, 'blobIds'> {
  touched: ReadonlyMap<string, string | null>;
}

/**
 * Which commit touched which files; also the repository's lock, which ends with the process. Refills after deletion.
 */
export async function openHistoryIndex(path: string) {
  const database = new DatabaseSync(path);
  const statements = await withRetries(() => prepare(database));
  const newest = () => revisionSchema.optional().parse(statements.newest.get());
  const find = (id: string) => revisionSchema.optional().parse(statements.find.get(id));

  function blobAt(path: string, position: number): string | null {
    return blobSchema.optional().parse(statements.blob.get(path, position))?.blobId ?? null;
  }

  return {
    /** Callers within one process must take turns themselves. */
    async locked<T>(work: () => Promise<T>): Promise<T> {
      await withRetries(() => database.exec('BEGIN IMMEDIATE'));
      try {
        return await work();
      } finally {
        release(database);
      }
    },

    newest: (): string | null => newest()?.id ?? null,

    has: (id: string): boolean => find(id) !== undefined,

    /** Needs the lock. */
    add({ id, at, author, message, touched }: IndexedRevision): void {
      database.exec('SAVEPOINT whole');
      try {
        const { lastInsertRowid: position } = statements.add.run(id, at, author, message);
        for (const [path, blobId] of touched) statements.touch.run(path, position, blobId);
      } catch (error) {
        database.exec('ROLLBACK TO whole');
        throw error;
      } finally {
        database.exec('RELEASE whole');
      }
    },

    /** Needs the lock. */
    clear: () => database.exec('DELETE FROM touched; DELETE FROM revisions;'),

    list(paths: readonly string[], { limit, before }: Parameters<ContentRepository['history']>[1]): Revision[] {
      const edge = before === undefined ? Number.MAX_SAFE_INTEGER : find(before)?.position;
      if (edge === undefined) return [];
      const rows = statements.list.all({ before: edge, paths: JSON.stringify(paths), limit });
      return z
        .array(revisionSchema)
        .parse(rows)
        .map(({ position, ...revision }) => ({
          ...revision,
          blobIds: new Map(paths.map((path) => [path, blobAt(path, position)])),
        }));
    },

    close(): void {
      if (database.isOpen) database.close();
    },
  };
}

/** Throws `SQLITE_BUSY` while another process does the same: SQLite never waits to change the journal. */
function prepare(database: DatabaseSync) {
  database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  if (schemaOf(database) !== SCHEMA) {
    database.exec('BEGIN IMMEDIATE');
    if (schemaOf(database) !== SCHEMA) database.exec(TABLES);
    database.exec('COMMIT');
  }
  return {
    newest: database.prepare('SELECT position, id, at, author, message FROM revisions ORDER BY position DESC LIMIT 1'),
    find: database.prepare('SELECT position, id, at, author, message FROM revisions WHERE id = ?'),
    add: database.prepare('INSERT INTO revisions (id, at, author, message) VALUES (?, ?, ?, ?)'),
    touch: database.prepare('INSERT INTO touched (path, position, blob_id) VALUES (?, ?, ?)'),
    list: database.prepare(
      `SELECT position, id, at, author, message FROM revisions
       WHERE position < :before AND position IN
         (SELECT position FROM touched WHERE path IN (SELECT value FROM json_each(:paths)))
       ORDER BY position DESC LIMIT :limit`,
    ),
    blob: database.prepare(
      'SELECT blob_id AS blobId FROM touched WHERE path = ? AND position <= ? ORDER BY position DESC LIMIT 1',
    ),
  };
}

function schemaOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/** SQLite's own waiting would block this process. */
async function withRetries<T>(work: () => T): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end) throw new ContentUnavailableError('Another process holds the content', 5);
    }
    await sleep(5 + Math.random() * 20);
  }
}

/** Never throws: the index can be refilled. */
function release(database: DatabaseSync): void {
  try {
    database.exec('COMMIT');
  } catch {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}
