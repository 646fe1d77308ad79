// These mails must not advertise: consent may not be asked for by mail (act 452/2021 § 116 (4)).

import { composeMail } from '../../core/mail/templates/compose-mail.ts';
import { actionButton, heading, paragraph, smallPrint } from '../../core/mail/templates/pieces.ts';
import type { Mail } from '../../ports/mail/mailer.ts';
import type { Services } from '../../services.ts';
import type { UnsubscribeLink } from './unsubscribe.ts';

type MailServices = Pick<Services, 'contentIndex' | 'config'>;

export function confirmationMail(services: MailServices, to: string, token: string): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Potvrďte odber mesačného prehľadu',
      preview: 'Odber sa začne až po potvrdení. Odkaz platí 48 hodín.',
      reason: 'Túto správu ste dostali, lebo niekto zadal vašu adresu do formulára na odber prehľadu podujatí.',
    },
    heading('Potvrďte svoju adresu'),
    paragraph(
      'Na našom webe si niekto, pravdepodobne vy, vyžiadal na túto adresu mesačný prehľad podujatí. Odber sa začne až vtedy, keď ho potvrdíte.',
    ),
    actionButton(`${services.config.siteUrl}/newsletter/confirm/${token}`, 'Potvrdiť odber'),
    smallPrint(
      'Odkaz platí 48 hodín. Ak ste o\u00a0odber nežiadali, nemusíte robiť nič: bez potvrdenia vám prehľad neposielame a\u00a0adresu do siedmich dní vymažeme.',
    ),
  );
}

export function welcomeMail(services: MailServices, to: string, wording: string, way: UnsubscribeLink): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Odber mesačného prehľadu je potvrdený',
      preview: 'Odhlásiť sa môžete kedykoľvek odkazom v\u00a0tejto správe.',
      reason: 'Túto správu ste dostali, lebo ste práve potvrdili odber prehľadu podujatí.',
      footerLinks: [{ href: way.url, label: 'Odhlásiť sa z\u00a0odberu' }],
      headers: way.headers,
    },
    heading('Odber je potvrdený'),
    paragraph('Ďakujeme. Mesačný prehľad podujatí vám budeme posielať na túto adresu, raz za mesiac.'),
    paragraph(`Súhlasili ste s\u00a0týmto znením: „${wording}“`),
    paragraph('Ak si to rozmyslíte, odhlásite sa odkazom na konci tejto správy.'),
  );
}

export function alreadySubscribedMail(services: MailServices, to: string, way: UnsubscribeLink): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Mesačný prehľad už odoberáte',
      preview: 'Netreba robiť nič, odber trvá.',
      reason: 'Túto správu ste dostali, lebo niekto zadal vašu adresu do formulára na odber prehľadu podujatí.',
      footerLinks: [{ href: way.url, label: 'Odhlásiť sa z\u00a0odberu' }],
      headers: way.headers,
    },
    heading('Prehľad už odoberáte'),
    paragraph(
      'Na našom webe si niekto, pravdepodobne vy, vyžiadal na túto adresu mesačný prehľad podujatí. Odber už máte potvrdený, netreba robiť nič.',
    ),
    paragraph('Ak ho už nechcete, odhlásite sa odkazom na konci tejto správy.'),
  );
}
