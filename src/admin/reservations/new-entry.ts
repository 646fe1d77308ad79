// An entry that is begun in the calendar: the way to its form, and what the form holds of the place.
import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { END_OF_DAY } from '../../domain/time/typed-hours.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';

/** The form of a new entry at a time, `2026-12-05` or with an hour, in a room; null: in none yet. Below /admin. */
export function newEntryPath(start: string, room: string | null): string {
  const search = new URLSearchParams({ start, ...(room !== null && { room }) });
  return `/reservations/new?${search}`;
}

/** The fields of the time that begins at a start: a day as a whole, or an hour of it. Of another text they are empty. */
export function timeFrom(start: string): { date_from: string; time_from: string; time_until: string } {
  if (isCalendarDate(start)) return { date_from: start, time_from: '', time_until: '' };
  if (!isWallClock(start)) return { date_from: '', time_from: '', time_until: '' };
  const [day = '', time = ''] = start.split('T');
  return { date_from: day, time_from: time, time_until: hourAfter(time) };
}

/** An hour later, but never past the end of the day. */
function hourAfter(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  const next = Number(hour) + 1;
  return next === 24 ? END_OF_DAY : `${String(next).padStart(2, '0')}:${minutes}`;
}
