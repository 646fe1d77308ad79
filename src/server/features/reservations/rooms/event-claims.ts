// No commit covers both an event in git and a hire in the store. So a save of events claims their times in the
// records that a confirmation expects unchanged, then looks who has them, then commits.

import { judgeContentFile } from '../../../../content-files/judge-content-file.ts';
import { parseContentPath } from '../../../../domain/content/collections.ts';
import { AppError } from '../../../app-error.ts';
import type { ContentView } from '../../../core/entries/content-view.ts';
import { isEventFile } from '../../../core/entries/event-files.ts';
import { type HouseFiles, houseIn } from '../../../core/entries/house-files.ts';
import { randomHex } from '../../../ports/crypto/tokens.ts';
import type { FileChanges } from '../../../ports/repository/content-repository.ts';
import { StoreError } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { settleMonths } from './event-holds.ts';
import { holdsOf, type PlanServices, plannedEvent } from './planned-events.ts';
import {
  type EventHold,
  holdTime,
  liveClaims,
  monthsOfHold,
  type RoomSpan,
  rewriteMonths,
  withClaim,
} from './room-months.ts';

export type ClaimServices = PlanServices & Pick<Services, 'store' | 'random'>;

export interface EventClaim {
  /**
   * A later confirmation meets the claim; the caller finds an earlier one in the bookings.
   * @throws AppError unavailable: then nothing may be saved
   */
  take(view: ContentView, files: FileChanges): Promise<void>;
  /** Writes down what the events hold now. When that fails, the claim expires, and the job `room-holds` does it. */
  end(isSaved: boolean): Promise<void>;
}

export function eventClaim(services: ClaimServices): EventClaim {
  const { clock, random, contentIndex } = services;
  const id = randomHex(random, 8);
  let claimed = new Set<string>();
  let changed = new Set<string>();

  return {
    async take(view, files) {
      const house = houseIn(view, await contentIndex.read());
      const now = clock.now();
      const before = heldBy(eventsOf(view, files), house, now);
      const after = heldBy(eventsAfter(files), house, now);
      changed = new Set(
        [...without(before, after), ...without(after, before)].flatMap((hold) => monthsOfHold(hold, now)),
      );
      const wanted = new Map<string, EventHold[]>([...claimed].map((name) => [name, []]));
      for (const hold of without(after, before))
        for (const name of monthsOfHold(hold, now)) {
          const holds = wanted.get(name) ?? [];
          wanted.set(name, holds);
          holds.push([hold.event, hold.span.startMs, hold.span.endMs]);
        }
      // A claim whose answer was lost is given back as well.
      claimed = new Set(wanted.keys());
      await writeClaim(services, id, wanted);
    },

    async end(isSaved) {
      const ended = isSaved
        ? settleMonths(services, [...new Set([...claimed, ...changed])], { claim: id })
        : writeClaim(services, id, new Map([...claimed].map((name) => [name, []])));
      await ended.catch((error: unknown) => {
        if (!(error instanceof StoreError || error instanceof AppError)) throw error;
      });
    },
  };
}

type Held = RoomSpan & { event: number };
type EventContent = Parameters<typeof plannedEvent>[0];

/** Slugs may change, numbers do not. */
function eventsOf(view: ContentView, files: FileChanges): EventContent[] {
  const ids = new Set(
    [...files.keys()].map(parseContentPath).flatMap((path) => (path?.kind === 'events' ? [path.id] : [])),
  );
  return [...view.files.values()].flatMap((file) =>
    isEventFile(file) && ids.has(file.path.id) && file.content?.kind === 'events' ? [file.content.event] : [],
  );
}

function eventsAfter(files: FileChanges): EventContent[] {
  return [...files].flatMap(([file, text]) => {
    const content = text === null ? null : judgeContentFile(file, text).content;
    return content?.kind === 'events' ? [content.event] : [];
  });
}

function heldBy(events: readonly EventContent[], house: HouseFiles, nowMs: number): Held[] {
  return events.flatMap((event) =>
    holdsOf(plannedEvent(event, house, nowMs), house.rooms, holdTime(nowMs)).map((hold) => ({
      ...hold,
      event: event.id,
    })),
  );
}

function without(holds: readonly Held[], others: readonly Held[]): Held[] {
  const known = new Set(others.map(nameOfHold));
  return holds.filter((hold) => !known.has(nameOfHold(hold)));
}

function nameOfHold({ event, room, span }: Held): string {
  return `${event} ${room} ${span.startMs} ${span.endMs}`;
}

async function writeClaim(
  services: Pick<Services, 'store' | 'clock'>,
  id: string,
  claimed: ReadonlyMap<string, readonly EventHold[]>,
): Promise<void> {
  await rewriteMonths(services, [...claimed.keys()], async (months) => {
    const now = services.clock.now();
    const after = months.map(({ name, before }) => {
      const holds = claimed.get(name) ?? [];
      const isKnown = liveClaims(before, now).some((claim) => claim.id === id);
      return holds.length === 0 && !isKnown ? null : withClaim(before, id, holds, now);
    });
    return { after, isComplete: true };
  });
}
