import { missingPayments, type Reservation } from '../../../../domain/reservations/reservation.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { HOUR_MS } from '../../../../domain/time/clock.ts';
import { formatDate, formatDateTime, noonOf } from '../../../../domain/time/format-date.ts';
import { formatAmount } from '../../../../domain/words/price.ts';
import { commitAndMail } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, paragraph, subheading } from '../../../core/mail/templates/pieces.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import { type Entry, everyEntry } from '../../../ports/store/collection.ts';
import { MAX_COMMIT_BYTES, MAX_WRITES } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { reservationLife, reservationStore } from '../reservation-store.ts';

/** Before the promised answer, or halfway to it. */
const HOURS_LEFT = 4;
const MOST_AT_ONCE = MAX_WRITES / 2;
/** A commit writes every reservation anew, and escaping at most doubles it; the other half is for the mail. */
const MOST_BYTES = MAX_COMMIT_BYTES / 4;

const HEADINGS = {
  unanswered: 'Čakajú na odpoveď, sľúbený čas sa blíži',
  deposit: 'Záloha má byť zaplatená',
  balance: 'Doplatok má byť zaplatený',
} as const;

interface Reminder {
  kind: keyof typeof HEADINGS;
  entry: Entry<Reservation>;
  words: string;
}

/** The commit that queues the mail records the reminders. */
export async function remindStaff(services: Services): Promise<void> {
  await commitAndMail(services, async () => {
    const reminders = await dueReminders(services);
    if (reminders.length === 0) return { writes: [], result: null };
    const mail = queuedMail(services, await reminderMail(services, reminders), 'decision');
    return { writes: markWrites(services, reminders), mails: [mail], result: null };
  });
}

async function dueReminders(services: Services): Promise<Reminder[]> {
  const { list } = reservationStore(services);
  const now = services.clock.now();
  const { answer_hours } = (await services.contentIndex.read()).settings.hire;
  const unansweredMs = Math.max(answer_hours - HOURS_LEFT, answer_hours / 2) * HOUR_MS;
  const waiting = everyEntry((page) => list('status', { ...page, of: 'new', max: now - unansweredMs }));
  const unpaid = everyEntry((page) => list('due', { ...page, max: now }));
  const reminders: Reminder[] = [];
  for await (const entry of waiting) if (!entry.value.reminded.unanswered) reminders.push(unanswered(entry));
  for await (const entry of unpaid) reminders.push(...paymentReminders(entry, isoDay(now)));
  return wholeEntries(reminders);
}

function unanswered(entry: Entry<Reservation>): Reminder {
  return { kind: 'unanswered', entry, words: `prijatá ${formatDateTime(entry.value.created_at)}` };
}

function paymentReminders(entry: Entry<Reservation>, today: string): Reminder[] {
  const { reminded } = entry.value;
  return missingPayments(entry.value)
    .filter(({ payment, due }) => due <= today && reminded[payment] !== due)
    .map(({ payment, due, amount }) => {
      const words = `${formatAmount(amount)}, najneskôr ${formatDate(noonOf(due))}`;
      return { kind: payment, entry, words };
    });
}

function wholeEntries(reminders: readonly Reminder[]): Reminder[] {
  const entries = new Map(reminders.map(({ entry }) => [entry.id, entry]));
  const taken = new Set<string>();
  let bytes = 0;
  for (const { id, value } of [...entries.values()].slice(0, MOST_AT_ONCE)) {
    bytes += Buffer.byteLength(JSON.stringify(value));
    if (taken.size > 0 && bytes > MOST_BYTES) break;
    taken.add(id);
  }
  return reminders.filter(({ entry }) => taken.has(entry.id));
}

function markWrites(services: Services, reminders: readonly Reminder[]) {
  const entries = new Map(reminders.map(({ entry }) => [entry.id, entry]));
  const now = services.clock.now();
  return [...entries.values()].map(({ id, value, version }) => {
    const kinds = reminders.filter(({ entry }) => entry.id === id).map(({ kind }) => kind);
    const reminded = {
      unanswered: kinds.includes('unanswered') || value.reminded.unanswered,
      deposit: kinds.includes('deposit') ? value.deposit.due : value.reminded.deposit,
      balance: kinds.includes('balance') ? value.balance.due : value.reminded.balance,
    };
    return reservationStore(services).put(id, { ...value, reminded }, { version }, reservationLife(value, now));
  });
}

async function reminderMail(services: Services, reminders: readonly Reminder[]): Promise<Mail> {
  const { site } = (await services.contentIndex.read()).settings;
  const kinds = (['unanswered', 'deposit', 'balance'] as const).filter((kind) =>
    reminders.some((reminder) => reminder.kind === kind),
  );
  return composeMail(
    services,
    {
      to: site.staff_email,
      subject: 'Rezervácie, ktoré na niečo čakajú',
      preview: kinds.map((kind) => HEADINGS[kind]).join(', '),
      reason: 'Túto správu posiela web, keď žiadosť čaká na odpoveď alebo je splatná platba. Na každú upozorní raz.',
    },
    heading('Rezervácie, ktoré na niečo čakajú'),
    ...kinds.flatMap((kind) => [
      subheading(HEADINGS[kind]),
      facts(
        reminders
          .filter((reminder) => reminder.kind === kind)
          .map(({ entry, words }) => [`${entry.id}, ${entry.value.name}`, words]),
      ),
    ]),
    paragraph('Keď platba príde, označte ju pri rezervácii ako zaplatenú.'),
    actionButton(`${services.config.siteUrl}/admin/reservations`, 'Otvoriť rezervácie'),
  );
}
