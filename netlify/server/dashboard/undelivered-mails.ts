import { type PageQuery, pageOf } from '../http/page.ts';
import { mailQueue, type QueuedMail } from '../mail/mail-queue.ts';
import type { Entry } from '../ports/store/collection.ts';
import { MAX_PAGE, type Store } from '../ports/store/store.ts';

/** A mail that has not been sent yet, or never was. Of its text staff see nothing: it may hold a link for its reader only. */
export interface WireUndelivered {
  id: string;
  to: string;
  subject: string;
  queued_at: string;
  attempts: number;
  /** What the mail provider said last; null before the first attempt failed. */
  last_error: string | null;
  /** null: given up. */
  next_attempt_at: string | null;
}

/** Those given up first, then those that wait, newest first. */
export async function listUndelivered(
  store: Store,
  query: PageQuery,
): Promise<{ items: WireUndelivered[]; total: number }> {
  const queue = mailQueue(store);
  const newest = { order: 'descending', limit: MAX_PAGE } as const;
  const [failed, waiting] = await Promise.all([queue.list('failed', newest), queue.list('waiting', newest)]);
  return pageOf([...failed.records, ...waiting.records].map(toWire), query);
}

function toWire({ id, value }: Entry<QueuedMail>): WireUndelivered {
  const { mail, queued_at, attempts, last_error, next_attempt_at } = value;
  return {
    id,
    to: mail.to,
    subject: mail.subject,
    queued_at: new Date(queued_at).toISOString(),
    attempts,
    last_error,
    next_attempt_at: next_attempt_at === null ? null : new Date(next_attempt_at).toISOString(),
  };
}
