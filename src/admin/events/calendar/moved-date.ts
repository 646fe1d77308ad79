// Times are wall clocks in Bratislava.
import type { EventCall } from '../../../domain/events/event-call.ts';
import type { TypedDate } from '../../../domain/events/repeat-dates.ts';
import { type EventValues, toFields, toValues } from '../event-values.ts';

export type DatedEvent = Pick<EventCall, 'dates' | 'start_date' | 'end_date' | 'status' | 'previous_start_date'>;

export interface OneDate {
  start_date: string;
  end_date: string | null;
  status: 'Zrušený' | 'Presunutý' | null;
}

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

export function whenFields(values: EventValues): Record<string, unknown> {
  const { dates, start_date, end_date, status, previous_start_date } = toFields(values);
  return dates !== null ? { dates } : { start_date, end_date, status, previous_start_date };
}

export function formerFields({ dates, start_date, end_date, status, previous_start_date }: DatedEvent) {
  return dates !== null ? { dates } : { start_date, end_date, status, previous_start_date };
}
