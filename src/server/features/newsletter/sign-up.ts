import { AppError } from '../../app-error.ts';
import { trySpend } from '../../core/http/rate-limit.ts';
import { deliverSoon } from '../../core/mail/mail-delivery.ts';
import { hasPlace, queuedMail } from '../../core/mail/mail-queue.ts';
import { addressId, hashToken, newToken } from '../../ports/crypto/tokens.ts';
import { commitPlan, restOfLife } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './mails.ts';
import { hashIp, LIFE, newConsent, newsletterRecords, suppressedRecords, withdrawalWrites } from './records.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const UNCONFIRMED = { ttlSeconds: LIFE.unconfirmedSeconds };

/**
 * Every address but those suppressed by staff gets a mail: nobody learns which subscribe (ASVS 6.3.8).
 * @param email in lower case
 */
export async function signUp(services: Services, { email, ip }: { email: string; ip: string }): Promise<void> {
  const { subscribers, consents } = newsletterRecords(services.store);
  const id = addressId(email);
  const isWithinLimit =
    (await trySpend(services, 'newsletter-mail-email', email)) && (await hasPlace(services, 'confirmation'));

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
    const pending = { email, state: 'pending', since: consent.asked_at, consent_id: consentId } as const;
    const writes = [
      // Otherwise an active subscriber would be lost if nobody confirmed.
      ...(isActive ? [] : [subscribers.put(id, pending, known, UNCONFIRMED)]),
      consents.put(consentId, consent, 'absent', UNCONFIRMED),
      ...(mail?.writes ?? []),
    ];
    return { writes, result: mail?.id ?? null };
  });
  if (mailId !== null) deliverSoon(services, mailId);
}

async function planConfirmation(services: Services, email: string, consentId: string) {
  const token = newToken(services.random);
  const mail = queuedMail(services, await confirmationMail(services, email, token), 'confirmation');
  const confirmation = { subscriber_id: addressId(email), consent_id: consentId, used_at: null };
  const { confirmations } = newsletterRecords(services.store);
  const life = { ttlSeconds: LIFE.confirmationLinkSeconds };
  return { id: mail.id, writes: [confirmations.put(hashToken(token), confirmation, 'absent', life), mail.write] };
}

async function planReminder(services: Services, email: string) {
  const way = unsubscribeLink(services, addressId(email));
  const mail = queuedMail(services, await alreadySubscribedMail(services, email, way), 'confirmation');
  return { id: mail.id, writes: [way.write, mail.write] };
}

const LINK_IS_OVER =
  'Odkaz na potvrdenie už neplatí. Platí 48\u00a0hodín a\u00a0dá sa použiť raz; prihláste sa, prosím, na úvodnej stránke znova.';

/**
 * Lifts a suppression unless by staff; a second press changes nothing.
 * @throws AppError not-found (unknown, expired or used token)
 */
export async function confirm(services: Services, { token, ip }: { token: string; ip: string }): Promise<void> {
  const { store, clock } = services;
  const { subscribers, consents, confirmations } = newsletterRecords(store);
  const suppressed = suppressedRecords(store);

  const mailId = await commitPlan(store, async () => {
    const confirmation = await confirmations.find(hashToken(token));
    if (confirmation === null) throw new AppError('not-found', LINK_IS_OVER);
    const { subscriber_id, consent_id, used_at } = confirmation.value;
    const subscriber = await subscribers.find(subscriber_id);
    const consent = await consents.find(consent_id);
    const suppression = await suppressed.find(subscriber_id);
    const isActive = subscriber?.value.state === 'active';
    if (isActive && (suppression === null || used_at !== null)) return { writes: [], result: null };
    if (used_at !== null || consent === null || suppression?.value.reason === 'staff')
      throw new AppError('not-found', LINK_IS_OVER);

    const now = clock.now();
    const { email, wording } = consent.value;
    const way = unsubscribeLink(services, subscriber_id);
    const mail = queuedMail(services, await welcomeMail(services, email, wording, way), 'receipt');
    const active = { email, state: 'active', since: now, consent_id } as const;
    const given = { ...consent.value, confirmed_at: now, confirmed_from: hashIp(services, ip) };
    const used = { ...confirmation.value, used_at: now };
    const writes = [
      confirmations.put(confirmation.id, used, { version: confirmation.version }, restOfLife(confirmation, now)),
      subscribers.put(subscriber_id, active, subscriber),
      consents.put(consent_id, given, { version: consent.version }),
      ...(isActive ? await withdrawalWrites(services, subscriber.value.consent_id) : []),
      ...(suppression === null ? [] : [suppressed.removal(subscriber_id, { version: suppression.version })]),
      way.write,
      mail.write,
    ];
    return { writes, result: mail.id };
  });
  if (mailId !== null) deliverSoon(services, mailId);
}
