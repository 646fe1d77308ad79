import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { subscriberRoutes } from '../../src/server/newsletter/subscriber-routes.ts';

export default netlifyFunction(subscriberRoutes);

export const config: Config = {
  path: [
    '/api/admin/newsletter/subscribers',
    '/api/admin/newsletter/subscribers/csv',
    '/api/admin/newsletter/subscribers/summary',
    '/api/admin/newsletter/subscribers/suppressed',
    '/api/admin/newsletter/settings',
  ],
  region: 'fra',
};
