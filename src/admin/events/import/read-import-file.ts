import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { decodeText, MAX_IMPORT_BYTES, MAX_IMPORTED_EVENTS } from '../../../domain/events/import/found-event.ts';
import { CalendarError, readCalendar } from './read-calendar.ts';
import { type ImportTable, readTable, TableError } from './read-table.ts';

/** A file one has chosen, read as what it is. */
export type ImportFile =
  | { kind: 'table'; name: string; table: ImportTable }
  | { kind: 'calendar'; name: string; events: FoundEvent[] }
  /** With a sentence on why, and what to do. */
  | { kind: 'refused'; name: string; reason: string };

const CALENDAR = /^\s*BEGIN:VCALENDAR/i;
const ZIP_START = [0x50, 0x4b];
const OLD_EXCEL_START = [0xd0, 0xcf];

/** Reads a file by what is in it, whatever its name. */
export function readImportFile(name: string, bytes: Uint8Array): ImportFile {
  const refused = (reason: string): ImportFile => ({ kind: 'refused', name, reason });
  const startsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
  if (bytes.length > MAX_IMPORT_BYTES)
    return refused('Súbor je väčší ako 2\u00a0MB. Rozdeľte ho, prosím, na menšie časti.');
  if (startsWith(ZIP_START) || startsWith(OLD_EXCEL_START))
    return refused(
      'Toto je zošit, z\u00a0ktorého nevieme čítať. V\u00a0Exceli zvoľte Uložiť ako a\u00a0typ súboru „CSV UTF-8“, potom vyberte nový súbor.',
    );
  const text = decodeText(bytes);
  if (text.includes('\0'))
    return refused('Toto nie je tabuľka ani kalendár. Vyberte súbor, ktorý sa končí na .csv alebo .ics.');
  try {
    const file: ImportFile = CALENDAR.test(text)
      ? { kind: 'calendar', name, events: readCalendar(text) }
      : { kind: 'table', name, table: readTable(text) };
    const count = file.kind === 'calendar' ? file.events.length : file.table.rows.length;
    return count > MAX_IMPORTED_EVENTS
      ? refused(
          `V\u00a0súbore je ${count}\u00a0podujatí, naraz ich pridáme najviac ${MAX_IMPORTED_EVENTS}. Rozdeľte ho, prosím, na viac súborov.`,
        )
      : file;
  } catch (error) {
    if (error instanceof TableError || error instanceof CalendarError) return refused(error.message);
    throw error;
  }
}
