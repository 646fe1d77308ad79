import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { roomFeedRoutes } from '../../src/server/reservations/feed-routes.ts';

export default netlifyFunction(roomFeedRoutes);

export const config: Config = { path: ['/api/rooms/:room/calendar/:token'], region: 'fra' };
