import type { Reading } from '../../../domain/events/import/event-times.ts';
import { eventOfCells, type FoundEvent } from '../../../domain/events/import/found-event.ts';
import type { ImportColumns } from '../../../domain/events/import/import-columns.ts';
import type { ImportTable } from '../../shared/import/read-table.ts';
import type { Steps } from '../../shared/in-turns.ts';
import { readMarkup } from './read-markup.ts';

export function tableReader({ headings, rows }: ImportTable, columns: ImportColumns) {
  return function* (reading: Reading): Steps<FoundEvent[]> {
    const found: FoundEvent[] = [];
    for (const { cells, line } of rows) {
      yield;
      found.push(readMarkup(eventOfCells(cells, line, columns, reading, headings.length)));
    }
    return found;
  };
}
