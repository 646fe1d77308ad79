// Each date is a part of its own, because two people may change different dates.
import { isRecord } from '../fields/same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

const PART = /^(?:Termín č\.\u00a0\d+|Nový termín \d+)$/;

export function withDateParts(fields: Fields): Record<string, unknown> {
  const { dates, ...rest } = fields;
  if (!Array.isArray(dates) || dates.length === 0) return rest;
  const { start_date: _start, end_date: _end, previous_start_date: _previous, ...others } = rest;
  const parts = dates.map((date: unknown, at) => [nameOf(date, at), date] as const);
  return { ...others, ...Object.fromEntries(parts) };
}

/** `dates` null: the event has one date. */
export function withoutDateParts(parts: Fields): Record<string, unknown> {
  const entries = Object.entries(parts);
  const dates = entries.flatMap(([name, value]) => (PART.test(name) && isRecord(value) ? [value] : []));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !PART.test(name))),
    dates: dates.length === 0 ? null : dates,
  };
}

function nameOf(date: unknown, at: number): string {
  return isRecord(date) && typeof date.key === 'number' ? `Termín č.\u00a0${date.key}` : `Nový termín ${at + 1}`;
}
