import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.public);

export const config: Config = {
  path: [
    '/api/events/upcoming/:count',
    '/api/events/upcoming/:startDate/:endDate',
    '/api/events/all',
    '/api/events/:id/:slug',
    '/api/gallery/events',
    '/api/banner',
    '/api/rooms/:room/availability',
    '/api/health',
  ],
  region: 'fra',
};
