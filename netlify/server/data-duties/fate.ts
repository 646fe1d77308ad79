import { isOpen, RESERVATION_STATUSES } from '../../../src/domain/view/reservation-status.ts';

/** What stands in place of a name and an address. */
export const ERASED = 'Vymazané na žiadosť';

/** What an erasure makes of a record; `pseudonymised`: kept without name and address, `kept`: as it is. */
export type Fate = 'erased' | 'pseudonymised' | 'kept';

/**
 * The proof of a consent given stays for four years, the act asks for it, under the hash of the address alone; what was never
 * confirmed is no consent, and proves nothing. A reservation that is over stays as a time and a price; one that is still open
 * stays whole, it has to be answered or cancelled first. The log names people by their ids only.
 */
export function fateOf(kind: string, data: Readonly<Record<string, unknown>>): Fate {
  if (kind === 'audit') return 'kept';
  if (kind === 'reservation') {
    const status = RESERVATION_STATUSES.find((known) => known === data.status);
    return status === undefined || isOpen(status) ? 'kept' : 'pseudonymised';
  }
  if (kind === 'newsletter-consent') {
    if (data.confirmed_at === null) return 'erased';
    return data.email === ERASED ? 'kept' : 'pseudonymised';
  }
  return 'erased';
}
