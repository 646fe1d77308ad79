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

/** Sends mails from the centre's own address. Adapters are proven alike by one contract suite (tests/contract/mail). */
export interface Mailer {
  /**
   * Resolves once the mail is in the hands of the next one on its way. Line breaks and signs that turn the direction of
   * writing are taken out of everything that becomes a header.
   * @throws MailError
   */
  send(mail: OutgoingMail): Promise<void>;

  /**
   * Resolves when mails can be handed over, as far as that can be told without sending one.
   * @throws MailError
   */
  check(): Promise<void>;
}
