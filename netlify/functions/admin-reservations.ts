import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { deskRoutes } from '../../src/server/reservations/desk-routes.ts';

export default netlifyFunction(deskRoutes);

export const config: Config = {
  path: [
    '/api/admin/reservations',
    '/api/admin/reservations/summary',
    '/api/admin/reservations/calendar',
    '/api/admin/reservations/csv',
    '/api/admin/reservations/suspicious',
    '/api/admin/reservations/rooms',
    '/api/admin/reservations/rooms/:room/feed',
    '/api/admin/reservations/:id',
  ],
  region: 'fra',
};
