import { Hono } from 'hono';
import { z } from 'zod';
import type { Room } from '../../../domain/content/rooms.ts';
import { addDays, isCalendarDate } from '../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../domain/time/clock.ts';
import { startOfDay, toEpochMs } from '../../../domain/time/wall-clock.ts';
import { isWallClock, toWallClock } from '../../../domain/time/written-moment.ts';
import { AppError } from '../../app-error.ts';
import { guards } from '../../core/auth/guards.ts';
import { presentHouse } from '../../core/entries/house-files.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { readOccupancy, roomRights } from './rooms/occupants.ts';

const MAX_DAYS = 366;

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

export function requireKnown(rooms: readonly Pick<Room, 'id'>[], asked: readonly string[]): void {
  if (asked.every((id) => rooms.some((room) => room.id === id))) return;
  throw new AppError('invalid', { room: ['Vyberte miestnosť z\u00a0ponuky.'] });
}

export function occupancyRoutes(services: Services) {
  const plan = guards(services).can('manage_events', 'manage_reservations');
  return new Hono<AppEnv>()
    .get('/api/admin/rooms', plan, async (c) => {
      const { rooms } = await presentHouse(services);
      return c.json({
        items: rooms.map(({ id, name, retired = false, access }) => ({ id, name, retired, access })),
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
