import type { Config } from '@netlify/functions';
import { dashboardRoutes } from '../../src/server/dashboard/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(dashboardRoutes);

export const config: Config = {
  path: ['/api/admin/dashboard', '/api/admin/jobs', '/api/admin/mails', '/api/admin/mails/:id/retry'],
  region: 'fra',
};
