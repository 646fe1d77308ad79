import type { EventCall } from '../../../domain/events/event-call.ts';
import type { EventDate } from '../../../domain/events/event-dates.ts';
import type { EventKind } from '../../../domain/kinds/event-kinds.ts';
import { wallClockAt } from '../../../domain/time/wall-clock.ts';
import { toCsv } from '../../core/http/csv.ts';
import type { EventRow } from './admin-event-list.ts';

interface Line {
  event: EventCall;
  date: EventDate;
  kind: string | null;
}

/** An import knows these headings, so a table may come back. */
const COLUMNS: readonly [heading: string, cell: (line: Line) => string | number | null | undefined][] = [
  ['číslo', ({ event }) => event.id],
  ['termín', ({ date }) => date.key],
  ['názov', ({ event }) => event.title],
  ['začiatok', ({ date }) => spaced(date.start_date)],
  ['koniec', ({ date }) => date.end_date && spaced(date.end_date)],
  ['stav', ({ date }) => date.status],
  ['pôvodný začiatok', ({ date }) => date.previous_start_date && spaced(date.previous_start_date)],
  ['miesto', ({ event }) => event.location],
  ['druh', ({ kind }) => kind],
  ['platí sa', ({ event }) => (event.is_paid === null ? null : event.is_paid ? 'áno' : 'nie')],
  ['cena', ({ event }) => event.price_text],
  ['odkaz na vstupenky', ({ event }) => event.rezervovane_sk_url],
  ['stav vstupeniek', ({ date }) => date.tickets && TICKETS[date.tickets]],
  ['vek od', ({ event }) => event.age_from],
  ['vek do', ({ event }) => event.age_to],
  ['koncept', ({ event }) => (event.draft ? 'áno' : 'nie')],
  ['text', ({ event }) => event.description],
];

const TICKETS = {
  'not-yet': 'ešte sa nepredávajú',
  'on-sale': 'v\u00a0predaji',
  'few-left': 'zostáva málo',
  'sold-out': 'vypredané',
  'at-the-door': 'len na mieste',
} as const;

export function eventsCsv(rows: readonly EventRow[], kinds: readonly EventKind[]): string {
  const nameOf = (kind: string | null) => kinds.find(({ id }) => id === kind)?.name ?? kind;
  const lines = rows.flatMap(({ event, dates }): Line[] =>
    event === null || dates === null ? [] : dates.map((date) => ({ event, date, kind: nameOf(event.kind) })),
  );
  return toCsv([
    COLUMNS.map(([heading]) => heading),
    ...lines.map((line) => COLUMNS.map(([, cell]) => String(cell(line) ?? ''))),
  ]);
}

function spaced(moment: string): string {
  return wallClockAt(Date.parse(moment)).replace('T', ' ');
}
