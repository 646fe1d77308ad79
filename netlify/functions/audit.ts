import type { Config } from '@netlify/functions';
import { auditRoutes } from '../../src/server/audit/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(auditRoutes);

export const config: Config = { path: ['/api/admin/audit', '/api/admin/audit/csv'], region: 'fra' };
