import { hash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import {
  attachedBytes,
  MAX_SEQUENTIAL,
  MailError,
  type Mailer,
  type OutgoingMail,
  safeMail,
  sendSequentially,
} from '../mailer.ts';

const TIMEOUT_MS = 20_000;

const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** A server's words repeat addresses, so only codes and numbers stay. */
function toMailError(error: unknown): MailError {
  const { code, permanent, message } = describe(error);
  // EENVELOPE without a reply: the address is malformed.
  const isForGood = permanent ?? code === 'EENVELOPE';
  const kind = isForGood && ABOUT_THIS_MAIL.has(code) ? 'permanent' : 'temporary';
  return new MailError(kind, message);
}

const ABOUT_THE_ACCOUNT = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'EPROXY']);
/** When these happen no mail has been handed over. */
const BEFORE_THE_MAIL = /Connection timeout|Greeting never received/;

/** A mail that may have been taken must not be repeated. */
function judgeInBatch(error: unknown): MailError | 'later' {
  const { code, command, responseCode, permanent, isBeforeMail, message } = describe(error);
  if (ABOUT_THE_ACCOUNT.has(code)) return new MailError('blocked', message, { cause: error });
  if (responseCode === undefined) {
    if (code === 'EENVELOPE') return new MailError('permanent', message);
    return new MailError(isBeforeMail ? 'temporary' : 'unknown', message);
  }
  if (!ABOUT_THIS_MAIL.has(code)) return new MailError('temporary', message);
  if (command === 'MAIL FROM') return new MailError(permanent ? 'blocked' : 'temporary', message);
  return permanent ? new MailError('permanent', message) : 'later';
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { code: 'unknown', message: 'SMTP: unknown (no reply)' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  const isRefusedConnection = 'syscall' in error && error.syscall === 'connect';
  const isBeforeMail = isRefusedConnection || code === 'EDNS' || BEFORE_THE_MAIL.test(error.message);
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  const permanent = 'permanent' in error && typeof error.permanent === 'boolean' ? error.permanent : undefined;
  const message = `SMTP: ${code} ${responseCode ?? '(no reply)'}`;
  return { code, command, responseCode, permanent, isBeforeMail, message };
}

function messageId(idempotencyKey: string, from: string): string {
  const domain = /@([^<>\s]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${hash('sha256', idempotencyKey).slice(0, 32)}@${domain}>`;
}

/** `url` is `smtps://user:password@host:465` or `smtp://…`; a password is never sent without TLS. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    requireTLS: new URL(url).username !== '',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function submit(outgoing: OutgoingMail): Promise<void> {
    const mail = safeMail(outgoing);
    const { to, subject, html, text, headers, replyTo, idempotencyKey } = mail;
    await transport.sendMail({
      from,
      // A string would be read as a list of addresses.
      to: { name: '', address: to },
      subject,
      html,
      text,
      headers: { ...headers },
      replyTo,
      messageId: messageId(idempotencyKey, from),
      attachments: (mail.attachments ?? []).map(({ filename, contentType, cid, ...file }) => ({
        filename,
        contentType,
        content: attachedBytes(file),
        ...(cid !== undefined && { cid }),
      })),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  return {
    batch: { provider: `smtp ${new URL(url).host}`, most: MAX_SEQUENTIAL, keyProtectsMs: 0, perSecond: null },

    async send(mail) {
      await submit(mail).catch((error: unknown) => {
        throw toMailError(error);
      });
    },

    sendBatch: (mails, idempotencyKey) =>
      sendSequentially(mails, idempotencyKey, async (mail) => {
        try {
          await submit(mail);
          return 'sent';
        } catch (error) {
          const judged = judgeInBatch(error);
          if (judged === 'later') return 'later';
          throw judged;
        }
      }),

    async check() {
      await transport.verify().catch((error: unknown) => {
        throw toMailError(error);
      });
    },
  };
}
