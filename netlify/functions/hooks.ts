import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../netlify-function.ts';
import { areas } from '../../src/server/routes.ts';

export default netlifyFunction(areas.hooks);

export const config: Config = { path: ['/api/hooks/netlify-deploy', '/api/newsletter/webhook'], region: 'fra' };
