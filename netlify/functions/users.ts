import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { usersRoutes } from '../../src/server/users/routes.ts';

export default netlifyFunction(usersRoutes);

export const config: Config = {
  path: ['/api/admin/users', '/api/admin/users/:id', '/api/admin/users/:id/reset', '/api/admin/users/:id/sessions'],
  region: 'fra',
};
