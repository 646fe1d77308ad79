import { addDays, daysApart } from '../time/calendar-day.ts';
import { type Holiday, holidayOn } from '../time/days-of-rest.ts';

/** Wall clocks in Bratislava; the end may be empty. */
export interface TypedDate {
  start_date: string;
  end_date: string;
}

export type Repetition =
  | {
      every: 'week' | 'two-weeks';
      /** `times` includes the date that repeats; `day` is the last possible one. */
      until: { times: number } | { day: string };
      kept: ReadonlySet<string>;
    }
  | { every: 'picked'; days: readonly string[] };

export interface ProposedDate extends TypedDate {
  day: string;
  holiday: Holiday | null;
  /** `rest`: left out for a day of rest; `known`: among the dates already. */
  state: 'new' | 'rest' | 'known';
}

const WEEK_DAYS = 7;

export function onDay({ start_date, end_date }: TypedDate, day: string): TypedDate {
  const days = daysApart(dayOf(start_date), day);
  return { start_date: daysLater(start_date, days), end_date: daysLater(end_date, days) };
}

/** A day of rest does not count: a course of five evenings has five. `known` are the starts of existing dates. */
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

export function nextDateAfter(dates: readonly TypedDate[]): TypedDate | null {
  const [last, before] = dates.toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  if (last === undefined) return null;
  const gap = before === undefined ? 0 : daysApart(dayOf(before.start_date), dayOf(last.start_date));
  return onDay(last, addDays(dayOf(last.start_date), gap > 0 ? gap : WEEK_DAYS));
}

export function daysLater(wallClock: string, days: number): string {
  const [day = '', time = ''] = wallClock.split('T');
  return time === '' ? '' : `${addDays(day, days)}T${time}`;
}

export function dayOf(wallClock: string): string {
  return wallClock.split('T')[0] ?? '';
}
