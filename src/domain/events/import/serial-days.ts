// Where a cell has no format of dates, spreadsheets export days as numbers, and hours as parts of a day.
import { addDays } from '../../time/calendar-day.ts';
import { formatDate, noonOf } from '../../time/format-date.ts';
import type { WrittenTimes } from './event-times.ts';
import type { Answers, OpenQuestion } from './open-question.ts';

/** From 2009 to 2064. */
const SERIAL = /^([45]\d{4})(?:[.,](\d+))?$/;
const PART_OF_DAY = /^0?[.,](\d+)$/;
/** With Excel's leap day of 1900, which never was. */
const DAY_ZERO = '1899-12-30';
/** Of old tables of Excel for Mac. */
const DAY_ZERO_OF_MAC = '1904-01-01';
const MINUTES_OF_DAY = 24 * 60;
const KEY = 'serial days';

/** The same for all rows, because one program wrote them. */
export function serialQuestions({ start }: WrittenTimes): OpenQuestion[] {
  const serial = SERIAL.exec(start.trim())?.[1];
  if (serial === undefined) return [];
  const label = (zero: string) => formatDate(noonOf(dayAfter(zero, serial)));
  const answers = [
    { value: 'usual', label: label(DAY_ZERO) },
    { value: 'mac', label: label(DAY_ZERO_OF_MAC) },
  ];
  return [{ key: KEY, about: `Deň „${serial}“ v\u00a0tejto tabuľke`, answers }];
}

/** `2027-03-12 19:00` for `46458,791667`; hours alone are numbers only where the day is one. */
export function withoutSerials(written: WrittenTimes, answers: Answers): WrittenTimes {
  if (!SERIAL.test(written.start.trim())) return written;
  const zero = answers.get(KEY) === 'mac' ? DAY_ZERO_OF_MAC : DAY_ZERO;
  const day = (cell: string) => {
    const [, serial, part = ''] = SERIAL.exec(cell.trim()) ?? [];
    if (serial === undefined) return cell;
    return `${dayAfter(zero, serial)}${Number(part) === 0 ? '' : ` ${hourOf(part)}`}`;
  };
  const hour = (cell: string) => {
    const part = PART_OF_DAY.exec(cell.trim())?.[1];
    return part === undefined ? cell : hourOf(part);
  };
  const { start, startTime, end, endTime } = written;
  return { ...written, start: day(start), startTime: hour(startTime), end: hour(day(end)), endTime: hour(endTime) };
}

function dayAfter(zero: string, serial: string): string {
  return addDays(zero, Number(serial));
}

/** @param part the decimals of a day */
function hourOf(part: string): string {
  const minutes = Math.round(Number(`0.${part}`) * MINUTES_OF_DAY);
  return [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0')).join(':');
}
