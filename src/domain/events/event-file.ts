// The rules between the fields of an event, and what follows from its dates.
import type { z } from 'zod';
import { isRecord } from '../fields/same-value.ts';
import { ADMISSION, type EventDateEntry, type EventFields, fileSchema, MAX_DATE_KEY } from '../kinds/event-fields.ts';
import { formatShortDateTime } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';
import { toOffsetIso } from '../time/written-moment.ts';
import { inDateOrder, writtenSpan } from './event-dates.ts';

function nameOfDate({ start_date }: Pick<EventDateEntry, 'start_date'>): string {
  return `termín ${formatShortDateTime(toOffsetIso(start_date))}`;
}

const isAfter = (a: string, b: string) => toEpochMs(a) > toEpochMs(b);

/** Checked before the span follows from the dates. */
export const writtenSchema = fileSchema
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

function judgeDates(event: EventFields, dates: readonly EventDateEntry[], refuse: Refuse): void {
  for (const field of ['start_date', 'end_date', 'previous_start_date'] as const)
    if (event[field] !== undefined) refuse([field], 'podujatie s\u00a0termínmi (dates) ho má len pri termínoch');
  const lastKey = event.last_date_key ?? MAX_DATE_KEY;
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
