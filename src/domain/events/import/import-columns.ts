// Which column of a table holds what.
import { foldForSearch } from '../../words/fold.ts';

/** What can be taken over from a table, in the order in which it is asked for. */
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
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Number of the column, from 0; null: the table has none. */
export type ImportColumns = Readonly<Record<ImportField, number | null>>;

/** Headings people use, without diacritics; the first ones are the surest. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  title: ['nazov', 'nazov podujatia', 'podujatie', 'titul', 'akcia', 'title', 'name', 'event', 'subject', 'summary'],
  start_date: [
    'zaciatok',
    'datum zaciatku',
    'datum a cas',
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
  end_date: ['koniec', 'datum konca', 'do', 'end date', 'end', 'until', 'to'],
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
};

/** The columns as their headings name them. No column is taken twice. */
export function guessColumns(headings: readonly string[]): ImportColumns {
  const folded = headings.map((heading) =>
    foldForSearch(heading)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  const taken = new Set<number>();
  const find = (field: ImportField): number | null => {
    for (const name of HEADINGS[field]) {
      const at = folded.findIndex((heading, column) => heading === name && !taken.has(column));
      if (at < 0) continue;
      taken.add(at);
      return at;
    }
    return null;
  };
  return columnsBy(find);
}

/** Columns chosen once, as they are kept for the next table with these headings; null: they do not fit. */
export function readColumns(kept: unknown, columnCount: number): ImportColumns | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const isColumn = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < columnCount;
  const fits = IMPORT_FIELDS.every((field) => fields.get(field) === null || isColumn(fields.get(field)));
  if (!fits) return null;
  return columnsBy((field) => {
    const value = fields.get(field);
    return isColumn(value) ? value : null;
  });
}

/** The columns that the fields ask for, one after another. */
function columnsBy(columnOf: (field: ImportField) => number | null): ImportColumns {
  return {
    title: columnOf('title'),
    start_date: columnOf('start_date'),
    start_time: columnOf('start_time'),
    end_date: columnOf('end_date'),
    end_time: columnOf('end_time'),
    location: columnOf('location'),
    description: columnOf('description'),
    kind: columnOf('kind'),
    price_text: columnOf('price_text'),
    rezervovane_sk_url: columnOf('rezervovane_sk_url'),
    website: columnOf('website'),
  };
}
