import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../server/netlify-function.ts';
import { reservationsRoutes } from '../server/reservations/routes.ts';

export default netlifyFunction(reservationsRoutes);

// SPEC 7 writes the address with a slash at the end.
export const config: Config = { path: ['/api/reservations', '/api/reservations/'], region: 'fra' };
