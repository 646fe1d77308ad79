import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.sender);

export const config: Config = { path: ['/api/newsletter/sender'], background: true, region: 'fra' };
