import { z } from 'zod';
import { DAY_MS, DAY_SECONDS } from '../../../../domain/time/clock.ts';
import { formatDateTime } from '../../../../domain/time/format-date.ts';
import { plural } from '../../../../domain/words/plural.ts';
import { deliverSoon } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { actionButton, heading, paragraph } from '../../../core/mail/templates/pieces.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import { collection, commitPlan } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { reservationStore } from '../reservation-store.ts';

/** Epoch milliseconds. */
const toldSchema = z.object({ at: z.int() });
const ID = 'desk';
const LIFE = { ttlSeconds: 60 * DAY_SECONDS };

/** The commit that queues the mail records it. */
export async function sendSuspiciousDigest(services: Services): Promise<void> {
  const { store, clock } = services;
  const told = collection(store, 'suspicious-digest', toldSchema, {});
  const mailId = await commitPlan(store, async () => {
    const known = await told.find(ID);
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
    const mail = await digestMail(services, { added, all, oldestAt: first.value.created_at });
    const queued = queuedMail(services, mail, 'decision');
    return { writes: [told.put(ID, { at: now }, known, LIFE), queued.write], result: queued.id };
  });
  if (mailId !== null) deliverSoon(services, mailId);
}

interface Digest {
  added: number;
  all: number;
  oldestAt: string;
}

/** Never repeats what strangers wrote. */
async function digestMail(services: Services, { added, all, oldestAt }: Digest): Promise<Mail> {
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
