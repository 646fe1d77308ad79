// An event as the admin area sends and gets it: SPEC 3's names, dates as ISO with offset (DESIGN 7), null for what is not
// there, and its text as Markdown in `description`.
import type { EventFile, JudgedFile } from '../../content-files/judge-content-file.ts';
import { readableBody } from '../../content-files/write-markdown-file.ts';
import { isRecord } from '../../domain/content/same-value.ts';
import { EVENT_FIELDS, type EventEntry } from '../../domain/events/event-file.ts';
import { toOffsetIso, toWallClock } from '../../domain/time/time.ts';

export interface AdminEvent {
  id: number;
  slug: string;
  title: string;
  kind: NonNullable<EventEntry['kind']> | null;
  start_date: string;
  end_date: string | null;
  location: string | null;
  lat: number | null;
  lng: number | null;
  poster_image: string | null;
  /** Empty: the poster only decorates. */
  poster_alt: string | null;
  /** What stays in sight where the poster is cut, in percent; null: the middle. */
  poster_focus: NonNullable<EventEntry['poster_focus']> | null;
  is_paid: boolean;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  /** What staff have set; that an event has ended follows from its time. */
  status: { name: NonNullable<EventEntry['status']> } | null;
  previous_start_date: string | null;
  social_links: NonNullable<EventEntry['social_links']>;
  former_slugs: string[];
  publish_at: string | null;
  unpublish_at: string | null;
  draft: boolean;
  updated_at: string | null;
  /** Markdown. */
  description: string;
}

/** Fields that hold dates. */
export const EVENT_DATES = new Set([
  'start_date',
  'end_date',
  'previous_start_date',
  'publish_at',
  'unpublish_at',
  'updated_at',
]);
/** What the program itself keeps. */
const OWN = new Set(['id', 'former_slugs', 'updated_at']);

function toAdminEvent(event: EventFile): AdminEvent {
  const instant = (wallClock: string | undefined) => (wallClock === undefined ? null : toOffsetIso(wallClock));
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    kind: event.kind ?? null,
    start_date: toOffsetIso(event.start_date),
    end_date: instant(event.end_date),
    location: event.location ?? null,
    lat: event.lat ?? null,
    lng: event.lng ?? null,
    poster_image: event.poster_image ?? null,
    poster_alt: event.poster_alt ?? null,
    poster_focus: event.poster_focus ?? null,
    is_paid: event.is_paid,
    price_text: event.price_text ?? null,
    rezervovane_sk_url: event.rezervovane_sk_url ?? null,
    status: event.status === undefined ? null : { name: event.status },
    previous_start_date: instant(event.previous_start_date),
    social_links: event.social_links ?? {},
    former_slugs: event.former_slugs ?? [],
    publish_at: instant(event.publish_at),
    unpublish_at: instant(event.unpublish_at),
    draft: event.draft ?? false,
    updated_at: instant(event.updated_at),
    description: readableBody(event.body),
  };
}

/** The fields of an event's file, as calls send them; null for a file that holds none. */
export function adminEventOf({ content }: JudgedFile): AdminEvent | null {
  return content?.kind === 'events' ? toAdminEvent(content.event) : null;
}

/**
 * The front matter fields a body asks for, to be judged by the event's schema. Fields the body does not name are left out;
 * null and empty texts take a field away.
 */
export function readEventFields(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = EVENT_FIELDS.filter((field) => !OWN.has(field) && body[field] !== undefined);
  const fields = Object.fromEntries(named.map((field) => [field, toFileValue(field, body[field])]));
  // What is said of a poster goes with it.
  const isGone = 'poster_image' in fields && fields.poster_image === undefined;
  return isGone ? { ...fields, poster_alt: undefined, poster_focus: undefined } : fields;
}

function toFileValue(field: string, value: unknown): unknown {
  if (value === null) return undefined;
  if (value === '' && field !== 'poster_alt' && field !== 'title') return undefined;
  if (field === 'status' && isRecord(value)) return value.name;
  if (field === 'draft' && value === false) return undefined;
  if (field === 'social_links' && isRecord(value)) return linksOf(value);
  if (EVENT_DATES.has(field) && typeof value === 'string') return toWallClock(value);
  return typeof value === 'string' ? value.trim() : value;
}

function linksOf(links: Record<string, unknown>): Record<string, unknown> | undefined {
  const given = Object.entries(links).filter(([, link]) => link !== null && link !== '' && link !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
