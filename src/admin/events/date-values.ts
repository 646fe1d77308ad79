// A form without rows holds its one date in the fields of the event.

import type { EventDateCall } from '../../domain/events/event-call.ts';
import {
  type EventStatus,
  inDateOrder,
  MAX_DATES,
  type Tickets,
  type WrittenDate,
} from '../../domain/events/event-dates.ts';
import type { TypedDate } from '../../domain/events/repeat-dates.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { endsAt, isWallClock, toOffsetIso } from '../../domain/time/written-moment.ts';
import { plural } from '../../domain/words/plural.ts';
import { momentProblems } from '../entries/DateTimeField.tsx';
import { eventSpanInWords } from './words.ts';

/** Missing values are empty texts; an end may lack its day. */
export interface DateValues extends TypedDate {
  id: string;
  /** null: the server has not numbered it yet. */
  key: number | null;
  status: EventStatus | '';
  previous_start_date: string;
  tickets: Tickets | '';
}

export interface WhenValues extends TypedDate {
  /** Empty: the fields beside it are the one date. */
  dates: DateValues[];
  status: EventStatus | '';
  previous_start_date: string;
}

type WrittenCall = Omit<EventDateCall, 'key'> & { key?: number };

export function toDateValues(dates: readonly WrittenCall[], known: readonly DateValues[] = []): DateValues[] {
  return dates.map(({ key = null, start_date, end_date, status, previous_start_date, tickets }) => ({
    id: known.find((row) => row.key === null && row.start_date === start_date)?.id ?? String(key ?? start_date),
    key,
    start_date,
    end_date: end_date ?? '',
    status: status ?? '',
    previous_start_date: previous_start_date ?? '',
    tickets: tickets ?? '',
  }));
}

/** null: the event has one date. */
export function toDateFields(rows: readonly DateValues[]): Record<string, unknown>[] | null {
  if (rows.length === 0) return null;
  return rows.map(({ id: _id, key, status, tickets, previous_start_date, ...typed }) => ({
    ...(key !== null && { key }),
    start_date: typed.start_date || null,
    end_date: wholeEnd(typed) || null,
    status: status || null,
    previous_start_date: status === 'Presunutý' ? previous_start_date || null : null,
    tickets: tickets || null,
  }));
}

export function wholeEnd({ start_date, end_date }: TypedDate): string {
  return typedEnd(start_date, end_date);
}

export function isOver(row: TypedDate, nowMs: number): boolean {
  if (!isWallClock(row.start_date)) return false;
  const end = wholeEnd(row);
  return Date.parse(endsAt(row.start_date, isWallClock(end) ? end : undefined)) <= nowMs;
}

export function writtenDates(rows: readonly DateValues[]): WrittenDate[] {
  return rows.flatMap((row, at) => {
    const { key, start_date, status, previous_start_date: former, tickets } = row;
    const end = wholeEnd(row);
    if (!isWallClock(start_date)) return [];
    return [
      {
        key: key ?? -1 - at,
        start_date,
        ...(isWallClock(end) && end > start_date && { end_date: end }),
        ...(status !== '' && { status }),
        ...(status === 'Presunutý' && isWallClock(former) && { previous_start_date: former }),
        ...(tickets !== '' && { tickets }),
      },
    ];
  });
}

export function dateProblems(rows: readonly DateValues[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, at) => {
      const { start_date, previous_start_date } = row;
      const end_date = wholeEnd(row);
      const isBackwards = [start_date, end_date].every(isWallClock) && end_date <= start_date;
      const problems = {
        ...(start_date === '' && { start_date: 'Vyberte deň a\u00a0čas začiatku.' }),
        ...(isBackwards && { end_date: 'Koniec má byť neskôr ako začiatok.' }),
        ...momentProblems({ start_date, previous_start_date, end_date }),
      };
      return Object.entries(problems).map(([field, text]) => [`dates.${at}.${field}`, `${at + 1}. termín: ${text}`]);
    }),
  );
}

export function newDate(times: TypedDate): DateValues {
  return { id: crypto.randomUUID(), key: null, status: '', previous_start_date: '', tickets: '', ...times };
}

/** The one date of a saved event has the key 1. */
export function asRows(values: WhenValues, isSaved: boolean): DateValues[] {
  const { dates, start_date, end_date, status, previous_start_date } = values;
  if (dates.length > 0) return dates;
  const row = { ...newDate({ start_date, end_date }), status, previous_start_date };
  return [isSaved ? { ...row, id: '1', key: 1 } : row];
}

/** A single row that may be the only date goes back into the fields of the event. */
export function withRows(values: WhenValues, rows: readonly DateValues[]): Partial<WhenValues> {
  const [only, second] = rows;
  if (only === undefined || second !== undefined || (only.key ?? 1) !== 1 || only.tickets !== '')
    return { dates: [...rows], ...(values.dates.length === 0 && { status: '', previous_start_date: '' }) };
  const { start_date, end_date, previous_start_date } = only;
  return { dates: [], start_date, end_date, status: only.status || values.status, previous_start_date };
}

export function sortDates(rows: readonly DateValues[]): DateValues[] {
  const isTimed = ({ start_date }: DateValues) => isWallClock(start_date);
  return [...inDateOrder(rows.filter(isTimed)), ...rows.filter((row) => !isTimed(row))];
}

export function roomFor(rows: readonly DateValues[]): number {
  return Math.max(0, MAX_DATES - Math.max(1, rows.length));
}

export function dateInWords(row: TypedDate): string | null {
  if (!isWallClock(row.start_date)) return null;
  const end = wholeEnd(row);
  const isKnown = isWallClock(end) && end > row.start_date;
  return eventSpanInWords(toOffsetIso(row.start_date), isKnown ? toOffsetIso(end) : null);
}

export function dateCount(count: number): string {
  return `${count}\u00a0${plural(count, 'termín', 'termíny', 'termínov')}`;
}
