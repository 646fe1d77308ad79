import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../../src/content-files/content-problem.ts';
import { readContentTree } from '../../src/content-files/content-tree.ts';
import { newMarkdownFile } from '../../src/content-files/write-markdown-file.ts';
import { atLeast, GUESSES } from '../../src/domain/content/guesses.ts';
import type { Room } from '../../src/domain/content/rooms.ts';
import { PAGE_NAMES, type PageName, type Site } from '../../src/domain/content/settings.ts';
import { STORAGE_FOLDER } from '../../src/domain/defaults.ts';
import type { PriceListEntry } from '../../src/domain/kinds/price-list.ts';
import { formatDate } from '../../src/domain/time/format-date.ts';
import { slugOf } from '../../src/domain/words/fold.ts';
import { plural } from '../../src/domain/words/plural.ts';
import { type Answers, HouseError } from './answers.ts';

const TIMETABLE = 'https://cp.sk/';

const TITLES: Readonly<Record<PageName, string>> = {
  about: 'O nás',
  terms: 'Podmienky používania',
  privacy: 'Ochrana osobných údajov',
  cookies: 'Cookies',
  accessibility: 'Vyhlásenie o prístupnosti',
};

/** Keeps the folder: without one, a house shows the sample's pictures. */
const ABOUT_PICTURES = `Obrázky domu, ktoré sem niekto vloží ručne. Texty domu ich menujú cestou od tohto priečinka,
napríklad poster_image: events/0101.webp. Mená majú malé písmená bez diakritiky, číslice a\u00a0pomlčky,
príponu webp, jpg, png alebo svg. Čo nahráte v\u00a0správe webu, sa ukladá k\u00a0údajom.
`;

/**
 * By path below the content folder; `today` is an ISO day.
 * @throws HouseError when a build would refuse the house
 */
export async function houseFiles(answers: Answers, today: string): Promise<Map<string, string>> {
  const settings = {
    site: siteOf(answers, Number(today.slice(0, 4))),
    rooms: roomsOf(answers),
    'price-list': pricesOf(answers),
    faq: [],
    team: [],
    timeline: [],
    'flagship-events': [],
    partners: { partners: [], supporters: [] },
  };
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(settings))
    texts.set(`${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
  for (const name of PAGE_NAMES) texts.set(`pages/${name}.md`, await pageOf(name, today));
  const result = readContentTree(texts, () => false);
  if (!result.ok) throw new HouseError(new ContentError(result.problems).message);
  return texts.set(`${STORAGE_FOLDER}/README.txt`, ABOUT_PICTURES);
}

function siteOf(answers: Answers, year: number): Site {
  const { name, place, street, postal_code, email, phone, founded, admin } = answers;
  const { web, stop, position = GUESSES.location } = answers;
  const { events = GUESSES.events, visitors = GUESSES.visitors } = answers;
  const responsible = { name, email };
  return {
    name,
    short_name: shortName(name, place),
    description: `${name}: podujatia, kurzy a prenájom priestorov.`,
    founded_year: founded,
    address: { street, postal_code, city: place, country: 'SK' },
    location: position,
    phones: [{ label: 'Telefón', number: phone }],
    email,
    reservation_email: email,
    staff_email: admin,
    links: { district_office: web, timetable: stop === undefined ? undefined : TIMETABLE },
    content_manager: responsible,
    technical_operator: responsible,
    transport: stop === undefined ? undefined : { stop, buses: [], trams: [] },
    claims: {
      years_of_operation: atLeast(yearsInWords(year - founded)),
      events_per_year: atLeast(events),
      visitors_per_year: atLeast(visitors),
    },
    about_teaser:
      'Koncerty, divadlo, kurzy aj susedské posedenia: dom je tu pre všetkých, čo bývajú v okolí. Čo sa chystá, nájdete v programe, a keď chystáte niečo vy, priestory si môžete prenajať.',
  };
}

const KIND_OF_HOUSE =
  /^(?:\p{L}+ )?(?:dom kultúry|kultúrny dom|dom služieb|kultúrne centrum|kultúrne stredisko|kultúrno-spoločenské centrum) +(?=\S)/iu;
const MAX_SHORT_NAME = 30;

function shortName(name: string, place: string): string {
  const names = [name.replace(KIND_OF_HOUSE, ''), name, place];
  return names.find(({ length }) => length <= MAX_SHORT_NAME) ?? 'Kultúrny dom';
}

/** Whole decades, from ten years on. */
function yearsInWords(years: number): number {
  return years < 10 ? Math.max(years, 1) : years - (years % 10);
}

function roomsOf({ rooms }: Answers): Room[] {
  return rooms.map(({ name, people, area }) => {
    const capacity = people === null ? null : `${people} ${plural(people, 'osoba', 'osoby', 'osôb')}`;
    return {
      id: slugOf(name),
      name,
      label: capacity === null ? name : `${name} (${capacity})`,
      capacity_label: capacity ?? 'podľa dohody',
      capacity_max: people,
      area_m2: area,
      description: 'Na podujatia, skúšky, oslavy a stretnutia.',
      features: [],
      images: [],
    };
  });
}

function pricesOf({ rooms }: Answers): PriceListEntry[] {
  return rooms.flatMap(({ name, price }): PriceListEntry[] => {
    if (price === null) return [];
    const room = slugOf(name);
    return [
      { id: room, item: name, description: 'Prenájom miestnosti', purpose: null, room, amount: price, unit: 'hour' },
    ];
  });
}

const FIELD_ORDER = ['title', 'description', 'updated', 'reviewed'];

/** Places for words of the house stay, so they follow `site.json`. */
async function pageOf(page: PageName, today: string): Promise<string> {
  const template = await readFile(join(import.meta.dirname, 'pages', `${page}.md`), 'utf8');
  const body = template.replaceAll('{{day}}', formatDate(`${today}T12:00:00Z`));
  const title = TITLES[page];
  const fields = { title, description: `${title}: {{názov}}.`, updated: today };
  const reviewed = page === 'accessibility' ? { reviewed: today } : {};
  return newMarkdownFile({ fields: { ...fields, ...reviewed }, body }, FIELD_ORDER);
}
