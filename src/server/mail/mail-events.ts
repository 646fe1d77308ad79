/** What a provider tells of a mail after it has taken it. */
export interface MailEvent {
  /** The same when the provider tells it once more. */
  id: string;
  /** `bounced`: the address does not exist, for good. `complained`: its owner called the mail spam. `other`: nothing of use here. */
  kind: 'bounced' | 'complained' | 'other';
  /** When it happened, epoch milliseconds. */
  at: number;
  /** In small letters; null: it cannot be told whom it is about. */
  address: string | null;
  /** In the words of whoever refused the mail; may be empty. */
  detail: string;
}

/** The headers of a notification that its signature needs. */
export interface NotificationHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

/** Notifications of a mail provider, judged by their signatures. */
export interface MailEvents {
  /**
   * Reads one notification. It may be an old one told again: who acts on it has to remember its id.
   * @param body as it came, to the byte
   * @returns null when the provider has not signed it, or not within the last five minutes
   * @throws MailEventError for one that is signed and cannot be understood
   */
  read(body: string, headers: NotificationHeaders): MailEvent | null;
}

/** A notification that is signed and is not what the provider documents. Its message holds nothing of the notification. */
export class MailEventError extends Error {
  override name = 'MailEventError';
}
