import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../server/netlify-function.ts';
import { reservationLinkRoutes } from '../server/reservations/link-routes.ts';

export default netlifyFunction(reservationLinkRoutes);

export const config: Config = { path: ['/api/reservations/cancel/:token'], region: 'fra' };
