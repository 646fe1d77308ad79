import { isCalendarDate } from '../../domain/time/calendar-day.ts';
import { isWallClock } from '../../domain/time/time.ts';

/** What is wrong with what a `DateTimeField` holds; null: nothing, also where it was left empty. */
export function momentProblem(wallClock: string): string | null {
  if (wallClock === '' || isWallClock(wallClock)) return null;
  const [day = '', hour = ''] = wallClock.split('T');
  if (isCalendarDate(day) && hour === '') return 'Doplňte aj hodinu, napríklad 18:00.';
  if (day === '') return 'Doplňte aj deň, napríklad 5.\u00a012.\u00a02026.';
  return 'Napíšte skutočný deň a\u00a0hodinu, napríklad 5.\u00a012.\u00a02026 a\u00a018:00.';
}
