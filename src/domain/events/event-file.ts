import { z } from 'zod';
import { dateFields } from '../fields/call-fields.ts';
import { latitude, line, longitude, pictureFocus, picturePath, slug, wallClock, webAddress } from '../fields/fields.ts';
import { isRecord } from '../fields/same-value.ts';
import { formatShortDateTime } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { toOffsetIso } from '../time/written-moment.ts';
import { cleanLine } from '../words/clean-text.ts';
import { ACCESS_FEATURES } from './event-access.ts';
import { EVENT_STATUSES, inDateOrder, MAX_DATES, TICKETS, writtenSpan } from './event-dates.ts';
import { eventSource } from './event-source.ts';

const SOCIAL_PLATFORMS = ['facebook', 'instagram', 'twitter', 'youtube', 'website'] as const;

const ADMISSION = 'napíšte true (platené) alebo false (zadarmo)';

const MAX_KEY = 9999;
const MAX_AGE = 120;
const MOST_MINUTES = 24 * 60;

const status = z.enum(EVENT_STATUSES, `vyberte ${EVENT_STATUSES.join(' alebo ')}`);
const tickets = z.enum(TICKETS, `vyberte jedno z: ${TICKETS.join(', ')}`);
const dateKey = z
  .int('číslo termínu je celé číslo')
  .positive('číslo termínu musí byť väčšie ako 0')
  .max(MAX_KEY, `číslo termínu smie byť najviac ${MAX_KEY}`);
const age = z.int('vek je celé číslo').min(0, 'vek nesmie byť záporný').max(MAX_AGE, `vek smie byť najviac ${MAX_AGE}`);

export const dateFieldsOfRow = {
  key: dateKey,
  start_date: wallClock,
  end_date: wallClock.optional(),
  status: status.optional(),
  previous_start_date: wallClock.optional(),
  tickets: tickets.optional(),
};

const eventDate = z.strictObject(dateFieldsOfRow, 'termín sa píše ako údaje key, start_date a\u00a0ďalšie');

export type EventDateEntry = z.infer<typeof eventDate>;

const minutes = z
  .int('napíšte celý počet minút')
  .min(0, 'počet minút nesmie byť záporný')
  .max(MOST_MINUTES, `najviac ${MOST_MINUTES} minút, teda jeden deň`);

const roomFields = {
  rooms: z
    .array(slug, 'napíšte zoznam miestností, ich id sú v\u00a0rooms.json')
    .max(20, 'najviac 20 miestností')
    .refine((ids) => new Set(ids).size === ids.length, 'jedna miestnosť je tu dvakrát')
    .optional(),
  setup_minutes: minutes.optional(),
  teardown_minutes: minutes.optional(),
  /** false: an idea, whose rooms stay free. */
  holds_rooms: z.boolean('napíšte true alebo false').optional(),
};

const fields = z.strictObject({
  id: z.int('číslo podujatia je celé číslo').positive('číslo podujatia musí byť väčšie ako 0').max(9_999_999),
  title: line(200),
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
  /** Missing: nobody has said, as only a draft may. */
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
  source: eventSource.optional(),
  updated_at: wallClock.optional(),
});

export const fileFields = fields.shape;

function nameOfDate({ start_date }: Pick<EventDateEntry, 'start_date'>): string {
  return `termín ${formatShortDateTime(toOffsetIso(start_date))}`;
}

const isAfter = (a: string, b: string) => toEpochMs(a) > toEpochMs(b);

/** Checked before the span follows from the dates. */
export const writtenSchema = fields
  .refine((event) => !isRecord(event) || event.dates !== undefined || event.start_date !== undefined, {
    path: ['start_date'],
    error: 'napíšte dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00',
    // It also runs when other fields are wrong: people see all problems at once.
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

type Written = z.infer<typeof writtenSchema>;

/** Sets start and end, so that readers need not know of `dates`. */
export function withSpan<E extends Pick<Written, 'start_date' | 'end_date' | 'dates'>>(
  event: E,
): E & { start_date: string; end_date?: string | undefined } {
  const { dates } = event;
  if (dates !== undefined) return { ...event, dates: inDateOrder(dates), ...writtenSpan(dates) };
  const { start_date } = event;
  if (start_date === undefined) throw new Error('The rules above ask for a start');
  return { ...event, start_date };
}

export function withoutSpan<E extends { dates?: unknown }>(event: E): E | Omit<E, 'start_date' | 'end_date'> {
  if (!Array.isArray(event.dates)) return event;
  const { start_date: _start, end_date: _end, ...rest } = event as E & Pick<Written, 'start_date' | 'end_date'>;
  return rest;
}

/** Front matter of `content/events/<id>-<slug>.md`; wall clocks in Bratislava. */
export const eventSchema = writtenSchema.transform(withSpan);

export type EventEntry = z.infer<typeof eventSchema>;

export const EVENT_FIELDS = Object.keys(fileFields);
export const EVENT_DATES = dateFields(fileFields);
