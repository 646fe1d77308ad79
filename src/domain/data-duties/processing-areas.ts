export interface Area {
  title: string;
  kinds: readonly string[];
  purpose: string;
  basis: string;
  kept: string;
  source: string;
}

/** As on the privacy page (docs/decisions/0037). Other kinds of records belong to the last. */
export const AREAS: readonly Area[] = [
  {
    title: 'Prenájom priestorov',
    kinds: ['reservation'],
    purpose: 'Posúdiť žiadosť, dohodnúť termín a\u00a0cenu a\u00a0pripraviť zmluvu.',
    basis:
      'Opatrenia pred uzavretím zmluvy na vašu žiadosť a\u00a0plnenie zmluvy – čl.\u00a06 ods.\u00a01 písm.\u00a0b) GDPR. Ak ste písali za organizáciu, náš oprávnený záujem vybaviť jej žiadosť – písm.\u00a0f).',
    kept: '12\u00a0mesiacov od termínu, a\u00a0ak termín nie je, od žiadosti; podozrivú žiadosť 30\u00a0dní.',
    source: 'Od vás. Čo ste povedali osobne alebo telefonicky, zapísal náš zamestnanec.',
  },
  {
    title: 'Mesačný prehľad podujatí',
    kinds: [
      'subscriber',
      'newsletter-consent',
      'newsletter-confirmation',
      'newsletter-suppressed',
      'newsletter-chunk',
      'newsletter-link',
    ],
    purpose: 'Raz za mesiac poslať prehľad podujatí tomu, kto oň stojí, a\u00a0vedieť jeho súhlas doložiť.',
    basis:
      'Súhlas – čl.\u00a06 ods.\u00a01 písm.\u00a0a) GDPR a\u00a0§\u00a0116 ods.\u00a03 zákona č.\u00a0452/2021 Z.\u00a0z. Dôkaz o\u00a0súhlase: povinnosť podľa §\u00a0116 ods.\u00a05 toho istého zákona – písm.\u00a0c). Adresa, na ktorú neposielame: oprávnený záujem, aby ste prehľad nedostali proti svojej vôli – písm.\u00a0f).',
    kept: 'Adresu do odhlásenia, nepotvrdené prihlásenie 7\u00a0dní, dôkaz o\u00a0súhlase a\u00a0odkazy na odhlásenie 4\u00a0roky, záznam o\u00a0odoslaní 90\u00a0dní.',
    source: 'Od vás. Súhlas daný inak ako na webe zapísal náš zamestnanec; že sa správa nedá doručiť, oznámila pošta.',
  },
  {
    title: 'Účet v\u00a0administrácii webu',
    kinds: [
      'user',
      'user-address',
      'last-sign-in',
      'session',
      'trusted-device',
      'account-link',
      'registration',
      'two-factor-pending',
      'sign-in-challenge',
    ],
    purpose:
      'Umožniť prácu v\u00a0administrácii a\u00a0chrániť účet. Heslá a\u00a0kódy máme len ako odtlačok, preto tu nie sú.',
    basis:
      'Plnenie pracovnej zmluvy alebo dohody – čl.\u00a06 ods.\u00a01 písm.\u00a0b) GDPR – a\u00a0povinnosť údaje zabezpečiť – písm.\u00a0c) v\u00a0spojení s\u00a0čl.\u00a032.',
    kept: 'Účet počas spolupráce, nepotvrdenú registráciu 7\u00a0dní, prihlásenie najviac 72\u00a0hodín, dôveryhodný počítač 30\u00a0dní.',
    source: 'Od vás a\u00a0od správcu, ktorý vás pozval; časy a\u00a0siete zapísal web pri prihlásení.',
  },
  {
    title: 'Záznam o\u00a0zmenách a\u00a0bezpečnosti',
    kinds: ['audit'],
    purpose: 'Vedieť, kto čo zmenil, a\u00a0rozpoznať zneužitie účtu.',
    basis:
      'Povinnosť údaje zabezpečiť – čl.\u00a06 ods.\u00a01 písm.\u00a0c) GDPR v\u00a0spojení s\u00a0čl.\u00a032 – a\u00a0oprávnený záujem na bezpečnej prevádzke webu – písm.\u00a0f).',
    kept: '12\u00a0mesiacov.',
    source: 'Zapísal ich web pri práci s\u00a0účtom a\u00a0pri pokusoch prihlásiť sa.',
  },
  {
    title: 'E-maily, ktoré ešte neodišli',
    kinds: ['mail'],
    purpose: 'Doručiť vám správu.',
    basis: 'Ten istý ako pri údajoch, o\u00a0ktorých správa píše.',
    kept: 'Do odoslania; ak sa správa odoslať nedá, 30\u00a0dní.',
    source: 'Pripravil ich web.',
  },
  {
    title: 'Krátkodobé pomocné záznamy',
    kinds: [],
    purpose: 'Aby web bezpečne fungoval a\u00a0opakovaná požiadavka neurobila to isté dvakrát.',
    basis: 'Oprávnený záujem na bezpečnej prevádzke webu – čl.\u00a06 ods.\u00a01 písm.\u00a0f) GDPR.',
    kept: 'Minúty až dni; pri každom je napísané, dokedy.',
    source: 'Zapísal ich web pri vašej požiadavke.',
  },
];
