export interface MailEvent {
  /** The same when the provider sends the notification again. */
  id: string;
  /** `bounced`: the address does not exist permanently. `complained`: its owner called the mail spam. */
  kind: 'bounced' | 'complained' | 'other';
  /** Epoch milliseconds. */
  at: number;
  /** In lower case. */
  address: string | null;
  detail: string;
}

export interface NotificationHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

export interface MailEvents {
  /**
   * `body` must be exactly as it came; null: not signed within five minutes. Notifications repeat, so callers
   * remember handled ids.
   * @throws MailEventError for an unknown form
   */
  read(body: string, headers: NotificationHeaders): MailEvent | null;
}

/** The message quotes nothing of the notification. */
export class MailEventError extends Error {
  override name = 'MailEventError';
}
