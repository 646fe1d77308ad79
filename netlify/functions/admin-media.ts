import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { adminMediaRoutes } from '../../src/server/media/admin-routes.ts';

export default netlifyFunction(adminMediaRoutes);

export const config: Config = { path: ['/api/admin/media', '/api/admin/media/:name'], region: 'fra' };
