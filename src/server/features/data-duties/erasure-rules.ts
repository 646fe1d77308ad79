import { isOpen, RESERVATION_STATUSES } from '../../../domain/reservations/reservation-status.ts';

export const ERASED = 'Vymazané na žiadosť';

/** What an erasure does with a record. `pseudonymised`: it stays without name and address. `kept`: it stays as it is. */
export type Fate = 'erased' | 'pseudonymised' | 'kept';

/**
 * What an erasure does with a record (GDPR 17 (3), 21 (3)):
 * - consent to the newsletter: the law asks for its proof for four years, so it stays under the hash of the address. Consent
 *   that was never confirmed proves nothing and is erased.
 * - reservation: a past one stays as a time and a price. An open one stays whole and must be answered or cancelled first.
 * - log: names people by their ids only, and stays.
 * - ban on mailing an address: stays as the hash of the address, so that the person is not mailed again.
 * - chunk of a newsletter: stays until it is sent. Without the recipient, a repetition could mail somebody twice. People who
 *   have not been sent it yet will not be, since they no longer subscribe.
 */
export function fateOf(kind: string, data: Readonly<Record<string, unknown>>): Fate {
  if (kind === 'audit') return 'kept';
  if (kind === 'reservation') {
    // Nobody has promised the visitor anything, and it is deleted after 30 days anyway.
    if (data.suspicious === true) return 'erased';
    const status = RESERVATION_STATUSES.find((known) => known === data.status);
    return status === undefined || isOpen(status) ? 'kept' : 'pseudonymised';
  }
  if (kind === 'newsletter-consent') {
    if (data.confirmed_at === null) return 'erased';
    return data.email === ERASED ? 'kept' : 'pseudonymised';
  }
  if (kind === 'newsletter-suppressed') return data.email === null ? 'kept' : 'pseudonymised';
  if (kind === 'newsletter-chunk') return data.state === 'done' ? 'erased' : 'kept';
  return 'erased';
}
