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
import { toEpochMs } from '../time/wall-clock.ts';
import { EVENT_KINDS } from './event-words.ts';

const SOCIAL_PLATFORMS = ['facebook', 'instagram', 'twitter', 'youtube', 'website'] as const;

/** What staff may set; that an event has ended follows from its time. */
const EVENT_STATUSES = ['Zrušený', 'Presunutý'] as const;

const fields = z.strictObject({
  id: z.int('číslo podujatia je celé číslo').positive('číslo podujatia musí byť väčšie ako 0').max(9_999_999),
  title: line(200),
  kind: z.enum(EVENT_KINDS, `vyberte jedno z: ${EVENT_KINDS.join(', ')}`).optional(),
  start_date: wallClock,
  end_date: wallClock.optional(),
  location: line(120).optional(),
  lat: latitude.optional(),
  lng: longitude.optional(),
  poster_image: picturePath.optional(),
  poster_alt: z.string('opíšte plagát, alebo nechajte "" pre čisto dekoratívny').max(300).optional(),
  poster_focus: pictureFocus.optional(),
  is_paid: z.boolean('napíšte true (platené) alebo false (zadarmo)'),
  price_text: line(60).optional(),
  rezervovane_sk_url: webAddress.optional(),
  status: z.enum(EVENT_STATUSES, `vyberte ${EVENT_STATUSES.join(' alebo ')}`).optional(),
  previous_start_date: wallClock.optional(),
  social_links: z
    .partialRecord(z.enum(SOCIAL_PLATFORMS), webAddress, `kľúče smú byť: ${SOCIAL_PLATFORMS.join(', ')}`)
    .optional(),
  former_slugs: z.array(slug).optional(),
  publish_at: wallClock.optional(),
  unpublish_at: wallClock.optional(),
  draft: z.boolean('napíšte true alebo false').optional(),
  updated_at: wallClock.optional(),
});

const fileFields = fields.shape;

/** Front matter of `content/events/<id>-<slug>.md`. Dates are wall clocks in Bratislava. */
export const eventSchema = fields.check((context) => {
  const event = context.value;
  const refuse = (field: keyof EventEntry, message: string) =>
    context.issues.push({ code: 'custom', input: event, path: [field], message });
  if (event.end_date !== undefined && toEpochMs(event.end_date) <= toEpochMs(event.start_date))
    refuse('end_date', 'koniec musí byť neskôr ako začiatok');
  if ((event.lat === undefined) !== (event.lng === undefined))
    refuse('lat', 'zemepisná šírka (lat) a\u00a0dĺžka (lng) patria k\u00a0sebe: napíšte obe, alebo žiadnu');
  if ((event.poster_image === undefined) !== (event.poster_alt === undefined))
    refuse('poster_alt', 'ku plagátu patrí opis (poster_alt), a\u00a0opis len ku plagátu');
  if (event.poster_focus !== undefined && event.poster_image === undefined)
    refuse('poster_focus', 'stred plagátu sa píše len k\u00a0plagátu');
  if (event.previous_start_date !== undefined && event.status !== 'Presunutý')
    refuse('previous_start_date', 'pôvodný začiatok sa píše len pri stave Presunutý');
  if (
    event.publish_at !== undefined &&
    event.unpublish_at !== undefined &&
    toEpochMs(event.unpublish_at) <= toEpochMs(event.publish_at)
  )
    refuse('unpublish_at', 'stiahnutie z\u00a0webu musí byť neskôr ako zverejnenie');
});

export type EventEntry = z.infer<typeof fields>;

/** The fields in the order in which the files name them. */
export const EVENT_FIELDS = Object.keys(fileFields);
/** The fields that hold dates. */
export const EVENT_DATES = dateFields(fileFields);
/** What the server itself keeps. */
const OWN = new Set(['id', 'former_slugs', 'updated_at']);

/** An event as staff calls carry it; whoever fills in its form sends the same back. */
export interface EventCall extends Omit<CallFields<EventEntry>, 'status' | 'social_links' | 'former_slugs' | 'draft'> {
  slug: string;
  /** Set by staff; that an event has ended follows from its time. */
  status: { name: NonNullable<EventEntry['status']> } | null;
  social_links: Partial<Record<(typeof SOCIAL_PLATFORMS)[number], string | undefined>>;
  former_slugs: string[];
  draft: boolean;
  /** Markdown. */
  description: string;
}

/** An event of a file as calls send it. */
export function toEventCall(event: EventEntry & { slug: string }, description: string): EventCall {
  const { id, ...fields } = toCallFields<EventEntry>(fileFields, event);
  return {
    id,
    slug: event.slug,
    ...fields,
    status: event.status === undefined ? null : { name: event.status },
    social_links: event.social_links ?? {},
    former_slugs: event.former_slugs ?? [],
    draft: event.draft ?? false,
    description,
  };
}

/** The front matter fields that a call asks for, to be judged by the event's schema; those it does not name are left out. */
export function readEventCall(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = readCallFields(fileFields, body, OWN);
  if (isRecord(given.status)) given.status = given.status.name;
  if (given.draft === false) given.draft = undefined;
  if (isRecord(given.social_links)) given.social_links = givenLinks(given.social_links);
  // An empty description marks a poster that only decorates.
  if (body.poster_alt === '') given.poster_alt = '';
  // What is said of a poster goes with it.
  const isGone = 'poster_image' in given && given.poster_image === undefined;
  return isGone ? { ...given, poster_alt: undefined, poster_focus: undefined } : given;
}

function givenLinks(links: Record<string, unknown>): Record<string, unknown> | undefined {
  const given = Object.entries(links).filter(([, link]) => link !== null && link !== '' && link !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** What a call asks of an event, with the parts that are not front matter: the text and the slug of its address. */
export const eventCallSchema = eventSchema.safeExtend({
  slug: slug.optional(),
  description: z.string().min(1).optional(),
});

/** What an event cannot be without, in the words in which its form asks for it; calls without a form get the same. */
export const EVENT_NEEDS = {
  title: 'Napíšte názov podujatia.',
  start_date: 'Vyberte deň a\u00a0čas, kedy sa podujatie začína.',
  description: 'Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.',
  poster_alt: 'Opíšte plagát, alebo označte, že je len ozdoba.',
} as const;

export type PublishingWindow = Pick<EventEntry, 'draft' | 'publish_at' | 'unpublish_at'>;

/** True when an event belongs on the public site at a moment (epoch milliseconds): no draft, within its publishing window. */
export function isPublished(event: PublishingWindow, nowMs: number): boolean {
  if (event.draft === true) return false;
  if (event.publish_at !== undefined && toEpochMs(event.publish_at) > nowMs) return false;
  return event.unpublish_at === undefined || toEpochMs(event.unpublish_at) > nowMs;
}
