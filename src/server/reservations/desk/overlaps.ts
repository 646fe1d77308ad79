import { ROOM_IDS } from '../../../domain/content/rooms.ts';
import type { Reservation } from '../../../domain/reservations/reservation.ts';
import { isOpen } from '../../../domain/reservations/reservation-status.ts';
import { reservedSpan } from '../../../domain/reservations/reserved-span.ts';
import type { Services } from '../../services.ts';
import type { Entry } from '../../store/collection.ts';
import { joinedSpans } from '../rooms/joined-spans.ts';
import { occupantsIn, type TimedOccupant } from '../rooms/occupants.ts';

/** Spans closer than this are asked for together. */
const NEAR_MS = 24 * 60 * 60 * 1000;

/**
 * What takes the rooms, or waits to, around the times of open reservations: each room is asked once for spans that lie
 * close together, not once for each reservation.
 * @throws StoreError unavailable
 */
export async function overlapsOf(
  services: Pick<Services, 'store' | 'secret' | 'contentIndex'>,
  entries: readonly Entry<Reservation>[],
): Promise<TimedOccupant[]> {
  const { rooms } = (await services.contentIndex.read()).settings;
  const open = entries.filter(({ value }) => isOpen(value.status));
  const asked = ROOM_IDS.flatMap((id) => {
    const room = rooms.find((known) => known.id === id);
    const spans = open.filter(({ value }) => value.room === id).flatMap(({ value }) => reservedSpan(value) ?? []);
    return room === undefined ? [] : joinedSpans(spans, NEAR_MS).map((span) => occupantsIn(services, [room], span));
  });
  return (await Promise.all(asked)).flat();
}
