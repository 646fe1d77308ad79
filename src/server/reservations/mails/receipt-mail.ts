import { BALANCE_DAYS_BEFORE, DEPOSIT_SHARE } from '../../../domain/reservations/rental-rules.ts';
import { amountInWords } from '../../../domain/reservations/reservation-words.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { noonOf } from '../../../domain/time/date-range-words.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { calendarDateOf } from '../../../domain/time/time.ts';
import type { Mail } from '../../mail/mailer.ts';
import { composeMail } from '../../mail/templates/compose-mail.ts';
import { facts, heading, link, paragraph, subheading } from '../../mail/templates/pieces.ts';
import type { Services } from '../../services.ts';
import { cancellationAddress } from '../cancellation-link.ts';
import { calendarAttachment } from './calendar-attachment.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { type RequestInMail, requestFacts } from './request-facts.ts';

/**
 * Tells the visitor what was received and what happens next. Never repeats his free text, name included: anybody can write
 * a stranger's address into the form, and what they write must not reach him in the centre's name.
 */
export async function receiptMail(services: Services, request: RequestInMail): Promise<Mail> {
  const { site } = (await services.contentIndex.read()).settings;
  const { reference, reservation } = request;
  const context = { site, siteUrl: services.config.siteUrl, nowMs: services.clock.now() };
  const calendar = calendarAttachment(request, 'tentative', context);
  return composeMail(
    services,
    {
      to: reservation.email,
      subject: `Prijali sme žiadosť o\u00a0rezerváciu ${reference}`,
      preview: 'Do 24\u00a0hodín sa vám ozveme, či je termín voľný.',
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
    facts(nextSteps(request, calendarDateOf(context.nowMs))),
    ...(calendar === null ? [] : [paragraph('Termín prikladáme do kalendára, zatiaľ ako predbežný.')]),
    paragraph(
      'Ak chcete niečo zmeniť alebo doplniť, odpovedzte na túto správu. Ak už priestor nepotrebujete, ',
      link(cancellationAddress(services, reference), 'zrušte žiadosť.'),
    ),
  );
}

/** What is to be done when; days that are over already are not named. */
function nextSteps({ reservation: { date_from: day }, estimate }: RequestInMail, today: string): [string, string][] {
  const deposit = estimate === null ? '' : `, približne ${amountInWords(estimate.deposit)}`;
  const balance = day === null ? null : addDays(day, -BALANCE_DAYS_BEFORE);
  const named = balance === null ? '' : `, teda do ${formatDate(noonOf(balance))}`;
  return [
    ['Odpoveď', 'Do 24\u00a0hodín sa vám ozveme, či je termín voľný a\u00a0koľko bude prenájom stáť.'],
    [
      'Záloha',
      `Po potvrdení zaplatíte ${DEPOSIT_SHARE * 100}\u00a0% z\u00a0ceny${deposit}, prevodom alebo v\u00a0hotovosti.`,
    ],
    [
      'Doplatok',
      balance !== null && balance < today
        ? 'Zvyšok uhradíte hneď po potvrdení.'
        : `Zvyšok uhradíte najneskôr ${BALANCE_DAYS_BEFORE}\u00a0dni pred podujatím${named}.`,
    ],
    ['Zrušenie', cancellationTerms(day, today)],
  ];
}
