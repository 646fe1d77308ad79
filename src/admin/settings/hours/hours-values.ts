import { isRecord } from '../../../domain/fields/same-value.ts';
import type { Weekday } from '../../../domain/hours/opening-hours.ts';
import {
  HOURS_PLACE_NAMES,
  type Hours,
  type HoursException,
  type HoursPlace,
  type Span,
  WEEKDAY_NAMES,
} from '../../../domain/hours/opening-hours.ts';
import { HOURS } from '../../../domain/kinds/hours.ts';
import { isCalendarDate, isoDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, noonOf } from '../../../domain/time/format-date.ts';
import { END_OF_DAY } from '../../../domain/time/typed-hours.ts';
import type { Versions } from '../../entries/versions.ts';
import type { Setting } from '../setting.ts';
import { newRow, type Row, toRows } from '../shared/rows.ts';

export type WeekRow = Row<{ day: Weekday; place: HoursPlace; from: string; until: string }>;

export type ExceptionRow = Row<{
  date: string;
  place: HoursPlace | '';
  closed: boolean;
  from: string;
  until: string;
  note: string;
}>;

export interface HoursValues {
  weekly: WeekRow[];
  coming: ExceptionRow[];
  past: ExceptionRow[];
}

export function newException(): ExceptionRow {
  return newRow({ date: '', place: '' as const, closed: true, from: '', until: '', note: '' });
}

function toValues({ weekly, exceptions }: Hours): HoursValues {
  const today = isoDay(Date.now());
  const rows = toRows(
    exceptions.map(
      ({ date, place, closed = false, from = '', until = '', note = '' }): Omit<ExceptionRow, 'key'> => ({
        date,
        place: place ?? '',
        closed,
        from,
        until,
        note,
      }),
    ),
  );
  return {
    weekly: toRows(weekly.map(({ day, place = 'house', from, until }) => ({ day, place, from, until }))),
    coming: rows.filter(({ date }) => date >= today),
    past: rows.filter(({ date }) => date < today),
  };
}

function toFields({ weekly, coming, past }: HoursValues): Hours {
  return {
    weekly: weekly.map(({ day, place, from, until }) => ({
      day,
      ...(place !== 'house' && { place }),
      from,
      until: asWritten(until),
    })),
    exceptions: [...coming, ...past].map(toException),
  };
}

export function toException({ date, place, closed, from, until, note }: ExceptionRow): HoursException {
  return {
    date,
    ...(place !== '' && { place }),
    ...(closed ? { closed } : { from, until: asWritten(until) }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

/** A row becomes the spans that were typed into it; without any its day is closed. */
export function withSpans(weekly: readonly WeekRow[], index: number, spans: readonly Span[]): WeekRow[] {
  return weekly.flatMap((row, at) => {
    if (at !== index) return [row];
    const { day, place } = row;
    return spans.map((span, of) => (of === 0 ? { ...row, ...span } : newRow({ day, place, ...span })));
  });
}

/** It holds one span: several stay as they are typed. */
export function exceptionWith(row: ExceptionRow, spans: readonly Span[]): ExceptionRow {
  const [span, ...more] = spans;
  if (span === undefined) return { ...row, closed: true, from: '', until: '' };
  return more.length > 0 ? row : { ...row, ...span };
}

export function isWholeException({ date, closed, from, until }: ExceptionRow): boolean {
  return isCalendarDate(date) && (closed || (from !== '' && until !== ''));
}

/** Files write an end at midnight `00:00`. */
function asWritten(until: string): string {
  return until === END_OF_DAY ? '00:00' : until;
}

export function shownHours(values: HoursValues): Hours {
  const { weekly, exceptions } = toFields(values);
  const isWhole = (row: object) => !Object.values(row).includes('');
  return {
    weekly: weekly.filter(isWhole),
    exceptions: exceptions.filter(({ date, ...row }) => isCalendarDate(date) && isWhole(row)),
  };
}

type Rows = readonly Record<string, unknown>[];

/** A part's name keeps its place and day for good, so the map only grows. */
const PARTS = new Map<string, Record<string, unknown>>();

/** Two people may change different days. */
const DAY_VERSIONS: Versions = {
  split(value) {
    const { weekly, exceptions } = isRecord(value) ? value : {};
    const parts: Record<string, Rows> = {};
    const add = (name: string, part: Record<string, unknown>, row: Record<string, unknown>) => {
      PARTS.set(name, part);
      parts[name] = [...(parts[name] ?? []), row];
    };
    for (const { day, place, ...span } of rowsOf(weekly))
      add(`${placeName(place ?? 'house')}, ${WEEKDAY_NAMES[day as Weekday]}`, placed({ day }, place), span);
    for (const { date, place, ...rest } of rowsOf(exceptions)) {
      const name = formatDate(noonOf(String(date)));
      add(place === undefined ? name : `${placeName(place)}, ${name}`, placed({ date }, place), rest);
    }
    return parts;
  },
  join(chosen) {
    const rows = Object.entries(chosen).flatMap(([name, part]) =>
      rowsOf(part).map((row) => ({ ...PARTS.get(name), ...row })),
    );
    return { weekly: rows.filter((row) => 'day' in row), exceptions: rows.filter((row) => 'date' in row) };
  },
};

function rowsOf(value: unknown): Rows {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function placed(part: Record<string, unknown>, place: unknown): Record<string, unknown> {
  return place === undefined ? part : { ...part, place };
}

function placeName(place: unknown): string {
  return HOURS_PLACE_NAMES[place as HoursPlace] ?? '';
}

export const HOURS_FORM: Setting<Hours, HoursValues> = {
  ...HOURS,
  toValues,
  toFields,
  fieldOf: (path) => path.replace(/^exceptions\b/, 'coming'),
  versions: DAY_VERSIONS,
};
