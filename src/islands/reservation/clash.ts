import { busyWithin, CLASH_WARNING } from '../../domain/reservations/busy-times.ts';
import { addDays } from '../../domain/time/calendar-day.ts';
import { wallClockMs } from '../../domain/time/wall-clock.ts';
import type { FormContent } from './form-content.ts';
import type { BusyTimes } from './use-busy-times.ts';

/** The warning that the wished-for time meets a busy one, as far as the month loaded can tell; the server looks again. */
export function clashWarnings(
  { room, date_from, time_from, date_until, time_until }: FormContent,
  times: BusyTimes,
): string[] {
  if (times.state !== 'found' || times.room !== room || date_from === '') return [];
  const lastDay = date_until || date_from;
  const startMs = wallClockMs(`${date_from}T${time_from || '00:00'}`);
  const endMs = wallClockMs(time_until === '' ? `${addDays(lastDay, 1)}T00:00` : `${lastDay}T${time_until}`);
  return busyWithin(times.busy, startMs, endMs).length === 0 ? [] : [CLASH_WARNING];
}
