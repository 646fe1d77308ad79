import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../server/netlify-function.ts';
import { deployHookRoutes } from '../server/publishing/hook-routes.ts';

export default netlifyFunction(deployHookRoutes);

export const config: Config = { path: ['/api/hooks/netlify-deploy'], region: 'fra' };
