import { Hono } from 'hono';
import { z } from 'zod';
import { sourceName } from '../../../domain/events/event-source.ts';
import { AppError } from '../../app-error.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import { actorOf, guards } from '../../core/auth/guards.ts';
import { type ContentServices, type EntryChange, joinedChanges, saveContent } from '../../core/entries/save-content.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { validated } from '../../core/http/validated.ts';
import { MAX_WRITES } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { type RoomRights, roomRights } from '../reservations/rooms/occupants.ts';
import { cancelGone, followCalendar, sourcedEvents } from './calendar-events.ts';
import { idOf } from './edit-event.ts';
import { type CheckServices, roomCheck } from './room-check.ts';

const TOO_MANY = `Naraz sa dá zmeniť najviac ${MAX_WRITES} podujatí. Niektoré, prosím, odškrtnite.`;

const followBody = z.object({
  events: z.array(z.looseObject({ source: sourceName })).max(MAX_WRITES, TOO_MANY),
  gone: z.array(z.int()).max(MAX_WRITES, TOO_MANY),
  /** Ids of events of which visitors are told that they have moved. */
  as_moved: z.array(z.int()).max(MAX_WRITES, TOO_MANY).default([]),
});

type Asked = z.infer<typeof followBody>;

/**
 * Compares on the state that the commit is based on, so that what staff change meanwhile stays. A repeated call
 * changes nothing.
 * @throws AppError invalid; conflict (a room is taken)
 */
async function followCalendars(
  services: ContentServices & CheckServices,
  { events, gone, as_moved }: Asked,
  by: AuditActor,
  rights: RoomRights,
): Promise<number[]> {
  let changed: EntryChange[] = [];
  await saveContent(services, {
    by,
    check: roomCheck(services, rights, undefined),
    act: 'content_changed',
    message: `Change ${events.length + gone.length} events as their calendar says`,
    expected: new Map(),
    async change(view) {
      const sourced = sourcedEvents(view);
      const changes: (EntryChange | null)[] = [];
      for (const event of events) changes.push(await followCalendar(services, view, sourced, event, as_moved));
      for (const id of gone) changes.push(await cancelGone(services, view, sourced, id));
      changed = changes.flatMap((change) => (change === null || change.files.size === 0 ? [] : [change]));
      if (changed.length > MAX_WRITES) throw new AppError('invalid', TOO_MANY);
      return joinedChanges(changed);
    },
  });
  return changed.map(({ file }) => idOf(file));
}

export type FollowCalendarApi = ReturnType<typeof followCalendarRoutes>;

export function followCalendarRoutes(services: Services) {
  const { can } = guards(services);
  return new Hono<AppEnv>().post(
    '/api/admin/events/import/changes',
    can('manage_events'),
    validated('json', followBody),
    async (c) => {
      const rights = roomRights(c.get('actor').user.value.roles);
      return c.json({ ids: await followCalendars(services, c.req.valid('json'), actorOf(c), rights) }, 200);
    },
  );
}
