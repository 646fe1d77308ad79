import type { Config } from '@netlify/functions';
import { bannersRoutes } from '../server/banners/routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(bannersRoutes);

export const config: Config = { path: ['/api/banner'], region: 'fra' };
