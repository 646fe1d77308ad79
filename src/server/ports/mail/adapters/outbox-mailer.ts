import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../../../../domain/time/clock.ts';
import { mentions } from '../../../../domain/words/fold.ts';
import { nullIfMissing, writeDurably } from '../../store/durable-file.ts';
import {
  attachmentSchema,
  MAX_SEQUENTIAL,
  MailError,
  type Mailer,
  mailSchema,
  type OutgoingMail,
  safeMail,
  sendSequentially,
} from '../mailer.ts';

function toOutboxMail(mail: OutgoingMail, sentAt: string): OutboxMail {
  const { to, subject, html, text, headers, replyTo, attachments } = mail;
  return {
    to,
    subject,
    html,
    text,
    headers: { ...headers, ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }) },
    sent_at: sentAt,
    attachments: (attachments ?? []).map(({ contentType, ...file }) => ({ ...file, content_type: contentType })),
  };
}

export function outboxMailer({ folder, clock }: { folder: string; clock: Clock }): Mailer {
  let written = 0;

  function nextName(sentAt: string): string {
    written += 1;
    const order = String(written).padStart(6, '0');
    return `${sentAt.replaceAll(':', '-')}-${order}-${randomBytes(4).toString('hex')}.json`;
  }

  async function write(name: string, text: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeDurably(join(folder, name), text, { mode: 0o600 });
  }

  async function send(mail: OutgoingMail): Promise<void> {
    const sentAt = new Date(clock.now()).toISOString();
    const text = `${JSON.stringify(toOutboxMail(safeMail(mail), sentAt), null, 2)}\n`;
    await write(nextName(sentAt), text).catch((cause: unknown) => {
      throw new MailError('temporary', 'The outbox cannot be written', { cause });
    });
  }

  return {
    batch: { provider: 'outbox', most: MAX_SEQUENTIAL, keyProtectsMs: 0, perSecond: null },
    send,

    sendBatch: (mails, idempotencyKey) =>
      sendSequentially(mails, idempotencyKey, async (mail) => {
        await send(mail);
        return 'sent';
      }),

    async forget(names) {
      for (const file of (await readdir(folder).catch(nullIfMissing)) ?? []) {
        if (!file.endsWith('.json')) continue;
        const text = await readFile(join(folder, file), 'utf8').catch(nullIfMissing);
        const words = text === null ? '' : wordsOf(text);
        if (names.some((name) => mentions(words, name))) await rm(join(folder, file), { force: true });
      }
    },

    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.W_OK);
      } catch (cause) {
        throw new MailError('temporary', 'The outbox cannot be written', { cause });
      }
    },
  };
}

function wordsOf(file: string): string {
  try {
    const { to, subject, headers, text, html } = outboxMailSchema.parse(JSON.parse(file));
    return [to, subject, ...Object.values(headers), text, html].join('\n');
  } catch {
    return file;
  }
}

const outboxMailSchema = mailSchema.pick({ to: true, subject: true, html: true, text: true }).extend({
  headers: z.record(z.string(), z.string()),
  sent_at: z.string(),
  attachments: z.array(attachmentSchema.omit({ contentType: true }).extend({ content_type: z.string() })).default([]),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** A leading dot marks a mail that is still being written. */
const NAME = /^[\w-][\w.-]*\.json$/;

export async function listOutbox(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

export async function readOutboxMail(folder: string, name: string): Promise<OutboxMail | null> {
  if (!NAME.test(name)) return null;
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : outboxMailSchema.parse(JSON.parse(text));
}
