// Spans as people type them: who types only the time of an end means the day of the start, or the night after it.
import { addDays } from './calendar-day.ts';
import { dateParts, noonOf } from './format-date.ts';
import { isWallClock } from './written-moment.ts';

/**
 * The end of a span on the wall clock, `2026-12-05T20:00`, when only its time was typed, `T20:00`: on the day of the start, or on the
 * next one when its time is earlier. Any other end stays, and so does one whose start is not known.
 * @param start `2026-12-05T18:00`
 */
export function typedEnd(start: string, end: string): string {
  const [endOn = '', until = ''] = end.split('T');
  const [day = '', time = ''] = start.split('T');
  if (endOn !== '' || !isWallClock(start) || !isWallClock(`${day}T${until}`)) return end;
  return `${until < time ? addDays(day, 1) : day}T${until}`;
}

/** Which day `typedEnd` has chosen: `Skončí sa na druhý deň (nedeľa 6. decembra).`; null: the day was typed, or is not known. */
export function typedEndInWords(start: string, end: string): string | null {
  const whole = typedEnd(start, end);
  if (whole === end) return null;
  const [endOn = ''] = whole.split('T');
  const { weekday, day, month } = dateParts(noonOf(endOn));
  const which = start.startsWith(endOn) ? 'v\u00a0ten istý deň' : 'na druhý deň';
  return `Skončí sa ${which} (${weekday} ${day}.\u00a0${month}).`;
}
