import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../netlify-function.ts';
import { areas } from '../../src/server/routes.ts';

export default netlifyFunction(areas.sender);

export const config: Config = { path: ['/api/newsletter/sender'], background: true, region: 'fra' };
