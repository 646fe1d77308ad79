export function makeReservationRequest(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Eva Nováková',
    email: 'eva@example.sk',
    phone: '+421 900 123 456',
    eventType: 'Workshop',
    date_from: '2027-01-13',
    time_from: '18:00',
    date_until: '2027-01-13',
    time_until: '22:00',
    attendees: 40,
    room: 'Klubovňa (30-40 osôb)',
    message: 'Potrebujeme projektor.',
    agreedToTerms: true,
    captchaAnswer: 7,
    captchaNum1: 3,
    captchaNum2: 4,
    ...overrides,
  };
}
