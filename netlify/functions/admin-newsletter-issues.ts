import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { issueRoutes } from '../../src/server/newsletter/issue-routes.ts';

export default netlifyFunction(issueRoutes);

export const config: Config = {
  path: [
    '/api/admin/newsletter/issues',
    '/api/admin/newsletter/issues/:id',
    '/api/admin/newsletter/issues/:id/preview',
    '/api/admin/newsletter/issues/:id/test',
    '/api/admin/newsletter/issues/:id/send',
    '/api/admin/newsletter/issues/:id/pause',
    '/api/admin/newsletter/issues/:id/resume',
    '/api/admin/newsletter/issues/:id/uncertain',
  ],
  region: 'fra',
};
