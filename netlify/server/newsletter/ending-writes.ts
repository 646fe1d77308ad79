import type { z } from 'zod';
import type { subscriberSchema } from '../../../src/domain/newsletter-subscriber.ts';
import type { Entry } from '../ports/store/collection.ts';
import type { Write } from '../ports/store/store.ts';
import type { Services } from '../services.ts';
import { LIFE, newsletterRecords } from './records.ts';

/**
 * What ends a subscription: the address leaves the list; the proof of consent stays for the years the law asks for, then
 * deletes itself. What was never confirmed is no proof, and goes along.
 * @throws StoreError unavailable
 */
export async function endingWrites(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { id, version, value }: Entry<z.infer<typeof subscriberSchema>>,
): Promise<Write[]> {
  const { subscribers, consents } = newsletterRecords(store);
  const removal = subscribers.removal(id, { version });
  const consent = await consents.find(value.consent_id);
  if (consent === null) return [removal];
  const expected = { version: consent.version };
  if (consent.value.confirmed_at === null) return [removal, consents.removal(consent.id, expected)];
  const withdrawn = { ...consent.value, withdrawn_at: clock.now() };
  return [removal, consents.put(consent.id, withdrawn, expected, { ttlSeconds: LIFE.withdrawnConsentSeconds })];
}
