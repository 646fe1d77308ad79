import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** A table whose first line names the columns. */
export interface ImportTable {
  headings: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** As spreadsheets count, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [';', ',', '\t'];
/** Excel's own hint on what separates the columns. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** @throws TableError with a sentence on what is wrong with the file */
export function readTable(text: string): ImportTable {
  const [hint = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const source = text.slice(hint.length);
  const lines = readLines(source, separator ?? bestSeparator(source)).map((cells, at) => ({ line: at + 1, cells }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) throw new TableError('Súbor je prázdny.');
  if (rows.length === 0)
    throw new TableError('V\u00a0súbore je len jeden riadok. Prvý riadok má pomenovať stĺpce, podujatia idú pod ním.');
  return { headings: head.cells.map((cell) => cell.trim()), rows };
}

/** What makes the most columns of the first line. */
function bestSeparator(source: string): string {
  const columnCounts = SEPARATORS.map((separator) => {
    const [first = []] = readLines(source, separator, 1);
    return { separator, count: first.length };
  });
  return columnCounts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

function readLines(source: string, delimiter: string, to?: number): string[][] {
  try {
    return parse(source, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      ...(to === undefined ? {} : { to }),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableError(
      'Súbor sa nedá prečítať, lebo niektorá úvodzovka v\u00a0ňom nemá pár. Uložte ho v\u00a0tabuľkovom programe znova ako CSV.',
      { cause: error },
    );
  }
}

/** A file that is no table; the message says so to who chose it. */
export class TableError extends Error {
  override name = 'TableError';
}
