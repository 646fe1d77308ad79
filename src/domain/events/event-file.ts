import { z } from 'zod';
import { type CallFields, dateFields, readCallFields, toCallFields } from '../content/call-fields.ts';
import {
  latitude,
  line,
  longitude,
  pictureFocus,
  picturePath,
  slug,
  wallClock,
  webAddress,
} from '../content/fields.ts';
import { isRecord } from '../content/same-value.ts';
import { formatShortDateTime } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { toOffsetIso, toWallClock } from '../time/written-moment.ts';
import { cleanLine } from '../words/clean-text.ts';
import { ACCESS_FEATURES } from './event-access.ts';
import { EVENT_STATUSES, inDateOrder, MAX_DATES, TICKETS, writtenSpan } from './event-dates.ts';
import { eventSource } from './event-source.ts';

const SOCIAL_PLATFORMS = ['facebook', 'instagram', 'twitter', 'youtube', 'website'] as const;

const ADMISSION = 'napíšte true (platené) alebo false (zadarmo)';

const MAX_KEY = 9999;
const MAX_AGE = 120;
/** A day. */
const MOST_MINUTES = 24 * 60;

const status = z.enum(EVENT_STATUSES, `vyberte ${EVENT_STATUSES.join(' alebo ')}`);
const tickets = z.enum(TICKETS, `vyberte jedno z: ${TICKETS.join(', ')}`);
const dateKey = z
  .int('číslo termínu je celé číslo')
  .positive('číslo termínu musí byť väčšie ako 0')
  .max(MAX_KEY, `číslo termínu smie byť najviac ${MAX_KEY}`);
const age = z.int('vek je celé číslo').min(0, 'vek nesmie byť záporný').max(MAX_AGE, `vek smie byť najviac ${MAX_AGE}`);

const dateFieldsOfRow = {
  key: dateKey,
  start_date: wallClock,
  end_date: wallClock.optional(),
  status: status.optional(),
  previous_start_date: wallClock.optional(),
  tickets: tickets.optional(),
};

/** One of several dates of an event. */
const eventDate = z.strictObject(dateFieldsOfRow, 'termín sa píše ako údaje key, start_date a\u00a0ďalšie');

export type EventDateEntry = z.infer<typeof eventDate>;

const minutes = z
  .int('napíšte celý počet minút')
  .min(0, 'počet minút nesmie byť záporný')
  .max(MOST_MINUTES, `najviac ${MOST_MINUTES} minút, teda jeden deň`);

/** The rooms of the house that an event takes, and for how long beside its own time. */
const roomFields = {
  /** Ids of rooms in `rooms.json`. */
  rooms: z
    .array(slug, 'napíšte zoznam miestností, ich id sú v\u00a0rooms.json')
    .max(20, 'najviac 20 miestností')
    .refine((ids) => new Set(ids).size === ids.length, 'jedna miestnosť je tu dvakrát')
    .optional(),
  setup_minutes: minutes.optional(),
  teardown_minutes: minutes.optional(),
  /** False: an idea, whose rooms are free for others. */
  holds_rooms: z.boolean('napíšte true alebo false').optional(),
};

const fields = z.strictObject({
  id: z.int('číslo podujatia je celé číslo').positive('číslo podujatia musí byť väčšie ako 0').max(9_999_999),
  title: line(200),
  /** The id of a kind in `event-kinds.json`. */
  kind: slug.optional(),
  start_date: wallClock.optional(),
  end_date: wallClock.optional(),
  dates: z
    .array(eventDate, 'termíny sa píšu ako zoznam')
    .min(1, 'napíšte aspoň jeden termín, alebo namiesto termínov start_date')
    .max(MAX_DATES, `podujatie smie mať najviac ${MAX_DATES} termínov`)
    .optional(),
  last_date_key: dateKey.optional(),
  location: line(120).optional(),
  ...roomFields,
  lat: latitude.optional(),
  lng: longitude.optional(),
  poster_image: picturePath.optional(),
  poster_alt: z
    .string('opíšte plagát, alebo nechajte "" pre čisto dekoratívny')
    .overwrite(cleanLine)
    .max(300)
    .optional(),
  poster_focus: pictureFocus.optional(),
  /** Missing: nobody has said, which only a draft may leave open. */
  is_paid: z.boolean(ADMISSION).optional(),
  price_text: line(60).optional(),
  rezervovane_sk_url: webAddress.optional(),
  tickets: tickets.optional(),
  tickets_from: wallClock.optional(),
  age_from: age.optional(),
  age_to: age.optional(),
  language: z
    .string('napíšte jazyk skratkou, napríklad sk')
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'jazyk sa píše skratkou, napríklad sk, en alebo hu')
    .optional(),
  access: z
    .array(
      z.enum(ACCESS_FEATURES, `vyberte z: ${ACCESS_FEATURES.join(', ')}`),
      `napíšte zoznam z: ${ACCESS_FEATURES.join(', ')}`,
    )
    .refine((features) => new Set(features).size === features.length, 'nič sa v\u00a0zozname nesmie opakovať')
    .optional(),
  status: status.optional(),
  previous_start_date: wallClock.optional(),
  social_links: z
    .partialRecord(z.enum(SOCIAL_PLATFORMS), webAddress, `kľúče smú byť: ${SOCIAL_PLATFORMS.join(', ')}`)
    .optional(),
  former_slugs: z.array(slug).optional(),
  publish_at: wallClock.optional(),
  unpublish_at: wallClock.optional(),
  draft: z.boolean('napíšte true alebo false').optional(),
  /** Missing: it was not imported from a calendar. */
  source: eventSource.optional(),
  updated_at: wallClock.optional(),
});

const fileFields = fields.shape;

/** What a date is called in messages. */
function nameOfDate({ start_date }: Pick<EventDateEntry, 'start_date'>): string {
  return `termín ${formatShortDateTime(toOffsetIso(start_date))}`;
}

const isAfter = (a: string, b: string) => toEpochMs(a) > toEpochMs(b);

const written = fields
  .refine((event) => !isRecord(event) || event.dates !== undefined || event.start_date !== undefined, {
    path: ['start_date'],
    error: 'napíšte dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00',
    // Told together with whatever else is wrong.
    when: () => true,
  })
  .refine((event) => !isRecord(event) || event.draft === true || event.is_paid !== undefined, {
    path: ['is_paid'],
    error: ADMISSION,
    when: () => true,
  })
  .check((context) => {
    const event = context.value;
    const refuse = (path: readonly (string | number)[], message: string) =>
      context.issues.push({ code: 'custom', input: event, path: [...path], message });
    if (event.start_date !== undefined && event.end_date !== undefined && !isAfter(event.end_date, event.start_date))
      refuse(['end_date'], 'koniec musí byť neskôr ako začiatok');
    if (event.dates !== undefined) judgeDates(event, event.dates, refuse);
    if ((event.lat === undefined) !== (event.lng === undefined))
      refuse(['lat'], 'zemepisná šírka (lat) a\u00a0dĺžka (lng) patria k\u00a0sebe: napíšte obe, alebo žiadnu');
    if ((event.poster_image === undefined) !== (event.poster_alt === undefined))
      refuse(['poster_alt'], 'ku plagátu patrí opis (poster_alt), a\u00a0opis len ku plagátu');
    if (event.poster_focus !== undefined && event.poster_image === undefined)
      refuse(['poster_focus'], 'stred plagátu sa píše len k\u00a0plagátu');
    if (event.dates === undefined && event.previous_start_date !== undefined && event.status !== 'Presunutý')
      refuse(['previous_start_date'], 'pôvodný začiatok sa píše len pri stave Presunutý');
    if (event.age_from !== undefined && event.age_to !== undefined && event.age_to < event.age_from)
      refuse(['age_to'], 'horný vek nesmie byť nižší ako dolný');
    if (event.publish_at !== undefined && event.unpublish_at !== undefined)
      if (!isAfter(event.unpublish_at, event.publish_at))
        refuse(['unpublish_at'], 'stiahnutie z\u00a0webu musí byť neskôr ako zverejnenie');
  });

type Refuse = (path: readonly (string | number)[], message: string) => void;

/** The rules of the dates among themselves, and of what an event with dates may not have beside them. */
function judgeDates(event: z.infer<typeof fields>, dates: readonly EventDateEntry[], refuse: Refuse): void {
  for (const field of ['start_date', 'end_date', 'previous_start_date'] as const)
    if (event[field] !== undefined) refuse([field], 'podujatie s\u00a0termínmi (dates) ho má len pri termínoch');
  const lastKey = event.last_date_key ?? MAX_KEY;
  const keys = new Map<number, EventDateEntry>();
  const starts = new Map<number, EventDateEntry>();
  for (const [at, date] of dates.entries()) {
    const refuseHere = (field: keyof EventDateEntry, message: string) =>
      refuse(['dates', at, field], `${nameOfDate(date)}: ${message}`);
    const same = keys.get(date.key);
    if (same !== undefined) refuseHere('key', `číslo ${date.key} má už ${nameOfDate(same)}`);
    else if (date.key > lastKey) refuseHere('key', `číslo ${date.key} je vyššie ako last_date_key (${lastKey})`);
    keys.set(date.key, date);
    const startMs = toEpochMs(date.start_date);
    if (starts.has(startMs)) refuseHere('start_date', 'v\u00a0tom istom čase sa začína už iný termín');
    starts.set(startMs, date);
    if (date.end_date !== undefined && !isAfter(date.end_date, date.start_date))
      refuseHere('end_date', 'koniec musí byť neskôr ako začiatok');
    if (date.previous_start_date !== undefined && date.status !== 'Presunutý')
      refuseHere('previous_start_date', 'pôvodný začiatok sa píše len pri stave Presunutý');
  }
}

type Written = z.infer<typeof written>;

/** With `dates` the event lasts from the first start to the last end, so that readers need not know of its dates. */
function withSpan<E extends Pick<Written, 'start_date' | 'end_date' | 'dates'>>(
  event: E,
): E & { start_date: string; end_date?: string | undefined } {
  const { dates } = event;
  if (dates !== undefined) return { ...event, dates: inDateOrder(dates), ...writtenSpan(dates) };
  const { start_date } = event;
  if (start_date === undefined) throw new Error('The rules above ask for a start');
  return { ...event, start_date };
}

/** The fields as a file writes them: without the start and end that follow from `dates`. */
export function withoutSpan<E extends { dates?: unknown }>(event: E): E | Omit<E, 'start_date' | 'end_date'> {
  if (!Array.isArray(event.dates)) return event;
  const { start_date: _start, end_date: _end, ...rest } = event as E & Pick<Written, 'start_date' | 'end_date'>;
  return rest;
}

/** Front matter of `content/events/<id>-<slug>.md`. Dates are wall clocks in Bratislava. */
export const eventSchema = written.transform(withSpan);

/** An event of a file. With `dates`, in order of their start, its own start and end follow from them. */
export type EventEntry = z.infer<typeof eventSchema>;

/** The fields in the order in which the files name them. */
export const EVENT_FIELDS = Object.keys(fileFields);
/** The fields that hold dates. */
export const EVENT_DATES = dateFields(fileFields);
/** Fields that only the server sets. */
const OWN = new Set(['id', 'former_slugs', 'updated_at', 'last_date_key', 'source']);

/** A date as staff calls carry it; a new one is sent without `key`, the server numbers it. */
export type EventDateCall = CallFields<EventDateEntry>;

/** An event as staff calls carry it; its form sends the same fields back. */
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
  /** In order of their start; null: one date, from `start_date` to `end_date`. With dates, these two follow from them. */
  dates: EventDateCall[] | null;
  /** The status that staff set. Whether an event has ended follows from its time. */
  status: { name: NonNullable<EventEntry['status']> } | null;
  social_links: Partial<Record<(typeof SOCIAL_PLATFORMS)[number], string | undefined>>;
  former_slugs: string[];
  /** Ids of the rooms that it takes. */
  rooms: string[];
  holds_rooms: boolean;
  draft: boolean;
  /** Markdown. */
  description: string;
}

/** An event of a file as calls send it. */
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

/** The front matter fields that a call asks for, for the event's schema to check; those it does not name are left out. */
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
  // Removing a poster also removes its description and focus.
  const isGone = 'poster_image' in given && given.poster_image === undefined;
  return isGone ? { ...given, poster_alt: undefined, poster_focus: undefined } : given;
}

/** With dates, the start and end of the event follow from them, whatever the call says. */
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

/** What a call may send about an event, including what is not front matter: the text and the slug of its address. */
export const eventCallSchema = written
  .safeExtend({ slug: slug.optional(), description: z.string().min(1).optional() })
  .transform(withSpan);

/** Messages for the fields that an event must have. Its form shows them, and calls without a form get the same ones. */
export const EVENT_NEEDS = {
  title: 'Napíšte názov podujatia.',
  start_date: 'Vyberte deň a\u00a0čas, kedy sa podujatie začína.',
  description: 'Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.',
  poster_alt: 'Opíšte plagát, alebo označte, že je len ozdoba.',
  is_paid: 'Vyberte, či sa platí vstupné.',
} as const;

/** The fields of a file, or of a call, which says null for what is missing. */
export type PublishingWindow = {
  [Field in 'draft' | 'publish_at' | 'unpublish_at']?: EventEntry[Field] | null;
};

/** True when an event belongs on the public site at a moment (epoch milliseconds): no draft, within its publishing window. */
export function isPublished(event: PublishingWindow, nowMs: number): boolean {
  if (event.draft === true) return false;
  if (event.publish_at && toEpochMs(event.publish_at) > nowMs) return false;
  return !event.unpublish_at || toEpochMs(event.unpublish_at) > nowMs;
}
