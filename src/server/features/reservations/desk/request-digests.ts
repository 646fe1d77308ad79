import { z } from 'zod';
import { roomName } from '../../../../domain/content/rooms.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { reservedTimeInWords } from '../../../../domain/reservations/reservation-time.ts';
import { DAY_MS, DAY_SECONDS } from '../../../../domain/time/clock.ts';
import { formatDateTime } from '../../../../domain/time/format-date.ts';
import { plural } from '../../../../domain/words/plural.ts';
import { commitAndMail } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, paragraph } from '../../../core/mail/templates/pieces.ts';
import { randomHex } from '../../../ports/crypto/tokens.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import { collection, type Entry } from '../../../ports/store/collection.ts';
import { MAX_WRITES, type Put, type Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';

const MOST_AT_ONCE = MAX_WRITES / 2;
const ITEM_LIFE = { ttlSeconds: 2 * DAY_SECONDS };
const MAIL = 'untold-';

const DESK = 'desk';
const DIGEST_LIFE = { ttlSeconds: 60 * DAY_SECONDS };

/** Epoch milliseconds. */
const momentSchema = z.object({ at: z.int() });

export function digestItemWrite({ store, clock }: Pick<Services, 'store' | 'clock'>, reference: string): Put {
  return digestItems(store).put(reference, { at: clock.now() }, 'absent', ITEM_LIFE);
}

export function isRequestsDigest(mailId: string): boolean {
  return mailId.startsWith(MAIL);
}

/** Of the requests that mailed nobody. The commit that queues the mail forgets them. */
export async function sendRequestsDigest(services: Services): Promise<void> {
  const { store, random } = services;
  const items = digestItems(store);
  await commitAndMail(services, async () => {
    const { records } = await items.list('at', { limit: MOST_AT_ONCE });
    if (records.length === 0) return { writes: [], result: null };
    const found = await reservationStore(services).findMany(records.map(({ id }) => id));
    const waiting = found.filter((entry) => entry !== null).filter(({ value }) => value.status === 'new');
    const forgotten = records.map(({ id, version }) => items.removal(id, { version }));
    if (waiting.length === 0) return { writes: forgotten, result: null };
    const id = `${MAIL}${randomHex(random, 16)}`;
    const mail = queuedMail(services, await requestsMail(services, waiting), 'decision', id);
    return { writes: forgotten, mails: [mail], result: null };
  });
}

/** At most once a day. The commit that queues the mail records it. */
export async function sendSuspiciousDigest(services: Services): Promise<void> {
  const { store, clock } = services;
  const digests = collection(store, 'suspicious-digest', momentSchema, {});
  await commitAndMail(services, async () => {
    const known = await digests.find(DESK);
    const now = clock.now();
    const since = known?.value.at ?? 0;
    if (now - since < DAY_MS) return { writes: [], result: null };
    const { count, list } = reservationStore(services);
    const [added, all, oldest] = await Promise.all([
      count('suspicious', { min: since + 1 }),
      count('suspicious'),
      list('suspicious', { limit: 1 }),
    ]);
    const [first] = oldest.records;
    if (added === 0 || first === undefined) return { writes: [], result: null };
    const mail = await suspiciousMail(services, { added, all, oldestAt: first.value.created_at });
    const mails = [queuedMail(services, mail, 'decision')];
    return { writes: [digests.put(DESK, { at: now }, known, DIGEST_LIFE)], mails, result: null };
  });
}

function digestItems(store: Store) {
  return collection(store, 'reservation-untold', momentSchema, { at: ({ at }) => ({ score: at }) });
}

/** Never repeats what strangers wrote. */
async function requestsMail(services: Services, waiting: readonly Entry<Reservation>[]): Promise<Mail> {
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

interface Digest {
  added: number;
  all: number;
  oldestAt: string;
}

/** Never repeats what strangers wrote. */
async function suspiciousMail(services: Services, { added, all, oldestAt }: Digest): Promise<Mail> {
  const { site } = (await services.contentIndex.read()).settings;
  return composeMail(
    services,
    {
      to: site.staff_email,
      subject: `Podozrivé žiadosti: ${plural(added, 'pribudla', 'pribudli', 'pribudlo')} ${added}`,
      preview: `Na posúdenie ich čaká ${all}.`,
      reason: 'Túto správu posiela web najviac raz za deň, keď pribudnú žiadosti, o\u00a0ktorých inak nepíše.',
    },
    heading('Podozrivé žiadosti o\u00a0rezerváciu'),
    paragraph(
      `Žiadostí prišlo nezvyčajne veľa, preto o\u00a0každej zvlášť nepíšeme. Na posúdenie ich čaká spolu\u00a0${all}, prvá prišla ${formatDateTime(oldestAt)}.`,
    ),
    paragraph('Môže medzi nimi byť aj skutočná. Čo do 30 dní neprijmete, zmaže sa samo.'),
    actionButton(`${services.config.siteUrl}/admin/reservations/suspicious`, 'Posúdiť žiadosti'),
  );
}
