import type { Config } from '@netlify/functions';
import { presenceRoutes } from '../server/content/presence-routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(presenceRoutes);

export const config: Config = { path: ['/api/admin/presence'], region: 'fra' };
