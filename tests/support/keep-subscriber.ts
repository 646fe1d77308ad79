import type { Consent, Suppression } from '../../src/domain/newsletter/newsletter-subscriber.ts';
import { newsletterRecords, suppressedRecords } from '../../src/server/features/newsletter/records.ts';
import { addressId } from '../../src/server/ports/crypto/tokens.ts';
import type { Services } from '../../src/server/services.ts';

export async function keepSubscriber(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  email: string,
  { state = 'active' as 'active' | 'pending', consent = {} as Partial<Consent>, sinceMs = clock.now() } = {},
): Promise<string> {
  const { subscribers, consents } = newsletterRecords(store);
  const id = addressId(email);
  const given: Consent = {
    email,
    subscriber_id: id,
    wording: 'Súhlasím.',
    wording_version: '1',
    given_by: 'form',
    proof: null,
    asked_at: sinceMs,
    asked_from: null,
    confirmed_at: state === 'active' ? sinceMs : null,
    confirmed_from: null,
    withdrawn_at: null,
    ...consent,
  };
  const { ok } = await store.commit([
    subscribers.put(id, { email, state, since: sinceMs, consent_id: id }, 'absent'),
    consents.put(id, given, 'absent'),
  ]);
  if (!ok) throw new Error(`${email} is kept already`);
  return id;
}

export async function keepSuppressed(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  email: string,
  { reason = 'bounce', detail = '' }: Partial<Pick<Suppression, 'reason' | 'detail'>> = {},
): Promise<void> {
  await suppressedRecords(store).create(addressId(email), { email, reason, detail, since: clock.now() });
}
