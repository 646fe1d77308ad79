import type { Mail } from '../../src/server/ports/mail/mailer.ts';

/** A mail to a visitor. */
export function makeMail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: 'jana@kd.example',
    subject: 'Vaša žiadosť',
    html: '<p>Ďakujeme za žiadosť.</p>',
    text: 'Ďakujeme za žiadosť.\n',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...overrides,
  };
}
