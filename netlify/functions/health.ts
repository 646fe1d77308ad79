import type { Config } from '@netlify/functions';
import { healthRoutes } from '../../src/server/health/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(healthRoutes);

export const config: Config = { path: ['/api/health'], region: 'fra' };
