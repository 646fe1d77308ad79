// The same season, days of the week and hours, some years later.
import { type EventFile, judgeContentFile } from '../../src/content-files/judge-content-file.ts';
import { writeJson } from '../../src/content-files/write-json.ts';
import { readableBody, writeMarkdownFile } from '../../src/content-files/write-markdown-file.ts';
import { isRecord, isSameValue } from '../../src/domain/fields/same-value.ts';
import { EVENTS } from '../../src/domain/kinds/event.ts';
import { addDays, isCalendarDate, nextMonth } from '../../src/domain/time/calendar-day.ts';
import { isWallClock, toWallClock } from '../../src/domain/time/written-moment.ts';
import { laterDaysInText } from './days-in-text.ts';

const WEEKS_A_YEAR = 365.2425 / 7;
const DAY_LENGTH = '2026-12-05'.length;

/** Nearest to so many years. */
export function weeksIn(years: number): number {
  return Math.round(years * WEEKS_A_YEAR);
}

/**
 * Moments, and days that the text of an event names, move by whole weeks; holidays among the opening hours keep day
 * and month; dates of pages stay, they say when a text was judged.
 * @param file path below the content folder
 */
export function laterFile(file: string, text: string, years: number): string {
  const { parsed, content } = judgeContentFile(file, text);
  if (content === null || parsed === null || content.kind === 'pages') return text;
  if (content.kind === 'events') return laterEvent(text, parsed.data, content.event, years);
  const later = laterValue(parsed.data, years);
  return isSameValue(parsed.data, later) ? text : writeJson(text, later);
}

function laterEvent(text: string, data: unknown, { start_date, body }: EventFile, years: number): string {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries<unknown>(isRecord(data) ? data : {})) {
    const isTitle = field === 'title' && typeof value === 'string';
    const later = isTitle ? laterTitle(value, start_date, years) : laterValue(value, years);
    if (!isSameValue(value, later)) fields[field] = later;
  }
  const near = start_date.slice(0, DAY_LENGTH);
  const laterBody = laterDaysInText(readableBody(body), weeksIn(years), near);
  return writeMarkdownFile(text, { fields, body: laterBody }, EVENTS.fileFields);
}

function laterTitle(title: string, startDate: string, years: number): string {
  const year = new RegExp(`(?<!\\d)${startDate.slice(0, 4)}(?!\\d)`, 'g');
  return title.replace(year, laterDate(startDate, years).slice(0, 4));
}

function laterValue(value: unknown, years: number): unknown {
  if (typeof value === 'string') return laterDate(value, years);
  if (Array.isArray(value)) return value.map((item: unknown) => laterValue(item, years));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, laterValue(item, years)]));
}

function laterDate(text: string, years: number): string {
  if (isCalendarDate(text)) return nextMonth(text, years * 12);
  const moment = toWallClock(text);
  if (!isWallClock(moment)) return text;
  return addDays(moment.slice(0, DAY_LENGTH), weeksIn(years) * 7) + moment.slice(DAY_LENGTH);
}
