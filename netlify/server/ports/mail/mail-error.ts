/**
 * - `temporary`: later it may succeed (network, limits, a full or busy mail server).
 * - `permanent`: this mail will never be taken (an address that does not exist, a refused sender).
 */
export type MailErrorKind = 'temporary' | 'permanent';

/** What every mailer throws. Messages name the provider's reason, never the mail's texts: those are personal data. */
export class MailError extends Error {
  readonly kind: MailErrorKind;

  constructor(kind: MailErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'MailError';
    this.kind = kind;
  }
}
