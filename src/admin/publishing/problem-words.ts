import type { ContentProblem } from '../../api/dashboard.ts';
import { contentPlace } from '../shared/content-place.ts';

/** The labels of the fields that often hold mistakes, as in the forms of the admin area. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Názov',
  kind: 'Druh',
  start_date: 'Začiatok',
  end_date: 'Koniec',
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
  updated_at: 'Dátum zmeny',
  label: 'Popisok',
  text: 'Text',
  link: 'Odkaz',
  order: 'Poradie',
  from: 'Zobraziť od',
  until: 'Zobraziť do',
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
export function problemText({ field, message }: ContentProblem): string {
  if (field === null) return message;
  const [, position] = /\[(\d+)\]/.exec(field) ?? [];
  const last =
    field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  const name = FIELD_NAMES[last] ?? last;
  return `${name}${position === undefined ? '' : ` (${position}.)`}: ${message}`;
}
