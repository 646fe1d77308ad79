import { isOpen, RESERVATION_STATUSES } from '../../domain/reservations/reservation-status.ts';

/** What stands in place of a name and an address. */
export const ERASED = 'Vymazané na žiadosť';

/** What an erasure makes of a record; `pseudonymised`: kept without name and address, `kept`: as it is. */
export type Fate = 'erased' | 'pseudonymised' | 'kept';

/**
 * The proof of a consent given stays for four years, the act asks for it, under the hash of the address alone; what was never
 * confirmed is no consent, and proves nothing. A reservation that is over stays as a time and a price; one that is still open
 * stays whole, it has to be answered or cancelled first. The log names people by their ids only. A ban on mailing an address
 * stays as the bare hash of it, so that nobody is mailed again who must not be (GDPR 17 (3), 21 (3)). A chunk of a newsletter
 * that is not over stays: leaving a recipient out of it now, a repetition could not be told from a second mail; whoever has
 * not been sent it yet will not be, since he subscribes no more.
 */
export function fateOf(kind: string, data: Readonly<Record<string, unknown>>): Fate {
  if (kind === 'audit') return 'kept';
  if (kind === 'reservation') {
    // Nobody has promised anything about it, and it waits for staff at most 30 days.
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
