import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import { daysBetween } from '../../../domain/time/calendar-day.ts';
import { calendarDateOf, type Interval, overlaps, toEpochMs, toWallClock } from '../../../domain/time/time.ts';

/**
 * When an event takes its rooms, as far as its times touch a span. The content knows a first start and a last end only. What
 * is set up and stays (an exhibition, a market, a festival) takes them day and night; a course of several days meets in the
 * hours between, `18:30–20:00`, and goes home. On which of the days it meets is not known, so it is all of them: rather too
 * much than two groups in one room.
 */
export function eventTimes({ kind, start_date, ends_at }: PublishedEvent, span: Interval): Interval[] {
  const whole = { startMs: Date.parse(start_date), endMs: Date.parse(ends_at) };
  const [from, until] = [clockOf(start_date), clockOf(ends_at)];
  const isOfOneDay = calendarDateOf(whole.startMs) === calendarDateOf(whole.endMs);
  const meetsDaily = kind === 'course' && !isOfOneDay && from < until;
  const times = meetsDaily
    ? daysWithin(whole, span).map((day) => ({
        startMs: toEpochMs(`${day}T${from}`),
        endMs: toEpochMs(`${day}T${until}`),
      }))
    : [whole];
  return times.filter((time) => overlaps(time, span));
}

/** Only those asked for: a course may go on for years. */
function daysWithin(whole: Interval, span: Interval): string[] {
  const startMs = Math.max(whole.startMs, span.startMs);
  return daysBetween(calendarDateOf(startMs), calendarDateOf(Math.min(whole.endMs, span.endMs)));
}

/** `18:30` in Bratislava. */
function clockOf(date: string): string {
  return toWallClock(date).slice('2026-12-05T'.length);
}
