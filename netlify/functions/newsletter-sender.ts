import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { senderRoutes } from '../../src/server/newsletter/sender-routes.ts';

export default netlifyFunction(senderRoutes);

export const config: Config = { path: ['/api/newsletter/sender'], background: true, region: 'fra' };
