import { isoDay } from '../time/calendar-day.ts';
import { DAY_MS } from '../time/clock.ts';
import { dateParts, formatDateTime, formatSpan, keepYears } from '../time/format-date.ts';
import { type DateTimes, type EventDate, type EventStatus, positionOf, type Tickets } from './event-dates.ts';
import { ticketWords } from './ticket-state.ts';

/** Their Slovak names begin with s or š: `zo štyroch`, `zo sedemnástich`. */
const AFTER_ZO = /^(?:[467]|1[67]|14|4\d|6\d)$/;

export function placeInWords<D extends DateTimes>(event: { dates: readonly D[] }, date: D): string | null {
  const place = positionOf(event, date);
  if (place === null || place.of === 1) return null;
  const of = `${AFTER_ZO.test(String(place.of)) ? 'zo' : 'z'}\u00a0${place.of}`;
  if (place.at === 1) return `prvý ${of} termínov`;
  if (place.at === place.of) return `posledný ${of} termínov`;
  return `ďalší termín (${place.at}.\u00a0${of})`;
}

export function ticketMark(tickets: Tickets | null): string | null {
  return tickets === 'sold-out' || tickets === 'few-left' ? ticketWords(tickets, { tickets_from: null }) : null;
}

export const DATE_CHANGES: Readonly<Record<EventStatus, string>> = { Zrušený: 'zrušený', Presunutý: 'presunutý' };

export function dateInWords({
  start_date,
  end_date,
  status,
  tickets,
}: Pick<EventDate, 'start_date' | 'end_date' | 'status' | 'tickets'>): string {
  const marks = [status === null ? null : DATE_CHANGES[status], ticketMark(tickets)];
  return [formatSpan(start_date, end_date), ...marks].filter((part) => part !== null).join(', ');
}

export function hasSeveralDates({ dates }: { dates: readonly unknown[] }): boolean {
  return dates.length > 1;
}

export interface DateParts {
  start_date: string;
  day: string;
  month: string;
  year: string;
  /** `od 1. decembra 2026 o 18:00` */
  line: string;
  /** `utorok, do 31. januára · ďalší termín (2. z 5)` */
  note: string;
  /** `utorok 1. decembra 2026, 18:00 – 20:00` */
  span: string;
  place: string;
}

export function datePartsOf(event: { dates: readonly EventDate[] }, date: EventDate): DateParts {
  const { day, month, year, weekday } = dateParts(date.start_date);
  const change = hasSeveralDates(event) && date.status !== null ? DATE_CHANGES[date.status] : null;
  const place = [placeInWords(event, date), change].filter((part) => part !== null).join(', ');
  return {
    start_date: date.start_date,
    day,
    month,
    year,
    line: `od ${keepYears(formatDateTime(date.start_date))}`,
    note: [weekday + lastDayNote(date), place].filter((part) => part !== '').join(' · '),
    span: keepYears(formatSpan(date.start_date, date.end_date)),
    place,
  };
}

function lastDayNote({ start_date, end_date }: EventDate): string {
  if (end_date === null) return '';
  const lastMoment = Date.parse(end_date) - 1;
  if (lastMoment - Date.parse(start_date) < DAY_MS) return '';
  if (isoDay(lastMoment) === isoDay(start_date)) return '';
  const { day, month } = dateParts(lastMoment);
  return `, do\u00a0${day}.\u00a0${month}`;
}
