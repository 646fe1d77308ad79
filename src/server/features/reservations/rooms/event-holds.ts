import type { Room } from '../../../../domain/content/rooms.ts';
import type { PublishedEvent } from '../../../../domain/events/published-event.ts';
import { DAY_MS, SECOND_MS } from '../../../../domain/time/clock.ts';
import type { Interval } from '../../../../domain/time/wall-clock.ts';
import { commitPlan } from '../../../ports/store/collection.ts';
import { inBatches } from '../../../ports/store/commit-batches.ts';
import type { Put } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { type PlanServices, readPlan } from './planned-events.ts';
import { eventsIn } from './room-calendar.ts';
import {
  EMPTY_MONTH,
  type EventHold,
  liveClaims,
  monthLife,
  namesOf,
  placeOfName,
  type RoomMonth,
  type RoomSpan,
  roomMonths,
  withClaim,
  withinBounds,
} from './room-months.ts';

/** A mistyped year must not fill the records of a century. */
export const AHEAD_MS = 3660 * DAY_MS;
/** A host may show older content for so long after a save of another process. */
export const READERS_LAG_MS = 30 * SECOND_MS;
const MONTHS_AT_ONCE = 100;
const MAX_ATTEMPTS = 100;

export function holdsOf(event: PublishedEvent, rooms: readonly Room[], span: Interval): RoomSpan[] {
  return rooms.flatMap((room) => eventsIn([event], room, span).map(({ time }) => ({ room: room.id, span: time })));
}

export function holdTime(nowMs: number): Interval {
  return { startMs: nowMs, endMs: nowMs + AHEAD_MS };
}

export function monthsOfHold({ room, span }: RoomSpan, nowMs: number): string[] {
  const time = holdTime(nowMs);
  const clipped = { startMs: Math.max(span.startMs, time.startMs), endMs: Math.min(span.endMs, time.endMs) };
  return namesOf({ room, span: { startMs: clipped.startMs, endMs: Math.max(clipped.startMs, clipped.endMs) } });
}

export function monthsAhead(rooms: readonly Pick<Room, 'id'>[], nowMs: number): string[] {
  return rooms.flatMap(({ id }) => namesOf({ room: id, span: holdTime(nowMs) }));
}

type SettleServices = PlanServices & Pick<Services, 'store'>;

interface Settling {
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
  { claim, isCareful = false }: Settling = {},
): Promise<boolean> {
  let isComplete = true;
  for (let at = 0; at < names.length; at += MONTHS_AT_ONCE) {
    const some = names.slice(at, at + MONTHS_AT_ONCE);
    isComplete = (await settleSome(services, some, { claim, isCareful })) && isComplete;
  }
  return isComplete;
}

async function settleSome(
  services: SettleServices,
  names: readonly string[],
  { claim, isCareful }: { claim: string | undefined; isCareful: boolean },
): Promise<boolean> {
  const { store, clock } = services;
  const months = roomMonths(store);
  return commitPlan<boolean>(
    inBatches(store),
    async () => {
      const entries = await months.findMany(names);
      const spans = names.map((name) => placeOfName(name).span);
      const plan = await readPlan(services, {
        startMs: Math.min(...spans.map(({ startMs }) => startMs)),
        endMs: Math.max(...spans.map(({ endMs }) => endMs)),
      });
      if (plan.view === null) return { writes: [], result: false };
      const now = clock.now();
      let isComplete = true;
      const writes = names.flatMap((name, index): Put[] => {
        const entry = entries[index] ?? null;
        const before = entry?.value ?? EMPTY_MONTH;
        const wasJustSettled = before.settled_at !== null && now - before.settled_at < READERS_LAG_MS;
        if (isCareful && wasJustSettled) {
          isComplete = false;
          return [];
        }
        const holds = holdsIn(plan.house.rooms, plan.events, placeOfName(name));
        const others = withClaim(before, claim ?? '', [], now);
        if (JSON.stringify(holds) === JSON.stringify(before.holds) && others.claims.length === before.claims.length)
          return [];
        return [months.put(name, { ...others, holds, settled_at: now }, entry, monthLife(name, now))];
      });
      return { writes, result: isComplete };
    },
    MAX_ATTEMPTS,
  );
}

function holdsIn(rooms: readonly Room[], events: readonly PublishedEvent[], place: RoomSpan): EventHold[] {
  const room = rooms.find(({ id }) => id === place.room);
  if (room === undefined) return [];
  const holds = eventsIn(events, room, place.span).map(
    ({ event, time }): EventHold => [event.id, time.startMs, time.endMs],
  );
  return withinBounds(holds.sort((a, b) => a[1] - b[1] || a[2] - b[2] || a[0] - b[0]));
}

export async function writeClaim(
  services: Pick<Services, 'store' | 'clock'>,
  id: string,
  claimed: ReadonlyMap<string, readonly EventHold[]>,
): Promise<void> {
  const { store, clock } = services;
  const months = roomMonths(store);
  const names = [...claimed.keys()];
  for (let at = 0; at < names.length; at += MONTHS_AT_ONCE) {
    const some = names.slice(at, at + MONTHS_AT_ONCE);
    await commitPlan(
      inBatches(store),
      async () => {
        const entries = await months.findMany(some);
        const now = clock.now();
        const writes = some.flatMap((name, index): Put[] => {
          const entry = entries[index] ?? null;
          const holds = claimed.get(name) ?? [];
          const before: RoomMonth = entry?.value ?? EMPTY_MONTH;
          const isKnown = liveClaims(before, now).some((claim) => claim.id === id);
          if (holds.length === 0 && !isKnown) return [];
          return [months.put(name, withClaim(before, id, holds, now), entry, monthLife(name, now))];
        });
        return { writes, result: undefined };
      },
      MAX_ATTEMPTS,
    );
  }
}
