import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { isOpen } from '../../../../domain/reservations/reservation-status.ts';
import { reservedSpan } from '../../../../domain/reservations/reservation-time.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { mergeIntervals } from '../../../../domain/time/wall-clock.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import { type OccupancyServices, type Occupant, occupantsIn, type TimedOccupant, untimed } from '../rooms/occupants.ts';
import { readPlan } from '../rooms/planned-events.ts';

export interface Pairs {
  shown: [Occupant, Occupant][];
  more: number;
}

export interface Clashes {
  given: Pairs;
  waiting: Pairs;
}

type Kind = 'event' | 'given' | 'new';

/**
 * Only counts pairs beyond `most`: a thousand requests for one evening are half a million pairs.
 * @param occupants in order of their start; two events in one room are not a clash
 */
export function clashesAmong(occupants: readonly TimedOccupant[], most: number): Clashes {
  const clashes: Clashes = { given: { shown: [], more: 0 }, waiting: { shown: [], more: 0 } };
  const byEnd = [...occupants].sort((a, b) => endOf(a) - endOf(b));
  let ended = 0;
  const open: Record<Kind, number> = { event: 0, given: 0, new: 0 };
  let openNew: TimedOccupant[] = [];
  let openOthers: TimedOccupant[] = [];

  const add = (pairs: Pairs, earlier: readonly TimedOccupant[], next: TimedOccupant, count: number) => {
    const shown = earlier.slice(0, most - pairs.shown.length);
    for (const one of shown) pairs.shown.push([untimed(one), untimed(next)]);
    pairs.more += count - shown.length;
  };

  for (const next of occupants) {
    for (let over = byEnd[ended]; over !== undefined && endOf(over) <= next.startMs; over = byEnd[ended]) {
      open[kindOf(over)] -= 1;
      ended += 1;
    }
    const isStillOpen = (one: TimedOccupant) => endOf(one) > next.startMs;
    openNew = openNew.filter(isStillOpen);
    openOthers = openOthers.filter(isStillOpen);
    const kind = kindOf(next);
    if (kind === 'new') add(clashes.waiting, [...openOthers, ...openNew], next, open.event + open.given + open.new);
    else {
      const others = kind === 'event' ? openOthers.filter((one) => kindOf(one) !== 'event') : openOthers;
      add(clashes.waiting, openNew, next, open.new);
      add(clashes.given, others, next, open.given + (kind === 'event' ? 0 : open.event));
    }
    if (kind !== 'new') openOthers.push(next);
    else if (openNew.length < most) openNew.push(next);
    open[kind] += 1;
  }
  return clashes;
}

/** An occupant without duration counts when it begins. */
function endOf({ startMs, endMs }: TimedOccupant): number {
  return Math.max(endMs, startMs + 1);
}

function kindOf({ kind, status }: TimedOccupant): Kind {
  if (kind === 'event') return 'event';
  return status === 'new' ? 'new' : 'given';
}

/** Spans closer than this are read together. */
const NEAR_MS = DAY_MS;

/** Each room is read once for spans that lie close together. */
export async function occupantsAround(
  services: OccupancyServices,
  entries: readonly Entry<Reservation>[],
): Promise<TimedOccupant[]> {
  const open = entries.filter(({ value }) => isOpen(value.status));
  const spansOf = (some: readonly Entry<Reservation>[]) => some.flatMap(({ value }) => reservedSpan(value) ?? []);
  const all = spansOf(open);
  if (all.length === 0) return [];
  const { events, house } = await readPlan(services, {
    startMs: Math.min(...all.map(({ startMs }) => startMs)),
    endMs: Math.max(...all.map(({ endMs }) => endMs)),
  });
  const asked = house.rooms.flatMap((room) => {
    const spans = spansOf(open.filter(({ value }) => value.room === room.id));
    return mergeIntervals(spans, NEAR_MS).map((span) => occupantsIn(services, events, [room], span));
  });
  return (await Promise.all(asked)).flat();
}
