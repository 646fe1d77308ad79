import type { Config } from '@netlify/functions';
import { galleriesRoutes } from '../server/galleries/routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(galleriesRoutes);

export const config: Config = { path: ['/api/gallery/events'], region: 'fra' };
