import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { MailError } from './mail-error.ts';
import type { Mailer } from './mailer.ts';
import { safeMail } from './safe-mail.ts';

const TIMEOUT_MS = 20_000;

/** Refusals of a recipient or a message. Any other, such as a wrong password or missing TLS, somebody can put right. */
const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** Codes and numbers only: a mail server's own words repeat addresses. */
function toMailError(error: unknown): MailError {
  const { code, responseCode, permanent } = describe(error);
  // Without any reply EENVELOPE means an address that cannot be one.
  const isForGood = permanent ?? code === 'EENVELOPE';
  const kind = isForGood && ABOUT_THIS_MAIL.has(code) ? 'permanent' : 'temporary';
  return new MailError(kind, `SMTP: ${code} ${responseCode ?? '(no reply)'}`);
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  const permanent = 'permanent' in error && typeof error.permanent === 'boolean' ? error.permanent : undefined;
  return { code, responseCode, permanent };
}

/** One mail, one id, however often it is sent: receivers show copies once. */
function messageId(idempotencyKey: string, from: string): string {
  const domain = /@([^<>\s]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}@${domain}>`;
}

/**
 * Sends through a mail server.
 * @param options.url `smtps://user:password@host:465`, or `smtp://…`, which goes over to TLS where the server offers it;
 *   a password never travels without
 */
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

  return {
    async send(outgoing) {
      const { to, subject, html, text, headers, replyTo, attachments, idempotencyKey } = safeMail(outgoing);
      try {
        await transport.sendMail({
          from,
          // As an object: a string would be read as a list of addresses.
          to: { name: '', address: to },
          subject,
          html,
          text,
          headers: { ...headers },
          replyTo,
          messageId: messageId(idempotencyKey, from),
          attachments: (attachments ?? []).map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            content: Buffer.from(content, 'utf8'),
          })),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
      } catch (error) {
        throw toMailError(error);
      }
    },

    async check() {
      await transport.verify().catch((error: unknown) => {
        throw toMailError(error);
      });
    },
  };
}
