import type { Room } from '../../../domain/content/rooms.ts';
import type { PublishedEvent } from '../../../domain/events/published-event.ts';
import type { BusyTime } from '../../../domain/reservations/busy-times.ts';
import { type Interval, overlaps } from '../../../domain/time/time.ts';
import { foldForSearch } from '../../../domain/words/fold.ts';
import type { Services } from '../../services.ts';
import { eventTimes } from './event-times.ts';
import { joinedSpans } from './joined-spans.ts';
import { roomBookings } from './room-bookings.ts';

/**
 * When a room is taken within a span, by confirmed reservations and by events of the programme, in order and joined where
 * they touch: how many there are, and whose, cannot be told from it.
 * @throws StoreError unavailable
 */
export async function busyTimes(
  { store, contentIndex }: Pick<Services, 'store' | 'contentIndex'>,
  room: Room,
  span: Interval,
): Promise<BusyTime[]> {
  const { events } = await contentIndex.read();
  const bookings = await roomBookings(store).find(room.id, span);
  const held = eventsIn(events, room, span).map(({ time }) => time);
  return joinedSpans([...bookings, ...held]).map(({ startMs, endMs }) => ({
    start: isoOf(startMs),
    end: isoOf(endMs),
  }));
}

/** Events of the programme that are held in a room, with each of their times that touches a span. */
export function eventsIn(
  events: readonly PublishedEvent[],
  room: Room,
  span: Interval,
): { event: PublishedEvent; time: Interval }[] {
  return events
    .filter((event) => overlaps(wholeOf(event), span) && isHeldIn(event, room))
    .flatMap((event) => eventTimes(event, span).map((time) => ({ event, time })));
}

/** Events name their rooms in words (`Veľká sála a Foyer`); those with coordinates of their own are elsewhere. */
function isHeldIn(event: PublishedEvent, room: Room): boolean {
  if (event.location === null || event.lat !== null || event.staff_status === 'Zrušený') return false;
  return foldForSearch(event.location).includes(foldForSearch(room.name));
}

function wholeOf({ start_date, ends_at }: PublishedEvent): Interval {
  return { startMs: Date.parse(start_date), endMs: Date.parse(ends_at) };
}

function isoOf(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
