import { rangeInWords } from '../time/date-range.ts';
import { formatDate, formatDateTime, formatSpan, noonOf } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { formatAmount } from '../words/price.ts';
import type { AmountRange } from './price-estimate.ts';
import type { ReservedTime } from './reservation-time.ts';

export function reservedTimeInWords({ date_from, time_from, date_until, time_until }: ReservedTime): string | null {
  if (date_from === null) return null;
  const until = date_until ?? date_from;
  if (time_from === null) return rangeInWords({ start: date_from, end: until });
  const start = momentOf(date_from, time_from);
  if (time_until !== null) return formatSpan(start, momentOf(until, time_until));
  return until === date_from ? formatSpan(start, null) : `${formatDateTime(start)}\u00a0– ${formatDate(noonOf(until))}`;
}

function momentOf(day: string, time: string): string {
  return new Date(toEpochMs(`${day}T${time}`)).toISOString();
}

export function amountInWords({ from, to }: AmountRange): string {
  const [low, high] = [from, to].map(formatAmount);
  return from === to ? `${low}` : `${low} – ${high}`;
}
