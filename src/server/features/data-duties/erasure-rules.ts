import { isOpen, RESERVATION_STATUSES } from '../../../domain/reservations/reservation-status.ts';

export const ERASED = 'Vymazané na žiadosť';

export type ErasureEffect = 'erased' | 'pseudonymised' | 'kept';

/**
 * What an erasure does with a record (GDPR 17 (3), 21 (3)):
 * - consent: its proof stays for four years, under the hash of the address.
 * - reservation: a past one stays as a time and a price; an open one must be answered or cancelled first.
 * - suppression: stays under the hash, so that the person is not mailed again.
 * - chunk of a newsletter: stays until it is sent, because a repetition without the recipient could mail somebody
 * twice.
 */
export function erasureEffectOf(kind: string, data: Readonly<Record<string, unknown>>): ErasureEffect {
  if (kind === 'audit') return 'kept';
  if (kind === 'reservation') {
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
