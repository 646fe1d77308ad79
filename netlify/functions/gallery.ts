import type { Config } from '@netlify/functions';
import { galleriesRoutes } from '../../src/server/galleries/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(galleriesRoutes);

export const config: Config = { path: ['/api/gallery/events'], region: 'fra' };
