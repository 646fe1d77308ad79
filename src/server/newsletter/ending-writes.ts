import type { z } from 'zod';
import type { subscriberSchema } from '../../domain/newsletter/newsletter-subscriber.ts';
import type { Services } from '../services.ts';
import type { Entry } from '../store/collection.ts';
import type { Write } from '../store/store.ts';
import { LIFE, newsletterRecords } from './records.ts';

type EndingServices = Pick<Services, 'store' | 'clock'>;

/**
 * What ends a subscription: the address leaves the list, and the consent is withdrawn.
 * @throws StoreError unavailable
 */
export async function endingWrites(
  services: EndingServices,
  { id, version, value }: Entry<z.infer<typeof subscriberSchema>>,
): Promise<Write[]> {
  const { subscribers } = newsletterRecords(services.store);
  return [subscribers.removal(id, { version }), ...(await withdrawalWrites(services, value.consent_id))];
}

/**
 * What ends a consent: its proof stays for the years the law asks for, then deletes itself. What was never confirmed is no
 * proof, and goes at once.
 * @throws StoreError unavailable
 */
export async function withdrawalWrites({ store, clock }: EndingServices, consentId: string): Promise<Write[]> {
  const { consents } = newsletterRecords(store);
  const consent = await consents.find(consentId);
  if (consent === null) return [];
  const expected = { version: consent.version };
  if (consent.value.confirmed_at === null) return [consents.removal(consentId, expected)];
  const withdrawn = { ...consent.value, withdrawn_at: clock.now() };
  return [consents.put(consentId, withdrawn, expected, { ttlSeconds: LIFE.withdrawnConsentSeconds })];
}
