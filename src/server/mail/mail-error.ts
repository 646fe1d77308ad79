/**
 * - `temporary`: nothing was taken; later it may succeed (network, limits, a full or busy mail server).
 * - `permanent`: this mail will never be taken (an address that does not exist, a refused sender).
 *
 * Only `sendBatch` tells these apart from `temporary`:
 * - `blocked`: nothing was taken, nor will it be before somebody acts (a wrong key, an unverified domain, a spent quota).
 * - `unknown`: no answer came, or none that says anything; the mails may have been taken.
 * - `too-large`: nothing was taken, since it was too much at once.
 * - `key-spent`: the key has been used for other mails; those were taken, and it will never protect these.
 */
export type MailErrorKind = 'temporary' | 'permanent' | 'blocked' | 'unknown' | 'key-spent' | 'too-large';

interface MailErrorOptions {
  cause?: unknown;
  /** How long to wait, where the provider says so. */
  retryAfterMs?: number;
}

/** What every mailer throws. Messages name the provider's reason, never the mail's texts: those are personal data. */
export class MailError extends Error {
  readonly kind: MailErrorKind;
  readonly retryAfterMs: number | null;

  constructor(kind: MailErrorKind, message: string, { cause, retryAfterMs }: MailErrorOptions = {}) {
    super(message, { cause });
    this.name = 'MailError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
