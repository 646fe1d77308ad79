import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { MAX_IMPORTED_EVENTS } from '../../../domain/events/import/found-event.ts';
import { type ImportTable, readTable } from '../../shared/import/read-table.ts';
import { readText, UnreadableFile } from '../../shared/import/read-text.ts';
import { type FileLine, keepContentLines } from './content-lines.ts';
import { CalendarError, readCalendar } from './read-calendar.ts';

/** A chosen file, read by its content. */
export type ImportFile =
  | { kind: 'table'; name: string; table: ImportTable }
  /** `skipped`: the lines of it that say nothing. */
  | { kind: 'calendar'; name: string; events: FoundEvent[]; skipped: FileLine[] }
  /** `reason` is a sentence about the cause and what to do. */
  | { kind: 'refused'; name: string; reason: string };

const CALENDAR = /^\s*BEGIN:VCALENDAR/i;
const NOT_TEXT = 'Toto nie je tabuľka ani kalendár. Vyberte súbor, ktorý sa končí na .csv alebo .ics.';

/** Reads a file by its content, whatever its name. */
export function readImportFile(name: string, bytes: Uint8Array): ImportFile {
  const refused = (reason: string): ImportFile => ({ kind: 'refused', name, reason });
  try {
    const text = readText(bytes, NOT_TEXT);
    const file: ImportFile = CALENDAR.test(text)
      ? calendarFile(name, text)
      : { kind: 'table', name, table: readTable(text) };
    const count = file.kind === 'calendar' ? file.events.length : file.table.rows.length;
    return count > MAX_IMPORTED_EVENTS
      ? refused(
          `V\u00a0súbore je ${count}\u00a0podujatí, naraz ich pridáme najviac ${MAX_IMPORTED_EVENTS}. Rozdeľte ho, prosím, na viac súborov.`,
        )
      : file;
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof CalendarError) return refused(error.message);
    throw error;
  }
}

function calendarFile(name: string, text: string): ImportFile {
  const { calendar, skipped } = keepContentLines(text);
  return { kind: 'calendar', name, events: readCalendar(calendar), skipped };
}
