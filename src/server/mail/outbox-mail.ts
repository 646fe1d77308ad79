import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** One file of the outbox (DESIGN 2). */
const outboxMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  /** ISO in UTC. */
  sent_at: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string(), content: z.string() })).default([]),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Names that begin with a dot are mails still being written. */
const NAME = /^[\w-][\w.-]*\.json$/;

/** Names of the mails in an outbox, oldest first; none while there is no folder. */
export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** @returns null when there is no such mail, or it is none of ours */
export async function readOutboxMail(folder: string, name: string): Promise<OutboxMail | null> {
  if (!NAME.test(name)) return null;
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : outboxMailSchema.parse(JSON.parse(text));
}
