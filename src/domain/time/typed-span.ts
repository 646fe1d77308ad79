// Spans as people type them: who types only the time of an end means the day of the start, or the night after it.
import { addDays, isCalendarDate } from './calendar-day.ts';
import { dateParts, noonOf } from './format-date.ts';
import { END_OF_DAY } from './typed-hours.ts';
import { isWallClock } from './written-moment.ts';

/**
 * The end of a span on the wall clock, `2026-12-05T20:00`, when only its time was typed, `T20:00`: on the day of the start, or on the
 * next one when its time is earlier. `24:00` is the midnight that closes its day, or the day of the start: `2026-12-05T24:00` is
 * `2026-12-06T00:00`. Any other end stays, and so does a time alone when the start is not known.
 * @param start `2026-12-05T18:00`
 */
export function typedEnd(start: string, end: string): string {
  const [endOn = '', until = ''] = end.split('T');
  const [day = '', time = ''] = start.split('T');
  if (until === END_OF_DAY) {
    const closed = endOn === '' && isWallClock(start) ? day : endOn;
    return isCalendarDate(closed) ? `${addDays(closed, 1)}T00:00` : end;
  }
  if (endOn !== '' || !isWallClock(start) || !isWallClock(`${day}T${until}`)) return end;
  return `${until < time ? addDays(day, 1) : day}T${until}`;
}

/**
 * Which day `typedEnd` has chosen: `Skončí sa na druhý deň (nedeľa 6. decembra).`, `Skončí sa o polnoci (sobota 5. decembra,
 * 24:00).`; null: the end is as it was typed.
 */
export function typedEndInWords(start: string, end: string): string | null {
  const whole = typedEnd(start, end);
  if (whole === end) return null;
  const [endOn = ''] = whole.split('T');
  const inWords = (on: string) => {
    const { weekday, day, month } = dateParts(noonOf(on));
    return `${weekday} ${day}.\u00a0${month}`;
  };
  if (end.endsWith(END_OF_DAY)) return `Skončí sa o\u00a0polnoci (${inWords(addDays(endOn, -1))}, ${END_OF_DAY}).`;
  return `Skončí sa ${start.startsWith(endOn) ? 'v\u00a0ten istý deň' : 'na druhý deň'} (${inWords(endOn)}).`;
}
