import type { Config } from '@netlify/functions';
import { adminMediaRoutes } from '../server/media/admin-routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(adminMediaRoutes);

export const config: Config = { path: ['/api/admin/media', '/api/admin/media/:name'], region: 'fra' };
