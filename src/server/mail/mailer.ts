/** A file that travels with a mail. */
export interface MailAttachment {
  /** Plain ASCII, such as `rezervacia.ics`. */
  filename: string;
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string;
  /** Text; sent as UTF-8. */
  content: string;
}

export interface Mail {
  /** One address: nobody gets to see the address of another. */
  to: string;
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
  /** Beside those every mail has, such as `List-Unsubscribe`. */
  headers: Readonly<Record<string, string>>;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

export interface OutgoingMail extends Mail {
  /** At most 256 characters; a provider that knows it already does not send the mail a second time. */
  idempotencyKey: string;
}

/** How a mailer takes many mails. */
export interface BatchTerms {
  /** Who takes them, such as `resend 1f2e3d4c`: a key means nothing to anybody else. */
  provider: string;
  /** Mails in one call, at most. */
  most: number;
  /** For how long a batch repeated with its key reaches nobody twice; 0: not at all. */
  keyProtectsMs: number;
  /** Calls in a second, at most; null: as many as it can. */
  perSecond: number | null;
}

/**
 * What became of one mail of a batch.
 * - `failed`: it will never be taken.
 * - `later`: it was refused, for this recipient only and for now.
 * - `unknown`: it may have been taken.
 * - `untried`: something came in between before its turn.
 */
export type MailOutcome = 'sent' | 'failed' | 'later' | 'unknown' | 'untried';

/** Sends mails from the centre's own address. Adapters are proven alike by one contract suite (tests/contract/mail). */
export interface Mailer {
  /**
   * Resolves once the mail is in the hands of the next one on its way. Line breaks and signs that turn the direction of
   * writing are taken out of everything that becomes a header.
   * @throws MailError temporary, permanent
   */
  send(mail: OutgoingMail): Promise<void>;

  readonly batch: BatchTerms;

  /**
   * Sends at most `batch.most` mails, without attachments, within 90 seconds. Repeated with the same key and mails within
   * `batch.keyProtectsMs` it reaches nobody twice; the answer is that of the first time.
   * @returns what became of each, in their order
   * @throws MailError about all of them
   */
  sendBatch(mails: readonly Mail[], idempotencyKey: string): Promise<MailOutcome[]>;

  /**
   * Removes what the mailer itself keeps of mails to an address, where it keeps any: a provider's log is out of reach.
   * @param email in small letters
   */
  forget?(email: string): Promise<void>;

  /**
   * Resolves when mails can be handed over, as far as that can be told without sending one.
   * @throws MailError
   */
  check(): Promise<void>;
}
