import { cleanLine } from '../../words/clean-text.ts';
import type { SourceName } from '../event-source.ts';
import type { EventTimes, Reading } from './event-times.ts';
import { readEventTimes } from './event-times.ts';
import type { ImportColumns, ImportField } from './import-columns.ts';
import type { OpenQuestion } from './open-question.ts';

export interface FoundDate {
  place: string;
  times: EventTimes;
  isCancelled: boolean;
}

export interface FoundEvent {
  /** As people count: `riadok 3`, `záznam 3`. */
  place: string;
  title: string;
  times: EventTimes;
  further?: readonly FoundDate[];
  location: string;
  /** Then Markdown (`src/admin/events/import/read-markup.ts`). */
  description: string;
  kind: string;
  price: string;
  tickets: string;
  website: string;
  isCancelled: boolean;
  isPrivate?: boolean;
  source?: SourceName;
  notes: string[];
  questions?: readonly OpenQuestion[];
}

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

export const MAX_IMPORTED_EVENTS = 500;
