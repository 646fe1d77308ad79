// Days and hours as people write them into tables.

import { isCalendarDate } from '../../time/calendar-day.ts';
import { isWallClock, toWallClock } from '../../time/written-moment.ts';
import { foldForSearch } from '../../words/fold.ts';

/** A day, and the hours that stand behind it. */
export interface WrittenDate {
  /** `2026-12-05` */
  day: string;
  /** `18:00`; null: no hour is written. */
  time: string | null;
  /** Of `18:00 – 20:00`. */
  until: string | null;
}

export interface WrittenHours {
  time: string;
  until: string | null;
}

const ISO = /^\d{4}-\d{2}-\d{2}/;
const ISO_DAY_LENGTH = '2026-12-05'.length;
/** `sobota 5. 12. 2026`, `5.12.26`, `5. decembra 2026`, with whatever follows. */
const SLOVAK = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})\.\s*(?:(\d{1,2})\.|(\p{L}+)\.?)\s*(\d{4}|\d{2})(?![\d.])(.*)$/su;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const BEFORE_HOURS = /^[\s,;]*(?:(?:o|od)\s+)?/;
const RANGE = /\s*(?:–|—|-|\sdo\s)\s*/;
const HOUR = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:h|hod|hodine)?\.?$/;

/** null: what stands there is no day. */
export function readWrittenDate(text: string): WrittenDate | null {
  const written = text.trim();
  if (ISO.test(written)) return readIso(written);
  const [, day = '', month = '', monthName = '', year = '', rest = ''] = SLOVAK.exec(written) ?? [];
  if (day === '') return null;
  const number = month || String(MONTHS.indexOf(foldForSearch(monthName).slice(0, 3)) + 1);
  const date = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) return null;
  const hours = rest.replace(BEFORE_HOURS, '').trim();
  if (hours === '') return { day: date, time: null, until: null };
  const read = readWrittenHours(hours);
  return read === null ? null : { day: date, ...read };
}

function readIso(written: string): WrittenDate | null {
  if (written.length === ISO_DAY_LENGTH)
    return isCalendarDate(written) ? { day: written, time: null, until: null } : null;
  const wallClock = toWallClock(written.replace(/^(.{10}) /, '$1T'));
  if (!isWallClock(wallClock)) return null;
  const [day = '', time = ''] = wallClock.split('T');
  return { day, time, until: null };
}

/** An hour or a span of hours, `18:00`, `18.30 h`, `18:00 – 20:00`; null: neither. */
export function readWrittenHours(text: string): WrittenHours | null {
  const [from = '', to, ...more] = text.replace(BEFORE_HOURS, '').trim().split(RANGE);
  const time = readWrittenHour(from);
  if (time === null || time === MIDNIGHT_AFTER || more.length > 0) return null;
  if (to === undefined) return { time, until: null };
  const until = readWrittenHour(to);
  return until === null ? null : { time, until };
}

/** How an end at midnight is written. */
export const MIDNIGHT_AFTER = '24:00';

/** One hour, up to `24:00`; null: none. */
export function readWrittenHour(text: string): string | null {
  const [, hours = '', minutes = '00'] = HOUR.exec(text.trim().toLowerCase()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (hours === '' || Number(minutes) > 59) return null;
  return Number(hours) <= 23 || time === MIDNIGHT_AFTER ? time : null;
}
