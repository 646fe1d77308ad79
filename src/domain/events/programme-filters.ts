import { addDays, lastOfMonth } from '../time/calendar-day.ts';
import type { CompleteRange } from '../time/date-range.ts';
import { daysInterval, overlaps, wallClockAt } from '../time/wall-clock.ts';
import type { AccessFeature } from './event-access.ts';
import { type DateTimes, heldDates, intervalOf } from './event-dates.ts';

/** As in addresses: `/events?kedy=vikend`. */
export const TIMES = ['dnes', 'zajtra', 'vikend', 'tyzden', 'mesiac'] as const;
export type ProgrammeTime = (typeof TIMES)[number];

const CHILDREN_UP_TO = 12;
/** `cas=vecer`: the start is at this hour or later in Bratislava. */
const EVENING_FROM_HOUR = 17;

const SATURDAY = 6;
const SUNDAY = 7;

/** Both days included; on Saturday and Sunday the weekend is the present one. */
export function daysOfTime(time: ProgrammeTime, today: string): CompleteRange {
  const tomorrow = addDays(today, 1);
  switch (time) {
    case 'dnes':
      return { start: today, end: today };
    case 'zajtra':
      return { start: tomorrow, end: tomorrow };
    case 'vikend':
      return weekendOf(today);
    case 'tyzden':
      return { start: today, end: addDays(today, SUNDAY - weekdayOf(today)) };
    case 'mesiac':
      return { start: today, end: lastOfMonth(today) };
  }
}

export function comingWeekends(today: string, count: number): CompleteRange[] {
  const first = weekendOf(today);
  return Array.from({ length: count }, (_, at) => ({
    start: addDays(first.start, 7 * at),
    end: addDays(first.end, 7 * at),
  }));
}

function weekendOf(today: string): CompleteRange {
  const saturday = addDays(today, SATURDAY - weekdayOf(today));
  return { start: saturday, end: addDays(saturday, 1) };
}

/** Monday is 1, Sunday 7. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;
}

export function datesWithin<D extends DateTimes>(event: { dates: readonly D[] }, days: CompleteRange): D[] {
  const span = daysInterval(days.start, days.end);
  return heldDates(event).filter((date) => overlaps(intervalOf(date), span));
}

export function isFree(event: { is_paid: boolean }): boolean {
  return !event.is_paid;
}

export function isForChildren(
  event: { kind: string | null; age_from: number | null },
  kinds: readonly { id: string; for_children?: boolean | undefined }[],
): boolean {
  if (event.age_from !== null && event.age_from <= CHILDREN_UP_TO) return true;
  return kinds.some(({ id, for_children }) => id === event.kind && for_children === true);
}

export function isInEvening({ start_date }: { start_date: string }): boolean {
  return Number(wallClockAt(Date.parse(start_date)).slice(11, 13)) >= EVENING_FROM_HOUR;
}

export function isStepFree({ access }: { access: readonly AccessFeature[] | null }): boolean {
  return access?.includes('step-free') ?? false;
}
