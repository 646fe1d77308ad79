import { roomName } from '../../../../domain/content/rooms.ts';
import { type BankTransfer, nextTransfer } from '../../../../domain/reservations/bank-transfer.ts';
import { cancellationTerms, howToPay, ibanInWords } from '../../../../domain/reservations/hire-terms.ts';
import { paidOf, type Reservation, sumsOf } from '../../../../domain/reservations/reservation.ts';
import type { DecisionMail } from '../../../../domain/reservations/reservation-mail-text.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate, noonOf } from '../../../../domain/time/format-date.ts';
import { formatAmount } from '../../../../domain/words/price.ts';
import { presentHouse } from '../../../core/entries/house-files.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import { attachedPicture, facts, heading, link, paragraph, subheading } from '../../../core/mail/templates/pieces.ts';
import type { Mail, MailAttachment } from '../../../ports/mail/mailer.ts';
import type { Services } from '../../../services.ts';
import { paymentPicture } from '../payment-code.ts';
import { calendarAttachment } from './calendar-attachment.ts';
import { cancellationAddress, requestFacts } from './mail-parts.ts';

const HEADINGS: Readonly<Record<DecisionMail, string>> = {
  confirmed: 'Rezervácia je potvrdená',
  rejected: 'Žiadosti nemôžeme vyhovieť',
  cancelled: 'Rezervácia je zrušená',
  done: 'Ďakujeme za návštevu',
  changed: 'Rezervácia sa zmenila',
  reopened: 'K\u00a0vašej žiadosti sme sa vrátili',
};

const ASK_HOW_TO_PAY =
  'Zaplatiť môžete prevodom alebo v\u00a0hotovosti. Údaje na prevod vám radi pošleme, stačí odpovedať na túto správu.';
const SCAN_OR_CASH =
  'Kód PAY by square odfoťte v\u00a0aplikácii svojej banky, vyplní za vás celý príkaz. Zaplatiť môžete aj v\u00a0hotovosti.';
/** An earlier mail may have named another sum. */
const THIS_SUM_HOLDS = 'Platí táto suma. Ak ste platobný príkaz pripravili podľa staršej správy, zmeňte ho, prosím.';

const CODE = 'platba';
/** In CSS pixels. */
const CODE_SIZE = 212;

/** null: the entry in the visitor's calendar stays. */
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
  text: string;
}

export async function decisionMail(
  services: Pick<Services, 'contentIndex' | 'content' | 'judgedFiles' | 'config' | 'secret' | 'clock'>,
  { kind, reference, reservation, text }: Decision,
): Promise<Mail> {
  const { site } = (await services.contentIndex.read()).settings;
  const { rooms } = await presentHouse(services);
  const room = { name: roomName(rooms, reservation.room) };
  const request = { reference, reservation, room, estimate: null };
  const state = CALENDAR_STATES[kind];
  const isStanding = state === 'confirmed';
  const context = { site, siteUrl: services.config.siteUrl, nowMs: services.clock.now() };
  const calendar = state === null ? null : calendarAttachment(request, state, context);
  const price = isStanding ? priceFacts(reservation) : [];
  const transfer = isStanding ? nextTransfer(reference, reservation, site) : null;
  const attachments = [calendar, transfer === null ? null : codeAttachment(transfer)].filter((file) => file !== null);
  return composeMail(
    services,
    {
      to: reservation.email,
      subject: `${HEADINGS[kind]}: ${reference}`,
      preview: text.split('\n').find((line, at) => at > 0 && line !== '') ?? text,
      reason: 'Túto správu ste dostali, lebo ste u\u00a0nás žiadali o\u00a0rezerváciu priestorov.',
      replyTo: site.reservation_email,
      ...(attachments.length === 0 ? {} : { attachments }),
    },
    heading(HEADINGS[kind]),
    ...text.split(/\n{2,}/).map((part) => paragraph(part)),
    facts([...requestFacts(request), ...(reservation.reason === null ? [] : [['Dôvod', reservation.reason] as const])]),
    ...(price.length === 0 ? [] : [subheading('Cena a\u00a0platby'), facts(price)]),
    ...(transfer === null ? [] : wayToPay(transfer, reservation.terms, kind === 'changed')),
    ...(isStanding && transfer === null && isOwed(reservation) ? [paragraph(ASK_HOW_TO_PAY)] : []),
    ...(isStanding ? [cancellationWords(services, reference, reservation)] : []),
  );
}

function priceFacts(reservation: Reservation): [string, string][] {
  const { total, deposit, balance } = sumsOf(reservation);
  if (total === null || deposit === null || balance === null) return [];
  const rest = deposit > 0 ? 'Doplatok' : 'Platba';
  return [
    ...reservation.items.map(({ item, quantity, amount }): [string, string] => [
      item,
      quantity === 1 ? formatAmount(amount) : `${String(quantity).replace('.', ',')} × ${formatAmount(amount)}`,
    ]),
    ['Spolu', formatAmount(total)],
    ...(deposit > 0 ? [['Záloha', paymentWords(deposit, reservation.deposit)] satisfies [string, string]] : []),
    ...(balance > 0 ? [[rest, paymentWords(balance, reservation.balance)] satisfies [string, string]] : []),
    ...refundFacts(reservation),
  ];
}

function refundFacts(reservation: Reservation): [string, string][] {
  const tooMuch = -(paidOf(reservation).toPay ?? 0);
  const { refund } = reservation;
  return [
    ...(tooMuch > 0 ? [['Preplatok', formatAmount(tooMuch)] satisfies [string, string]] : []),
    ...(refund === null
      ? []
      : [
          ['Vrátené', `${formatAmount(refund.amount)}, ${formatDate(noonOf(refund.paid_on))}`] satisfies [
            string,
            string,
          ],
        ]),
  ];
}

function wayToPay(transfer: BankTransfer, terms: Reservation['terms'], isChanged: boolean) {
  const { payment, amount, iban, beneficiary, variable_symbol, due } = transfer;
  return [
    subheading(howToPay(payment, terms)),
    facts([
      ['Suma', formatAmount(amount)],
      ['Účet (IBAN)', ibanInWords(iban)],
      ['Príjemca', beneficiary],
      ['Variabilný symbol', variable_symbol],
      ['Zaplatiť do', formatDate(noonOf(due))],
    ]),
    ...(isChanged ? [paragraph(THIS_SUM_HOLDS)] : []),
    attachedPicture({ cid: CODE, alt: `Kód PAY by square: ${formatAmount(amount)}`, size: CODE_SIZE }),
    paragraph(SCAN_OR_CASH),
  ];
}

function codeAttachment(transfer: BankTransfer): MailAttachment {
  const content = Buffer.from(paymentPicture(transfer)).toString('base64');
  return { filename: 'pay-by-square.png', contentType: 'image/png', content, encoding: 'base64', cid: CODE };
}

function isOwed(reservation: Reservation): boolean {
  const sums = sumsOf(reservation);
  return (['deposit', 'balance'] as const).some(
    (payment) => reservation[payment].paid_on === null && (sums[payment] ?? 0) > 0,
  );
}

function paymentWords(amount: number, { due, paid_on, paid_amount }: Reservation['deposit']): string {
  if (paid_on !== null) return `${formatAmount(paid_amount ?? amount)}, zaplatené ${formatDate(noonOf(paid_on))}`;
  return due === null ? formatAmount(amount) : `${formatAmount(amount)}, najneskôr ${formatDate(noonOf(due))}`;
}

function cancellationWords(
  services: Pick<Services, 'secret' | 'config' | 'clock'>,
  reference: string,
  { date_from, terms }: Reservation,
) {
  const words = cancellationTerms(terms, date_from, isoDay(services.clock.now()));
  return paragraph(`${words} `, link(cancellationAddress(services, reference), 'Zrušiť rezerváciu'));
}
