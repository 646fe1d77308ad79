import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import { limitedByIp } from '../http/rate-limit.ts';
import { visitorOf } from '../http/visitor.ts';
import type { Services } from '../services.ts';
import { cancelByVisitor, readCancellable } from './visitor-cancellation.ts';

const CANCELLED = 'Rezervácia je zrušená. Potvrdenie sme vám poslali e-mailom.';

export type ReservationLinkApi = ReturnType<typeof reservationLinkRoutes>;

/** The calls behind the link that the mails about a reservation carry. Reading changes nothing: mail scanners open links. */
export function reservationLinkRoutes(services: Services) {
  return new Hono<AppEnv>()
    .get('/api/reservations/cancel/:token', publicRoute, limitedByIp(services, 'reservation-link'), async (c) =>
      c.json(await readCancellable(services, c.req.param('token'))),
    )
    .post('/api/reservations/cancel/:token', publicRoute, limitedByIp(services, 'reservation-link'), async (c) => {
      await cancelByVisitor(services, c.req.param('token'), visitorOf(c));
      return c.json({ message: CANCELLED });
    });
}
