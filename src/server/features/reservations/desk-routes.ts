import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Room } from '../../../domain/content/rooms.ts';
import { calendarDay } from '../../../domain/fields/fields.ts';
import { closedDays } from '../../../domain/hours/opening-hours.ts';
import {
  deskChangeSchema,
  deskEntrySchema,
  removalSchema,
  suspiciousChangeSchema,
} from '../../../domain/reservations/reservation-desk.ts';
import { addDays, isCalendarDate } from '../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { daysInterval, startOfDay, toEpochMs } from '../../../domain/time/wall-clock.ts';
import { isWallClock, toWallClock } from '../../../domain/time/written-moment.ts';
import { AppError } from '../../app-error.ts';
import { recordAudit } from '../../core/audit/audit-log.ts';
import { type ActorEnv, actorOf, guards, recentlyConfirmed } from '../../core/auth/guards.ts';
import { presentHire, presentHouse } from '../../core/entries/house-files.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { csvHeaders } from '../../core/http/csv.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeReservation, type DeskActor } from './desk/change-reservation.ts';
import { deskFilter, deskQuery, findReservations, listReservations, reservationsCsv } from './desk/desk-list.ts';
import { readDeskSummary } from './desk/desk-summary.ts';
import { enterReservation } from './desk/enter-reservation.ts';
import { judgeSuspicious, removeNew } from './desk/judge-requests.ts';
import { toWireDetail } from './desk/reservation-answer.ts';
import { requireReservation } from './reservation-store.ts';
import { clashMessage } from './rooms/clashes.ts';
import { readOccupancy, roomRights } from './rooms/occupants.ts';
import { readDeskRooms, renewFeed } from './rooms/room-calendar.ts';

const MAX_DAYS = 366;

const calendarQuery = z
  .object({ from: calendarDay, until: calendarDay, room: z.string().optional() })
  .refine(({ from, until }) => from <= until && until <= addDays(from, MAX_DAYS), {
    path: ['until'],
    message: `Koniec má byť v\u00a0deň začiatku alebo najviac ${MAX_DAYS} dní po ňom.`,
  });

export type DeskApi = ReturnType<typeof deskRoutes>;

export function deskRoutes(services: Services) {
  const manage = guards(services).can('manage_reservations');
  const rightsOf = (c: Context<ActorEnv>) => roomRights(c.get('actor').user.value.roles);
  const deskDoerOf = (c: Context<ActorEnv>): DeskActor => ({
    ...actorOf(c),
    mayOverride: rightsOf(c).overrides,
  });
  const readRooms = async () => (await presentHouse(services)).rooms;
  const detail = async (reference: string) => toWireDetail(services, await requireReservation(services, reference));

  return new Hono<AppEnv>()
    .get('/api/admin/reservations', manage, validated('query', deskQuery), async (c) =>
      c.json(await listReservations(services, c.req.valid('query'))),
    )
    .post(
      '/api/admin/reservations',
      manage,
      idempotent(services, 'desk-reservations'),
      validated('json', deskEntrySchema(readRooms)),
      async (c) => {
        const result = await enterReservation(services, c.req.valid('json'), deskDoerOf(c));
        if (result.outcome === 'clash')
          return c.json({ message: clashMessage(result.clash), clash: result.clash }, 409);
        return c.json(await detail(result.reference), 201);
      },
    )
    .post('/api/admin/reservations/suspicious', manage, validated('json', suspiciousChangeSchema), async (c) =>
      c.json(await judgeSuspicious(services, c.req.valid('json'), actorOf(c))),
    )
    .post('/api/admin/reservations/removal', manage, validated('json', removalSchema), async (c) =>
      c.json(await removeNew(services, c.req.valid('json').ids, actorOf(c))),
    )
    .get('/api/admin/reservations/prices', manage, async (c) => {
      const { settings } = await services.contentIndex.read();
      return c.json({ items: settings['price-list'], hire: await presentHire(services) });
    })
    .get('/api/admin/reservations/summary', manage, async (c) => c.json(await readDeskSummary(services)))
    .get('/api/admin/reservations/calendar', manage, validated('query', calendarQuery), async (c) => {
      const { from, until, room: wanted } = c.req.valid('query');
      const { rooms, hours } = await presentHouse(services);
      requireKnown(rooms, wanted === undefined ? [] : [wanted]);
      const asked = rooms.filter(({ id }) => wanted === undefined || id === wanted);
      const occupancy = await readOccupancy(services, asked, daysInterval(from, until), rightsOf(c));
      return c.json({ from, until, closed: closedDays(hours, from, until), ...occupancy });
    })
    .get(
      '/api/admin/reservations/csv',
      manage,
      recentlyConfirmed(services),
      validated('query', deskFilter),
      async (c) => {
        const { rooms } = await presentHouse(services);
        const entries = await findReservations(services, c.req.valid('query'));
        await recordAudit(services, { ...actorOf(c), act: 'reservations_exported', detail: String(entries.length) });
        return c.body(reservationsCsv(entries, rooms), 200, csvHeaders('rezervacie.csv'));
      },
    )
    .get('/api/admin/reservations/rooms', manage, async (c) => c.json({ items: await readDeskRooms(services) }))
    .post('/api/admin/reservations/rooms/:room/feed', manage, async (c) => {
      const known = (await readRooms()).find(({ id }) => id === c.req.param('room'));
      if (known === undefined) throw new AppError('not-found', 'Takú miestnosť nemáme.');
      return c.json(await renewFeed(services, known.id, actorOf(c)));
    })
    .get('/api/admin/reservations/:id', manage, async (c) => c.json(await detail(c.req.param('id'))))
    .patch('/api/admin/reservations/:id', manage, validated('json', deskChangeSchema(readRooms)), async (c) => {
      const id = c.req.param('id');
      const result = await changeReservation(services, id, c.req.valid('json'), deskDoerOf(c));
      if (result.outcome === 'clash') return c.json({ message: clashMessage(result.clash), clash: result.clash }, 409);
      const current = await detail(id);
      return result.outcome === 'stale' ? c.json({ message: result.message, current }, 409) : c.json(current, 200);
    });
}

const MOMENT = 'Napíšte deň ako 2026-12-05 alebo čas ako 2026-12-05T18:00.';
const moment = z
  .string(MOMENT)
  .transform(toWallClock)
  .refine((text) => isCalendarDate(text) || isWallClock(text), MOMENT);

/** Days are included; by default all rooms. */
const occupancyQuery = z
  .object({ from: moment, until: moment, room: z.union([z.string(), z.array(z.string())]).optional() })
  .transform(({ from, until, room: asked }) => ({
    startMs: isCalendarDate(from) ? startOfDay(from) : toEpochMs(from),
    endMs: isCalendarDate(until) ? startOfDay(addDays(until, 1)) : toEpochMs(until),
    asked: asked === undefined ? null : [asked].flat(),
  }))
  .refine(({ startMs, endMs }) => startMs < endMs && endMs - startMs <= (MAX_DAYS + 1) * DAY_MS, {
    path: ['until'],
    message: `Koniec má byť po začiatku, najviac ${MAX_DAYS} dní po ňom.`,
  });

export type OccupancyApi = ReturnType<typeof occupancyRoutes>;

/** Also for who makes the programme. */
export function occupancyRoutes(services: Services) {
  const plan = guards(services).can('manage_events', 'manage_reservations');
  return new Hono<AppEnv>()
    .get('/api/admin/rooms', plan, async (c) => {
      const { rooms } = await presentHouse(services);
      return c.json({
        items: rooms.map(({ id, name, label, former_labels, retired = false, access }) => ({
          id,
          name,
          label,
          former_labels,
          retired,
          access,
        })),
      });
    })
    .get('/api/admin/rooms/occupancy', plan, validated('query', occupancyQuery), async (c) => {
      const { asked, ...span } = c.req.valid('query');
      const { rooms } = await presentHouse(services);
      requireKnown(rooms, asked ?? []);
      const chosen = rooms.filter(({ id }) => asked === null || asked.includes(id));
      return c.json(await readOccupancy(services, chosen, span, roomRights(c.get('actor').user.value.roles)));
    });
}

function requireKnown(rooms: readonly Pick<Room, 'id'>[], asked: readonly string[]): void {
  if (asked.every((id) => rooms.some((room) => room.id === id))) return;
  throw new AppError('invalid', { room: ['Vyberte miestnosť z\u00a0ponuky.'] });
}
