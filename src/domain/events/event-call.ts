import { z } from 'zod';
import { type CallFields, dateFields, readCallFields, toCallFields } from '../fields/call-fields.ts';
import { slug } from '../fields/fields.ts';
import { isRecord } from '../fields/same-value.ts';
import { dateFieldsOfRow, type EventDateEntry, fileFields } from '../kinds/event-fields.ts';
import { toWallClock } from '../time/written-moment.ts';
import { type EventEntry, withSpan, writtenSchema } from './event-file.ts';

/** Only the server sets these. */
const OWN = new Set(['id', 'former_slugs', 'updated_at', 'last_date_key', 'source']);

/** A new date has no `key`; the server numbers it. */
export type EventDateCall = CallFields<EventDateEntry>;

export interface EventCall
  extends Omit<
    CallFields<EventEntry>,
    | 'dates'
    | 'last_date_key'
    | 'status'
    | 'social_links'
    | 'former_slugs'
    | 'draft'
    | 'rooms'
    | 'holds_rooms'
    | 'source'
  > {
  slug: string;
  /** In order of start; the event's start and end follow from them. null: one date. */
  dates: EventDateCall[] | null;
  status: { name: NonNullable<EventEntry['status']> } | null;
  social_links: Partial<Record<keyof NonNullable<EventEntry['social_links']>, string | undefined>>;
  former_slugs: string[];
  rooms: string[];
  holds_rooms: boolean;
  draft: boolean;
  description: string;
}

export function toEventCall(event: EventEntry & { slug: string }, description: string): EventCall {
  const { id, last_date_key: _last, source: _source, ...fields } = toCallFields<EventEntry>(fileFields, event);
  return {
    id,
    slug: event.slug,
    ...fields,
    dates: event.dates?.map((date) => toCallFields<EventDateEntry>(dateFieldsOfRow, date)) ?? null,
    status: event.status === undefined ? null : { name: event.status },
    social_links: event.social_links ?? {},
    former_slugs: event.former_slugs ?? [],
    rooms: event.rooms ?? [],
    holds_rooms: event.holds_rooms ?? true,
    draft: event.draft ?? false,
    description,
  };
}

export function readEventCall(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = readCallFields(fileFields, body, OWN);
  if (Array.isArray(given.dates) && given.dates.length === 0) given.dates = undefined;
  if (given.dates !== undefined) Object.assign(given, readDates(given.dates));
  if (isRecord(given.status)) given.status = given.status.name;
  if (given.draft === false) given.draft = undefined;
  if (given.holds_rooms === true) given.holds_rooms = undefined;
  if (Array.isArray(given.rooms) && given.rooms.length === 0) given.rooms = undefined;
  if (isRecord(given.social_links)) given.social_links = givenLinks(given.social_links);
  // An empty description marks a poster that only decorates.
  if (body.poster_alt === '') given.poster_alt = '';
  const isGone = 'poster_image' in given && given.poster_image === undefined;
  return isGone ? { ...given, poster_alt: undefined, poster_focus: undefined } : given;
}

function readDates(dates: unknown): Record<string, unknown> {
  const rows = Array.isArray(dates) ? dates.map((row) => (isRecord(row) ? readDate(row) : row)) : dates;
  return { dates: rows, start_date: undefined, end_date: undefined, previous_start_date: undefined };
}

const ROW_MOMENTS = dateFields(dateFieldsOfRow);

function readDate(row: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(row).filter(([, value]) => value !== null && value !== '' && value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [
      field,
      typeof value === 'string' && ROW_MOMENTS.has(field) ? toWallClock(value) : value,
    ]),
  );
}

function givenLinks(links: Record<string, unknown>): Record<string, unknown> | undefined {
  const given = Object.entries(links).filter(([, link]) => link !== null && link !== '' && link !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

export const eventCallSchema = writtenSchema
  .safeExtend({ slug: slug.optional(), description: z.string().min(1).optional() })
  .transform(withSpan);
