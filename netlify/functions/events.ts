import type { Config } from '@netlify/functions';
import { eventsRoutes } from '../../src/server/events/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(eventsRoutes);

export const config: Config = {
  path: [
    '/api/events/upcoming/:count',
    '/api/events/upcoming/:startDate/:endDate',
    '/api/events/all',
    '/api/events/:id/:slug',
  ],
  region: 'fra',
};
