import { FREE_CANCELLATION_DAYS_BEFORE as DAYS_BEFORE } from '../../../domain/reservations/rental-rules.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { noonOf } from '../../../domain/time/date-range-words.ts';
import { formatDate } from '../../../domain/time/format-date.ts';

/**
 * What it costs to call off a hire (SPEC 9). A last free day that is over is not named.
 * @param day its first day; null: none was agreed
 */
export function cancellationTerms(day: string | null, today: string): string {
  const lastFree = day === null ? null : addDays(day, -DAYS_BEFORE);
  if (lastFree !== null && lastFree < today)
    return `Do podujatia zostáva menej než ${DAYS_BEFORE}\u00a0dní, pri zrušení sa záloha už nevracia.`;
  const named = lastFree === null ? '' : `, teda do ${formatDate(noonOf(lastFree))}`;
  return `Bezplatne môžete rezerváciu zrušiť do ${DAYS_BEFORE}\u00a0dní pred podujatím${named}. Pri neskoršom zrušení sa záloha nevracia.`;
}
