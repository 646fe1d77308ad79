import type { Config } from '@netlify/functions';
import { netlifyFunction } from '../netlify-function.ts';
import { areas } from '../../src/server/routes.ts';

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
