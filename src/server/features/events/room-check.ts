import { judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { AppError } from '../../app-error.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { findEventFile } from '../../core/entries/event-files.ts';
import { houseIn } from '../../core/entries/house-files.ts';
import type { CheckChange } from '../../core/entries/save-content.ts';
import type { FileChanges } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';
import { bookedAtEvents, clashMessage } from '../reservations/rooms/clashes.ts';
import { type ClaimServices, eventClaim } from '../reservations/rooms/event-claims.ts';
import { MAY_NOT_OVERRIDE, type Occupant, type RoomRights, redactFor } from '../reservations/rooms/occupants.ts';
import { plannedEvent } from '../reservations/rooms/planned-events.ts';

export type CheckServices = ClaimServices & Pick<Services, 'secret'>;

const HIRED = 'V\u00a0tomto čase je miestnosť pridelená rezervácii.';

const MOST_NAMED = 5;

/** The hires and blocks that events would newly meet, by their files; a draft that is published counts as new. */
export async function findClashingHires(
  services: CheckServices,
  view: ContentView,
  files: FileChanges,
): Promise<Map<string, Occupant[]>> {
  const changes = [...files].flatMap(([file, text]) => {
    const after = text === null ? null : judgeContentFile(file, text).content;
    if (after?.kind !== 'events') return [];
    const former = findEventFile(view, after.event.id)?.content;
    const before = former?.kind === 'events' ? former.event : null;
    const isPublishing = before?.draft === true && after.event.draft !== true;
    return [{ file, after: after.event, before: isPublishing ? null : before }];
  });
  const house = houseIn(view, await services.contentIndex.read());
  const now = services.clock.now();
  const met = await bookedAtEvents(services, house.rooms, [
    ...changes.map(({ after }) => plannedEvent(after, house, now)),
    ...changes.map(({ before }) => (before === null ? null : plannedEvent(before, house, now))),
  ]);
  const nameOf = ({ room, id }: Occupant) => `${room} ${id}`;
  const added = changes.map(({ file }, at) => {
    const known = new Set(met[changes.length + at]?.map(nameOf));
    return [file, (met[at] ?? []).filter((occupant) => !known.has(nameOf(occupant)))] as const;
  });
  return new Map(added.filter(([, occupants]) => occupants.length > 0));
}

/** Refuses to take a room from a confirmed hire or a block: 409 with `clash`. */
export function roomCheck(services: CheckServices, rights: RoomRights, override: boolean | undefined): CheckChange {
  if (override === true && !rights.overrides) throw new AppError('forbidden', MAY_NOT_OVERRIDE);
  const claim = eventClaim(services);
  return {
    async judge(view, files) {
      // The claim must come before the look at the bookings: a later confirmation meets it.
      await claim.take(view, files);
      const met = [...(await findClashingHires(services, view, files)).values()].flat();
      if (override !== true) refuseTaken(met, rights);
      return met.map(({ id }) => id);
    },
    end: claim.end,
  };
}

export function refuseTaken(met: readonly Occupant[], rights: RoomRights): void {
  const [first, ...others] = met.map((occupant) => redactFor(rights, occupant));
  if (first === undefined) return;
  const clashes = [first, ...others].slice(0, MOST_NAMED);
  const facts = { clash: first, clashes, more: met.length - clashes.length };
  throw new AppError('conflict', first.kind === 'block' ? clashMessage(first) : HIRED, { facts });
}
