import type { EventValues } from '../form/event-values.ts';

/** The same day of the week, as near to the same date as can be. */
const YEAR_OF_WEEKS = 52 * 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A new event like one that was: a year later on the same day of the week, at the same hour. What belonged to that very event
 * (tickets, changes, when it was on the site) is left out, and it is a draft until somebody looks at it.
 */
export function copyForNextYear(values: EventValues): EventValues {
  const year = Number(values.start_date.slice(0, 4));
  const start_date = aYearLater(values.start_date);
  return {
    ...values,
    title: values.title.replaceAll(String(year), start_date.slice(0, 4)),
    start_date,
    end_date: aYearLater(values.end_date),
    rezervovane_sk_url: '',
    status: '',
    previous_start_date: '',
    draft: true,
    publish_at: '',
    unpublish_at: '',
    slug: '',
  };
}

function aYearLater(wallClock: string): string {
  const [day = '', time = ''] = wallClock.split('T');
  if (time === '') return '';
  const later = new Date(Date.parse(`${day}T00:00Z`) + YEAR_OF_WEEKS * DAY_MS);
  return `${later.toISOString().slice(0, day.length)}T${time}`;
}
