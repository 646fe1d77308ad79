import type { Config } from '@netlify/functions';
import { auditRoutes } from '../server/audit/routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(auditRoutes);

export const config: Config = { path: ['/api/admin/audit', '/api/admin/audit/csv'], region: 'fra' };
