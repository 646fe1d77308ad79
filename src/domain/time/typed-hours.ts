import { foldForSearch } from '../words/fold.ts';

/** Part of the day that it closes; nothing begins at it. */
export const END_OF_DAY = '24:00';

export interface TypedHours {
  time: string;
  /** `20:00` in `18:00 – 20:00`; null: no end is typed. */
  until: string | null;
}

const BEFORE_TIME = /^(?:o|od|do) /;
const TIME = /^(\d{1,2})(?:(?:[:., ]| ?h ?)?(\d{2})(?::\d{2})?)?(?:\.? ?(?:h|hod|hodin[aeuy]?)\.?)?$/;
const HALF_OF_DAY = /^(\d.*?) ?([ap])\.? ?m\.?$/;
const RANGE = / ?[–—-] ?| do /;

/** Reads `18:00`, `18.30`, `1830`, `18`, `18 h`, `o 18.00 hod.` or `6:30 PM`; gives `18:30` or `END_OF_DAY`. */
export function readTypedTime(text: string): string | null {
  const words = foldForSearch(text).replace(BEFORE_TIME, '');
  const [, ofTwelve, half] = HALF_OF_DAY.exec(words) ?? [];
  const [, written = '', minutes = '00'] = TIME.exec(ofTwelve ?? words) ?? [];
  const hours = written !== '' && half !== undefined ? hoursOfHalf(Number(written), half) : written;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (hours === '' || Number(minutes) > 59) return null;
  return Number(hours) <= 23 || time === END_OF_DAY ? time : null;
}

function hoursOfHalf(hours: number, half: string): string {
  return hours < 1 || hours > 12 ? '' : String((hours % 12) + (half === 'p' ? 12 : 0));
}

/** Reads `18:00 – 20:00` or `od 18 h do 24:00`; of `7 – 9 PM` nobody knows whether it begins in the morning. */
export function readTypedHours(text: string): TypedHours | null {
  const words = foldForSearch(text);
  const [from = '', to, ...more] = words.split(RANGE);
  const time = words.startsWith('do ') ? null : readTypedTime(from);
  const until = to === undefined ? null : readTypedTime(to);
  if (time === null || more.length > 0 || (to !== undefined && until === null)) return null;
  return to !== undefined && HALF_OF_DAY.test(from) !== HALF_OF_DAY.test(to) ? null : { time, until };
}
