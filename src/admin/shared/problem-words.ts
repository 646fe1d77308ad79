import type { ContentProblem } from '../../api/dashboard.ts';
import { contentPlace } from './content-place.ts';
import { SETTING_FIELD_NAMES } from './setting-field-names.ts';

/** The labels of the fields of events, galleries and banners that often hold mistakes, as in their forms. */
const ENTRY_FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Názov',
  kind: 'Druh',
  start_date: 'Začiatok',
  end_date: 'Koniec',
  dates: 'Termíny',
  key: 'Číslo termínu',
  last_date_key: 'Posledné číslo termínu',
  tickets: 'Vstupenky',
  tickets_from: 'Začiatok predaja',
  age_from: 'Vek od',
  age_to: 'Vek do',
  language: 'Jazyk',
  access: 'Prístupnosť',
  location: 'Miesto',
  lat: 'Poloha na mape',
  lng: 'Poloha na mape',
  poster_image: 'Plagát',
  poster_alt: 'Opis plagátu',
  is_paid: 'Vstupné',
  price_text: 'Cena',
  rezervovane_sk_url: 'Odkaz na vstupenky',
  status: 'Stav',
  previous_start_date: 'Pôvodný začiatok',
  social_links: 'Odkazy na siete',
  publish_at: 'Zverejniť od',
  unpublish_at: 'Stiahnuť z\u00a0webu',
  draft: 'Koncept',
  source: 'Záznam v\u00a0kalendári',
  updated_at: 'Dátum zmeny',
  label: 'Popisok',
  text: 'Text',
  link: 'Odkaz',
  order: 'Poradie',
  from: 'Zobraziť od',
  until: 'Zobraziť do',
  day: 'Deň',
  date: 'Deň',
  closed: 'Zatvorené',
  note: 'Dôvod',
  image_path: 'Obrázok',
  alt_text: 'Opis obrázka',
  caption: 'Popis',
  credit: 'Autor',
};

/** 'Podujatie č. 113', or the path of an unknown file. */
export function problemPlace({ file }: ContentProblem): string {
  return contentPlace(file)?.name ?? `Súbor ${file}`;
}

/** 'Začiatok: napíšte skutočný dátum…'. In a list with the position: 'Opis obrázka (3.): …'. */
export function problemText({ file, field, message }: ContentProblem): string {
  if (field === null) return message;
  const [, position] = /\[(\d+)\]/.exec(field) ?? [];
  const parts = field
    .replace(/\[\d+\]/g, '')
    .split('.')
    .filter((part) => part !== '');
  const names = namesOf(file);
  const last = parts.at(-1) ?? '';
  const name = names[parts.join('.')] ?? names[last] ?? last;
  return `${name}${position === undefined ? '' : ` (${position}.)`}: ${message}`;
}

function namesOf(file: string): Readonly<Record<string, string>> {
  const setting = contentPlace(file)?.setting ?? null;
  return setting === null ? ENTRY_FIELD_NAMES : SETTING_FIELD_NAMES[setting];
}
