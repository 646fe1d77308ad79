// What is in a backup: a tar archive in an age file. `backup.json` comes first and `end.json` last; between them
// `records/<n>.jsonl` (a record of the store a line), `secret`, `content.git/…`, `content/…` and `media/<name>`.

import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { collection } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';

export const FIRST = 'backup.json';
export const LAST = 'end.json';
/** How many characters of lines make one file of records, and are in memory at once. */
export const RECORDS_LENGTH = 512 * 1024;

/** A program reads backups of its own number and of lower numbers. */
export const FORMAT = 1;

export const firstSchema = z.object({
  format: z.int(),
  /** ISO in UTC. */
  made_at: z.string(),
});

export const lastSchema = z.object({ records: z.int(), pictures: z.int(), files: z.int() });

/** How much of each a backup holds; `files` are those of the content and its history, and the secret. */
export type Counts = z.infer<typeof lastSchema>;

export const recordLineSchema = z.object({
  key: z.string(),
  value: z.string(),
  expires_at: z.number().nullable(),
  indexes: z.record(z.string(), z.number()),
});

export type RecordLine = z.infer<typeof recordLineSchema>;

/** What the digest of a whole backup reads before the bytes of each entry. */
export function entryMark(name: string, size: number): string {
  return `${name} ${size}\n`;
}

/** Why a backup or a restore failed; the message is a Slovak sentence for the person who runs it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const MIN_PASSPHRASE = 12;

export const TOO_SHORT = `Heslo k\u00a0zálohe má mať aspoň ${MIN_PASSPHRASE} znakov.`;

export function isLongPassphrase(passphrase: string): boolean {
  return passphrase.length >= MIN_PASSPHRASE;
}

const CHUNK_BYTES = 64 * 1024;

/** Reads an open file from its current position, piece by piece, `maxBytes` at most. Leaves it open. */
export async function* fileChunks(
  file: FileHandle,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let left = maxBytes;
  while (left > 0) {
    const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(CHUNK_BYTES, left)));
    if (bytesRead === 0) return;
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

const lastBackupSchema = z.object({ at: z.int(), records: z.int(), pictures: z.int(), bytes: z.int() });

/** The id of the only record. */
const ID = 'last';

const backups = (store: Store) => collection(store, 'backup', lastBackupSchema, {});

/** When the last backup was made, in epoch milliseconds, and how large it is; null: there was none. */
export async function lastBackup(store: Store): Promise<z.infer<typeof lastBackupSchema> | null> {
  return (await backups(store).find(ID))?.value ?? null;
}

export async function noteBackup(store: Store, backup: z.infer<typeof lastBackupSchema>): Promise<void> {
  await store.commit([backups(store).put(ID, backup, 'any')]);
}
