import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction(areas.newsletter);

export const config: Config = {
  path: [
    '/api/newsletter/captcha',
    '/api/newsletter/subscribe',
    '/api/newsletter/confirm/:token',
    '/api/newsletter/unsubscribe/:token',
    '/api/newsletter/resubscribe/:token',
  ],
  region: 'fra',
};
