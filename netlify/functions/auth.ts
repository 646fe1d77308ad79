import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.auth);

export const config: Config = {
  path: [
    '/api/auth/login',
    '/api/auth/login/2fa',
    '/api/auth/login/2fa/resend',
    '/api/auth/register',
    '/api/auth/email/resend',
    '/api/auth/email/verify/:id/:hash',
    '/api/auth/email/refuse/:id/:hash',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/auth/reset-password/link',
    '/api/logout',
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
    '/api/user/trusted-devices/:id',
  ],
  region: 'fra',
};
