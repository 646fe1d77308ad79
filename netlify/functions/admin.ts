import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.admin);

export const config: Config = {
  path: ['/api/admin/*'],
  excludedPath: ['/api/admin/media', '/api/admin/media/*'],
  region: 'fra',
};
