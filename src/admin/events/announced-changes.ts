// What visitors know of a published event and a change makes untrue: when its dates begin, and where it is.
import type { EventCall } from '../../domain/events/event-call.ts';
import { hasBegun, movedToDay, type WhenCall } from '../../domain/events/move-to-day.ts';
import { namesDay, namesHour, sentencesOf } from '../../domain/events/named-times.ts';
import { isPublished } from '../../domain/events/publishing-window.ts';
import { typedEnd } from '../../domain/time/typed-span.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { foldForSearch } from '../../domain/words/fold.ts';
import { asRows, type DateValues, isOver } from './date-values.ts';
import { type EventValues, toValues } from './event-values.ts';

/** A date that begins at another time; wall clocks in Bratislava. */
export interface MovedDate {
  key: number;
  from: string;
  to: string;
}

export interface AnnouncedChange {
  dates: readonly MovedDate[];
  /** Null: it stays where it was announced. `to` is empty when no place is named any more. */
  place: { from: string; to: string } | null;
}

/**
 * The dates that begin at another time than the site says, and the other place of those that were announced. A date that was
 * and stays in the past, a cancelled one, another end, the first word about the place, and a place that is only written
 * otherwise are no such change.
 * @returns null when visitors have nothing new to learn, do not see the event yet, or will not see it any more
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
  const isElsewhere = from !== '' && foldForSearch(from) !== foldForSearch(to);
  const place = isElsewhere && rows.some((row) => isAnnounced(row, nowMs)) ? { from, to } : null;
  return dates.length === 0 && place === null ? null : { dates, place };
}

function isSeen(values: EventValues, nowMs: number): boolean {
  return isPublished({ ...values, unpublish_at: typedEnd(values.publish_at, values.unpublish_at) }, nowMs);
}

function isHeld({ status }: DateValues): boolean {
  return status !== 'Zrušený';
}

/** Whether a date is to come that visitors know: one that was just added was announced nowhere. */
function isAnnounced(row: DateValues, nowMs: number): boolean {
  return row.key !== null && !isOver(row, nowMs);
}

/** Whether staff have marked all that is new as moved. */
export function isMarkedAsMoved(after: EventValues, change: AnnouncedChange, nowMs: number): boolean {
  const isMarkedWhole = after.dates.length > 0 && after.status === 'Presunutý';
  return isMarkedWhole || !asRows(after, true).some((row) => isToMark(row, change, nowMs));
}

/** The event with all that is new marked as moved: visitors see that it is, and from when. */
export function markedAsMoved(after: EventValues, change: AnnouncedChange, nowMs: number): EventValues {
  const rows = asRows(after, true).map((row): DateValues => {
    if (!isToMark(row, change, nowMs)) return row;
    const from = change.dates.find(({ key }) => key === row.key)?.from ?? '';
    return { ...row, status: 'Presunutý', previous_start_date: from };
  });
  const [only] = rows;
  if (after.dates.length > 0 || only === undefined) return { ...after, dates: rows };
  return { ...after, status: only.status, previous_start_date: only.previous_start_date };
}

/**
 * A new place concerns all dates that are to come. One that has only moved to another place before does not say yet when it was
 * to begin.
 */
function isToMark(row: DateValues, { dates, place }: AnnouncedChange, nowMs: number): boolean {
  const hasMoved = dates.some(({ key }) => key === row.key);
  if (row.status === 'Presunutý') return hasMoved && row.previous_start_date === '';
  return row.status === '' && (hasMoved || (place !== null && isAnnounced(row, nowMs)));
}

/** An event as it is to be saved, with what this makes untrue of what visitors know. */
export interface AnnouncedMove {
  values: EventValues;
  change: AnnouncedChange;
  /** Whether staff have marked it as moved already, so that only its consequences are told. */
  isMarked: boolean;
}

/**
 * @param opened as it is saved now
 * @param values as it is to be saved
 * @returns null when there is nothing to ask about
 */
export function announcedMove(opened: Partial<EventCall>, values: EventValues, nowMs: number): AnnouncedMove | null {
  const change = announcedChange(toValues(opened), values, nowMs);
  return change === null ? null : { values, change, isMarked: isMarkedAsMoved(values, change, nowMs) };
}

/**
 * The same for an event whose dates move together to another day; those of one that is under way do not.
 * @param day `2026-12-05`
 */
export function announcedMoveTo(
  opened: Partial<EventCall> & WhenCall,
  day: string,
  nowMs: number,
): AnnouncedMove | null {
  if (hasBegun(opened, nowMs)) return null;
  return announcedMove(opened, toValues({ ...opened, ...movedToDay(opened, day) }), nowMs);
}

/** A sentence that still names a day or an hour that a date has left, and the field it is in. */
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
