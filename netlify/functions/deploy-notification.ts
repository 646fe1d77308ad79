import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { deployHookRoutes } from '../../src/server/publishing/routes.ts';

export default netlifyFunction(deployHookRoutes);

export const config: Config = { path: ['/api/hooks/netlify-deploy'], region: 'fra' };
