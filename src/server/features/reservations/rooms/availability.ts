import type { Room } from '../../../../domain/content/rooms.ts';
import type { BusyTime } from '../../../../domain/reservations/reservation-time.ts';
import type { Interval } from '../../../../domain/time/wall-clock.ts';
import type { Services } from '../../../services.ts';
import { eventsIn, isoSpan, mergeIntervals } from './room-calendar.ts';
import { findOverlaps, namesOf, roomMonths, spanOfHold } from './room-months.ts';
import { isProgrammeSettled } from './settle-programme.ts';

/**
 * Joined, so that they do not reveal how many bookings there are. Until the programme is in the records, the events
 * of the last build stand in.
 */
export async function busyTimes(
  { store, contentIndex, clock }: Pick<Services, 'store' | 'contentIndex' | 'clock'>,
  room: Room,
  span: Interval,
): Promise<BusyTime[]> {
  const entries = await roomMonths(store).findMany(namesOf({ room: room.id, span }));
  const months = entries.flatMap((entry) => entry?.value ?? []);
  const { bookings, holds, claimed } = findOverlaps(months, span, clock.now());
  const isWritten = await isProgrammeSettled(store);
  const built = isWritten ? [] : eventsIn((await contentIndex.read()).events, room, span).map(({ time }) => time);
  return mergeIntervals([...bookings, ...[...holds, ...claimed].map(spanOfHold), ...built]).map(isoSpan);
}
