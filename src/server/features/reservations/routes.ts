import { Hono } from 'hono';
import { reservationRequestSchema } from '../../../domain/reservations/reservation-request.ts';
import { publicRoute } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { visitorOf } from '../../core/http/caller.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { limitedByIp, limitedReads } from '../../core/http/rate-limit.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { requestReservation } from './request-reservation.ts';
import { roomFeed } from './rooms/room-calendar.ts';
import { cancelByVisitor, readCancellable } from './visitor-cancellation.ts';

export type ReservationsApi = ReturnType<typeof reservationsRoutes>;

export function reservationsRoutes(services: Services) {
  const schema = reservationRequestSchema(
    () => services.clock.now(),
    async () => (await services.contentIndex.read()).settings.rooms,
    async () => (await services.contentIndex.read()).settings.hire.kinds,
  );
  return new Hono<AppEnv>().post(
    '/api/reservations',
    publicRoute,
    limitedByIp(services, 'reservation-request'),
    idempotent(services, 'reservations'),
    validated('json', schema),
    async (c) => {
      const { reference, warnings } = await requestReservation(services, c.req.valid('json'), c.env.clientAddress);
      const message = 'Rezervácia bola úspešne odoslaná! Budeme vás kontaktovať.';
      return c.json({ message, reference, warnings }, 201);
    },
  );
}

/** The address is the key (room-calendar.ts). */
export function roomFeedRoutes(services: Services) {
  return new Hono<AppEnv>().get('/api/rooms/:room/calendar/:token', publicRoute, limitedReads(services), async (c) => {
    const token = c.req.param('token').replace(/\.ics$/, '');
    const text = await roomFeed(services, c.req.param('room'), token);
    return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' });
  });
}

const CANCELLED = 'Rezervácia je zrušená. Potvrdenie sme vám poslali e-mailom.';

export type ReservationLinkApi = ReturnType<typeof reservationLinkRoutes>;

/** Reading changes nothing, because mail scanners open links. */
export function reservationLinkRoutes(services: Services) {
  return new Hono<AppEnv>()
    .get('/api/reservations/cancel/:token', publicRoute, limitedReads(services), async (c) =>
      c.json(await readCancellable(services, c.req.param('token'))),
    )
    .post('/api/reservations/cancel/:token', publicRoute, limitedByIp(services, 'reservation-link'), async (c) => {
      await cancelByVisitor(services, c.req.param('token'), visitorOf(c));
      return c.json({ message: CANCELLED });
    });
}
