import type { Config } from '@netlify/functions';
import { healthRoutes } from '../server/health/routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(healthRoutes);

export const config: Config = { path: ['/api/health'], region: 'fra' };
