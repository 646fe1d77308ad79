import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutboxMail, outboxMailSchema } from '../../netlify/server/ports/mail/outbox-mail.ts';

/** The mails of an outbox, oldest first; none while there is no folder. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.json$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => outboxMailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
