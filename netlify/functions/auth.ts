import type { Config } from '@netlify/functions';
import { authRoutes } from '../../src/server/auth/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(authRoutes);

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
    '/api/logout',
  ],
  region: 'fra',
};
