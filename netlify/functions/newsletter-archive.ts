import type { Config } from '@netlify/functions';
import { fetchNotFoundPage } from '../server/http/fetch-not-found-page.ts';
import { netlifyFunction } from '../server/netlify-function.ts';
import { archiveRoutes } from '../server/newsletter/archive-routes.ts';

export default netlifyFunction((services) => archiveRoutes(services, fetchNotFoundPage));

export const config: Config = {
  path: ['/newsletter/archiv', '/newsletter/archiv/:id'],
  preferStatic: true,
  region: 'fra',
};
