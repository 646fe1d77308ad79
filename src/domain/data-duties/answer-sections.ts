import { formatAddress } from '../words/contact.ts';
import { plural } from '../words/plural.ts';

export const PROCESSORS = ['netlify', 'netlify-blobs', 'upstash', 'resend', 'smtp'] as const;
export type Processor = (typeof PROCESSORS)[number];

export interface AnswerFrame {
  centre: { name: string; street: string; postal_code: string; city: string; email: string; phone: string };
  operator: string;
  privacy_url: string;
  processors: readonly Processor[];
  rooms: Readonly<Record<string, string>>;
}

export interface AnswerSection {
  title: string;
  paragraphs: readonly string[];
  list: readonly string[];
}

const PROCESSOR_WORDS: Readonly<Record<Processor, string>> = {
  netlify: 'Netlify (USA) – hosting webu; formuláre spracúva v\u00a0dátovom centre vo Frankfurte',
  'netlify-blobs': 'Netlify (USA) – úložisko nahratých obrázkov',
  upstash: 'Upstash (USA) – databáza žiadostí, odberateľov a\u00a0účtov, uložená v\u00a0Európskej únii',
  resend: 'Resend (USA) – odosielanie e-mailov; dostáva adresu príjemcu a\u00a0text správy',
  smtp: 'poskytovateľ e-mailovej schránky domu – odosielanie e-mailov; dostáva adresu príjemcu a\u00a0text správy',
};

export function sectionsOf(
  { centre, operator, privacy_url, processors }: AnswerFrame,
  hasNothing: boolean,
): AnswerSection[] {
  const address = formatAddress(centre);
  const about: AnswerSection[] = hasNothing
    ? []
    : [
        {
          title: 'Komu údaje zverujeme',
          paragraphs: [
            'Údaje nepredávame ani neposkytujeme na reklamu. Prístup k\u00a0nim majú poverení zamestnanci, každý k\u00a0tomu, čo potrebuje pri práci, a\u00a0títo sprostredkovatelia:',
          ],
          list: [`${operator} – technický prevádzkovateľ webu`, ...processors.map((one) => PROCESSOR_WORDS[one])],
        },
        ...abroad(processors),
        {
          title: 'Čo ešte treba vedieť',
          paragraphs: [
            'Zmluvy, účtovné doklady a\u00a0listy vedieme mimo webu; účtovné doklady 10\u00a0rokov podľa zákona č.\u00a0431/2002 Z.\u00a0z. Ak s\u00a0vami súvisia, na požiadanie vám pošleme aj ich kópiu. Zálohy databázy mažeme najneskôr po 400\u00a0dňoch.',
            'Tie isté údaje v\u00a0strojovom tvare sú v\u00a0súbore osobne-udaje.json, ktorý posielame spolu s\u00a0touto odpoveďou.',
            'Automatizované rozhodovanie ani profilovanie nepoužívame.',
          ],
          list: [],
        },
      ];
  return [
    ...about,
    {
      title: 'Vaše práva',
      paragraphs: [
        `Stačí napísať na ${centre.email} alebo na adresu ${centre.name}, ${address}. Odpovieme bezplatne a\u00a0najneskôr do jedného mesiaca. Máte právo:`,
      ],
      list: [
        'na opravu nesprávnych údajov,',
        'na vymazanie, ak ich už nepotrebujeme alebo ste odvolali súhlas,',
        'na obmedzenie spracúvania,',
        'na prenosnosť údajov spracúvaných na základe súhlasu alebo zmluvy,',
        'namietať proti spracúvaniu z\u00a0oprávneného záujmu,',
        'kedykoľvek odvolať súhlas; čo sme spracúvali predtým, ostáva v\u00a0súlade so zákonom.',
      ],
    },
    {
      title: 'Sťažnosť',
      paragraphs: [
        'Ak si myslíte, že s\u00a0vašimi údajmi zaobchádzame v\u00a0rozpore so zákonom, môžete podať sťažnosť alebo návrh na začatie konania podľa §\u00a0100 zákona č.\u00a018/2018 Z.\u00a0z.: Úrad na ochranu osobných údajov Slovenskej republiky, Námestie 1.\u00a0mája\u00a018, 811\u00a006 Bratislava, https://dataprotection.gov.sk.',
        `Podrobnosti a\u00a0kontakt na zodpovednú osobu nájdete na stránke ${privacy_url}.`,
      ],
      list: [],
    },
  ];
}

/** GDPR 15 (2) asks for the safeguards of American processors. */
function abroad(processors: readonly Processor[]): AnswerSection[] {
  const names = { netlify: 'Netlify', 'netlify-blobs': 'Netlify', upstash: 'Upstash', resend: 'Resend', smtp: null };
  const there = processors.map((one) => names[one]).filter((name) => name !== null);
  if (there.length === 0) return [];
  const safeguards = `${there.join(', ')} ${plural(there.length, 'má', 'majú', 'majú')} sídlo v\u00a0USA. Prenos chráni rozhodnutie Európskej komisie o\u00a0primeranosti (rámec EÚ – USA pre ochranu údajov), ak je príjemca do rámca zapojený, inak štandardné zmluvné doložky podľa rozhodnutia (EÚ) 2021/914. Kópiu záruk vám na požiadanie pošleme.`;
  return [{ title: 'Prenos mimo Európskej únie', paragraphs: [safeguards], list: [] }];
}
