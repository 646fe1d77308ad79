import { addDays, isCalendarDate } from './calendar-day.ts';
import { dateParts, noonOf } from './format-date.ts';
import { END_OF_DAY } from './typed-hours.ts';
import { isWallClock } from './written-moment.ts';

/**
 * Completes an end of a time alone, `T20:00`: it is on the day of the start, or on the next when it is earlier.
 * `2026-12-05T24:00` is `2026-12-06T00:00`. Other ends stay, and so does a time without a start.
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
