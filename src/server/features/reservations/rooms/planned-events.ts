import type { Room } from '../../../../domain/content/rooms.ts';
import type { EventEntry } from '../../../../domain/events/event-file.ts';
import { eventTimes, isHeldIn, wholeOf } from '../../../../domain/events/event-rooms.ts';
import { type PublishedEvent, toPublishedEvent } from '../../../../domain/events/published-event.ts';
import { isPublished } from '../../../../domain/events/publishing-window.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { type Interval, overlaps } from '../../../../domain/time/wall-clock.ts';
import type { ContentView } from '../../../core/entries/content-view.ts';
import { isEventFile } from '../../../core/entries/event-files.ts';
import { type HouseFiles, houseIn, presentView } from '../../../core/entries/house-files.ts';
import type { Services } from '../../../services.ts';
import type { RoomSpan } from './room-months.ts';

export type PlanServices = Pick<Services, 'clock' | 'contentIndex' | 'content' | 'judgedFiles'>;

export type PlannedEvent = PublishedEvent & {
  is_hidden?: true;
};

interface Plan {
  events: PlannedEvent[];
  house: HouseFiles;
  /** null: the plan is that of the last build. */
  view: ContentView | null;
}

/**
 * With drafts. An event with a mistake stands as in the last build; while the content cannot be read, all of them do.
 */
export async function readPlan(services: PlanServices, span: Interval): Promise<Plan> {
  const index = await services.contentIndex.read();
  const view = await presentView(services);
  const house = houseIn(view, index);
  if (view === null) return { events: index.events, house, view };
  // Set-up and clearing take a day at most.
  const [first, last] = [isoDay(span.startMs - DAY_MS), isoDay(span.endMs + DAY_MS)];
  const nowMs = services.clock.now();
  const events: PlannedEvent[] = [];
  const broken = new Set<number>();
  for (const file of view.files.values()) {
    if (!isEventFile(file)) continue;
    if (file.content?.kind !== 'events') {
      broken.add(file.path.id);
      continue;
    }
    const { event } = file.content;
    const isNear = dayOf(event.start_date) <= last && dayOf(event.end_date ?? event.start_date) >= first;
    if (isNear) events.push(plannedEvent(event, house, nowMs));
  }
  return { events: [...index.events.filter(({ id }) => broken.has(id)), ...events], house, view };
}

export function plannedEvent(event: EventEntry & { slug: string }, house: HouseFiles, nowMs: number): PlannedEvent {
  // An event taken down from the site still takes its room.
  const { unpublish_at: _, ...beginning } = event;
  const planned = toPublishedEvent(event, { html: '', text: '' }, house);
  return isPublished(beginning, nowMs) ? planned : { ...planned, is_hidden: true };
}

export function eventsIn<E extends PublishedEvent>(
  events: readonly E[],
  room: Room,
  span: Interval,
): { event: E; time: Interval }[] {
  return events
    .filter((event) => overlaps(wholeOf(event), span) && takesRoom(event, room))
    .flatMap((event) => eventTimes(event, span).map((time) => ({ event, time })));
}

export function takesRoom(event: PublishedEvent, room: Room): boolean {
  return event.staff_status !== 'Zrušený' && event.hold.holds && isHeldIn(event, room);
}

export function holdsOf(event: PublishedEvent, rooms: readonly Room[], span: Interval): RoomSpan[] {
  return rooms.flatMap((room) => eventsIn([event], room, span).map(({ time }) => ({ room: room.id, span: time })));
}

function dayOf(wallClock: string): string {
  return wallClock.slice(0, '2026-12-05'.length);
}
