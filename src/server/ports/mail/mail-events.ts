export interface MailEvent {
  /** A repeated notification has the same. */
  id: string;
  /** `bounced`: the address does not exist. `complained`: called spam. */
  kind: 'bounced' | 'complained' | 'other';
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
   * `body` exactly as it came; null: not signed within five minutes. Notifications repeat.
   * @throws MailEventError for an unknown form
   */
  read(body: string, headers: NotificationHeaders): MailEvent | null;
}

export class MailEventError extends Error {
  override name = 'MailEventError';
}
