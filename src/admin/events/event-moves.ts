import { dayOf, daysLater, type TypedDate } from '../../domain/events/repeat-dates.ts';
import { addDays, daysApart } from '../../domain/time/calendar-day.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { newDate } from './date-values.ts';
import type { EventValues } from './event-values.ts';

interface Times {
  from: string;
  to: string;
  end: string;
}

/** Keeps the distance from the start; an end that is not after the old start stays. */
export function movedEnd({ from, to, end }: Times): string {
  // A time alone follows the start by itself.
  const whole = end.startsWith('T') ? end : typedEnd(from, end);
  if (![from, to, whole].every(isWallClock) || whole <= from) return end;
  const movedMs = clockMs(whole) - clockMs(from) + clockMs(to);
  return new Date(movedMs).toISOString().slice(0, whole.length);
}

/** Counts by the wall clock, because clock changes must not shift an event. */
function clockMs(wallClock: string): number {
  return Date.parse(`${wallClock}Z`);
}

const WEEK = 7;

/** The same weekday and hour in the next year in which it is still to come. */
export function copyForNextYear(values: EventValues, today: string): EventValues {
  const day = dayOf(values.dates[0]?.start_date ?? values.start_date);
  let years = 1;
  while (yearsLater(day, years) <= today) years += 1;
  const days = daysApart(day, yearsLater(day, years));
  const moved = ({ start_date, end_date }: TypedDate) => ({
    start_date: daysLater(start_date, days),
    end_date: daysLater(end_date, days),
  });
  return {
    ...values,
    ...OF_ONE_EVENT,
    title: values.title.replaceAll(day.slice(0, 4), addDays(day, days).slice(0, 4)),
    ...moved(values),
    dates: values.dates.map((row) => newDate(moved(row))),
  };
}

const OF_ONE_EVENT = {
  rezervovane_sk_url: '',
  tickets: '',
  tickets_from: '',
  status: '',
  previous_start_date: '',
  draft: true,
  publish_at: '',
  unpublish_at: '',
  slug: '',
} as const;

const MAX_TITLE = 200;
const COPY_MARK = ' (kópia)';

export function copyOf(values: EventValues): EventValues {
  return {
    ...values,
    ...OF_ONE_EVENT,
    title: values.title.slice(0, MAX_TITLE - COPY_MARK.length) + COPY_MARK,
    dates: values.dates.map(({ start_date, end_date }) => newDate({ start_date, end_date })),
  };
}

function yearsLater(day: string, years: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const sameDate = new Date(Date.UTC(year + years, month - 1, dayOfMonth)).toISOString().slice(0, day.length);
  const daysTooMany = daysApart(day, sameDate) % WEEK;
  return addDays(sameDate, daysTooMany > WEEK / 2 ? WEEK - daysTooMany : -daysTooMany);
}
