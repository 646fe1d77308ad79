import { type Reservation, UNTOUCHED } from '../../src/domain/reservations/reservation.ts';

export function makeReservation(overrides: Partial<Reservation> = {}): Reservation {
  return {
    ...UNTOUCHED,
    status: 'new',
    source: 'form',
    created_at: '2026-11-20T11:00:00.000Z',
    name: 'Eva Nováková',
    email: 'eva@example.sk',
    phone: '+421 900 123 456',
    eventType: null,
    purpose: null,
    room: 'klubovna',
    date_from: '2027-01-13',
    time_from: '18:00',
    date_until: '2027-01-13',
    time_until: '22:00',
    attendees: null,
    message: null,
    warnings: [],
    consent: { version: 1, wording: 'Súhlasím', given_at: '2026-11-20T11:00:00.000Z' },
    ...overrides,
  };
}
