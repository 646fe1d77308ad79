import { endsAt } from '../time/written-moment.ts';
import { foldForSearch } from '../words/fold.ts';
import type { EventStatus, WrittenDate } from './event-dates.ts';
import type { EventEntry } from './event-file.ts';
import { isPublished } from './publishing-window.ts';

type Marked = Pick<EventEntry, 'dates' | 'status' | 'previous_start_date'>;
type Announced = Marked &
  Pick<EventEntry, 'start_date' | 'end_date' | 'location' | 'draft' | 'publish_at' | 'unpublish_at'>;

/**
 * The fields of `after` that tell visitors which dates begin at another time than before, or are at another place
 * while they are to come. What visitors do not see, what is over or cancelled, and what is marked already stays.
 * @param isAnnounced false: the change puts a mistake right, and a date that is back at its former time has never moved
 */
export function movedMarks(
  before: Announced,
  after: Announced,
  { isAnnounced, nowMs }: { isAnnounced: boolean; nowMs: number },
): Partial<Marked> {
  if (!isPublished(before, nowMs) || !isPublished(after, nowMs)) return {};
  if (before.status === 'Zrušený' || after.status === 'Zrušený') return {};
  const former = new Map(rowsOf(before).map((row) => [row.key, row] as const));
  const isElsewhere = isOtherPlace(before.location ?? '', after.location ?? '');
  const written = rowsOf(after);
  const rows = written.map((row): WrittenDate => {
    const old = former.get(row.key);
    if (old === undefined || old.status === 'Zrušený') return row;
    const isToCome = !isOver(row, nowMs);
    const hasMoved = old.start_date !== row.start_date && (isToCome || !isOver(old, nowMs));
    if (!isAnnounced) return hasMoved && isBack(row) ? withoutMark(row) : row;
    if (!lacksMark(row, { hasMoved, isElsewhere: isElsewhere && isToCome })) return row;
    return { ...row, status: 'Presunutý', ...(hasMoved && { previous_start_date: old.start_date }) };
  });
  if (!isAnnounced && rows.every((row, at) => row === written[at])) return {};
  if (after.dates !== undefined) return { dates: rows };
  return { status: rows[0]?.status, previous_start_date: rows[0]?.previous_start_date };
}

export function isOtherPlace(from: string, to: string): boolean {
  return from.trim() !== '' && foldForSearch(from) !== foldForSearch(to);
}

interface Move {
  hasMoved: boolean;
  isElsewhere: boolean;
}

interface MarkedRow {
  status?: EventStatus | '' | undefined;
  start_date: string;
  previous_start_date?: string | undefined;
}

/** One that has only moved to another place, or moves back to its former time, does not say when it was to begin. */
export function lacksMark({ status, start_date, previous_start_date }: MarkedRow, move: Move): boolean {
  const { hasMoved, isElsewhere } = move;
  if (status === 'Presunutý') return hasMoved && (!previous_start_date || previous_start_date === start_date);
  return !status && (hasMoved || isElsewhere);
}

export function isBack({ status, start_date, previous_start_date }: MarkedRow): boolean {
  return status === 'Presunutý' && previous_start_date === start_date;
}

function withoutMark({ status: _status, previous_start_date: _previous, ...row }: WrittenDate): WrittenDate {
  return row;
}

function rowsOf({ dates, start_date, end_date, status, previous_start_date }: Announced): readonly WrittenDate[] {
  return dates ?? [{ key: 1, start_date, end_date, status, previous_start_date }];
}

function isOver({ start_date, end_date }: Pick<WrittenDate, 'start_date' | 'end_date'>, nowMs: number): boolean {
  return Date.parse(endsAt(start_date, end_date)) <= nowMs;
}
