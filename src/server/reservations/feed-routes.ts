import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import { limitedByIp } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { roomFeed } from './rooms/room-feed.ts';

/** The calendar of a room, for calendar programmes; its address is the key (room-feed.ts). */
export function roomFeedRoutes(services: Services) {
  return new Hono<AppEnv>().get(
    '/api/rooms/:room/calendar/:token',
    publicRoute,
    limitedByIp(services, 'room-feed'),
    async (c) => {
      const token = c.req.param('token').replace(/\.ics$/, '');
      const text = await roomFeed(services, c.req.param('room'), token);
      return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' });
    },
  );
}
