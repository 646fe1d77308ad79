import type { Config } from '@netlify/functions';
import { eventAddressRoutes } from '../../src/server/events/address-routes.ts';
import { fetchNotFoundPage } from '../../src/server/http/fetch-not-found-page.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction((services) => eventAddressRoutes(services, fetchNotFoundPage));

export const config: Config = {
  path: ['/events/:id', '/events/:id/:slug'],
  preferStatic: true,
  region: 'fra',
};
