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
  const lines = readLines(source, separator ?? bestSeparator(source));
  const numbered = lines.map((cells, at) => ({ line: at + 1, cells })).slice(headingsAt(lines));
  const [head, ...rows] = numbered.filter(({ cells }) => filled(cells).length > 0);
  if (head === undefined) throw new UnreadableFile('Súbor je prázdny.');
  if (rows.length === 0)
    throw new UnreadableFile(
      'V\u00a0súbore je len jeden riadok. Prvý riadok má pomenovať stĺpce, všetko ostatné ide pod ním.',
    );
  return { headings: head.cells.map((cell) => cell.trim()), rows };
}

const MOST_TITLE_LINES = 5;

/** Above the headings there may be lines of one cell, such as „Program na marec“. Headings have no numbers. */
function headingsAt(lines: readonly string[][]): number {
  const at = lines.findIndex((cells) => filled(cells).length > 1);
  const isTitled = at > 0 && at <= MOST_TITLE_LINES && !filled(lines[at] ?? []).some((cell) => /\d/.test(cell));
  return isTitled ? at : 0;
}

function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell.trim() !== '');
}

/** No headings are longer; the parser copies all that it gets. */
const MOST_HEADINGS = 20_000;

function bestSeparator(source: string): string {
  const beginning = source.slice(0, MOST_HEADINGS);
  const columnCounts = SEPARATORS.map((separator) => {
    const lines = firstLines(beginning, separator);
    return { separator, count: lines[headingsAt(lines)]?.length ?? 0 };
  });
  return columnCounts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

function firstLines(beginning: string, separator: string): string[][] {
  try {
    return readLines(beginning, separator, MOST_TITLE_LINES + 1);
  } catch {
    // The beginning may end within quotes.
    return readLines(beginning, separator, 1);
  }
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
