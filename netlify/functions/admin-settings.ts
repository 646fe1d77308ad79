import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { adminSettingsRoutes } from '../../src/server/settings/routes.ts';

export default netlifyFunction(adminSettingsRoutes);

export const config: Config = {
  path: [
    '/api/admin/settings',
    '/api/admin/settings/:name',
    '/api/admin/settings/:name/source',
    '/api/admin/settings/:name/history',
    '/api/admin/settings/:name/restore',
  ],
  region: 'fra',
};
