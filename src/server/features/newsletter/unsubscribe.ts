import { AppError } from '../../app-error.ts';
import { addressId, hashToken } from '../../ports/crypto/tokens.ts';
import { noteDeparture } from '../../ports/departures/departures.ts';
import { commitPlan } from '../../ports/store/collection.ts';
import type { Put } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { endingWrites, LIFE, newConsent, newsletterRecords, suppressedRecords } from './records.ts';

const UNSUBSCRIBE_FAILED = 'Nastala chyba pri odhlasovaní. Skúste to prosím neskôr alebo kontaktujte podporu.';
const RETURN_FAILED = 'Prihlásiť späť sa nepodarilo. Prihláste sa, prosím, znova na úvodnej stránke.';

/**
 * False: nothing was left to end.
 * @throws AppError not-found (unknown token)
 */
export async function unsubscribe(services: Services, token: string): Promise<boolean> {
  const { subscribers, links } = newsletterRecords(services.store);
  const person = await commitPlan<string | null>(services.store, async () => {
    const link = await links.find(hashToken(token));
    if (link === null) throw new AppError('not-found', UNSUBSCRIBE_FAILED);
    const subscriber = await subscribers.find(link.value.subscriber_id);
    if (subscriber?.value.state !== 'active') return { writes: [], result: null };
    return { writes: await endingWrites(services, subscriber), result: subscriber.id };
  });
  if (person !== null) services.background(() => noteDeparture(services, { act: 'left', person }));
  return person !== null;
}

const DECIDED_HERE =
  'Na túto adresu prehľad neposielame, tak sme sa s\u00a0jej majiteľom dohodli. Ak ho chcete znova dostávať, ozvite sa nám, prosím.';

/**
 * Lifts a suppression after a complaint.
 * @throws AppError not-found (unknown token), conflict (staff suppressed the address)
 */
export async function resubscribe(services: Services, { token, ip }: { token: string; ip: string }): Promise<void> {
  const { subscribers, consents, links } = newsletterRecords(services.store);
  await commitPlan(services.store, async () => {
    const link = await links.find(hashToken(token));
    if (link === null) throw new AppError('not-found', RETURN_FAILED);
    const id = link.value.subscriber_id;
    const subscriber = await subscribers.find(id);
    if (subscriber?.value.state === 'active') return { writes: [], result: undefined };
    const latest = await consents.list('subscriber', { of: id, order: 'descending', limit: 1 });
    const [earlier] = latest.records;
    // An erased consent has no address any more.
    if (earlier === undefined || addressId(earlier.value.email) !== id) throw new AppError('not-found', RETURN_FAILED);
    const suppressed = suppressedRecords(services.store);
    const suppression = await suppressed.find(id);
    if (suppression?.value.reason === 'staff') throw new AppError('conflict', DECIDED_HERE);

    const { email } = earlier.value;
    const { id: consentId, consent } = await newConsent(services, { email, givenBy: 'return', ip });
    const given = { ...consent, confirmed_at: consent.asked_at, confirmed_from: consent.asked_from };
    const active = { email, state: 'active', since: consent.asked_at, consent_id: consentId } as const;
    const writes = [
      subscribers.put(id, active, subscriber),
      consents.put(consentId, given, 'absent'),
      ...(suppression === null ? [] : [suppressed.removal(id, { version: suppression.version })]),
      unsubscribeLink(services, id).write,
    ];
    return { writes, result: undefined };
  });
}

export interface UnsubscribeLink {
  url: string;
  /** For mail programs (RFC 8058). */
  headers: Record<string, string>;
  /** In the commit that queues the mail: the link works from then on. */
  write: Put;
}

/** Kept as a hash: it works even with another app secret. */
export function unsubscribeLink(
  { secret, config, store }: Pick<Services, 'secret' | 'config' | 'store'>,
  subscriberId: string,
): UnsubscribeLink {
  const token = secret.sign('newsletter-unsubscribe', subscriberId);
  return {
    url: `${config.siteUrl}/newsletter/unsubscribe/${token}`,
    headers: {
      'List-Unsubscribe': `<${config.siteUrl}/api/newsletter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    write: newsletterRecords(store).links.put(hashToken(token), { subscriber_id: subscriberId }, 'any', {
      ttlSeconds: LIFE.unsubscribeLinkSeconds,
    }),
  };
}
