import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { publicRoute } from '../http/guards.ts';
import { type MailEvent, MailEventError } from '../mail/mail-events.ts';
import type { Services } from '../services.ts';
import { takeMailEvent } from './webhook/take-mail-event.ts';

/**
 * Where the mail provider tells what became of mails. Its signature is the guard; without a secret there is no such address.
 * It tells an event again until it is answered with success, so what is known or of no use here is a success, too.
 */
export function webhookRoutes(services: Services) {
  const { mailEvents } = services;
  return new Hono<AppEnv>().post('/api/newsletter/webhook', publicRoute, async (c) => {
    if (mailEvents === null) throw new AppError('not-found', 'Takáto adresa neexistuje.');
    const header = (name: string) => c.req.header(name) ?? '';
    const headers = { id: header('svix-id'), timestamp: header('svix-timestamp'), signature: header('svix-signature') };
    const body = await c.req.text();
    const event = understood(() => mailEvents.read(body, headers));
    if (event === null) throw new AppError('forbidden', 'Podpis oznámenia nesúhlasí.');
    await takeMailEvent(services, event);
    return c.json({ message: 'Oznámenie sme prijali.' });
  });
}

function understood(read: () => MailEvent | null): MailEvent | null {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof MailEventError) throw new AppError('invalid', 'Oznámeniu nerozumieme.', { cause });
    throw cause;
  }
}
