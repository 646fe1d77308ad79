export interface MailEvent {
  /** Stays the same when the provider sends the notification again. */
  id: string;
  /** `bounced`: the address does not exist permanently. `complained`: its owner called the mail spam. `other`: of no use here. */
  kind: 'bounced' | 'complained' | 'other';
  /** When it happened, epoch milliseconds. */
  at: number;
  /** In lower case; null: unknown. */
  address: string | null;
  /** The words of the server that refused the mail; may be empty. */
  detail: string;
}

/** The headers of a notification that its signature needs. */
export interface NotificationHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

export interface MailEvents {
  /**
   * Reads one notification. The provider may send the same one again: callers must remember the ids they have handled.
   * @param body exactly as it came
   * @returns null when the provider has not signed it within the last five minutes
   * @throws MailEventError for a signed notification of an unknown form
   */
  read(body: string, headers: NotificationHeaders): MailEvent | null;
}

/** A signed notification has a form that the provider does not document. The message quotes nothing of it. */
export class MailEventError extends Error {
  override name = 'MailEventError';
}
