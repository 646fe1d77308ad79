import type { Config } from '@netlify/functions';
import { adminGalleriesRoutes } from '../../src/server/galleries/admin-routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(adminGalleriesRoutes);

export const config: Config = {
  path: [
    '/api/admin/galleries',
    '/api/admin/galleries/:eventId',
    '/api/admin/galleries/:eventId/source',
    '/api/admin/galleries/:eventId/history',
    '/api/admin/galleries/:eventId/restore',
  ],
  region: 'fra',
};
