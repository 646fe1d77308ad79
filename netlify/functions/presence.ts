import type { Config } from '@netlify/functions';
import { presenceRoutes } from '../../src/server/entries/presence-routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(presenceRoutes);

export const config: Config = { path: ['/api/admin/presence'], region: 'fra' };
