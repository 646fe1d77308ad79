import { foldForSearch } from './fold.ts';

/** Numbers from 0; null: the table has none. */
export type Columns<Field extends string> = Readonly<Record<Field, number | null>>;

/** No column is taken twice; the surest names come first. */
export function guessColumns<Field extends string>(
  headings: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): Columns<Field> {
  const folded = headings.map((heading) =>
    foldForSearch(heading)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  const taken = new Set<number>();
  const find = (field: Field): number | null => {
    for (const name of names[field]) {
      const at = folded.findIndex((heading, column) => heading === name && !taken.has(column));
      if (at < 0) continue;
      taken.add(at);
      return at;
    }
    return null;
  };
  return columnsBy(Object.keys(names) as Field[], find);
}

export function cellAt(cells: readonly string[], column: number | null): string {
  return column === null ? '' : (cells[column] ?? '');
}

const DASHES = /^\s*\p{Pd}+\s*$/u;

export function filledCellAt(cells: readonly string[], column: number | null): string {
  const text = cellAt(cells, column);
  return DASHES.test(text) ? '' : text;
}

export function readColumns<Field extends string>(
  kept: unknown,
  fields: readonly Field[],
  columnCount: number,
): Columns<Field> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const values = new Map<string, unknown>(Object.entries(kept));
  const isColumn = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < columnCount;
  const fits = fields.every((field) => values.get(field) === null || isColumn(values.get(field)));
  if (!fits) return null;
  return columnsBy(fields, (field) => {
    const value = values.get(field);
    return isColumn(value) ? value : null;
  });
}

function columnsBy<Field extends string>(
  fields: readonly Field[],
  columnOf: (field: Field) => number | null,
): Columns<Field> {
  const found = Object.fromEntries(fields.map((field) => [field, columnOf(field)]));
  return found as Columns<Field>;
}
