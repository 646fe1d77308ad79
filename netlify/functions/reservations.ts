import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.reservations);

export const config: Config = {
  path: [
    '/api/reservations',
    // The form sends to the address with a slash at the end.
    '/api/reservations/',
    '/api/reservations/cancel/:token',
    '/api/rooms/:room/calendar/:token',
  ],
  region: 'fra',
};
