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
const RANGE = / ?[–—-] ?| do /;

/** Reads `18:00`, `18.30`, `1830`, `18`, `18 h` or `o 18.00 hod.`; gives `18:30` or `END_OF_DAY`. */
export function readTypedTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = TIME.exec(foldForSearch(text).replace(BEFORE_TIME, '')) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (hours === '' || Number(minutes) > 59) return null;
  return Number(hours) <= 23 || time === END_OF_DAY ? time : null;
}

/** Reads `18:00 – 20:00` or `od 18 h do 24:00`. */
export function readTypedHours(text: string): TypedHours | null {
  const words = foldForSearch(text);
  const [from = '', to, ...more] = words.split(RANGE);
  const time = words.startsWith('do ') ? null : readTypedTime(from);
  const until = to === undefined ? null : readTypedTime(to);
  return time === null || more.length > 0 || (to !== undefined && until === null) ? null : { time, until };
}
