import type { PublishedEvent } from '../../../../src/domain/published-event.ts';
import {
  calendarDateOf,
  type Interval,
  nextCalendarDate,
  toEpochMs,
  toWallClock,
} from '../../../../src/domain/time.ts';

/**
 * When an event takes its rooms. The content knows a first start and a last end only. What is set up and stays (an exhibition,
 * a market, a festival) takes them day and night; a course of several days meets in the hours between, `18:30–20:00`, and
 * goes home. On which of the days it meets is not known, so it is all of them: rather too much than two groups in one room.
 */
export function eventTimes({ kind, start_date, ends_at }: PublishedEvent): Interval[] {
  const whole = { startMs: Date.parse(start_date), endMs: Date.parse(ends_at) };
  const [firstDay, lastDay] = [calendarDateOf(whole.startMs), calendarDateOf(whole.endMs)];
  const [from, until] = [clockOf(start_date), clockOf(ends_at)];
  if (kind !== 'course' || firstDay === lastDay || from >= until) return [whole];
  const times: Interval[] = [];
  for (let day = firstDay; day <= lastDay; day = nextCalendarDate(day))
    times.push({ startMs: toEpochMs(`${day}T${from}`), endMs: toEpochMs(`${day}T${until}`) });
  return times;
}

/** `18:30` in Bratislava. */
function clockOf(date: string): string {
  return toWallClock(date).slice('2026-12-05T'.length);
}
