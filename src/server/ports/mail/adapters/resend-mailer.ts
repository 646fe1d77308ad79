import { hash } from 'node:crypto';
import { type ErrorResponse, Resend } from 'resend';
import { DAY_MS, MINUTE_MS } from '../../../../domain/time/clock.ts';
import {
  attachedBytes,
  type MailAttachment,
  MailError,
  type MailErrorKind,
  type Mailer,
  type MailOutcome,
  type OutgoingMail,
  safeMail,
} from '../mailer.ts';

const TIMEOUT_MS = 20_000;

/** All other errors somebody can mend. */
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

/** https://resend.com/docs/dashboard/emails/batch-sending, …/api-reference/rate-limit, …/emails/idempotency-keys */
const BATCH = { most: 100, keyProtectsMs: DAY_MS, perSecond: 2 } as const;
const BATCH_TIMEOUT_MS = MINUTE_MS;

function batchErrorKind({ name, statusCode }: ErrorResponse): MailErrorKind {
  if (name === 'invalid_idempotent_request') return 'key-spent';
  if (statusCode === 413) return 'too-large';
  if (statusCode === 429) return name === 'rate_limit_exceeded' ? 'temporary' : 'blocked';
  // Without an answer, after a gateway's, and while the batch is being accepted, the outcome is unknown.
  const isRefusal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isRefusal && ![408, 409, 425].includes(statusCode) ? 'blocked' : 'unknown';
}

function toBatchError(error: ErrorResponse, headers: Record<string, string> | null): MailError {
  const seconds = Number(headers?.['retry-after']);
  const message = `Resend: ${error.name} ${error.statusCode ?? '(no answer)'}`;
  return new MailError(batchErrorKind(error), message, seconds > 0 ? { retryAfterMs: seconds * 1000 } : {});
}

function toFile({ filename, contentType, cid, ...file }: MailAttachment) {
  return { filename, contentType, content: attachedBytes(file), ...(cid !== undefined && { contentId: cid }) };
}

interface ResendOptions {
  apiKey: string;
  from: string;
  baseUrl?: string;
}

/** The SDK does not throw, it answers `{ error }`. */
export function resendMailer({ apiKey, from, baseUrl }: ResendOptions): Mailer {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl });

  // Idempotency keys belong to a team, which may change with the API key.
  const provider = `resend ${hash('sha256', apiKey).slice(0, 8)}`;

  function toEmail({ to, subject, html, text, headers, replyTo }: OutgoingMail) {
    return { from, to, subject, html, text, headers: { ...headers }, ...(replyTo === undefined ? {} : { replyTo }) };
  }

  return {
    batch: { provider, ...BATCH },

    async sendBatch(mails, idempotencyKey) {
      const emails = mails.map((mail) => toEmail(safeMail({ ...mail, idempotencyKey })));
      // One invalid address must not stop the other mails.
      const { data, error, headers } = await resend.batch.send(emails, {
        idempotencyKey,
        batchValidation: 'permissive',
        signal: AbortSignal.timeout(BATCH_TIMEOUT_MS),
      });
      if (error !== null) throw toBatchError(error, headers);
      const failed = new Set((data.errors ?? []).map(({ index }) => index));
      return emails.map((_, at): MailOutcome => (failed.has(at) ? 'failed' : 'sent'));
    },

    async send(outgoing) {
      const mail = safeMail(outgoing);
      const { error } = await resend.emails.send(
        { ...toEmail(mail), attachments: (mail.attachments ?? []).map(toFile) },
        { idempotencyKey: mail.idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
      );
      if (error !== null) throw toMailError(error);
    },

    async check() {
      const { error } = await resend.domains.list({}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (error !== null && error.name !== 'restricted_api_key') throw toMailError(error);
    },
  };
}
