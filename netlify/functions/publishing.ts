import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../server/netlify-function.ts';
import { publishingRoutes } from '../server/publishing/routes.ts';

export default netlifyFunction(publishingRoutes);

export const config: Config = { path: ['/api/admin/publishing'], region: 'fra' };
