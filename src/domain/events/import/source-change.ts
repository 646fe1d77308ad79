// What a calendar says anew of an event that was imported from it. Only what staff have not changed since follows the calendar.
import { isSameValue } from '../../fields/same-value.ts';
import { cleanText } from '../../words/clean-text.ts';
import type { EventEntry } from '../event-file.ts';
import type { EventSource, ImportedValues, SourceName } from '../event-source.ts';

const SOURCE_PARTS = ['title', 'time', 'location', 'description', 'kind', 'website', 'status'] as const;

/** A part of an event that follows its calendar as a whole. */
export type SourcePart = (typeof SOURCE_PARTS)[number];

export interface SourceChange {
  kind: 'unchanged' | 'changed' | 'cancelled';
  /** What the calendar has changed and staff have not. */
  changes: SourcePart[];
  /** What the calendar has changed, but staff as well: it stays. */
  kept: SourcePart[];
}

/** An event of a file that was imported from a calendar. */
export interface SourcedEvent {
  event: EventEntry & { source: EventSource };
  /** Markdown. */
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

/** A calendar that does not say them has not removed them. */
const NEVER_REMOVED: ReadonlySet<SourcePart> = new Set<SourcePart>(['description', 'kind']);
/** With several dates they belong to each of them, and staff change them there. */
const OF_DATES: ReadonlySet<SourcePart> = new Set<SourcePart>(['time', 'status']);

/**
 * The event that was imported from an entry; null: none was. A single entry that became a series is its first date, and a series
 * that staff have joined is one event for all its dates.
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

/**
 * Compares three states of an event: as it was imported, as it is, and as its calendar has it now.
 * @param asked what the calendar says now
 */
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
    status: times?.status,
  };
  const changes: SourcePart[] = [];
  const kept: SourcePart[] = [];
  for (const part of SOURCE_PARTS) {
    if (isOtherDate && !OF_DATES.has(part)) continue;
    const of = (values: SomeValues) => FIELDS[part].map((field) => values[field]);
    const [old, present, wanted] = [of(was), of(now), of(asked)];
    if (NEVER_REMOVED.has(part) && isSameValue(wanted, [undefined])) continue;
    // The title stands in for a text that is missing.
    if (part === 'description' && asked.description === asked.title) continue;
    if (isSameValue(wanted, old) || isSameValue(wanted, present)) continue;
    const isFree = isSameValue(present, old) && !(dates !== undefined && OF_DATES.has(part));
    (isFree ? changes : kept).push(part);
  }
  return { kind: kindOf(changes, kept, asked), changes, kept };
}

/**
 * The fields of a call that makes an event follow its calendar.
 * @param parts those that follow it
 */
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
    status: { status: asked.status === undefined ? null : { name: asked.status } },
  };
  return Object.assign({}, ...parts.map((part) => fields[part]));
}

function kindOf(
  changes: readonly SourcePart[],
  kept: readonly SourcePart[],
  asked: ImportedValues,
): SourceChange['kind'] {
  if (changes.includes('status') && asked.status === 'Zrušený') return 'cancelled';
  return changes.length + kept.length === 0 ? 'unchanged' : 'changed';
}
