// One date of an event that moves by itself. Times are wall clocks in Bratislava.
import type { EventCall } from '../../../domain/events/event-call.ts';
import type { TypedDate } from '../../../domain/events/repeat-dates.ts';
import { type EventValues, toFields, toValues } from '../event-values.ts';

export type DatedEvent = Pick<EventCall, 'dates' | 'start_date' | 'end_date' | 'status' | 'previous_start_date'>;

/** A date of an event as the form reads it. */
export interface OneDate {
  start_date: string;
  end_date: string | null;
  /** Its own status, or that of an event with one date. */
  status: 'Zrušený' | 'Presunutý' | null;
}

/** The date with a key; null: the event has none of this key any more. */
export function dateOf({ dates, start_date, end_date, status }: DatedEvent, key: number): OneDate | null {
  if (dates === null) return { start_date, end_date, status: status?.name ?? null };
  return dates.find((date) => date.key === key) ?? null;
}

/** The event as its own form would hold it, with one of its dates moved. The date keeps its key. */
export function movedValues(event: Partial<EventCall>, key: number, times: TypedDate): EventValues {
  const values = toValues(event);
  if (values.dates.length === 0) return { ...values, ...times };
  return { ...values, dates: values.dates.map((row) => (row.key === key ? { ...row, ...times } : row)) };
}

/** What an event says of its dates, as calls take it. */
export function whenFields(values: EventValues): Record<string, unknown> {
  const { dates, start_date, end_date, status, previous_start_date } = toFields(values);
  return dates !== null ? { dates } : { start_date, end_date, status, previous_start_date };
}

/** The fields that take the move back. */
export function formerFields({ dates, start_date, end_date, status, previous_start_date }: DatedEvent) {
  return dates !== null ? { dates } : { start_date, end_date, status, previous_start_date };
}
