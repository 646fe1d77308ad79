import { z } from 'zod';
import type { Room } from '../../../../domain/content/rooms.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import { isSameValue } from '../../../../domain/fields/same-value.ts';
import type { BusyTime } from '../../../../domain/reservations/reservation-time.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { type Interval, isoSpan, mergeIntervals, spanOfAll } from '../../../../domain/time/wall-clock.ts';
import { houseIn } from '../../../core/entries/house-files.ts';
import { readContent } from '../../../core/entries/save-content.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { eventsIn, type PlanServices, readPlan } from './planned-events.ts';
import {
  type EventHold,
  findOverlaps,
  isJustSettled,
  monthsAhead,
  namesOf,
  placeOfName,
  type RoomMonth,
  type RoomSpan,
  rewriteMonths,
  roomMonths,
  spanOfHold,
  withClaim,
  withinBounds,
} from './room-months.ts';

type SettleServices = PlanServices & Pick<Services, 'store'>;

interface Settling {
  /** Id of the one that ends with it. */
  claim?: string;
  /** Leaves records alone that a save has settled so lately that the content read here may be older. */
  isCareful?: boolean;
}

/**
 * The content is read after the records, and these are expected unchanged: an older content never overwrites a newer
 * one.
 * @returns whether all were settled; not while the content cannot be read
 */
export async function settleMonths(
  services: SettleServices,
  names: readonly string[],
  { claim = '', isCareful = false }: Settling = {},
): Promise<boolean> {
  return rewriteMonths(services, names, async (months) => {
    const span = spanOfAll(months.map(({ name }) => placeOfName(name).span));
    const { events, house, view } = await readPlan(services, span);
    if (view === null) return { after: [], isComplete: false };
    const now = services.clock.now();
    const isLeft = (month: RoomMonth) => isCareful && isJustSettled(month, now);
    const after = months.map(({ name, before }) => {
      if (isLeft(before)) return null;
      const holds = holdsIn(house.rooms, events, placeOfName(name));
      const others = withClaim(before, claim, [], now);
      const isSame =
        JSON.stringify(holds) === JSON.stringify(before.holds) && others.claims.length === before.claims.length;
      return isSame ? null : { ...others, holds, settled_at: now };
    });
    return { after, isComplete: !months.some(({ before }) => isLeft(before)) };
  });
}

/** For commits made by hand, and saves that were cut off before their holds were written. */
export async function settleProgramme(services: SettleServices): Promise<void> {
  const { store, clock, contentIndex } = services;
  const marks = programmeMark(store);
  const view = await readContent(services);
  const { rooms } = houseIn(view, await contentIndex.read());
  const mark = {
    revision: view.state.revision,
    month: isoDay(clock.now()).slice(0, '2026-12'.length),
  };
  if (isSameValue((await marks.find(ID))?.value, mark)) return;
  if (await settleMonths(services, monthsAhead(rooms, clock.now()), { isCareful: true }))
    await store.commit([marks.put(ID, mark, 'any')]);
}

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

const ID = 'programme';

const markSchema = z.object({
  revision: z.string(),
  month: z.string(),
});

const programmeMark = (store: Store) => collection(store, 'room-programme', markSchema, {});

async function isProgrammeSettled(store: Store): Promise<boolean> {
  return (await programmeMark(store).find(ID)) !== null;
}

function holdsIn(rooms: readonly Room[], events: readonly PublishedEvent[], place: RoomSpan): EventHold[] {
  const room = rooms.find(({ id }) => id === place.room);
  if (room === undefined) return [];
  const holds = eventsIn(events, room, place.span).map(
    ({ event, time }): EventHold => [event.id, time.startMs, time.endMs],
  );
  return withinBounds(holds.sort((a, b) => a[1] - b[1] || a[2] - b[2] || a[0] - b[0]));
}
