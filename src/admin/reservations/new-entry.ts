import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { END_OF_DAY } from '../../domain/time/typed-hours.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';

export function newEntryPath(start: string, room: string | null): string {
  const search = new URLSearchParams({ start, ...(room !== null && { room }) });
  return `/reservations/new?${search}`;
}

/** A whole day, or an hour of it; empty for another text. */
export function timeFrom(start: string): { date_from: string; time_from: string; time_until: string } {
  if (isCalendarDate(start)) return { date_from: start, time_from: '', time_until: '' };
  if (!isWallClock(start)) return { date_from: '', time_from: '', time_until: '' };
  const [day = '', time = ''] = start.split('T');
  return { date_from: day, time_from: time, time_until: hourAfter(time) };
}

function hourAfter(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  const next = Number(hour) + 1;
  return next === 24 ? END_OF_DAY : `${String(next).padStart(2, '0')}:${minutes}`;
}
