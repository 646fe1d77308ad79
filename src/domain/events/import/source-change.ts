// Only what staff have not changed since the import follows the calendar.
import { isSameValue } from '../../fields/same-value.ts';
import { cleanText } from '../../words/clean-text.ts';
import type { EventStatus } from '../event-dates.ts';
import type { EventEntry } from '../event-file.ts';
import type { EventSource, ImportedValues, SourceName } from '../event-source.ts';

const SOURCE_PARTS = ['title', 'time', 'location', 'description', 'kind', 'website', 'status'] as const;

export type SourcePart = (typeof SOURCE_PARTS)[number];

export interface SourceChange {
  kind: 'unchanged' | 'changed' | 'cancelled';
  changes: SourcePart[];
  kept: SourcePart[];
}

export interface SourcedEvent {
  event: EventEntry & { source: EventSource };
  description: string;
}

type SomeValues = { [Field in keyof ImportedValues]?: ImportedValues[Field] | undefined };

const FIELDS: Readonly<Record<SourcePart, readonly (keyof ImportedValues)[]>> = {
  title: ['title'],
  time: ['start_date', 'end_date'],
  location: ['location'],
  description: ['description'],
  kind: ['kind'],
  website: ['website'],
  status: ['status'],
};

/** A calendar that leaves these out has not removed them. */
const NEVER_REMOVED: ReadonlySet<SourcePart> = new Set<SourcePart>(['description', 'kind']);
/** With several dates staff change these at each date. */
const OF_DATES: ReadonlySet<SourcePart> = new Set<SourcePart>(['time', 'status']);

/**
 * null: none was imported. A single entry that became a series is its first date; staff may have joined a series into
 * one event.
 */
export function eventFromSource<E extends SourcedEvent>(known: readonly E[], name: SourceName): E | null {
  const ofEntry = known.filter(({ event }) => event.source.uid === name.uid);
  return (
    ofEntry.find(({ event }) => event.source.recurrence_id === name.recurrence_id) ??
    ofEntry.find(({ event: { source } }) => isFirstDate(source, name)) ??
    ofEntry.find(({ event }) => event.dates !== undefined) ??
    null
  );
}

function isFirstDate({ recurrence_id, imported }: EventSource, name: SourceName): boolean {
  return recurrence_id === undefined && imported.start_date === name.recurrence_id;
}

export function sourceChange(known: SourcedEvent, name: SourceName, asked: ImportedValues): SourceChange {
  const { event, description } = known;
  const { source, dates } = event;
  const isOtherDate = dates !== undefined && source.recurrence_id !== name.recurrence_id && !isFirstDate(source, name);
  const was: SomeValues = isOtherDate ? {} : source.imported;
  const date =
    dates?.find(({ start_date }) => start_date === asked.start_date) ??
    dates?.find(({ start_date }) => start_date === was.start_date);
  const times = dates === undefined ? event : date;
  const now: SomeValues = {
    title: event.title,
    start_date: times?.start_date,
    end_date: times?.end_date,
    location: event.location,
    description: cleanText(description) || undefined,
    kind: event.kind,
    website: event.social_links?.website,
    status: sourceStatus(times?.status),
  };
  const changes: SourcePart[] = [];
  const kept: SourcePart[] = [];
  for (const part of SOURCE_PARTS) {
    if (isOtherDate && !OF_DATES.has(part)) continue;
    const of = (values: SomeValues) => FIELDS[part].map((field) => values[field]);
    const [old, present, wanted] = [of(was), of(now), of(asked)];
    if (NEVER_REMOVED.has(part) && isSameValue(wanted, [undefined])) continue;
    if (part === 'description' && asked.description === asked.title) continue;
    if (isSameValue(wanted, old) || isSameValue(wanted, present)) continue;
    const isFree = isSameValue(present, old) && !(dates !== undefined && OF_DATES.has(part));
    (isFree ? changes : kept).push(part);
  }
  return { kind: kindOf(changes, kept, asked), changes, kept };
}

/** Calendars cancel; that an event has moved is told only here. */
export function sourceStatus(status: EventStatus | undefined): EventStatus | undefined {
  return status === 'Presunutý' ? undefined : status;
}

export function followingFields(
  parts: readonly SourcePart[],
  { event }: SourcedEvent,
  asked: ImportedValues,
): Record<string, unknown> {
  const fields: Record<SourcePart, Record<string, unknown>> = {
    title: { title: asked.title },
    time: { start_date: asked.start_date, end_date: asked.end_date ?? null },
    location: { location: asked.location ?? null },
    description: { description: asked.description },
    kind: { kind: asked.kind },
    website: { social_links: { ...event.social_links, website: asked.website } },
    status: { status: asked.status === undefined ? null : { name: asked.status }, previous_start_date: null },
  };
  return Object.assign({}, ...parts.map((part) => fields[part]));
}

/** What visitors will be told of the event once it follows: when, where, and whether it takes place. */
export function followed(parts: readonly SourcePart[], { event }: SourcedEvent, asked: ImportedValues): EventEntry {
  return {
    ...event,
    ...(parts.includes('time') && { start_date: asked.start_date, end_date: asked.end_date }),
    ...(parts.includes('location') && { location: asked.location }),
    ...(parts.includes('status') && { status: asked.status }),
  };
}

function kindOf(
  changes: readonly SourcePart[],
  kept: readonly SourcePart[],
  asked: ImportedValues,
): SourceChange['kind'] {
  if (changes.includes('status') && asked.status === 'Zrušený') return 'cancelled';
  return changes.length + kept.length === 0 ? 'unchanged' : 'changed';
}
