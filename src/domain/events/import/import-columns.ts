import type { Columns } from '../../words/table-columns.ts';

export const IMPORT_FIELDS = [
  'title',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'location',
  'description',
  'kind',
  'price_text',
  'rezervovane_sk_url',
  'website',
  'status',
  'private',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

export type ImportColumns = Columns<ImportField>;

/** Without diacritics, the surest ones first. */
export const IMPORT_HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  title: ['nazov', 'nazov podujatia', 'podujatie', 'titul', 'akcia', 'title', 'name', 'event', 'subject', 'summary'],
  start_date: [
    'zaciatok',
    'datum zaciatku',
    'datum a cas',
    'datum od',
    'datum',
    'den',
    'kedy',
    'od',
    'termin',
    'start date',
    'start',
    'date',
    'begin',
    'from',
  ],
  start_time: ['hodina zaciatku', 'cas zaciatku', 'hodina', 'cas', 'cas od', 'o kolkej', 'start time', 'time'],
  end_date: ['koniec', 'datum konca', 'datum do', 'do', 'end date', 'end', 'until', 'to'],
  end_time: ['hodina konca', 'cas konca', 'cas do', 'end time'],
  location: ['miesto', 'miesto konania', 'kde', 'sala', 'priestor', 'location', 'place', 'venue', 'where'],
  description: ['text', 'opis', 'popis', 'text o podujati', 'anotacia', 'description', 'details', 'body', 'notes'],
  kind: ['druh', 'druh podujatia', 'typ', 'kategoria', 'kind', 'type', 'category', 'categories'],
  price_text: ['cena', 'vstupne', 'vstup', 'cena vstupenky', 'price', 'cost', 'admission', 'fee'],
  rezervovane_sk_url: [
    'vstupenky',
    'odkaz na vstupenky',
    'listky',
    'predpredaj',
    'tickets',
    'ticket url',
    'ticket link',
  ],
  website: ['web', 'odkaz', 'stranka', 'viac informacii', 'website', 'url', 'link'],
  status: ['stav', 'stav podujatia', 'status', 'event status'],
  private: [
    'sukromne',
    'sukromne podujatie',
    'neverejne',
    'neverejne podujatie',
    'viditelnost',
    'private',
    'sensitivity',
    'visibility',
  ],
};
