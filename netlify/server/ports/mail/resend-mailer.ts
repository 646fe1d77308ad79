import { type ErrorResponse, Resend } from 'resend';
import { MailError } from './mail-error.ts';
import type { Mailer } from './mailer.ts';
import { safeMail } from './safe-mail.ts';

const TIMEOUT_MS = 20_000;

/** What is wrong with this very mail. Anything else, such as a wrong key or an unverified domain, somebody can put right. */
const PERMANENT: ReadonlySet<ErrorResponse['name']> = new Set([
  'validation_error',
  'missing_required_field',
  'invalid_parameter',
  'invalid_attachment',
  'invalid_idempotency_key',
  'invalid_idempotent_request',
]);

function toMailError({ name, statusCode }: ErrorResponse): MailError {
  // 403 validation_error: the domain is not verified.
  const isPermanent = PERMANENT.has(name) && statusCode !== 403;
  return new MailError(isPermanent ? 'permanent' : 'temporary', `Resend: ${name} ${statusCode ?? '(no answer)'}`);
}

interface ResendOptions {
  apiKey: string;
  from: string;
  /** Another address of the API, for tests. */
  baseUrl?: string;
}

/** Sends through Resend. The SDK never throws: it answers `{ error }`. */
export function resendMailer({ apiKey, from, baseUrl }: ResendOptions): Mailer {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });

  return {
    async send(outgoing) {
      const { to, subject, html, text, headers, replyTo, attachments, idempotencyKey } = safeMail(outgoing);
      const { error } = await resend.emails.send(
        {
          from,
          to,
          subject,
          html,
          text,
          headers: { ...headers },
          ...(replyTo === undefined ? {} : { replyTo }),
          attachments: (attachments ?? []).map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            content: Buffer.from(content, 'utf8'),
          })),
        },
        { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
      if (error !== null) throw toMailError(error);
    },

    async check() {
      const { error } = await resend.domains.list({}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      // A key that may only send is refused the list, but it is known.
      if (error !== null && error.name !== 'restricted_api_key') throw toMailError(error);
    },
  };
}
