import type { ClosedDay } from '../../../domain/hours/opening-hours.ts';
import { touchesWeekend } from '../../../domain/time/calendar-day.ts';
import { holidayOn } from '../../../domain/time/days-of-rest.ts';

export interface DayMarks {
  /** A weekend, or a holiday on which nobody works. */
  isRest: boolean;
  words: string[];
}

export function marksOf(day: string, closed: readonly ClosedDay[]): DayMarks {
  const holiday = holidayOn(day);
  const closure = closed.find(({ date }) => date === day);
  const words = holiday === null ? [] : [holiday.name];
  // Houses often give the holiday as the reason.
  const reason = closure === undefined || closure.note === holiday?.name ? null : closure.note;
  if (closure !== undefined) words.push(reason === null ? 'zatvorené' : `zatvorené: ${reason}`);
  return { isRest: touchesWeekend(day, day) || holiday?.isRest === true, words };
}
