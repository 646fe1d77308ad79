import { cleanLine } from '../../words/clean-text.ts';
import { foldForSearch } from '../../words/fold.ts';
import { cellAt, filledCellAt } from '../../words/table-columns.ts';
import type { EventStatus } from '../event-dates.ts';
import type { SourceName } from '../event-source.ts';
import type { EventTimes, Reading } from './event-times.ts';
import { readEventTimes } from './event-times.ts';
import { IMPORT_FIELDS, type ImportColumns, type ImportField } from './import-columns.ts';
import type { OpenQuestion } from './open-question.ts';
import { readPrivate, readStatus, readTitle } from './written-status.ts';

export interface FoundDate {
  place: string;
  times: EventTimes;
  status: EventStatus | null;
}

export interface FoundEvent {
  /** As people count: `riadok 3`, `záznam 3`. */
  place: string;
  title: string;
  times: EventTimes;
  further?: readonly FoundDate[];
  location: string;
  /** As in the file; then Markdown (`src/admin/events/import/read-markup.ts`). */
  description: string;
  kind: string;
  price: string;
  tickets: string;
  website: string;
  status: EventStatus | null;
  /** It is added as a draft, whatever is chosen for the others. */
  isDraft?: boolean;
  isPrivate?: boolean;
  source?: SourceName;
  notes: string[];
  questions?: readonly OpenQuestion[];
}

/** What spreadsheets write for a formula without a value, also in Slovak. */
const ERROR_VALUE =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|NEDOSTUPNÝ|ODKAZ!|HODNOTA!|NÁZOV\?|DELENIENULOU!|ČÍSLO!|NEPLATNÝ!)$/;
const YES = /^(?:a|ano|y|yes|x|1|true|pravda)$/;
const ALL_DAY = /^(?:(?:po )?cely den|celodenn[eya]|all[ -]day)$/;
const MOST_LETTERS = 80;

/** @param width how many columns have a name */
export function eventOfCells(
  cells: readonly string[],
  line: number,
  columns: ImportColumns,
  reading: Reading,
  width = cells.length,
): FoundEvent {
  const isError = (field: ImportField) => ERROR_VALUE.test(cellAt(cells, columns[field]).trim());
  const cell = (field: ImportField) => (isError(field) ? '' : filledCellAt(cells, columns[field]));
  const errors = new Set(IMPORT_FIELDS.filter(isError).map((field) => cellAt(cells, columns[field]).trim()));
  const beyond = cells.slice(width).map((text) => text.trim());
  const words = beyond.filter((text) => text !== '').join('; ');
  const written = {
    start: cell('start_date'),
    startTime: cell('start_time'),
    end: cell('end_date'),
    endTime: cell('end_time'),
    isAllDay: YES.test(foldForSearch(cell('all_day'))) || ALL_DAY.test(foldForSearch(cell('start_time'))),
  };
  const { times, notes, questions } = readEventTimes(written, reading);
  const { title, status } = readTitle(cleanLine(cell('title')));
  const { isCancelled, isDraft, question } = readStatus(cleanLine(cell('status')), reading.answers);
  const asked = question === null ? questions : [...questions, question];
  return {
    place: `riadok ${line}`,
    title,
    times,
    location: cleanLine(cell('location')),
    description: cell('description'),
    kind: cleanLine(cell('kind')),
    // What a dash means there is asked.
    price: isError('price_text') ? '' : cleanLine(cellAt(cells, columns.price_text)),
    tickets: cell('rezervovane_sk_url').trim(),
    website: cell('website').trim(),
    status: isCancelled ? 'Zrušený' : status,
    ...(isDraft && { isDraft }),
    ...(readPrivate(cell('private')) && { isPrivate: true }),
    notes: [
      ...notes,
      ...Array.from(errors, (error) => `V\u00a0tabuľke je chyba „${error}“, údaj sme vynechali.`),
      ...(words === '' ? [] : [`Bunky navyše sme vynechali: „${words.slice(0, MOST_LETTERS)}“.`]),
    ],
    ...(asked.length > 0 && { questions: asked }),
  };
}

export const MAX_IMPORTED_EVENTS = 500;
