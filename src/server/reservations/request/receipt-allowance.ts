import { z } from 'zod';
import { LIMITS } from '../../http/limits.ts';
import { mailboxOf } from '../../http/mailbox.ts';
import type { Services } from '../../services.ts';
import { collection, restOfLife } from '../../store/collection.ts';
import type { Put } from '../../store/store.ts';

const { max, windowSeconds } = LIMITS['reservation-receipt-email'];

/** How many receipts a mailbox has been sent in the window that began with the first of them. */
const sentSchema = z.object({ count: z.int() });

/**
 * One more receipt for the mailbox of an address, as a write for the very commit that queues it: requests that lose a race
 * count nothing.
 * @returns null when the mailbox has had its share
 * @throws StoreError unavailable
 */
export async function countReceipt(
  { store, secret, clock }: Pick<Services, 'store' | 'secret' | 'clock'>,
  email: string,
): Promise<Put | null> {
  const sent = collection(store, 'reservation-receipts', sentSchema, {});
  const id = secret.sign('reservation-receipts', mailboxOf(email));
  const entry = await sent.find(id);
  if (entry === null) return sent.put(id, { count: 1 }, 'absent', { ttlSeconds: windowSeconds });
  if (entry.value.count >= max) return null;
  const life = { ttlSeconds: windowSeconds, ...restOfLife(entry, clock.now()) };
  const count = entry.value.count + 1;
  return sent.put(id, { count }, { version: entry.version }, life);
}
