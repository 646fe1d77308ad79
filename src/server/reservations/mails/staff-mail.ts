import { shownToVisitor } from '../../../domain/reservations/reservation-warnings.ts';
import { reservedTimeInWords } from '../../../domain/reservations/reservation-words.ts';
import type { Mail } from '../../mail/mailer.ts';
import { composeMail } from '../../mail/templates/compose-mail.ts';
import { actionButton, facts, heading, paragraph, quotation, subheading } from '../../mail/templates/pieces.ts';
import type { Services } from '../../services.ts';
import { deskAddress } from './desk-address.ts';
import { type RequestInMail, requestFacts } from './request-facts.ts';

/** Tells staff all there is to know of a new request; an answer to the mail goes to the visitor. */
export async function staffMail(services: Services, request: RequestInMail): Promise<Mail> {
  const { site } = (await services.contentIndex.read()).settings;
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
    paragraph('Odpoveď na túto správu dostane žiadateľ. Sľúbili sme mu ju do 24\u00a0hodín.'),
  );
}
