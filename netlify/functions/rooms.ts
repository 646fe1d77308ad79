import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { roomsRoutes } from '../../src/server/reservations/room-routes.ts';

export default netlifyFunction(roomsRoutes);

export const config: Config = { path: ['/api/rooms/:room/availability'], region: 'fra' };
