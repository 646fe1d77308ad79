import { type Reservation, sumsOf } from '../../../domain/reservations/reservation.ts';
import type { DecisionMail } from '../../../domain/reservations/reservation-mail-text.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { formatPrice } from '../../../domain/words/price.ts';
import type { Mail } from '../../mail/mailer.ts';
import { composeMail } from '../../mail/templates/compose-mail.ts';
import { facts, heading, link, paragraph, subheading } from '../../mail/templates/pieces.ts';
import type { Services } from '../../services.ts';
import { calendarAttachment } from './calendar-attachment.ts';
import { cancellationAddress, cancellationTerms, requestFacts, roomName } from './mail-parts.ts';

const HEADINGS: Readonly<Record<DecisionMail, string>> = {
  confirmed: 'Rezervácia je potvrdená',
  rejected: 'Žiadosti nemôžeme vyhovieť',
  cancelled: 'Rezervácia je zrušená',
  done: 'Ďakujeme za návštevu',
  changed: 'Rezervácia sa zmenila',
  reopened: 'K\u00a0vašej žiadosti sme sa vrátili',
};

/** The visitor's answer reaches the centre: it goes to the address for reservations. */
const HOW_TO_PAY =
  'Zaplatiť môžete prevodom alebo v\u00a0hotovosti v\u00a0pokladnici. Údaje na prevod vám radi pošleme, stačí odpovedať na túto správu.';

/** The state in the visitor's calendar; null: their entry stays as it is. */
const CALENDAR_STATES = {
  confirmed: 'confirmed',
  changed: 'confirmed',
  cancelled: 'cancelled',
  rejected: null,
  done: null,
  reopened: null,
} as const satisfies Record<DecisionMail, string | null>;

interface Decision {
  kind: DecisionMail;
  reference: string;
  reservation: Reservation & { email: string };
  /** In paragraphs, parted by empty lines. */
  text: string;
}

/** Tells the visitor about the decision: the text of the staff, and below it the present facts. */
export async function decisionMail(
  services: Pick<Services, 'contentIndex' | 'config' | 'secret' | 'clock'>,
  { kind, reference, reservation, text }: Decision,
): Promise<Mail> {
  const { site, rooms } = (await services.contentIndex.read()).settings;
  const room = { name: roomName(rooms, reservation.room) };
  const request = { reference, reservation, room, estimate: null };
  const state = CALENDAR_STATES[kind];
  const isStanding = state === 'confirmed';
  const context = { site, siteUrl: services.config.siteUrl, nowMs: services.clock.now() };
  const calendar = state === null ? null : calendarAttachment(request, state, context);
  const price = isStanding ? priceFacts(reservation) : [];
  return composeMail(
    services,
    {
      to: reservation.email,
      subject: `${HEADINGS[kind]}: ${reference}`,
      preview: text.split('\n').find((line, at) => at > 0 && line !== '') ?? text,
      reason: 'Túto správu ste dostali, lebo ste u\u00a0nás žiadali o\u00a0rezerváciu priestorov.',
      replyTo: site.reservation_email,
      ...(calendar === null ? {} : { attachments: [calendar] }),
    },
    heading(HEADINGS[kind]),
    ...text.split(/\n{2,}/).map((part) => paragraph(part)),
    facts([...requestFacts(request), ...(reservation.reason === null ? [] : [['Dôvod', reservation.reason] as const])]),
    ...(price.length === 0 ? [] : [subheading('Cena a\u00a0platby'), facts(price)]),
    ...(isStanding && isOwed(reservation) ? [paragraph(HOW_TO_PAY)] : []),
    ...(isStanding ? [cancellationWords(services, reference, reservation)] : []),
  );
}

/** The price and its due days; nothing while no price was agreed on. */
function priceFacts(reservation: Reservation): [string, string][] {
  const { total, deposit, balance } = sumsOf(reservation);
  if (total === null || deposit === null || balance === null) return [];
  return [
    ...reservation.items.map(({ item, quantity, amount }): [string, string] => [
      item,
      quantity === 1 ? euros(amount) : `${String(quantity).replace('.', ',')} × ${euros(amount)}`,
    ]),
    ['Spolu', euros(total)],
    ['Záloha', paymentWords(deposit, reservation.deposit)],
    balance < 0 ? ['Preplatok', euros(-balance)] : ['Doplatok', paymentWords(balance, reservation.balance)],
  ];
}

function isOwed(reservation: Reservation): boolean {
  const sums = sumsOf(reservation);
  return (['deposit', 'balance'] as const).some(
    (payment) => reservation[payment].paid_on === null && (sums[payment] ?? 0) > 0,
  );
}

function paymentWords(amount: number, { due, paid_on }: Reservation['deposit']): string {
  if (paid_on !== null) return `${euros(amount)}, zaplatené ${formatDate(noonOf(paid_on))}`;
  return due === null ? euros(amount) : `${euros(amount)}, najneskôr ${formatDate(noonOf(due))}`;
}

function cancellationWords(
  services: Pick<Services, 'secret' | 'config' | 'clock'>,
  reference: string,
  { date_from }: Reservation,
) {
  const terms = cancellationTerms(date_from, isoDay(services.clock.now()));
  return paragraph(`${terms} `, link(cancellationAddress(services, reference), 'Zrušiť rezerváciu'));
}

function euros(amount: number): string {
  return formatPrice({ amount, unit: 'once' });
}
