import { Hono } from 'hono';
import { z } from 'zod';
import { calendarDay } from '../../../domain/fields/fields.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { daysInterval } from '../../../domain/time/wall-clock.ts';
import { AppError } from '../../app-error.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { publicCache } from '../../core/http/headers.ts';
import { limitedReads } from '../../core/http/rate-limit.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { busyTimes } from './rooms/event-holds.ts';

const MAX_DAYS = 100;

const daysSchema = z
  .object({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to && to <= addDays(from, MAX_DAYS), {
    path: ['to'],
    message: `Koniec má byť v\u00a0deň začiatku alebo najviac ${MAX_DAYS} dní po ňom.`,
  });

export type RoomsApi = ReturnType<typeof roomsRoutes>;

export function roomsRoutes(services: Services) {
  return (
    new Hono<AppEnv>()
      // Calendar feeds are not cached: their addresses are keys that can be renewed.
      .use('/api/rooms/:room/availability', publicCache('rooms'))
      .get(
        '/api/rooms/:room/availability',
        publicRoute,
        limitedReads(services),
        validated('query', daysSchema),
        async (c) => {
          const { from, to } = c.req.valid('query');
          const { rooms } = (await services.contentIndex.read()).settings;
          const room = rooms.find(({ id }) => id === c.req.param('room'));
          if (room === undefined) throw new AppError('not-found', 'Takú miestnosť nemáme.');
          return c.json({ room: room.id, from, to, busy: await busyTimes(services, room, daysInterval(from, to)) });
        },
      )
  );
}
