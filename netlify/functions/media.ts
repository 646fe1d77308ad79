import type { Config } from '@netlify/functions';
import { mediaRoutes } from '../server/media/routes.ts';
import { netlifyFunction } from '../server/netlify-function.ts';

export default netlifyFunction(mediaRoutes);

export const config: Config = { path: ['/storage/m/:name'], preferStatic: true, region: 'fra' };
