// Columns chosen for a table are kept in this browser for the next one with the same headings.
import { type ImportColumns, readColumns } from '../../../domain/events/import/import-columns.ts';

const PREFIX = 'import-columns:';

/** null: none are kept, or they do not fit. */
export function findKeptColumns(headings: readonly string[]): ImportColumns | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(headings)) ?? 'null');
    return readColumns(kept, headings.length);
  } catch {
    return null;
  }
}

export function keepColumns(headings: readonly string[], columns: ImportColumns): void {
  try {
    localStorage.setItem(keyOf(headings), JSON.stringify(columns));
  } catch {
    // The next table is guessed at again.
  }
}

function keyOf(headings: readonly string[]): string {
  return `${PREFIX}${headings.join('|')}`;
}
