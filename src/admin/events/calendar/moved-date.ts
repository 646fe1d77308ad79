// The fields of a call that moves one date of an event. Times are wall clocks in Bratislava.
import type { EventCall } from '../../../domain/events/event-call.ts';

export type DatedEvent = Pick<EventCall, 'dates' | 'start_date' | 'end_date' | 'status' | 'previous_start_date'>;

/** A date of an event as the form reads it. */
export interface OneDate {
  start_date: string;
  end_date: string | null;
  /** Its own status, or that of an event with one date. */
  status: 'Zrušený' | 'Presunutý' | null;
  previous_start_date: string | null;
}

interface Moved {
  start_date: string;
  /** '' for none. */
  end_date: string;
  /** Whether visitors are told that it was moved, and from when. */
  is_told: boolean;
}

/** The date with a key; null: the event has none of this key any more. */
export function dateOf(event: DatedEvent, key: number): OneDate | null {
  const { dates, start_date, end_date, status, previous_start_date } = event;
  if (dates === null) return { start_date, end_date, status: status?.name ?? null, previous_start_date };
  const row = dates.find((date) => date.key === key);
  return row === undefined ? null : { ...row, status: row.status };
}

/** The fields of the event with one of its dates moved. The date keeps its key, and its first time is what visitors are told. */
export function movedFields(event: DatedEvent, key: number, { start_date, end_date, is_told }: Moved) {
  const timesOf = (date: OneDate) => ({
    start_date,
    end_date: end_date || null,
    ...(is_told && {
      status: 'Presunutý' as const,
      previous_start_date: date.previous_start_date ?? date.start_date,
    }),
  });
  if (event.dates !== null)
    return { dates: event.dates.map((row) => (row.key === key ? { ...row, ...timesOf(row) } : row)) };
  const { status, ...times } = timesOf({ ...event, status: event.status?.name ?? null });
  return { ...times, ...(status !== undefined && { status: { name: status } }) };
}

/** The fields that take the move back. */
export function formerFields({ dates, start_date, end_date, status, previous_start_date }: DatedEvent) {
  return dates !== null ? { dates } : { start_date, end_date, status, previous_start_date };
}
