import {
  answerTime,
  beforeEvent,
  cancellationTerms,
  restInWords,
  termDays,
} from '../../../../domain/reservations/hire-terms.ts';
import { amountInWords, depositRange } from '../../../../domain/reservations/price-estimate.ts';
import { reservedTimeInWords } from '../../../../domain/reservations/reservation-time.ts';
import { shownToVisitor } from '../../../../domain/reservations/reservation-warnings.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate, noonOf } from '../../../../domain/time/format-date.ts';
import { composeMail } from '../../../core/mail/templates/compose-mail.ts';
import {
  actionButton,
  facts,
  heading,
  link,
  paragraph,
  quotation,
  subheading,
} from '../../../core/mail/templates/pieces.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import type { Services } from '../../../services.ts';
import { calendarAttachment } from './calendar-attachment.ts';
import { cancellationAddress, deskAddress, type RequestInMail, requestFacts } from './mail-parts.ts';

export const receiptId = (reference: string) => `receipt-${reference}`;

/** Never repeats the visitor's text or name: anybody can write a stranger's address into the form. */
export async function receiptMail(services: Services, request: RequestInMail): Promise<Mail> {
  const { site, hire } = (await services.contentIndex.read()).settings;
  const { reference, reservation } = request;
  const answer = `Do ${answerTime(hire.answer_hours)} vám dáme vedieť, či je termín voľný`;
  const context = { site, siteUrl: services.config.siteUrl, nowMs: services.clock.now() };
  const calendar = calendarAttachment(request, 'tentative', context);
  return composeMail(
    services,
    {
      to: reservation.email,
      subject: `Prijali sme žiadosť o\u00a0rezerváciu ${reference}`,
      preview: `${answer}.`,
      reason:
        'Túto správu ste dostali, lebo niekto na našom webe uviedol vašu adresu v\u00a0žiadosti o\u00a0rezerváciu. Ak ste to neboli vy, nemusíte robiť nič.',
      replyTo: site.reservation_email,
      ...(calendar === null ? {} : { attachments: [calendar] }),
    },
    heading('Vašu žiadosť sme prijali'),
    paragraph('Ďakujeme. Žiadosť ešte nie je záväzná pre nikoho: rezervácia platí až vtedy, keď vám ju potvrdíme.'),
    facts(requestFacts(request)),
    ...reservation.warnings.map((warning) => paragraph(warning)),
    subheading('Čo bude ďalej'),
    facts([['Odpoveď', `${answer} a\u00a0koľko bude prenájom stáť.`], ...nextSteps(request, isoDay(context.nowMs))]),
    ...(calendar === null ? [] : [paragraph('Termín prikladáme do kalendára, zatiaľ ako predbežný.')]),
    paragraph(
      'Ak chcete niečo zmeniť alebo doplniť, odpovedzte na túto správu. Ak už priestor nepotrebujete, ',
      link(cancellationAddress(services, reference), 'zrušte žiadosť.'),
    ),
  );
}

function nextSteps({ reservation, estimate }: RequestInMail, today: string): [string, string][] {
  const { date_from: day, terms } = reservation;
  const { deposit_percent: percent, balance_days } = terms;
  const deposit = estimate === null ? '' : `, približne ${amountInWords(depositRange(estimate.total, terms))}`;
  const due = day === null ? null : termDays(day, terms).balanceDue;
  const named = due === null ? '' : `, teda do ${formatDate(noonOf(due))}`;
  const when = due !== null && due < today ? 'hneď po potvrdení' : `najneskôr ${beforeEvent(balance_days)}${named}`;
  const steps: [string, string][] = [
    ['Záloha', `Po potvrdení zaplatíte ${percent}\u00a0% z\u00a0ceny${deposit}, prevodom alebo v\u00a0hotovosti.`],
    [percent === 0 ? 'Platba' : 'Doplatok', `${restInWords(terms)} uhradíte ${when}.`],
    ['Zrušenie', cancellationTerms(terms, day, today)],
  ];
  return steps.filter(([name]) => !(name === 'Záloha' && percent === 0) && !(name === 'Doplatok' && percent === 100));
}

export async function staffMail(services: Services, request: RequestInMail): Promise<Mail> {
  const { site, hire } = (await services.contentIndex.read()).settings;
  const { reference, reservation, room } = request;
  const time = reservedTimeInWords(reservation);
  return composeMail(
    services,
    {
      to: site.staff_email,
      subject: [`Žiadosť ${reference}: ${room.name}`, time].filter((part) => part !== null).join(', '),
      preview: `${reservation.name}, ${reservation.phone}`,
      reason:
        'Túto správu posiela formulár na stránke Prenájom na adresu, ktorú má dom v\u00a0nastaveniach pre žiadosti.',
      replyTo: reservation.email,
    },
    heading('Nová žiadosť o\u00a0rezerváciu'),
    facts([
      ...requestFacts(request),
      ['Meno', reservation.name],
      ['E-mail', reservation.email],
      ['Telefón', reservation.phone],
    ]),
    ...(reservation.warnings.length === 0 ? [] : [paragraph(shownToVisitor(reservation.warnings))]),
    ...(reservation.message === null ? [] : [subheading('Správa'), quotation(reservation.message)]),
    actionButton(deskAddress(services, reference), 'Otvoriť rezerváciu'),
    paragraph(`Odpoveď na túto správu dostane žiadateľ. Sľúbili sme mu ju do ${answerTime(hire.answer_hours)}.`),
  );
}
