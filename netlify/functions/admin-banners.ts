import type { Config } from '@netlify/functions';
import { adminBannersRoutes } from '../../src/server/banners/admin-routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(adminBannersRoutes);

export const config: Config = {
  path: [
    '/api/admin/banners',
    '/api/admin/banners/swap',
    '/api/admin/banners/:id',
    '/api/admin/banners/:id/source',
    '/api/admin/banners/:id/history',
    '/api/admin/banners/:id/restore',
  ],
  region: 'fra',
};
