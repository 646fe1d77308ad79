import { hashToken } from '../crypto/tokens.ts';
import { AppError } from '../http/app-error.ts';
import { deliverSoon, queuedMail } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { commitPlan, restOfLife } from '../store/collection.ts';
import { withdrawalWrites } from './ending-writes.ts';
import { welcomeMail } from './mails.ts';
import { hashIp, newsletterRecords } from './records.ts';
import { suppressedRecords } from './suppression/suppressed.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const LINK_IS_OVER =
  'Odkaz na potvrdenie už neplatí. Platí 48\u00a0hodín a\u00a0dá sa použiť raz; prihláste sa, prosím, na úvodnej stránke znova.';

/**
 * Confirms the address a token was mailed to: the subscription begins. Pressed twice it stays what it is; once ended, the
 * same link does not begin it again. That mails bounced earlier, or were called spam, is over with it; what staff have decided
 * is not.
 * @throws AppError not-found (unknown, expired or used token); StoreError unavailable
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
      // A used link stays as long as it would have.
      confirmations.put(confirmation.id, used, { version: confirmation.version }, restOfLife(confirmation, now)),
      subscribers.put(subscriber_id, active, subscriber === null ? 'absent' : { version: subscriber.version }),
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
