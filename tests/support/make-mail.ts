import { mailQueue, queuedMail } from '../../src/server/core/mail/mail-queue.ts';
import type { Mail } from '../../src/server/ports/mail/mailer.ts';
import type { TestServices } from './test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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

export async function makeUndelivered(services: TestServices, isGivenUp: boolean): Promise<string> {
  const { id, write } = queuedMail(services, makeMail(), 'decision');
  await services.store.commit([write]);
  const queue = mailQueue(services.store);
  const entry = await queue.find(id);
  if (entry === null) throw new Error('not queued');
  const next_attempt_at = isGivenUp ? null : services.clock.now() + DAY_MS;
  const tried = { ...entry.value, attempts: 3, last_error: 'mailbox unavailable', next_attempt_at };
  await queue.update(id, tried, entry.version);
  return id;
}
