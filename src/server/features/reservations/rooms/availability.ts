import type { Room } from '../../../../domain/content/rooms.ts';
import type { BusyTime } from '../../../../domain/reservations/busy-times.ts';
import type { Interval } from '../../../../domain/time/wall-clock.ts';
import type { Services } from '../../../services.ts';
import { eventsIn, isoSpan, joinedSpans } from './room-calendar.ts';
import { metIn, namesOf, roomMonths, spanOfHold } from './room-months.ts';
import { isProgrammeSettled } from './settle-programme.ts';

/**
 * The times when a room is taken within a span, by confirmed reservations and by all events that hold it, drafts and those of
 * later included, in order and joined where they touch. They do not reveal how many bookings there are, or whose. All of it is in
 * the records of the room, so that a visitor's question reads no content; before the programme was written there for the first
 * time, the events of the last build stand in.
 * @throws StoreError unavailable
 */
export async function busyTimes(
  { store, contentIndex, clock }: Pick<Services, 'store' | 'contentIndex' | 'clock'>,
  room: Room,
  span: Interval,
): Promise<BusyTime[]> {
  const entries = await roomMonths(store).findMany(namesOf({ room: room.id, span }));
  const months = entries.flatMap((entry) => entry?.value ?? []);
  const { bookings, holds, claimed } = metIn(months, span, clock.now());
  const isWritten = await isProgrammeSettled(store);
  const built = isWritten ? [] : eventsIn((await contentIndex.read()).events, room, span).map(({ time }) => time);
  return joinedSpans([...bookings, ...[...holds, ...claimed].map(spanOfHold), ...built]).map(isoSpan);
}
