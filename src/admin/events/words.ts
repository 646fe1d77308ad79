import type { EventItem } from '../../api/admin-events.ts';
import { TICKETS, type Tickets } from '../../domain/events/event-dates.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { rangeInWords } from '../../domain/time/date-range.ts';
import { dateParts, formatDate, formatDateTime, formatSpan } from '../../domain/time/format-date.ts';

type Moment = string | number;

export function eventSpanInWords(start: string, end: string | null): string {
  if (end === null || !isWholeDays(start, end)) return formatSpan(start, end);
  return `${rangeInWords({ start: isoDay(start), end: isoDay(Date.parse(end) - 1) })}, celý deň`;
}

export function eventStartInWords(start: Moment, end: Moment | null): string {
  return end !== null && isWholeDays(start, end) ? formatDate(start) : formatDateTime(start);
}

/** From midnight to midnight nobody has given hours. */
function isWholeDays(start: Moment, end: Moment): boolean {
  return [start, end].every((moment) => dateParts(moment).time === '0:00');
}

const TWIN =
  'Čo má číslo iného podujatia, vrátite len hneď po zmazaní: dostane nové číslo a\u00a0fotografie zostanú pri druhom.';

export function returning(events: readonly Pick<EventItem, 'problems'>[]): string {
  const mayBeTwins = events.some(({ problems }) => problems.some(({ field }) => field === 'id'));
  return ['Zmazané sa dá vrátiť.', ...(mayBeTwins ? [TWIN] : [])].join(' ');
}

export const TICKETS_NAMES: Readonly<Record<Tickets, string>> = {
  'not-yet': 'Ešte sa nepredávajú',
  'on-sale': 'V\u00a0predaji',
  'few-left': 'Zostáva málo',
  'sold-out': 'Vypredané',
  'at-the-door': 'Len na mieste',
};

export const TICKETS_OPTIONS = TICKETS.map((value) => ({ value, label: TICKETS_NAMES[value] }));
