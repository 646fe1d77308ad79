import { cleanLine } from '../../words/clean-text.ts';
import type { SourceName } from '../event-source.ts';
import type { EventTimes, Reading } from './event-times.ts';
import { readEventTimes } from './event-times.ts';
import type { ImportColumns, ImportField } from './import-columns.ts';
import type { OpenQuestion } from './open-question.ts';

/** One of the dates of an event after its first. */
export interface FoundDate {
  /** As in `FoundEvent`. */
  place: string;
  times: EventTimes;
  isCancelled: boolean;
}

/** One event as the file describes it; fields that the file does not have are empty. */
export interface FoundEvent {
  /** The place in the file, counted as people do: `riadok 3`, `záznam 3`. */
  place: string;
  title: string;
  times: EventTimes;
  /** Missing: it has one date. */
  further?: readonly FoundDate[];
  location: string;
  /** As the file has it, then Markdown (`src/admin/events/import/read-markup.ts`). */
  description: string;
  kind: string;
  price: string;
  tickets: string;
  website: string;
  isCancelled: boolean;
  /** True: the file says that it is not for everybody. */
  isPrivate?: boolean;
  /** The entry of a calendar that it is; missing: of a table, or the calendar does not name it. */
  source?: SourceName;
  /** Sentences about what will differ from the file. */
  notes: string[];
  /** What its times leave open, answered or not; missing: nothing. */
  questions?: readonly OpenQuestion[];
}

/** A line of a table as an event. */
export function eventOfCells(
  cells: readonly string[],
  line: number,
  columns: ImportColumns,
  reading: Reading,
): FoundEvent {
  const cell = (field: ImportField) => {
    const column = columns[field];
    return column === null ? '' : (cells[column] ?? '');
  };
  const written = {
    start: cell('start_date'),
    startTime: cell('start_time'),
    end: cell('end_date'),
    endTime: cell('end_time'),
  };
  const { times, notes, questions } = readEventTimes(written, reading);
  return {
    place: `riadok ${line}`,
    title: cleanLine(cell('title')),
    times,
    location: cleanLine(cell('location')),
    description: cell('description'),
    kind: cleanLine(cell('kind')),
    price: cleanLine(cell('price_text')),
    tickets: cell('rezervovane_sk_url').trim(),
    website: cell('website').trim(),
    isCancelled: false,
    notes,
    ...(questions.length > 0 && { questions }),
  };
}

/** How many events one import may add. */
export const MAX_IMPORTED_EVENTS = 500;
