import { listOutbox, type OutboxMail, readOutboxMail } from '../../src/server/ports/mail/adapters/outbox-mailer.ts';

/** Oldest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const mails = await Promise.all((await listOutbox(folder)).map((name) => readOutboxMail(folder, name)));
  return mails.filter((mail) => mail !== null);
}
