import { cleanLine } from '../../words/clean-text.ts';
import type { EventTimes } from './event-times.ts';
import { readEventTimes } from './event-times.ts';
import type { ImportColumns, ImportField } from './import-columns.ts';

/** What a file says of one event, in its own words; empty for what it does not say. */
export interface FoundEvent {
  /** Where in the file, as people count: `riadok 3`, `záznam 3`. */
  place: string;
  title: string;
  times: EventTimes;
  location: string;
  description: string;
  kind: string;
  price: string;
  tickets: string;
  website: string;
  isCancelled: boolean;
  /** Sentences on what will be different from the file. */
  notes: string[];
}

/** A line of a table as an event. */
export function eventOfCells(cells: readonly string[], line: number, columns: ImportColumns): FoundEvent {
  const cell = (field: ImportField) => {
    const column = columns[field];
    return column === null ? '' : (cells[column] ?? '');
  };
  return {
    place: `riadok ${line}`,
    title: cleanLine(cell('title')),
    times: readEventTimes({
      start: cell('start_date'),
      startTime: cell('start_time'),
      end: cell('end_date'),
      endTime: cell('end_time'),
    }),
    location: cleanLine(cell('location')),
    description: cell('description'),
    kind: cleanLine(cell('kind')),
    price: cleanLine(cell('price_text')),
    tickets: cell('rezervovane_sk_url').trim(),
    website: cell('website').trim(),
    isCancelled: false,
    notes: [],
  };
}

/** So many events are added at once. */
export const MAX_IMPORTED_EVENTS = 500;

/** Of the file they come from. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;

const UTF_16LE_MARK = [0xff, 0xfe];

/**
 * The text of a file as spreadsheets and calendars save it: UTF-8, with or without a byte order mark, Excel's „Unicode text“
 * (UTF-16), or the Windows-1250 of older programs. What is no UTF-8 is taken for Windows-1250, which has a letter for every byte.
 */
export function decodeText(bytes: Uint8Array): string {
  if (UTF_16LE_MARK.every((byte, at) => bytes[at] === byte)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
