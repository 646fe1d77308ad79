import { readableBody } from '../../../content-files/write-markdown-file.ts';
import { type EventSource, importedValuesOf, type SourceName } from '../../../domain/events/event-source.ts';
import {
  eventFromSource,
  followed,
  followingFields,
  type SourceChange,
  type SourcedEvent,
  sourceChange,
  sourceStatus,
} from '../../../domain/events/import/source-change.ts';
import { movedMarks } from '../../../domain/events/moved-marks.ts';
import { groupBy } from '../../../domain/group-by.ts';
import { endsAt, toOffsetIso } from '../../../domain/time/written-moment.ts';
import { AppError } from '../../app-error.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { findEventFile } from '../../core/entries/event-files.ts';
import type { ContentServices, EntryChange } from '../../core/entries/save-content.ts';
import { eventChange } from './edit-event.ts';

export type CalendarEvent = Readonly<Record<string, unknown>> & { source?: SourceName | undefined };

export interface KnownEvent extends SourceChange {
  id: number;
  title: string;
}

export interface GoneEvent {
  id: number;
  title: string;
  /** ISO with offset. */
  start_date: string;
}

type SourcedEvents = ReadonlyMap<string, readonly SourcedEvent[]>;

export function sourcedEvents({ files }: ContentView): SourcedEvents {
  const sourced = [...files.values()].flatMap(({ content }): SourcedEvent[] => {
    if (content?.kind !== 'events' || content.event.source === undefined) return [];
    const { source, body } = content.event;
    return [{ event: { ...content.event, source }, description: readableBody(body) }];
  });
  return groupBy(sourced, ({ event }) => event.source.uid);
}

function eventOf(sourced: SourcedEvents, name: SourceName): SourcedEvent | null {
  return eventFromSource(sourced.get(name.uid) ?? [], name);
}

export function knownFrom(sourced: SourcedEvents, fields: CalendarEvent): KnownEvent | null {
  const asked = importedValuesOf(fields);
  if (fields.source === undefined || asked === null) return null;
  const found = eventOf(sourced, fields.source);
  if (found === null) return null;
  return { ...sourceChange(found, fields.source, asked), id: found.event.id, title: found.event.title };
}

/**
 * Changes only what staff have not changed since; null: nothing follows.
 * @param asMoved ids of events of which visitors are told that they have moved
 * @throws AppError invalid: no event was imported from this entry, or a rule is broken
 */
export async function followCalendar(
  services: Pick<ContentServices, 'clock'>,
  view: ContentView,
  sourced: SourcedEvents,
  fields: CalendarEvent,
  asMoved: readonly number[] = [],
): Promise<EntryChange | null> {
  const [asked, source] = [importedValuesOf(fields), newSource(fields)];
  const found = fields.source === undefined ? null : eventOf(sourced, fields.source);
  if (fields.source === undefined || asked === null || source === undefined || found === null)
    throw new AppError('invalid', GONE);
  const { changes } = sourceChange(found, fields.source, asked);
  if (changes.length === 0) return null;
  const { event } = found;
  const as = { isAnnounced: asMoved.includes(event.id), nowMs: services.clock.now() };
  const marks = Object.entries(movedMarks(event, followed(changes, found, asked), as));
  // A call removes what is null, and leaves what it does not name.
  const named = Object.fromEntries(marks.map(([field, value]) => [field, value ?? null]));
  const file = findEventFile(view, event.id)?.file ?? '';
  return eventChange(services, view, file, { ...followingFields(changes, found, asked), ...named }, source);
}

/** null: staff have decided about it already. */
export async function cancelGone(
  services: Pick<ContentServices, 'clock'>,
  view: ContentView,
  sourced: SourcedEvents,
  id: number,
): Promise<EntryChange | null> {
  const event = [...sourced.values()].flat().find((one) => one.event.id === id)?.event;
  if (event === undefined || event.source.recurrence_id === undefined || event.dates !== undefined)
    throw new AppError('invalid', GONE);
  const { source, status } = event;
  if (sourceStatus(status) !== source.imported.status) return null;
  const cancelled: EventSource = { ...source, imported: { ...source.imported, status: 'Zrušený' } };
  const file = findEventFile(view, id)?.file ?? '';
  return eventChange(services, view, file, { status: { name: 'Zrušený' }, previous_start_date: null }, cancelled);
}

const GONE = 'Podujatie z\u00a0tohto kalendára už medzi podujatiami nie je. Vyberte, prosím, súbor znova.';

export function newSource(fields: CalendarEvent): EventSource | undefined {
  const imported = importedValuesOf(fields);
  if (fields.source === undefined || imported === null) return undefined;
  const { uid, recurrence_id } = fields.source;
  return { uid, recurrence_id, imported };
}

/** Covers only series that the import holds as a whole. */
export function goneEvents(sourced: SourcedEvents, events: readonly CalendarEvent[], nowMs: number): GoneEvent[] {
  const names = events.flatMap(({ source }) => source ?? []);
  const whole = new Set(names.filter(({ is_whole }) => is_whole === true).map(({ uid }) => uid));
  const found = new Set(names.map((name) => eventOf(sourced, name)?.event.id));
  return [...sourced.values()].flat().flatMap(({ event }): GoneEvent[] => {
    const { id, title, source, start_date, end_date } = event;
    const isOfSeries = whole.has(source.uid) && source.recurrence_id !== undefined && event.dates === undefined;
    if (!isOfSeries || found.has(id) || event.status === 'Zrušený') return [];
    const isOver = Date.parse(endsAt(start_date, end_date)) <= nowMs;
    return isOver ? [] : [{ id, title, start_date: toOffsetIso(start_date) }];
  });
}
