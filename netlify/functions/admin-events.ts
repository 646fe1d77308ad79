import type { Config } from '@netlify/functions';
import { adminEventsRoutes } from '../../src/server/events/admin-routes.ts';
import { eventImportRoutes } from '../../src/server/events/import-routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction((services) => adminEventsRoutes(services).route('/', eventImportRoutes(services)));

export const config: Config = {
  path: [
    '/api/admin/events',
    '/api/admin/event-places',
    '/api/admin/deleted-events',
    '/api/admin/events/import',
    '/api/admin/events/import/check',
    '/api/admin/events/:id',
    '/api/admin/events/:id/source',
    '/api/admin/events/:id/history',
    '/api/admin/events/:id/restore',
  ],
  region: 'fra',
};
