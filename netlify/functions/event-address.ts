import type { Config } from '@netlify/functions';
import { eventAddressRoutes } from '../server/events/address-routes.ts';
import { fetchNotFoundPage } from '../server/http/fetch-not-found-page.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction((services) => eventAddressRoutes(services, fetchNotFoundPage));

export const config: Config = {
  path: ['/events/:id', '/events/:id/:slug'],
  preferStatic: true,
  region: 'fra',
};
