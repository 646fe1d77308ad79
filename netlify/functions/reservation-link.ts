import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { reservationLinkRoutes } from '../../src/server/reservations/link-routes.ts';

export default netlifyFunction(reservationLinkRoutes);

export const config: Config = { path: ['/api/reservations/cancel/:token'], region: 'fra' };
