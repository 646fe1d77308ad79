import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.hooks);

export const config: Config = { path: ['/api/hooks/netlify-deploy', '/api/newsletter/webhook'], region: 'fra' };
