import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { webhookRoutes } from '../../src/server/newsletter/webhook-routes.ts';

export default netlifyFunction(webhookRoutes);

export const config: Config = { path: ['/api/newsletter/webhook'], region: 'fra' };
