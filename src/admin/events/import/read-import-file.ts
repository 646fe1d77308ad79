import type { Reading as RowReading } from '../../../domain/events/import/event-times.ts';
import { eventOfCells, type FoundEvent, MAX_IMPORTED_EVENTS } from '../../../domain/events/import/found-event.ts';
import type { ImportColumns } from '../../../domain/events/import/import-columns.ts';
import type { Encoding } from '../../shared/import/encodings.ts';
import { type ImportTable, readTable } from '../../shared/import/read-table.ts';
import { type Reading, readText, UnreadableFile, UnsureEncoding } from '../../shared/import/read-text.ts';
import type { Steps } from '../../shared/in-turns.ts';
import { type FileLine, keepContentLines, unfoldLines } from './content-lines.ts';
import { CalendarError, readCalendar } from './read-calendar.ts';
import { readMarkup } from './read-markup.ts';

export type ImportFile =
  | { kind: 'table'; name: string; table: ImportTable }
  | { kind: 'calendar'; name: string; events: FoundEvent[]; skipped: FileLine[] }
  /** `reason` is a sentence for the user. */
  | { kind: 'refused'; name: string; reason: string };

/** Only people can tell its encoding. */
export interface UnsureFile {
  kind: 'unsure';
  name: string;
  bytes: Uint8Array;
  readings: readonly Reading[];
}

/** As letters or as bytes, perhaps after a byte order mark. */
const CALENDAR = /^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:VCALENDAR/i;
const HEAD_BYTES = 200;
const NOT_TEXT = 'Toto nie je tabuľka ani kalendár. Vyberte súbor, ktorý sa končí na .csv alebo .ics.';

export function* readImportFile(name: string, bytes: Uint8Array, encoding?: Encoding): Steps<ImportFile | UnsureFile> {
  const refused = (reason: string): ImportFile => ({ kind: 'refused', name, reason });
  try {
    const text = readText(isCalendar(bytes) ? unfoldLines(bytes) : bytes, NOT_TEXT, encoding);
    yield;
    const file = CALENDAR.test(text)
      ? yield* calendarFile(name, text)
      : { kind: 'table' as const, name, table: readTable(text) };
    const count = file.kind === 'calendar' ? file.events.length : file.table.rows.length;
    return count > MAX_IMPORTED_EVENTS
      ? refused(
          `V\u00a0súbore je ${count}\u00a0podujatí, naraz ich pridáme najviac ${MAX_IMPORTED_EVENTS}. Rozdeľte ho, prosím, na viac súborov.`,
        )
      : file;
  } catch (error) {
    if (error instanceof UnsureEncoding) return { kind: 'unsure', name, bytes, readings: error.readings };
    if (error instanceof UnreadableFile || error instanceof CalendarError) return refused(error.message);
    throw error;
  }
}

function isCalendar(bytes: Uint8Array): boolean {
  return CALENDAR.test(String.fromCharCode(...bytes.subarray(0, HEAD_BYTES)));
}

function* calendarFile(name: string, text: string): Steps<Extract<ImportFile, { kind: 'calendar' }>> {
  const { calendar, skipped } = keepContentLines(text);
  yield;
  const events = yield* readCalendar(calendar);
  return { kind: 'calendar', name, events: events.map(readMarkup), skipped };
}

export function* readTableEvents(
  { headings, rows }: ImportTable,
  columns: ImportColumns,
  reading: RowReading,
): Steps<FoundEvent[]> {
  const found: FoundEvent[] = [];
  for (const { cells, line } of rows) {
    yield;
    found.push(readMarkup(eventOfCells(cells, line, columns, reading, headings.length)));
  }
  return found;
}
