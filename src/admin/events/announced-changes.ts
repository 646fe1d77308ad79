import type { EventCall } from '../../domain/events/event-call.ts';
import { hasBegun, movedToDay, type WhenCall } from '../../domain/events/move-to-day.ts';
import { isBack, isOtherPlace, lacksMark } from '../../domain/events/moved-marks.ts';
import { namesDay, namesHour, sentencesOf } from '../../domain/events/named-times.ts';
import { isPublished } from '../../domain/events/publishing-window.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { asRows, type DateValues, isOver } from './date-values.ts';
import { type EventValues, toValues } from './event-values.ts';

export interface MovedDate {
  key: number;
  from: string;
  to: string;
}

export interface AnnouncedChange {
  dates: readonly MovedDate[];
  /** null: it stays; `to` is '' when no place is named any more. */
  place: { from: string; to: string } | null;
}

/**
 * Past and cancelled dates, another end, a first place and another spelling do not count; null: visitors have nothing
 * new to learn.
 */
export function announcedChange(before: EventValues, after: EventValues, nowMs: number): AnnouncedChange | null {
  if (!isSeen(before, nowMs) || !isSeen(after, nowMs)) return null;
  if (before.status === 'Zrušený' || after.status === 'Zrušený') return null;
  const former = asRows(before, true).filter(isHeld);
  const rows = asRows(after, true).filter(isHeld);
  const dates = rows.flatMap((row): MovedDate[] => {
    const old = former.find(({ key }) => key !== null && key === row.key);
    if (old === undefined || old.key === null || !isWallClock(row.start_date)) return [];
    if (old.start_date === row.start_date || (isOver(old, nowMs) && isOver(row, nowMs))) return [];
    return [{ key: old.key, from: old.start_date, to: row.start_date }];
  });
  const [from, to] = [before.location.trim(), after.location.trim()];
  const place = isOtherPlace(from, to) && rows.some((row) => isAnnounced(row, nowMs)) ? { from, to } : null;
  return dates.length === 0 && place === null ? null : { dates, place };
}

function isSeen(values: EventValues, nowMs: number): boolean {
  return isPublished({ ...values, unpublish_at: typedEnd(values.publish_at, values.unpublish_at) }, nowMs);
}

function isHeld({ status }: DateValues): boolean {
  return status !== 'Zrušený';
}

function isAnnounced(row: DateValues, nowMs: number): boolean {
  return row.key !== null && !isOver(row, nowMs);
}

export function isMarkedAsMoved(after: EventValues, change: AnnouncedChange, nowMs: number): boolean {
  const isMarkedWhole = after.dates.length > 0 && after.status === 'Presunutý';
  return isMarkedWhole || !asRows(after, true).some((row) => isToMark(row, change, nowMs));
}

export function markedAsMoved(after: EventValues, change: AnnouncedChange, nowMs: number): EventValues {
  const rows = asRows(after, true).map((row): DateValues => {
    if (!isToMark(row, change, nowMs)) return row;
    const from = change.dates.find(({ key }) => key === row.key)?.from ?? '';
    return { ...row, status: 'Presunutý', previous_start_date: from };
  });
  return withMarks(after, rows);
}

/** Where the change is a mistake put right, a date that is back at its former time has never moved. */
export function correctedMove(after: EventValues, { dates }: AnnouncedChange): EventValues {
  const rows = asRows(after, true).map((row): DateValues => {
    const hasMoved = dates.some(({ key }) => key === row.key);
    return hasMoved && isBack(row) ? { ...row, status: '', previous_start_date: '' } : row;
  });
  return withMarks(after, rows);
}

function withMarks(after: EventValues, rows: DateValues[]): EventValues {
  const [only] = rows;
  if (after.dates.length > 0 || only === undefined) return { ...after, dates: rows };
  return { ...after, status: only.status, previous_start_date: only.previous_start_date };
}

function isToMark(row: DateValues, { dates, place }: AnnouncedChange, nowMs: number): boolean {
  const hasMoved = dates.some(({ key }) => key === row.key);
  return lacksMark(row, { hasMoved, isElsewhere: place !== null && isAnnounced(row, nowMs) });
}

export interface AnnouncedMove {
  values: EventValues;
  change: AnnouncedChange;
  isMarked: boolean;
}

export function announcedMove(opened: Partial<EventCall>, values: EventValues, nowMs: number): AnnouncedMove | null {
  const change = announcedChange(toValues(opened), values, nowMs);
  return change === null ? null : { values, change, isMarked: isMarkedAsMoved(values, change, nowMs) };
}

/** Dates of an event that is under way do not move. */
export function announcedMoveTo(
  opened: Partial<EventCall> & WhenCall,
  day: string,
  nowMs: number,
): AnnouncedMove | null {
  if (hasBegun(opened, nowMs)) return null;
  return announcedMove(opened, toValues({ ...opened, ...movedToDay(opened, day) }), nowMs);
}

export interface OldWords {
  field: 'title' | 'description' | 'poster_alt' | 'price_text';
  sentence: string;
}

export function oldWordsIn(after: EventValues, dates: readonly MovedDate[]): OldWords[] {
  const tests = dates.map(({ from, to }) => {
    const [day = '', clock = ''] = from.split('T');
    return to.startsWith(day) ? namesHour(clock) : namesDay(day);
  });
  const texts = [
    ['title', after.title],
    ['description', after.description],
    ['poster_alt', after.poster?.alt_text ?? ''],
    ['price_text', after.price_text],
  ] as const;
  return texts.flatMap(([field, text]) =>
    sentencesOf(text)
      .filter((sentence) => tests.some((isNamedIn) => isNamedIn(sentence)))
      .map((sentence) => ({ field, sentence })),
  );
}
