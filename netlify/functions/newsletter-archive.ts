import type { Config } from '@netlify/functions';
import { fetchNotFoundPage } from '../../src/server/http/fetch-not-found-page.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';
import { archiveRoutes } from '../../src/server/newsletter/archive-routes.ts';

export default netlifyFunction((services) => archiveRoutes(services, fetchNotFoundPage));

export const config: Config = {
  path: ['/newsletter/archiv', '/newsletter/archiv/:id'],
  preferStatic: true,
  region: 'fra',
};
