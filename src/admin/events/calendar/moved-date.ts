import type { EventCall, EventDateCall } from '../../../domain/events/event-call.ts';
import type { TypedDate } from '../../../domain/events/repeat-dates.ts';
import { type EventValues, toValues } from '../event-values.ts';

export type DatedEvent = Pick<EventCall, 'dates' | 'start_date' | 'end_date' | 'status' | 'previous_start_date'>;

export type OneDate = Pick<EventDateCall, 'start_date' | 'end_date' | 'status'>;

/** null: no date has this key any more. */
export function dateOf({ dates, start_date, end_date, status }: DatedEvent, key: number): OneDate | null {
  if (dates === null) return { start_date, end_date, status: status?.name ?? null };
  return dates.find((date) => date.key === key) ?? null;
}

export function movedValues(event: Partial<EventCall>, key: number, times: TypedDate): EventValues {
  const values = toValues(event);
  if (values.dates.length === 0) return { ...values, ...times };
  return { ...values, dates: values.dates.map((row) => (row.key === key ? { ...row, ...times } : row)) };
}

export function whenFields(fields: { [Field in keyof DatedEvent]?: unknown }): Record<string, unknown> {
  const { dates, start_date, end_date, status, previous_start_date } = fields;
  return dates !== null ? { dates } : { start_date, end_date, status, previous_start_date };
}
