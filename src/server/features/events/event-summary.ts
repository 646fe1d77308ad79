import type { JudgedFile } from '../../../content-files/judge-content-file.ts';
import type { EventCall } from '../../../domain/events/event-call.ts';
import { finalDate } from '../../../domain/events/event-dates.ts';
import type { Missing } from '../../../domain/events/missing-things.ts';
import { isPublished } from '../../../domain/events/publishing-window.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { toEpochMs, wallClockAt } from '../../../domain/time/wall-clock.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { photosOf } from '../../core/entries/event-files.ts';
import type { HouseFiles } from '../../core/entries/house-files.ts';
import type { PublicationOf } from '../../core/entries/publication.ts';
import { holdsOf, plannedEvent } from '../reservations/rooms/planned-events.ts';
import { holdTime } from '../reservations/rooms/room-months.ts';
import { type AdminEventItem, type EventRow, listedMs, phaseOf, toItem } from './admin-event-list.ts';
import { missingInEvent } from './missing-in-event.ts';

const MAX_SHOWN = 5;
const SOON_MS = 14 * DAY_MS;
/** A forgotten draft keeps others out of its rooms. */
const FORGOTTEN_MS = 30 * DAY_MS;
const PHOTOS_MS = 30 * DAY_MS;

type EventName = Pick<EventCall, 'id' | 'title' | 'start_date' | 'updated_at'>;

export interface EventSummary {
  next: AdminEventItem[];
  late_drafts: EventName[];
  forgotten_holds: { items: (EventName & { rooms: string[] })[]; total: number };
  without_photos: { items: EventName[]; total: number };
  incomplete: { items: (EventName & { missing: Missing[] })[]; total: number };
}

export async function eventSummary(
  view: ContentView,
  rows: readonly EventRow[],
  nowMs: number,
  publicationOf: PublicationOf,
  house: HouseFiles,
): Promise<EventSummary> {
  const sorted = rows.filter(({ event }) => event !== null).sort((a, b) => listedMs(a, nowMs) - listedMs(b, nowMs));
  const next = sorted.filter((row) => isAhead(row, nowMs)).slice(0, MAX_SHOWN);
  const named = sorted.flatMap((row) => {
    const { event, file, dates } = row;
    if (event === null || dates === null) return [];
    const startMs = listedMs(row, nowMs);
    return [
      {
        row,
        event: { ...event, start_date: wallClockAt(startMs) },
        file,
        startMs,
        endMs: Date.parse(finalDate({ dates }).ends_at),
      },
    ];
  });
  const late = named.filter(
    ({ event, startMs }) => event.draft && startMs > nowMs && startMs - nowMs <= SOON_MS && event.status === null,
  );
  const forgotten = named
    .filter(({ event, endMs }) => event.draft && endMs > nowMs && isForgotten(event, nowMs))
    .filter((row) => !late.includes(row))
    .map((row) => ({ ...nameOf(row), rooms: roomsHeldBy(row.file, house, nowMs) }))
    .filter((row) => row.rooms.length > 0);
  const bare = named.filter(
    ({ event, endMs }) =>
      endMs <= nowMs && nowMs - endMs <= PHOTOS_MS && wasThere(event, endMs) && photosOf(view, event.id).length === 0,
  );
  const incomplete = named.flatMap(({ event, row }) => {
    const missing = event.draft ? [] : missingInEvent(view, row, nowMs);
    return missing.length === 0 ? [] : [{ ...nameOf({ event }), missing }];
  });
  return {
    next: await Promise.all(next.map((row) => toItem(view, row, nowMs, publicationOf))),
    late_drafts: late.slice(0, MAX_SHOWN).map(nameOf),
    forgotten_holds: { items: forgotten.slice(0, MAX_SHOWN), total: forgotten.length },
    without_photos: { items: bare.reverse().slice(0, MAX_SHOWN).map(nameOf), total: bare.length },
    incomplete: { items: incomplete.slice(0, MAX_SHOWN), total: incomplete.length },
  };
}

function isAhead(row: EventRow, nowMs: number): boolean {
  const phase = phaseOf(row, nowMs);
  return phase === 'upcoming' || (phase === 'running' && isoDay(listedMs(row, nowMs)) === isoDay(nowMs));
}

function isForgotten({ updated_at }: EventCall, nowMs: number): boolean {
  return updated_at === null || nowMs - toEpochMs(updated_at) > FORGOTTEN_MS;
}

function roomsHeldBy({ content }: JudgedFile, house: HouseFiles, nowMs: number): string[] {
  if (content?.kind !== 'events') return [];
  const { rooms } = house;
  const planned = plannedEvent(content.event, house, nowMs);
  const held = new Set(holdsOf(planned, rooms, holdTime(nowMs)).map(({ room }) => room));
  return rooms.filter(({ id }) => held.has(id)).map(({ name }) => name);
}

function wasThere({ draft, publish_at, status, dates }: EventCall, endMs: number): boolean {
  const isCancelled = status?.name === 'Zrušený' || (dates?.every((date) => date.status === 'Zrušený') ?? false);
  return !isCancelled && isPublished({ draft, publish_at }, endMs);
}

function nameOf({ event: { id, title, start_date, updated_at } }: { event: EventCall }): EventName {
  return { id, title, start_date, updated_at };
}
