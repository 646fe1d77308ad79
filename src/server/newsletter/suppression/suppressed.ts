import { suppressionSchema } from '../../../domain/newsletter/newsletter-subscriber.ts';
import { collection } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';

/**
 * Addresses that are sent no newsletter, under their `addressId`, latest last. Kept apart from the subscribers: one that
 * leaves and comes back, or that somebody adds once more, is still suppressed.
 */
export function suppressedRecords(store: Store) {
  return collection(store, 'newsletter-suppressed', suppressionSchema, { since: ({ since }) => ({ score: since }) });
}
