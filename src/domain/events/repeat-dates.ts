// The further dates of an event that repeats: every week until a number of times or a day, or on picked days.
import { addDays, daysApart } from '../time/calendar-day.ts';
import { type Holiday, holidayOn } from '../time/days-of-rest.ts';

/** A date on the clock in Bratislava; its end is empty when it is not known. */
export interface TypedDate {
  /** `2026-12-05T18:00` */
  start_date: string;
  end_date: string;
}

/** How a date repeats. */
export type Repetition =
  | {
      every: 'week' | 'two-weeks';
      /** How many dates there are in the end, with the one that repeats; or the last day on which one may be. */
      until: { times: number } | { day: string };
      /** Days of rest on which it takes place all the same. */
      kept: ReadonlySet<string>;
    }
  /** The days were chosen one by one, so none is left out. */
  | { every: 'picked'; days: readonly string[] };

export interface ProposedDate extends TypedDate {
  /** `2026-12-12` */
  day: string;
  holiday: Holiday | null;
  /** Whether it is added, is left out because of a day of rest, or is among the dates already. */
  state: 'new' | 'rest' | 'known';
}

const WEEK_DAYS = 7;

/** A date on another day, at the same hours and as long. */
export function onDay({ start_date, end_date }: TypedDate, day: string): TypedDate {
  const days = daysApart(dayOf(start_date), day);
  return { start_date: later(start_date, days), end_date: later(end_date, days) };
}

/**
 * The dates that follow from one, in order. A day of rest does not count among the times, so a course of five evenings has five.
 * @param date the one that repeats
 * @param known the starts of all dates that there are
 * @param most how many may be added
 */
export function repeatedDates(
  date: TypedDate,
  repetition: Repetition,
  known: readonly string[],
  most: number,
): ProposedDate[] {
  const first = dayOf(date.start_date);
  const isKept = (day: string) => repetition.every === 'picked' || repetition.kept.has(day);
  const proposed = (day: string): ProposedDate => {
    const times = onDay(date, day);
    const holiday = holidayOn(day);
    const isLeftOut = holiday?.isRest === true && !isKept(day);
    return { ...times, day, holiday, state: known.includes(times.start_date) ? 'known' : isLeftOut ? 'rest' : 'new' };
  };
  if (repetition.every === 'picked') {
    const days = [...new Set(repetition.days)].sort();
    return days.map(proposed).slice(0, most);
  }
  const step = repetition.every === 'week' ? WEEK_DAYS : 2 * WEEK_DAYS;
  const { until } = repetition;
  const dates: ProposedDate[] = [];
  for (let day = addDays(first, step), times = 1, added = 0; added < most; day = addDays(day, step)) {
    if ('day' in until ? day > until.day : times >= until.times) break;
    const next = proposed(day);
    dates.push(next);
    if (next.state !== 'rest') times += 1;
    if (next.state === 'new') added += 1;
  }
  return dates;
}

/** A new date after those that there are: as far from the last as that is from the one before it, or a week later. */
export function nextDateAfter(dates: readonly TypedDate[]): TypedDate | null {
  const [last, before] = dates.toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  if (last === undefined) return null;
  const gap = before === undefined ? 0 : daysApart(dayOf(before.start_date), dayOf(last.start_date));
  return onDay(last, addDays(dayOf(last.start_date), gap > 0 ? gap : WEEK_DAYS));
}

function later(wallClock: string, days: number): string {
  const [day = '', time = ''] = wallClock.split('T');
  return time === '' ? '' : `${addDays(day, days)}T${time}`;
}

function dayOf(wallClock: string): string {
  return wallClock.split('T')[0] ?? '';
}
