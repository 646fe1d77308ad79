import { z } from 'zod';
import { isRecord } from '../../domain/content/same-value.ts';
import type { EventCall } from '../../domain/events/event-file.ts';
import { type EventPhase, type EventTimes, eventPhase } from '../../domain/events/event-phase.ts';
import { endsAt, toOffsetIso } from '../../domain/time/written-moment.ts';
import { foldForSearch, searchWords } from '../../domain/words/fold.ts';
import type { ContentView } from '../entries/content-view.ts';
import { type EntryState, entryState } from '../entries/entry.ts';
import { type EventJudgement, eventCallOf, galleryFilePath, isEventFile } from '../entries/event-files.ts';
import { pageOf, searchParams, yearParam } from '../http/validated.ts';
import type { PublicationOf } from '../publishing/publication.ts';

const SORTS = ['next', 'start_date', 'title', 'id', 'updated_at'] as const;

/** `next`: what comes next first and what is over last. `sort=-title` reverses an order. */
export const eventListQuery = z.object({
  ...searchParams,
  phase: z.enum(['upcoming', 'running', 'ended']).optional(),
  year: yearParam,
  status: z.enum(['Zrušený', 'Presunutý']).optional(),
  draft: z.enum(['true', 'false']).optional(),
  sort: z.enum([...SORTS, ...SORTS.map((sort) => `-${sort}` as const)]).default('next'),
});

type ListQuery = z.output<typeof eventListQuery>;

const LISTED = [
  'kind',
  'start_date',
  'end_date',
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

/** An event in the list. A broken one has only the fields that could be read. */
interface AdminEventItem extends EntryState, Partial<Pick<EventCall, (typeof LISTED)[number]>> {
  id: number;
  slug: string;
  title: string;
  /** null: its file has to be mended first. */
  phase: EventPhase | null;
  gallery_count: number;
}

interface AdminEventList {
  items: AdminEventItem[];
  total: number;
  /** Years in which events begin, latest first, to choose from. */
  years: number[];
}

interface Row {
  file: EventJudgement;
  event: EventCall | null;
  title: string;
  /** Folded title, place and number, to be searched. */
  text: string;
  /** When it begins and ends, ISO with offset; null: its file is broken. */
  times: EventTimes | null;
  startMs: number;
}

const collator = new Intl.Collator('sk', { numeric: true });

/** Prepares the events of a state for the questions of the list, once for each state. */
export function eventRows(): (view: ContentView) => Row[] {
  let latest: { view: ContentView; rows: Row[] } | null = null;
  return (view) => {
    if (latest?.view !== view) latest = { view, rows: [...view.files.values()].filter(isEventFile).map(toRow) };
    return latest.rows;
  };
}

/** One page of the events. Those with a broken file come first: they ask for somebody. */
export async function listEvents(
  view: ContentView,
  rows: readonly Row[],
  query: ListQuery,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<AdminEventList> {
  const matchesWords = searchWords(query.query);
  const matching = rows
    .filter((row) => matchesWords(row.text) && matches(row, query, nowMs))
    .sort(inOrder(query.sort, nowMs));
  const { items, total } = pageOf(matching, query);
  const years = new Set(rows.flatMap(({ event }) => (event === null ? [] : [Number(event.start_date.slice(0, 4))])));
  return {
    items: await Promise.all(items.map((row) => toItem(view, row, nowMs, publicationOf))),
    total,
    years: [...years].sort((a, b) => b - a),
  };
}

function toRow(file: EventJudgement): Row {
  const event = eventCallOf(file);
  const data = file.parsed?.data;
  const times = event === null ? null : timesOf(event);
  const title = event?.title ?? (isRecord(data) && typeof data.title === 'string' ? data.title : file.file);
  return {
    file,
    event,
    title,
    text: foldForSearch(`${title} ${event?.location ?? ''} ${file.path.id}`),
    times,
    startMs: times === null ? Number.POSITIVE_INFINITY : Date.parse(times.start_date),
  };
}

function timesOf({ start_date, end_date }: EventCall): EventTimes {
  return { start_date: toOffsetIso(start_date), ends_at: endsAt(start_date, end_date ?? undefined) };
}

function phaseOf({ times }: Row, nowMs: number): EventPhase | null {
  return times === null ? null : eventPhase(times, nowMs);
}

function matches(row: Row, { phase, year, status, draft }: ListQuery, nowMs: number): boolean {
  const { event } = row;
  return (
    (phase === undefined || phaseOf(row, nowMs) === phase) &&
    (year === undefined || (event?.start_date.startsWith(year) ?? false)) &&
    (status === undefined || event?.status?.name === status) &&
    (draft === undefined || (event !== null && String(event.draft) === draft))
  );
}

function inOrder(sort: ListQuery['sort'], nowMs: number): (a: Row, b: Row) => number {
  const compare = comparisonOf(sort, nowMs);
  return (a, b) => {
    if ((a.event === null) !== (b.event === null)) return a.event === null ? -1 : 1;
    return compare(a, b) || b.file.path.id - a.file.path.id;
  };
}

function comparisonOf(sort: ListQuery['sort'], nowMs: number): (a: Row, b: Row) => number {
  const name = SORTS.find((one) => sort.endsWith(one)) ?? 'next';
  const compare = name === 'next' ? nextFirst(nowMs) : COMPARISONS[name];
  return sort.startsWith('-') ? (a, b) => -compare(a, b) : compare;
}

/** What runs and what is to come in the order of time, then what is over, the latest first. */
function nextFirst(nowMs: number): (a: Row, b: Row) => number {
  return (a, b) => {
    const [isOver, otherIsOver] = [phaseOf(a, nowMs) === 'ended', phaseOf(b, nowMs) === 'ended'];
    if (isOver !== otherIsOver) return isOver ? 1 : -1;
    return isOver ? -COMPARISONS.start_date(a, b) : COMPARISONS.start_date(a, b);
  };
}

const COMPARISONS: Record<Exclude<(typeof SORTS)[number], 'next'>, (a: Row, b: Row) => number> = {
  start_date: (a, b) => (a.startMs === b.startMs ? 0 : a.startMs - b.startMs),
  title: (a, b) => collator.compare(a.title, b.title),
  id: (a, b) => a.file.path.id - b.file.path.id,
  updated_at: (a, b) => collator.compare(a.event?.updated_at ?? '', b.event?.updated_at ?? ''),
};

async function toItem(
  view: ContentView,
  row: Row,
  nowMs: number,
  publicationOf: PublicationOf,
): Promise<AdminEventItem> {
  const { file, event, title } = row;
  const state = await entryState(view, publicationOf, file.file);
  const photos = view.files.get(galleryFilePath(file.path.id))?.content;
  const gallery_count = photos?.kind === 'galleries' ? photos.gallery.photos.length : 0;
  const base = { ...state, id: file.path.id, slug: file.path.slug, title, gallery_count, phase: phaseOf(row, nowMs) };
  if (event === null) return base;
  return { ...base, ...Object.fromEntries(LISTED.map((field) => [field, event[field]])) };
}

interface KnownPlace {
  name: string;
  /** null: in the building. */
  point: { lat: number; lng: number } | null;
}

/** Places of all events, the most frequent first; where one is on the map its latest event tells. */
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
