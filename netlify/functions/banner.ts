import type { Config } from '@netlify/functions';
import { bannersRoutes } from '../../src/server/banners/routes.ts';
import { netlifyFunction } from '../../src/server/http/netlify-function.ts';

export default netlifyFunction(bannersRoutes);

export const config: Config = { path: ['/api/banner'], region: 'fra' };
