import { Hono } from 'hono';
import { reservationRequestSchema } from '../../domain/reservations/reservation-request.ts';
import type { AppEnv } from '../http/app-env.ts';
import { publicRoute } from '../http/guards.ts';
import { idempotent } from '../http/idempotency.ts';
import { limitedByIp } from '../http/rate-limit.ts';
import { validated } from '../http/validated.ts';
import type { Services } from '../services.ts';
import { requestReservation } from './request/request-reservation.ts';

export type ReservationsApi = ReturnType<typeof reservationsRoutes>;

/** The public call that asks for a reservation (SPEC 7). */
export function reservationsRoutes(services: Services) {
  const schema = reservationRequestSchema(() => services.clock.now());
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
