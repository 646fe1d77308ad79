import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { publishingRoutes } from '../../src/server/publishing/routes.ts';

export default netlifyFunction(publishingRoutes);

export const config: Config = { path: ['/api/admin/publishing'], region: 'fra' };
