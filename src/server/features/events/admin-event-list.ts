import { z } from 'zod';
import { placeInWords } from '../../../domain/events/date-words.ts';
import type { EventCall } from '../../../domain/events/event-call.ts';
import {
  datesOf,
  type EventDate,
  type EventStatus,
  intervalOf,
  listedDate,
} from '../../../domain/events/event-dates.ts';
import { type EventPhase, eventPhase } from '../../../domain/events/event-phase.ts';
import type { Missing } from '../../../domain/events/missing-things.ts';
import { isRecord } from '../../../domain/fields/same-value.ts';
import { toWallClock } from '../../../domain/time/written-moment.ts';
import { foldForSearch, searchWords } from '../../../domain/words/fold.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { type EntryState, entryState } from '../../core/entries/entry.ts';
import { type EventJudgement, eventCallOf, isEventFile, photosOf } from '../../core/entries/event-files.ts';
import type { PublicationOf } from '../../core/entries/publication.ts';
import { pageOf, pageParams, searchParams, yearParam } from '../../core/http/validated.ts';
import { missingInEvent } from './missing-in-event.ts';

const SORTS = ['next', 'start_date', 'title', 'id', 'updated_at'] as const;

/** `next`: events to come in order, then past events. `sort=-title` reverses an order. */
export const eventFilter = z.object({
  query: searchParams.query,
  phase: z.enum(['upcoming', 'running', 'ended']).optional(),
  year: yearParam,
  status: z.enum(['Zrušený', 'Presunutý']).optional(),
  draft: z.enum(['true', 'false']).optional(),
  missing: z.enum(['true']).optional(),
  sort: z.enum([...SORTS, ...SORTS.map((sort) => `-${sort}` as const)]).default('next'),
});

export const eventListQuery = eventFilter.extend(pageParams);

type Filter = z.output<typeof eventFilter>;
type ListQuery = z.output<typeof eventListQuery>;

const LISTED = [
  'kind',
  'start_date',
  'end_date',
  'dates',
  'tickets',
  'location',
  'poster_image',
  'poster_alt',
  'is_paid',
  'status',
  'draft',
  'publish_at',
  'unpublish_at',
  'updated_at',
] as const satisfies readonly (keyof EventCall)[];

/** Wall clocks in Bratislava. */
interface ListedDate {
  start_date: string;
  end_date: string | null;
  /** Such as `ďalší termín (2. z 5)`; null: it has one date. */
  place: string | null;
}

/** A broken event has only the fields that could be read. */
export interface AdminEventItem extends EntryState, Partial<Pick<EventCall, (typeof LISTED)[number]>> {
  id: number;
  slug: string;
  title: string;
  phase: EventPhase | null;
  listed: ListedDate | null;
  gallery_count: number;
  missing: Missing[];
}

interface AdminEventList {
  items: AdminEventItem[];
  total: number;
  years: number[];
}

export interface EventRow {
  file: EventJudgement;
  event: EventCall | null;
  title: string;
  text: string;
  /** In order of their start; null: its file is broken. */
  dates: EventDate[] | null;
  startMs: number;
}

const collator = new Intl.Collator('sk', { numeric: true });

export function eventRows(): (view: ContentView) => EventRow[] {
  let latest: { view: ContentView; rows: EventRow[] } | null = null;
  return (view) => {
    if (latest?.view !== view) latest = { view, rows: [...view.files.values()].filter(isEventFile).map(toRow) };
    return latest.rows;
  };
}

/** Broken files come first, because somebody must correct them. */
export async function listEvents(
  view: ContentView,
  rows: readonly EventRow[],
  query: ListQuery,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<AdminEventList> {
  const matching = matchingRows(view, rows, query, nowMs);
  const { items, total } = pageOf(matching, query);
  const years = new Set(rows.flatMap(({ dates }) => yearsOf(dates).map(Number)));
  return {
    items: await Promise.all(items.map((row) => toItem(view, row, nowMs, publicationOf))),
    total,
    years: [...years].sort((a, b) => b - a),
  };
}

export function matchingRows(view: ContentView, rows: readonly EventRow[], filter: Filter, nowMs: number): EventRow[] {
  const matchesWords = searchWords(filter.query);
  const isAsked = (row: EventRow) => filter.missing === undefined || missingInEvent(view, row, nowMs).length > 0;
  return rows
    .filter((row) => matchesWords(row.text) && matches(row, filter, nowMs) && isAsked(row))
    .sort(compareBy(filter.sort, nowMs));
}

function toRow(file: EventJudgement): EventRow {
  const event = eventCallOf(file);
  const data = file.parsed?.data;
  const dates = file.content?.kind === 'events' ? datesOf(file.content.event) : null;
  const title = event?.title ?? (isRecord(data) && typeof data.title === 'string' ? data.title : file.file);
  return {
    file,
    event,
    title,
    text: foldForSearch(`${title} ${event?.location ?? ''} ${file.path.id}`),
    dates,
    startMs: dates?.[0] === undefined ? Number.POSITIVE_INFINITY : Date.parse(dates[0].start_date),
  };
}

export function listedMs({ dates, startMs }: EventRow, nowMs: number): number {
  return dates === null ? startMs : intervalOf(listedDate({ dates }, nowMs)).startMs;
}

export function phaseOf({ dates }: EventRow, nowMs: number): EventPhase | null {
  return dates === null ? null : eventPhase({ dates }, nowMs);
}

function matches(row: EventRow, { phase, year, status, draft }: Filter, nowMs: number): boolean {
  const { event } = row;
  return (
    (phase === undefined || phaseOf(row, nowMs) === phase) &&
    (year === undefined || yearsOf(row.dates).includes(year)) &&
    (status === undefined || event?.status?.name === status || hasDateThat(row.dates, status)) &&
    (draft === undefined || (event !== null && String(event.draft) === draft))
  );
}

function yearsOf(dates: readonly EventDate[] | null): string[] {
  return (dates ?? []).map(({ start_date }) => start_date.slice(0, 4));
}

function hasDateThat(dates: readonly EventDate[] | null, is: EventStatus): boolean {
  return dates?.some(({ status }) => status === is) ?? false;
}

function compareBy(sort: Filter['sort'], nowMs: number): (a: EventRow, b: EventRow) => number {
  const compare = comparatorOf(sort, nowMs);
  return (a, b) => {
    if ((a.event === null) !== (b.event === null)) return a.event === null ? -1 : 1;
    return compare(a, b) || b.file.path.id - a.file.path.id;
  };
}

function comparatorOf(sort: Filter['sort'], nowMs: number): (a: EventRow, b: EventRow) => number {
  const name = SORTS.find((one) => sort.endsWith(one)) ?? 'next';
  const compare = name === 'next' ? compareByNextDate(nowMs) : COMPARISONS[name];
  return sort.startsWith('-') ? (a, b) => -compare(a, b) : compare;
}

function compareByNextDate(nowMs: number): (a: EventRow, b: EventRow) => number {
  return (a, b) => {
    const [isOver, otherIsOver] = [phaseOf(a, nowMs) === 'ended', phaseOf(b, nowMs) === 'ended'];
    if (isOver !== otherIsOver) return isOver ? 1 : -1;
    const apart = listedMs(a, nowMs) - listedMs(b, nowMs);
    return isOver ? -apart : apart;
  };
}

const COMPARISONS: Record<Exclude<(typeof SORTS)[number], 'next'>, (a: EventRow, b: EventRow) => number> = {
  start_date: (a, b) => (a.startMs === b.startMs ? 0 : a.startMs - b.startMs),
  title: (a, b) => collator.compare(a.title, b.title),
  id: (a, b) => a.file.path.id - b.file.path.id,
  updated_at: (a, b) => collator.compare(a.event?.updated_at ?? '', b.event?.updated_at ?? ''),
};

export async function toItem(
  view: ContentView,
  row: EventRow,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<AdminEventItem> {
  const { file, event, title } = row;
  const state = await entryState(view, publicationOf, file.file);
  const gallery_count = photosOf(view, file.path.id).length;
  const missing = missingInEvent(view, row, nowMs);
  const times = { phase: phaseOf(row, nowMs), listed: listedOf(row, nowMs) };
  const base = { ...state, id: file.path.id, slug: file.path.slug, title, gallery_count, missing, ...times };
  if (event === null) return base;
  return { ...base, ...Object.fromEntries(LISTED.map((field) => [field, event[field]])) };
}

function listedOf({ dates }: EventRow, nowMs: number): ListedDate | null {
  if (dates === null) return null;
  const date = listedDate({ dates }, nowMs);
  return {
    start_date: toWallClock(date.start_date),
    end_date: date.end_date === null ? null : toWallClock(date.end_date),
    place: placeInWords({ dates }, date),
  };
}

interface KnownPlace {
  name: string;
  /** null: in the building. */
  point: { lat: number; lng: number } | null;
}

/** The coordinates are those of the latest event there. */
export function knownPlaces({ files }: ContentView): KnownPlace[] {
  const places = new Map<string, KnownPlace & { count: number; latest: string }>();
  for (const { content } of files.values()) {
    if (content?.kind !== 'events' || content.event.location === undefined) continue;
    const { location, lat, lng, start_date } = content.event;
    const point = lat === undefined || lng === undefined ? null : { lat, lng };
    const known = places.get(location) ?? { name: location, point, count: 0, latest: start_date };
    const isLater = start_date >= known.latest;
    places.set(location, {
      name: location,
      point: isLater ? point : known.point,
      count: known.count + 1,
      latest: isLater ? start_date : known.latest,
    });
  }
  return [...places.values()].sort((a, b) => b.count - a.count).map(({ name, point }) => ({ name, point }));
}
