// What is in a backup: a tar archive in an age file. `backup.json` comes first and `end.json` last; between them
// `records/<n>.jsonl` (a record of the store a line), `secret`, `content.git/…`, `content/…` and `media/<name>`.
import { z } from 'zod';

export const FIRST = 'backup.json';
export const LAST = 'end.json';
/** Characters of lines gathered for one file of records; so much is in memory at once. */
export const RECORDS_LENGTH = 512 * 1024;

/** A program reads backups of its own number and of lower ones. */
export const FORMAT = 1;

export const firstSchema = z.object({
  format: z.int(),
  /** ISO in UTC. */
  made_at: z.string(),
});

const countsSchema = z.object({ records: z.int(), pictures: z.int(), files: z.int() });
export const lastSchema = countsSchema;

/** How much of each a backup holds; `files` are those of the content and its history, and the secret. */
export type Counts = z.infer<typeof countsSchema>;

export const recordLineSchema = z.object({
  key: z.string(),
  value: z.string(),
  expires_at: z.number().nullable(),
  indexes: z.record(z.string(), z.number()),
});

export type RecordLine = z.infer<typeof recordLineSchema>;

/** What a digest of a whole backup takes in before the bytes of each entry. */
export function entryMark(name: string, size: number): string {
  return `${name} ${size}\n`;
}
