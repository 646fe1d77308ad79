import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { UnreadableFile } from './read-text.ts';

export interface ImportTable {
  headings: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** Counted from 1, as spreadsheets do. */
  line: number;
  cells: string[];
}

const SEPARATORS = [';', ',', '\t'];
const BYTE_ORDER_MARKS = /^\ufeff+/;
/** Excel's own hint about the separator of the columns. */
const SEPARATOR_LINE = /^sep=(.)\n/i;

/** @throws UnreadableFile */
export function readTable(text: string): ImportTable {
  const unmarked = text.replace(BYTE_ORDER_MARKS, '');
  const [hint = '', separator] = SEPARATOR_LINE.exec(unmarked) ?? [];
  const source = unmarked.slice(hint.length);
  const lines = readLines(source, separator ?? bestSeparator(source)).map((cells, at) => ({ line: at + 1, cells }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) throw new UnreadableFile('Súbor je prázdny.');
  if (rows.length === 0)
    throw new UnreadableFile(
      'V\u00a0súbore je len jeden riadok. Prvý riadok má pomenovať stĺpce, všetko ostatné ide pod ním.',
    );
  return { headings: head.cells.map((cell) => cell.trim()), rows };
}

/** No headings are longer; the parser copies all that it gets. */
const MOST_HEADINGS = 20_000;

function bestSeparator(source: string): string {
  const columnCounts = SEPARATORS.map((separator) => {
    const [first = []] = readLines(source.slice(0, MOST_HEADINGS), separator, 1);
    return { separator, count: first.length };
  });
  return columnCounts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

function readLines(source: string, delimiter: string, to?: number): string[][] {
  try {
    // Its own ways from text to bytes and back take five times as long as all the rest.
    const lines: unknown = parse(new TextEncoder().encode(source), {
      delimiter,
      encoding: null,
      relax_column_count: true,
      relax_quotes: true,
      ...(to === undefined ? {} : { to }),
    });
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    return (lines as Uint8Array[][]).map((cells) => cells.map((cell) => decoder.decode(cell)));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(
      'Súbor sa nedá prečítať, lebo niektorá úvodzovka v\u00a0ňom nemá pár. Uložte ho v\u00a0tabuľkovom programe znova ako CSV.',
      { cause: error },
    );
  }
}
