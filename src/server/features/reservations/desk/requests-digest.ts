import { z } from 'zod';
import { roomName } from '../../../../domain/content/rooms.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { reservedTimeInWords } from '../../../../domain/reservations/reservation-time.ts';
import { DAY_SECONDS } from '../../../../domain/time/clock.ts';
import { deliverSoon } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, paragraph } from '../../../core/mail/templates/pieces.ts';
import { randomHex } from '../../../ports/crypto/tokens.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import { collection, commitPlan, type Entry } from '../../../ports/store/collection.ts';
import { MAX_WRITES, type Put, type Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';

const MOST_AT_ONCE = MAX_WRITES / 2;
const LIFE = { ttlSeconds: 2 * DAY_SECONDS };
const MAIL = 'untold-';

const digestItems = (store: Store) =>
  collection(store, 'reservation-untold', z.object({ at: z.int() }), { at: ({ at }) => ({ score: at }) });

export function digestItemWrite({ store, clock }: Pick<Services, 'store' | 'clock'>, reference: string): Put {
  return digestItems(store).put(reference, { at: clock.now() }, 'absent', LIFE);
}

export function isRequestsDigest(mailId: string): boolean {
  return mailId.startsWith(MAIL);
}

/** The commit that queues the mail forgets the requests. */
export async function sendRequestsDigest(services: Services): Promise<void> {
  const { store, random } = services;
  const items = digestItems(store);
  const mailId = await commitPlan(store, async () => {
    const { records } = await items.list('at', { limit: MOST_AT_ONCE });
    if (records.length === 0) return { writes: [], result: null };
    const found = await reservationStore(services).findMany(records.map(({ id }) => id));
    const waiting = found.filter((entry) => entry !== null).filter(({ value }) => value.status === 'new');
    const forgotten = records.map(({ id, version }) => items.removal(id, { version }));
    if (waiting.length === 0) return { writes: forgotten, result: null };
    const id = `${MAIL}${randomHex(random, 16)}`;
    const mail = queuedMail(services, await digestMail(services, waiting), 'decision', id);
    return { writes: [...forgotten, mail.write], result: mail.id };
  });
  if (mailId !== null) deliverSoon(services, mailId);
}

/** Never repeats what strangers wrote. */
async function digestMail(services: Services, waiting: readonly Entry<Reservation>[]): Promise<Mail> {
  const { site, rooms } = (await services.contentIndex.read()).settings;
  return composeMail(
    services,
    {
      to: site.staff_email,
      subject: `Nové žiadosti o\u00a0rezerváciu: ${waiting.length}`,
      preview: 'Dnes ich prišlo veľa.',
      reason: 'Túto správu posiela web najviac raz za hodinu, keď v\u00a0ten istý deň príde veľa žiadostí.',
    },
    heading('Nové žiadosti o\u00a0rezerváciu'),
    paragraph('Dnes prišlo veľa žiadostí, preto o\u00a0každej zvlášť nepíšeme.'),
    facts(
      waiting.map(({ id, value }) => [
        id,
        `${roomName(rooms, value.room)}, ${reservedTimeInWords(value) ?? 'zatiaľ bez termínu'}`,
      ]),
    ),
    paragraph('Ak ich neposlali ľudia, v\u00a0zozname nových sa dajú odstrániť naraz, bez správ.'),
    actionButton(`${services.config.siteUrl}/admin/reservations?status=new`, 'Otvoriť nové žiadosti'),
  );
}
