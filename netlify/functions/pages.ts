import type { Config } from '@netlify/functions';
import { areas } from '../../src/server/routes.ts';
import { fetchNotFoundPage, netlifyFunction } from '../netlify-function.ts';

export default netlifyFunction((services) => areas.pages(services, fetchNotFoundPage));

export const config: Config = {
  path: ['/events/:id', '/events/:id/:slug', '/newsletter/archiv', '/newsletter/archiv/:id'],
  preferStatic: true,
  region: 'fra',
};
