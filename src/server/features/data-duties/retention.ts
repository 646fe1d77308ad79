import type { z } from 'zod';
import { reservationSchema } from '../../../domain/reservations/reservation.ts';
import { shortenVisitorNetworks } from '../../core/audit/audit-log.ts';
import { forgetOldDepartures } from '../../ports/departures/departures.ts';
import { type Entry, everyEntry } from '../../ports/store/collection.ts';
import type { Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { removeUnusedUploads } from '../media/remove-pictures.ts';
import { LIFE, newsletterRecords } from '../newsletter/records.ts';
import { closeOutdatedChunks } from '../newsletter/sending/settle.ts';
import { reservationLife, reservationStore } from '../reservations/reservation-store.ts';

const MOST_AT_ONCE = 100;

/** Removes records without an expiry that are older than promised (docs/operations.md, Retention). */
export async function removeOutdated(services: Services): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  const { subscribers } = newsletterRecords(store);
  const max = now - LIFE.unconfirmedSeconds * 1000;
  const pending = everyEntry((page) => subscribers.list('state', { ...page, of: 'pending', max }));
  await removeAll(store, pending, subscribers.removal);
  await closeOutdatedChunks(services);
  await removeUnusedUploads(services);
  await shortenVisitorNetworks(services);
  await forgetOldDepartures(services);

  const reservations = reservationStore(services);
  const ends = reservationSchema.pick({ date_until: true, created_at: true, suspicious: true });
  for (const index of ['created', 'suspicious'] as const) {
    const all = everyEntry((page) => reservations.listParts(index, ends, page));
    await removeAll(store, over(all), reservations.removal);
  }

  async function* over<T extends Entry<z.infer<typeof ends>>>(entries: AsyncGenerator<T>): AsyncGenerator<T> {
    // One second is the shortest life of a record: its time is over.
    for await (const entry of entries)
      if (entry.expiresAt === null && reservationLife(entry.value, now).ttlSeconds === 1) yield entry;
  }
}

/** A record that changes meanwhile stays until the next night. */
async function removeAll<T>(
  store: Store,
  entries: AsyncIterable<Entry<T>>,
  removal: (id: string, expect: { version: string }) => Write,
): Promise<void> {
  let found = 0;
  for await (const { id, version } of entries) {
    if (found === MOST_AT_ONCE) return;
    found += 1;
    await store.commit([removal(id, { version })]);
  }
}
