// A backup is a tar archive in an age file: `backup.json` is first, `end.json` last.

import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { collection } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';

export const FIRST = 'backup.json';
export const LAST = 'end.json';
/** In characters. */
export const RECORDS_LENGTH = 512 * 1024;

/** A program also reads backups of lower numbers. */
export const FORMAT = 1;

export const firstSchema = z.object({
  format: z.int(),
  made_at: z.string(),
});

export const lastSchema = z.object({ records: z.int(), pictures: z.int(), files: z.int() });

export type Counts = z.infer<typeof lastSchema>;

export const recordLineSchema = z.object({
  key: z.string(),
  value: z.string(),
  expires_at: z.number().nullable(),
  indexes: z.record(z.string(), z.number()),
});

export type RecordLine = z.infer<typeof recordLineSchema>;

export function entryMark(name: string, size: number): string {
  return `${name} ${size}\n`;
}

export class BackupError extends Error {
  override name = 'BackupError';
}

const MIN_PASSPHRASE = 12;

export const TOO_SHORT = `Heslo k\u00a0zálohe má mať aspoň ${MIN_PASSPHRASE} znakov.`;

export function isLongPassphrase(passphrase: string): boolean {
  return passphrase.length >= MIN_PASSPHRASE;
}

const CHUNK_BYTES = 64 * 1024;

/** Leaves the file open. */
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

const ID = 'last';

const backups = (store: Store) => collection(store, 'backup', lastBackupSchema, {});

/** `at` is in epoch milliseconds. */
export async function lastBackup(store: Store): Promise<z.infer<typeof lastBackupSchema> | null> {
  return (await backups(store).find(ID))?.value ?? null;
}

export async function noteBackup(store: Store, backup: z.infer<typeof lastBackupSchema>): Promise<void> {
  await store.commit([backups(store).put(ID, backup, 'any')]);
}
