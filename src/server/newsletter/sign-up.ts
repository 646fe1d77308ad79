import { addressId, hashToken, newToken } from '../crypto/tokens.ts';
import { trySpend } from '../http/rate-limit.ts';
import { deliverSoon, hasPlaceForConfirmation, queuedMail } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { commitPlan } from '../store/collection.ts';
import type { Write } from '../store/store.ts';
import { alreadySubscribedMail, confirmationMail } from './mails.ts';
import { LIFE, newConsent, newsletterRecords } from './records.ts';
import { suppressedRecords } from './suppression/suppressed.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

interface PlannedMail {
  id: string;
  writes: Write[];
}

const UNCONFIRMED = { ttlSeconds: LIFE.unconfirmedSeconds };

/**
 * Takes a sign-up: the address becomes a subscriber when it is confirmed by mail (double opt-in). New, unconfirmed and
 * subscribed addresses go one way, with one mail each, so that nobody learns which of them it is (ASVS 6.3.8). Who subscribes
 * but is sent nothing, because mails bounced or were called spam, may confirm his address anew; what staff have suppressed gets
 * no mail at all, until they lift it.
 * @param email in small letters
 * @throws StoreError unavailable
 */
export async function signUp(services: Services, { email, ip }: { email: string; ip: string }): Promise<void> {
  const { subscribers, consents } = newsletterRecords(services.store);
  const id = addressId(email);
  const isWithinLimit =
    (await trySpend(services, 'newsletter-mail-email', email)) && (await hasPlaceForConfirmation(services));

  const mailId = await commitPlan(services.store, async () => {
    const [known, suppression] = await Promise.all([subscribers.find(id), suppressedRecords(services.store).find(id)]);
    const mayMail = isWithinLimit && suppression?.value.reason !== 'staff';
    const isActive = known?.value.state === 'active';
    if (isActive && suppression === null) {
      const mail = mayMail ? await planReminder(services, email) : null;
      return { writes: mail?.writes ?? [], result: mail?.id ?? null };
    }
    const { id: consentId, consent } = await newConsent(services, { email, givenBy: 'form', ip });
    const mail = mayMail ? await planConfirmation(services, email, consentId) : null;
    const expected = known === null ? 'absent' : { version: known.version };
    const pending = { email, state: 'pending', since: consent.asked_at, consent_id: consentId } as const;
    const writes = [
      // One that is active stays so: it would be lost if nobody confirmed.
      ...(isActive ? [] : [subscribers.put(id, pending, expected, UNCONFIRMED)]),
      consents.put(consentId, consent, 'absent', UNCONFIRMED),
      ...(mail?.writes ?? []),
    ];
    return { writes, result: mail?.id ?? null };
  });
  if (mailId !== null) deliverSoon(services, mailId);
}

async function planConfirmation(services: Services, email: string, consentId: string): Promise<PlannedMail> {
  const token = newToken(services.random);
  const mail = queuedMail(services, await confirmationMail(services, email, token), 'confirmation');
  const confirmation = { subscriber_id: addressId(email), consent_id: consentId, used_at: null };
  const { confirmations } = newsletterRecords(services.store);
  const life = { ttlSeconds: LIFE.confirmationLinkSeconds };
  return { id: mail.id, writes: [confirmations.put(hashToken(token), confirmation, 'absent', life), mail.write] };
}

async function planReminder(services: Services, email: string): Promise<PlannedMail> {
  const way = unsubscribeLink(services, addressId(email));
  const mail = queuedMail(services, await alreadySubscribedMail(services, email, way), 'confirmation');
  return { id: mail.id, writes: [way.write, mail.write] };
}
