// No mail repeats what a stranger could have typed, not even a name.

import { z } from 'zod';
import type { Role } from '../../../domain/accounts/permissions.ts';
import { workOf } from '../../../domain/accounts/role-words.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import type { Mail } from '../../ports/mail/mailer.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Put } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import { composeMail } from '../mail/templates/compose-mail.ts';
import { actionButton, heading, link, paragraph, smallPrint } from '../mail/templates/pieces.ts';

type MailServices = Pick<Services, 'contentIndex' | 'config'>;

const NOT_YOU = 'Ak ste to neboli vy, ';
const SECURITY_REASON = 'Túto správu ste dostali, lebo sa zmenilo niečo dôležité pre bezpečnosť vášho účtu.';

interface MailedLink {
  id: string;
  token: string;
}

export function verificationMail(services: MailServices, to: string, link: MailedLink): Promise<Mail> {
  return addressMail(services, to, {
    what: 'Kliknite na tlačidlo a\u00a0na stránke, ktorá sa otvorí, si zvoľte heslo. Tým adresu potvrdíte.',
    path: verificationPath(link),
  });
}

export function emailChangeMail(services: MailServices, to: string, link: MailedLink): Promise<Mail> {
  return addressMail(services, to, {
    what: 'Kliknite na tlačidlo a\u00a0na stránke, ktorá sa otvorí, adresu potvrďte.',
    // With the parameter the page asks for no password (`src/islands/auth/EmailVerification.tsx`).
    path: `${verificationPath(link)}?zmena`,
  });
}

const verificationPath = ({ id, token }: MailedLink) => `/verify-email-handler/email/verify/${id}/${token}`;

function addressMail(services: MailServices, to: string, { what, path }: { what: string; path: string }) {
  return composeMail(
    services,
    {
      to,
      subject: 'Potvrďte svoju e-mailovú adresu',
      preview: 'Odkaz platí 24 hodín a\u00a0dá sa použiť raz.',
      reason: 'Túto správu ste dostali, lebo niekto zadal vašu adresu pri účte v\u00a0administrácii nášho webu.',
    },
    heading('Potvrďte svoju adresu'),
    paragraph(what),
    actionButton(services.config.siteUrl + path, 'Potvrdiť adresu'),
    smallPrint(
      'Odkaz platí 24\u00a0hodín a\u00a0dá sa použiť raz. Ak ste o\u00a0nič nežiadali, e-mail pokojne zmažte.',
    ),
  );
}

export function emailChangeAskedMail(services: MailServices, to: string, { id, token }: MailedLink): Promise<Mail> {
  const subject = 'Žiadosť o\u00a0zmenu adresy účtu';
  const what = 'Pri vašom účte niekto zadal inú e-mailovú adresu. Zmení sa, keď ju tam do 24\u00a0hodín potvrdí.';
  return composeMail(
    services,
    { to, subject, preview: what, reason: SECURITY_REASON },
    heading(subject),
    paragraph(what),
    paragraph('Ak ste to boli vy, netreba tu robiť nič. Ak nie, zmenu zrušte:'),
    actionButton(`${services.config.siteUrl}/refuse-email-change/${id}/${token}`, 'To som nebol ja'),
    smallPrint(
      'Niekto bol prihlásený vo vašom účte, preto si potom hneď ',
      link(`${services.config.siteUrl}/forgot-password`, 'nastavte nové heslo'),
      ' a\u00a0povedzte to správcovi webu.',
    ),
  );
}

export function accountWaitsMail(services: MailServices, to: string): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Nový účet čaká na rolu',
      preview: 'Kým rolu nemá, v\u00a0administrácii nič neotvorí.',
      reason: 'Túto správu ste dostali, lebo ste správca webu.',
    },
    heading('Nový účet čaká na rolu'),
    paragraph(
      'Niekto sa zaregistroval a\u00a0potvrdil svoju adresu. Kým mu nedáte rolu, v\u00a0administrácii nič neotvorí. Ak ho nepoznáte, účet zmažte.',
    ),
    actionButton(`${services.config.siteUrl}/admin/users?state=waiting`, 'Pozrieť účty, ktoré čakajú'),
  );
}

export function roleGivenMail(services: MailServices, to: string, roles: readonly Role[]): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Váš účet je pripravený',
      preview: 'Správca webu vám dal rolu, môžete začať.',
      reason: 'Túto správu ste dostali, lebo váš účet v\u00a0administrácii webu čakal na rolu.',
    },
    heading('Váš účet je pripravený'),
    paragraph(`Správca webu vám dal rolu. Odteraz smiete meniť: ${workOf(roles)}.`),
    paragraph('Prihláste sa, ako ste zvyknutí. Ak ste prihlásený, stačí stránku načítať znova.'),
    actionButton(`${services.config.siteUrl}/admin`, 'Otvoriť administráciu'),
  );
}

/** The screen does not tell strangers about the account. */
export function accountExistsMail(services: MailServices, to: string): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Účet s\u00a0touto adresou už existuje',
      preview: 'Netreba robiť nič, váš účet sa nezmenil.',
      reason: 'Túto správu ste dostali, lebo niekto zadal vašu adresu pri účte v\u00a0administrácii nášho webu.',
    },
    heading('Účet už máte'),
    paragraph('Niekto, možno vy, chcel s\u00a0touto adresou založiť účet. Taký účet už existuje a\u00a0nezmenil sa.'),
    paragraph(
      'Ak ste zabudli heslo, ',
      link(`${services.config.siteUrl}/forgot-password`, 'nastavte si nové'),
      '. Inak netreba robiť nič.',
    ),
  );
}

export function passwordResetMail(services: MailServices, to: string, token: string): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Nastavte si nové heslo',
      preview: 'Odkaz platí jednu hodinu a\u00a0dá sa použiť raz.',
      reason: 'Túto správu ste dostali, lebo niekto požiadal o\u00a0nové heslo k\u00a0účtu s\u00a0vašou adresou.',
    },
    heading('Nové heslo'),
    paragraph('Na stránke, ktorá sa otvorí, si zvolíte nové heslo. Všetky vaše prihlásenia sa tým ukončia.'),
    actionButton(`${services.config.siteUrl}/reset-password/${token}`, 'Nastaviť nové heslo'),
    smallPrint(
      'Odkaz platí jednu hodinu a\u00a0dá sa použiť raz. Ak ste o\u00a0nové heslo nežiadali, nemusíte robiť nič: bez odkazu sa nezmení.',
    ),
  );
}

export function invitationMail(services: MailServices, to: string, token: string): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Pozvánka do administrácie webu',
      preview: 'Zvoľte si heslo. Odkaz platí tri dni.',
      reason: 'Túto správu ste dostali, lebo vám správca webu založil účet.',
    },
    heading('Máte účet v\u00a0administrácii webu'),
    paragraph(
      'Správca vám založil účet. Zvoľte si k\u00a0nemu heslo a\u00a0potom sa prihláste touto e-mailovou adresou.',
    ),
    actionButton(`${services.config.siteUrl}/reset-password/${token}`, 'Zvoliť heslo'),
    smallPrint('Odkaz platí tri dni a\u00a0dá sa použiť raz. Ak pozvánku nečakáte, e-mail pokojne zmažte.'),
  );
}

export function signInCodeMail(services: MailServices, to: string, code: string): Promise<Mail> {
  return composeMail(
    services,
    {
      to,
      subject: 'Váš kód na overenie',
      preview: 'Platí desať minút.',
      reason: 'Túto správu ste dostali, lebo niekto zadal správne heslo k\u00a0vášmu účtu.',
    },
    heading('Kód na overenie'),
    paragraph('Opíšte tento kód na stránku, kde sa oň pýtame: ', code),
    smallPrint(
      'Kód platí desať minút a\u00a0dá sa použiť raz. Nikomu ho nehovorte, ani nám. ',
      NOT_YOU,
      'niekto pozná vaše heslo: čo najskôr si ho zmeňte.',
    ),
  );
}

export async function queuedNotice(
  services: Pick<Services, 'contentIndex' | 'config' | 'store' | 'clock' | 'random'>,
  to: string,
  { subject, what }: Notice,
) {
  const mail = await composeMail(
    services,
    { to, subject, preview: what, reason: SECURITY_REASON },
    heading(subject),
    paragraph(what),
    paragraph(
      NOT_YOU,
      link(`${services.config.siteUrl}/forgot-password`, 'nastavte si hneď nové heslo'),
      ' a\u00a0povedzte to správcovi webu.',
    ),
  );
  return queuedMail(services, mail, 'security');
}

interface Notice {
  subject: string;
  what: string;
}

export const NOTICES = {
  passwordChanged: {
    subject: 'Heslo k\u00a0účtu sa zmenilo',
    what: 'K\u00a0vášmu účtu bolo nastavené nové heslo. Ostatné prihlásenia sa tým ukončili.',
  },
  emailChanged: {
    subject: 'Adresa účtu sa zmenila',
    what: 'Váš účet má odteraz inú e-mailovú adresu, na túto už správy posielať nebudeme. Ostatné prihlásenia sa tým ukončili.',
  },
  twoFactorOn: {
    subject: 'Dvojstupňové prihlásenie je zapnuté',
    what: 'Pri prihlásení sa odteraz okrem hesla pýtame aj kód.',
  },
  twoFactorOff: {
    subject: 'Dvojstupňové prihlásenie je vypnuté',
    what: 'Pri prihlásení sa odteraz pýtame len heslo.',
  },
  recoveryCodesRenewed: {
    subject: 'Nové záložné kódy',
    what: 'Pre váš účet vznikli nové záložné kódy. Staré už neplatia.',
  },
  recoveryCodeUsed: {
    subject: 'Prihlásenie záložným kódom',
    what: 'Do vášho účtu sa niekto prihlásil záložným kódom. Ten už neplatí.',
  },
  backupDownloaded: {
    subject: 'Stiahnutá záloha údajov',
    what: 'Pod vaším účtom niekto stiahol zálohu všetkých údajov webu v\u00a0zašifrovanom súbore.',
  },
  deviceTrusted: {
    subject: 'Dôveryhodný počítač',
    what: 'Na jednom počítači sa 30\u00a0dní nebudeme pýtať na kód, stačí heslo. Zrušiť to môžete vo svojom profile.',
  },
} as const satisfies Record<string, Notice>;

const LIFE = { ttlSeconds: 60 };

/** Never sent: a call for an unknown address takes as long (ASVS 6.3.8). */
export function decoyMail(
  { store, random }: Pick<Services, 'store' | 'random'>,
  { html, text }: Pick<Mail, 'html' | 'text'>,
): Put {
  const decoys = collection(store, 'decoy', z.object({ html: z.string(), text: z.string() }), {});
  return decoys.put(randomHex(random, 16), { html, text }, 'absent', LIFE);
}
