import { Hono } from 'hono';
import { z } from 'zod';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { addressId } from '../../ports/crypto/tokens.ts';
import { noteDeparture } from '../../ports/departures/departures.ts';
import { type MailEvent, MailEventError } from '../../ports/mail/mail-events.ts';
import { collection, commitPlan } from '../../ports/store/collection.ts';
import type { Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { endingWrites, newsletterRecords, suppressedRecords } from './records.ts';

/** Signed, so without a guard. Ignored events get a success, too: the provider repeats others. */
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

/** The provider repeats an event for about a day. */
const REMEMBERED = { ttlSeconds: 3 * DAY_SECONDS };

const REASONS = { bounced: 'bounce', complained: 'complaint' } as const;
/** A suppression of the same or greater weight stays. */
const WEIGHT = { bounce: 1, complaint: 2, staff: 3 } as const;

/**
 * Repeated events change nothing, nor do events older than the consent. Of an unknown address only the hash is kept.
 */
export async function takeMailEvent(services: Services, { id, kind, at, address, detail }: MailEvent): Promise<void> {
  if (kind === 'other' || address === null) return;
  const { store } = services;
  const seen = collection(store, 'newsletter-mail-event', z.object({ at: z.int() }), {});
  const suppressed = suppressedRecords(store);
  const { subscribers, consents } = newsletterRecords(store);
  const person = addressId(address);
  const reason = REASONS[kind];

  const isSuppressed = await commitPlan(store, async () => {
    if ((await seen.find(id)) !== null) return { writes: [], result: false };
    const writes: Write[] = [seen.put(id, { at }, 'absent', REMEMBERED)];
    const subscriber = await subscribers.find(person);
    const consent = subscriber === null ? null : await consents.find(subscriber.value.consent_id);
    if ((consent?.value.confirmed_at ?? 0) > at) return { writes, result: false };

    const known = await suppressed.find(person);
    if (known === null || WEIGHT[known.value.reason] < WEIGHT[reason]) {
      const { records } = await consents.list('subscriber', { of: person });
      const isKnown = records.some(({ value }) => value.email === address && value.confirmed_at !== null);
      const entry = {
        email: isKnown ? address : null,
        reason,
        detail: isKnown ? detail : '',
        since: services.clock.now(),
      };
      writes.push(suppressed.put(person, entry, known));
    }
    const isNewerThanConsent = (consent?.value.asked_at ?? 0) <= at;
    if (kind === 'complained' && subscriber !== null && isNewerThanConsent)
      writes.push(...(await endingWrites(services, subscriber)));
    return { writes, result: true };
  });
  if (isSuppressed) services.background(() => noteDeparture(services, { act: 'suppressed', person, reason }));
}
