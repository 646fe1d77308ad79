import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.auth);

export const config: Config = {
  path: ['/api/auth/*', '/api/logout', '/api/user', '/api/user/*'],
  region: 'fra',
};
