import type { Config } from '@netlify/functions';
import { fetchNotFoundPage, netlifyFunction } from '../netlify-function.ts';
import { areas } from '../../src/server/routes.ts';

export default netlifyFunction((services) => areas.pages(services, fetchNotFoundPage));

export const config: Config = {
  path: ['/events/:id', '/events/:id/:slug', '/newsletter/archiv', '/newsletter/archiv/:id'],
  preferStatic: true,
  region: 'fra',
};
