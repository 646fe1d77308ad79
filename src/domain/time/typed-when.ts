import { foldForSearch } from '../words/fold.ts';
import { isCalendarDate } from './calendar-day.ts';
import { type DayContext, readSaidDay, type SaidDay } from './typed-day.ts';
import { readTypedHours, type TypedHours } from './typed-hours.ts';
import { isWallClock, toWallClock } from './written-moment.ts';

export interface TypedDays {
  first: string;
  last: string | null;
  said: SaidDay['said'];
}

export interface TypedWhen extends TypedDays {
  time: string | null;
  until: string | null;
}

/** Texts are searched from their end, which is slow for long ones. */
const MAX_LENGTH = 80;

/** Reads `3. – 5. 12. 2027`, `28. 12. – 3. 1.` or `od 3. do 5. decembra`; names like `sobota` make no span. */
export function readTypedDays(text: string, context: DayContext): TypedDays | null {
  if (text.length > MAX_LENGTH) return null;
  const single = readSaidDay(text, context);
  if (single !== null) return { first: single.day, last: null, said: single.said };
  const [from = '', to, ...more] = foldForSearch(text)
    .replace(/^od /, '')
    .replace(/^(\d{1,2})-(?=\d)/, '$1 - ')
    .replace(/(\.|\d{4})-(?=\d{1,2}\.)/, '$1 - ')
    .split(DAY_RANGE);
  if (to === undefined || more.length > 0) return null;
  const start = readSaidDay(from, context);
  const whole = start?.said === 'whole' ? start.day : null;
  const last = readSaidDay(to, whole === null ? context : { today: context.today, notBefore: whole });
  if (last === null || last.said === 'relative' || start?.said === 'relative') return null;
  const first = whole ?? firstBefore(from, last.day);
  if (first === null || first >= last.day) return null;
  return { first, last: last.day, said: whole === null ? last.said : 'whole' };
}

const DAY_RANGE = / ?[–—] ?| - | (?:do|az) /;
const DAY_OF_MONTH = /^(\d{1,2})\.?$/;

function firstBefore(from: string, last: string): string | null {
  const [, dayOfMonth] = DAY_OF_MONTH.exec(from) ?? [];
  if (dayOfMonth === undefined) return readSaidDay(from, { today: last, isPast: true })?.day ?? null;
  const day = `${last.slice(0, '2026-12-'.length)}${dayOfMonth.padStart(2, '0')}`;
  return isCalendarDate(day) ? day : null;
}

/** Reads `5. 12. 2026 18:00`, `5. decembra od 18 do 20 h` or `2026-12-05T18:00:00+01:00`. */
export function readTypedWhen(text: string, context: DayContext): TypedWhen | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return null;
  const moment = toWallClock(typed.replace(/^(.{10}) /, '$1T'));
  if (isWallClock(moment)) {
    const [first = '', time = ''] = moment.split('T');
    return { first, last: null, said: 'whole', time, until: null };
  }
  const words = foldForSearch(typed)
    .replace(/(\d{4})[,;](?=\S)/, '$1, ')
    .split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const days = readTypedDays(words.slice(0, count).join(' ').replace(/[,;]$/, ''), context);
    if (days === null) continue;
    if (count === words.length) return { ...days, time: null, until: null };
    const hours = readHoursBehind(days, words.slice(count).join(' '));
    if (hours !== null) return { ...days, ...hours };
  }
  return null;
}

/** After `29. 2. 2027`, which is no day, the rest is no hours either. */
function readHoursBehind({ said }: TypedDays, words: string): TypedHours | null {
  const mayBeYear = said === 'yearless' && /^(?:\d{2}|\d{4})(?! ?(?:h|[ap]\.? ?m))(?: |$)/.test(words);
  const mayBeDay = said === 'relative' && !/^od? |[:h]|[ap]\.? ?m\.?$/.test(words);
  return mayBeYear || mayBeDay ? null : readTypedHours(words);
}
