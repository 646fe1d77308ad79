import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { reservationsRoutes } from '../../src/server/reservations/routes.ts';

export default netlifyFunction(reservationsRoutes);

// SPEC 7 writes the address with a slash at the end.
export const config: Config = { path: ['/api/reservations', '/api/reservations/'], region: 'fra' };
