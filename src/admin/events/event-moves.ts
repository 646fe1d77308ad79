// Events that move in time: a start that is typed anew, and a copy for next year. All times are wall clocks in Bratislava.
import { addDays, daysApart } from '../../domain/time/calendar-day.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import type { EventValues } from './event-values.ts';

interface Times {
  /** The start as it was and as it is now. */
  from: string;
  to: string;
  end: string;
}

/** The end of an event that is moved: as long after its start as before. One that is no end of that start stays. */
export function movedEnd({ from, to, end }: Times): string {
  if (![from, to, end].every(isWallClock) || end <= from) return end;
  const movedMs = clockMs(end) - clockMs(from) + clockMs(to);
  return new Date(movedMs).toISOString().slice(0, end.length);
}

/** By the clock on the wall, whose changes move no event. */
function clockMs(wallClock: string): number {
  return Date.parse(`${wallClock}Z`);
}

const WEEK = 7;

/**
 * A new event like one that was: the next year in which it is still to come, on the same day of the week, at the same hour. What
 * belonged to that very event (tickets, changes, when it was on the site) is left out, and it is a draft until somebody looks at it.
 * @param today `2026-11-22`
 */
export function copyForNextYear(values: EventValues, today: string): EventValues {
  const day = dayOf(values.start_date);
  let years = 1;
  while (yearsLater(day, years) <= today) years += 1;
  const days = daysApart(day, yearsLater(day, years));
  const start_date = later(values.start_date, days);
  return {
    ...values,
    title: values.title.replaceAll(day.slice(0, 4), start_date.slice(0, 4)),
    start_date,
    end_date: later(values.end_date, days),
    rezervovane_sk_url: '',
    status: '',
    previous_start_date: '',
    draft: true,
    publish_at: '',
    unpublish_at: '',
    slug: '',
  };
}

function dayOf(wallClock: string): string {
  return wallClock.split('T')[0] ?? '';
}

/** The same day of the week, as near to the same date as can be. */
function yearsLater(day: string, years: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const sameDate = new Date(Date.UTC(year + years, month - 1, dayOfMonth)).toISOString().slice(0, day.length);
  const daysTooMany = daysApart(day, sameDate) % WEEK;
  return addDays(sameDate, daysTooMany > WEEK / 2 ? WEEK - daysTooMany : -daysTooMany);
}

function later(wallClock: string, days: number): string {
  const [day = '', time = ''] = wallClock.split('T');
  return time === '' ? '' : `${addDays(day, days)}T${time}`;
}
