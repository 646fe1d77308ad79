import type { Config } from '@netlify/functions';
import { dataDutiesRoutes } from '../../src/server/data-duties/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(dataDutiesRoutes);

export const config: Config = { path: ['/api/admin/data-subject', '/api/admin/data-subject/erasure'], region: 'fra' };
