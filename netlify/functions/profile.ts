import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { profileRoutes } from '../../src/server/users/profile-routes.ts';

export default netlifyFunction(profileRoutes);

export const config: Config = {
  path: [
    '/api/user',
    '/api/user/confirm-password',
    '/api/user/password',
    '/api/user/email',
    '/api/user/two-factor',
    '/api/user/two-factor/app',
    '/api/user/two-factor/email',
    '/api/user/two-factor/code',
    '/api/user/two-factor/confirm',
    '/api/user/two-factor/off',
    '/api/user/two-factor/recovery-codes',
    '/api/user/sessions',
    '/api/user/sessions/:id',
  ],
  region: 'fra',
};
